import { describe, expect, test } from "vitest";
import type { PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { packs, shared } from "./grammar.test-data.js";
import { LanguagePack, termForms } from "./language-pack.js";
import { mergePacks } from "./overlay.js";
import { PackError } from "./pack-error.js";
import { PackSet } from "./pack-set.js";

const base: PackData = {
  pack: { lang: "fr", name: "français", decimal: [","], dice: ["d"], convention: "srd-metric" },
  labels: { fields: { range: ["Portée"], area: ["Zone"] }, name: ["Nom"] },
  terms: {
    "class/bard": ["Bard", "barde"],
    "class/wizard": { forms: ["Mag", "magicien"], print: { full: "mage" } },
    "unit/m": ["m"],
  },
  rulesets: { deep: { convention: "deep-metric", terms: { "unit/m": ["brasse"] } } },
};
const overlay: PackData = {
  pack: {
    lang: "fr-house",
    extends: "fr",
    thousands: ["."],
    conventions: { "deep-metric": { m: [{ from: 2, to: 5, unit: "ft", grain: 0.5 }] } },
  },
  labels: { fields: { range: ["Distance"] }, bookkeeping: { page: ["Page"] } },
  terms: {
    "class/bard": ["Troubadour", "barde"],
    "class/wizard": ["Thaumaturge"],
    "class/diver": ["Plongeur"],
  },
};
const merged = mergePacks(base, overlay);

describe("mergePacks", () => {
  test("forms of the overlay go before those of the base, without repeats", () => {
    expect(merged.terms["class/bard"]).toEqual(["Troubadour", "barde", "Bard"]);
  });

  test("a list is laid over an object's forms", () => {
    expect(merged.terms["class/wizard"]).toEqual({
      forms: ["Thaumaturge", "Mag", "magicien"],
      print: { full: "mage" },
    });
  });

  test("an object is laid over a list", () => {
    const extra: PackData = {
      pack: { lang: "fr", extends: "fr" },
      labels: {},
      terms: { "unit/m": { forms: ["mètre"], print: { abbr: "m" } } },
    };
    expect(mergePacks(base, extra).terms["unit/m"]).toEqual({ forms: ["mètre", "m"], print: { abbr: "m" } });
  });

  test("ids are added", () => {
    expect(merged.terms["class/diver"]).toEqual(["Plongeur"]);
  });

  test("labels are added before those of the base", () => {
    expect(merged.labels.fields).toEqual({ range: ["Distance", "Portée"], area: ["Zone"] });
  });

  test("settings of the base stay, those of the overlay are added, the language is the base's", () => {
    expect(merged.pack).toMatchObject({ lang: "fr", name: "français", decimal: [","], thousands: ["."] });
  });

  test("neither pack is changed", () => {
    expect({ bard: base.terms["class/bard"], range: base.labels.fields?.["range"] }).toEqual({
      bard: ["Bard", "barde"],
      range: ["Portée"],
    });
  });
});

describe("LanguagePack", () => {
  const pack = new LanguagePack(merged, shared.conventions);

  test.for([
    { family: "levels", word: "Troubadour", concept: "class/bard" },
    { family: "levels", word: "mage", concept: "class/wizard" },
    { family: "levels", word: "plongeur", concept: "class/diver" },
    { family: "range", word: "m", concept: "unit/m" },
    { family: "range", word: "brasse", concept: undefined },
  ] as const)("$family: $word is $concept", ({ family, word, concept }) => {
    expect(pack.lexicon(family).lookup(foldKey(word))).toBe(concept);
  });

  test.for([
    { word: "brasse", concept: "unit/m" },
    { word: "m", concept: "unit/m" },
  ])("a ruleset's words stand beside the language's own: $word", ({ word, concept }) => {
    expect(pack.lexicon("range", "deep").lookup(word)).toBe(concept);
  });

  test.for([
    { ruleset: undefined, from: 1.5 },
    { ruleset: "deep", from: 2 },
    { ruleset: "nobody", from: 1.5 },
  ])("convention of $ruleset: $from m are 5 ft", ({ ruleset, from }) => {
    expect(pack.convention(ruleset)?.["m"]?.[0]?.from).toBe(from);
  });

  test("without a convention printed units are canonical", () => {
    const bare = new LanguagePack({ pack: { lang: "xx" }, labels: {}, terms: {} }, shared.conventions);
    expect(bare.convention()).toBeUndefined();
  });

  test.for([
    { lang: "fr", dice: "d", decimal: ",.", before: false },
    { lang: "it", dice: "d", decimal: ",.", before: false },
    { lang: "fi", dice: "nd", decimal: ",.", before: true },
  ])("number style of $lang", ({ lang, dice, decimal, before }) => {
    const { diceLetters, decimalSigns, modifiersBefore } = packs.get(lang) as LanguagePack;
    expect({ diceLetters, decimalSigns, modifiersBefore }).toEqual({
      diceLetters: dice,
      decimalSigns: decimal,
      modifiersBefore: before,
    });
  });

  test.for([
    { term: ["a", "b"], forms: ["a", "b"] },
    { term: { forms: ["a"], print: { one: "b", other: "c" } }, forms: ["a", "b", "c"] },
  ])("forms of a term: $forms", ({ term, forms }) => {
    expect(termForms(term)).toEqual(forms);
  });
});

describe("PackSet", () => {
  test.for([
    { tag: "fr", lang: "fr" },
    { tag: "fr-CA", lang: "fr" },
    { tag: "it-CH", lang: "it" },
    { tag: "fi-FI", lang: "fi" },
    { tag: "FR-be", lang: "fr" },
    { tag: "de", lang: undefined },
    { tag: "fra", lang: undefined },
    { tag: "", lang: undefined },
  ])("$tag: $lang", ({ tag, lang }) => {
    expect(packs.get(tag)?.lang).toBe(lang);
  });

  test("overlays apply in their order", () => {
    const second: PackData = { pack: { lang: "x", extends: "fr" }, labels: {}, terms: { "class/bard": ["Ménestrel"] } };
    const set = new PackSet(shared, [base, overlay, second]);
    expect(set.get("fr")?.data.terms["class/bard"]).toEqual(["Ménestrel", "Troubadour", "barde", "Bard"]);
  });

  test("an overlay is no language of its own", () => {
    expect(new PackSet(shared, [base, overlay]).langs).toEqual(["fr"]);
  });

  test("an overlay without its base is refused", () => {
    expect(() => new PackSet(shared, [overlay])).toThrow(PackError);
  });

  test("a second pack of a language takes the place of the first", () => {
    const other: PackData = { pack: { lang: "fr", name: "autre" }, labels: {}, terms: {} };
    expect(new PackSet(shared, [base, other]).get("fr")?.data.pack.name).toBe("autre");
  });

  test("all languages", () => {
    expect(packs.all.map(({ lang }) => lang)).toEqual(["fr", "it", "fi"]);
  });
});
