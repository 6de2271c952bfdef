import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { FactWords } from "./fact-words.js";

const data: PackData = {
  pack: { lang: "fi", colonEndings: ["n"] },
  labels: {},
  terms: {
    "unit/ft": ["j", "jalka"],
    "level/level": ["taso"],
    "save/none": ["ei"],
    "word/filler": ["aina"],
    "word/per": ["kohden"],
    "school/illusion": ["harhanta"],
  },
  facts: {
    "unit/ft": ["jalan"],
    "level/caster": ["taso"],
    "cue/bonus": ["-hyvity-", "-bonus"],
    "thing/saving-throw": ["laisto-", "laistohei-"],
    "term/size-modifier": ["kokomuun-"],
  },
};
const words = new FactWords(data, [data.terms]);

describe("whole words", () => {
  test.for([
    { word: "jalka", concept: "unit/ft" },
    { word: "jalan", concept: "unit/ft" },
    { word: "j:n", concept: "unit/ft" },
    { word: "taso", concept: "level/caster" },
    { word: "kohden", concept: "word/per" },
    { word: "ei", concept: undefined },
    { word: "aina", concept: undefined },
    { word: "harhanta", concept: undefined },
  ])("$word is $concept", ({ word, concept }) => {
    expect(words.lexicon.lookup(foldKey(word))).toBe(concept);
  });
});

describe("parts of words", () => {
  test.for([
    { word: "laistoon", concept: "thing/saving-throw" },
    { word: "laistoheiton", concept: "thing/saving-throw" },
    { word: "laistoheittohyvityksen", concept: "cue/bonus" },
    { word: "laistobonus", concept: "cue/bonus" },
    { word: "kokomuunnin", concept: "term/size-modifier" },
    { word: "hyvityksen", concept: undefined },
    { word: "bonus", concept: undefined },
    { word: "lais", concept: undefined },
  ])("$word is $concept", ({ word, concept }) => {
    expect(words.byPart(foldKey(word))).toBe(concept);
  });
});

describe("the packs' fact words", () => {
  const grammar = join(import.meta.dirname, "../../grammar");
  const langs = readdirSync(grammar).filter((name) => name !== "shared");
  const facts = new Map(
    langs.map((lang) => [
      lang,
      parse(readFileSync(join(grammar, lang, "facts.yaml"), "utf8")) as Record<string, string[]>,
    ]),
  );
  const idsOf = (lang: string, groups: RegExp): string[] =>
    Object.keys(facts.get(lang) ?? {})
      .filter((id) => groups.test(id))
      .sort();

  // Articles are no words of their own in every language, and not all count as numbers.
  const shared = /^(?:prose|ability|thing|term|level)\/|^cue\/(?!article$|from$)/;

  test.for(langs)("%s has words for the same facts as English", (lang) => {
    expect(idsOf(lang, shared)).toEqual(idsOf("en", shared));
  });

  test.for(langs)("%s: no form stands under two ids", (lang) => {
    const forms = Object.entries(facts.get(lang) ?? {}).flatMap(([id, list]) =>
      list.map((form) => [foldKey(form), id] as const),
    );
    const seen = new Map<string, string>();
    const doubled = forms.filter(([form, id]) => (seen.get(form) ?? id) !== id || void seen.set(form, id));
    expect(doubled).toEqual([]);
  });
});
