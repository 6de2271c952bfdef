import { describe, expect, test } from "vitest";
import { openSpellings } from "./spelling.js";

const { spelling } = await openSpellings(["fr", "it", "en"]);

describe("spell checkers", () => {
  test.for([
    { lang: "fr", word: "créature", known: true },
    { lang: "fr", word: "créatrue", known: false },
    { lang: "it", word: "dovete", known: true },
    { lang: "it", word: "dovtete", known: false },
    { lang: "en", word: "through", known: true },
    { lang: "en", word: "throuhg", known: false },
  ])("$lang: $word", ({ lang, word, known }) => {
    expect(spelling.get(lang)?.knows(word)).toBe(known);
  });

  test("what may be meant", () => {
    expect(spelling.get("fr")?.suggest("créatrue")[0]).toBe("créature");
  });

  test("a language without a spell checker is named", async () => {
    expect(await openSpellings(["tlh"])).toEqual({ spelling: new Map(), missing: ["tlh"] });
  });
});
