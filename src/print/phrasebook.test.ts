import { describe, expect, test } from "vitest";
import type { PackData } from "../generated/types.js";
import { LanguagePack } from "../packs/language-pack.js";
import { templateResources, wordResources } from "./phrase-resources.js";
import { type Lang, packOf, shared } from "./packs.test-data.js";
import { MissingPhrase, Phrasebook, phrasebook } from "./phrasebook.js";

const of = (lang: Lang): Phrasebook => phrasebook(packOf(lang));

describe("words behind a number, by plural category", () => {
  test.for<{ lang: Lang; count: number; word: string }>([
    { lang: "fr", count: 0, word: "heure" },
    { lang: "fr", count: 1, word: "heure" },
    { lang: "fr", count: 1.5, word: "heure" },
    { lang: "fr", count: 2, word: "heures" },
    { lang: "fr", count: 1_000_000, word: "heures" },
    { lang: "it", count: 0, word: "ore" },
    { lang: "it", count: 1, word: "ora" },
    { lang: "it", count: 1.5, word: "ore" },
    { lang: "it", count: 1_000_000, word: "ore" },
    { lang: "fi", count: 0, word: "tuntia" },
    { lang: "fi", count: 1, word: "tunti" },
    { lang: "fi", count: 2, word: "tuntia" },
    { lang: "en", count: 1, word: "hour" },
    { lang: "en", count: 1.5, word: "hours" },
  ])("$lang $count $word", ({ lang, count, word }) => {
    expect(of(lang).counted("unit/hour", count)).toBe(word);
  });
});

describe("resources", () => {
  test("a template's variants stand under keys of their own", () => {
    expect(templateResources({ "a/b": "x", "a/c": { one: "y", other: "z" }, "a/d": { m: "u", f: "v" } })).toEqual({
      "a/b": "x",
      "a/c": "z",
      "a/c_one": "y",
      "a/c_other": "z",
      "a/d_m": "u",
      "a/d_f": "v",
    });
  });

  test("every plural category of the language has a word", () => {
    const terms: PackData["terms"] = {
      "unit/day": { forms: ["d"], print: { one: "day", other: "days", abbr: "d." } },
      "word/or": ["or"],
    };
    expect(wordResources(terms, ["one", "many", "other"])).toEqual({
      "unit/day": "day",
      "unit/day_one": "day",
      "unit/day_many": "days",
      "unit/day_other": "days",
      "unit/day_abbr": "d.",
      "word/or": "or",
      "word/or_one": "or",
      "word/or_many": "or",
      "word/or_other": "or",
    });
  });
});

describe("templates", () => {
  const { data } = packOf("en");
  const bookWith = (templates: Record<string, string>): Phrasebook => {
    if (data.phrases === undefined) throw new Error("the pack has no phrases");
    return new Phrasebook(new LanguagePack({ ...data, phrases: { ...data.phrases, templates } }, shared.conventions));
  };

  test.for([
    { what: "a slot", template: "{value}!", value: "a", text: "a!" },
    { what: "a slot twice", template: "{value} {value}", value: "a", text: "a a" },
    { what: "a slot in upper case", template: "{value:upper}", value: "élan", text: "Élan" },
    { what: "a word", template: "{value} {word/or}", value: "a", text: "a or" },
    { what: "a form of a word", template: "{value} {unit/hour.other}", value: "2", text: "2 hours" },
    { what: "a word in upper case", template: "{word/or:upper} {value}", value: "a", text: "Or a" },
    { what: "a value that looks like a slot", template: "{value} {value}", value: "{value}", text: "{value} {value}" },
    { what: "a value that looks like a word", template: "{value}", value: "{word/or}", text: "{word/or}" },
    { what: "a value that looks like i18next's nesting", template: "{value}", value: "$t(a/b)", text: "$t(a/b)" },
    { what: "a value with a dollar sign", template: "{value}", value: "$& $1", text: "$& $1" },
  ])("$what", ({ template, value, text }) => {
    expect(bookWith({ "a/b": template }).fill("a/b", { value })).toBe(text);
  });

  test.for([
    { what: "template", fill: () => bookWith({}).fill("a/b", {}) },
    { what: "slot", fill: () => bookWith({ "a/b": "{value}" }).fill("a/b", {}) },
    { what: "word", fill: () => bookWith({ "a/b": "{word/no-such}" }).fill("a/b", {}) },
  ])("a missing $what is an error", ({ fill }) => {
    expect(fill).toThrow(MissingPhrase);
  });

  test("the first variant that is there counts", () => {
    const book = of("fr");
    const slots = { amount: "1 m", level: "niveau", count: "2" };
    expect(book.fill("amount/per-level", slots, "one")).toBe("1 m/niveau");
    expect(book.fill("amount/per-level", slots, "many", "other")).toBe("1 m/2\u00A0niveau");
    expect(book.fill("amount/per-level", slots, undefined)).toBe("1 m/2\u00A0niveau");
  });
});
