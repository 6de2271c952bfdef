import { expect, test } from "vitest";
import { packs } from "./grammar.test-data.js";
import { knownWords } from "./known-words.js";

test.for([
  { word: "portée", is: true, why: "a label" },
  { word: "demi-sphère", is: true, why: "a term with a hyphen" },
  { word: "ampuma-aseen", is: true, why: "an inflected one" },
  { word: "ampumaaseen", is: false, why: "the same without its hyphen" },
  { word: "anguille", is: false, why: "a word of no rule" },
])("$word: $why", ({ word, is }) => {
  expect(knownWords(packs).has(word)).toBe(is);
});
