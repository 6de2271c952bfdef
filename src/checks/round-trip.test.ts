import { describe, expect, test } from "vitest";
import type { Mechanics } from "../model/entry.js";
import { LanguagePack } from "../packs/language-pack.js";
import { langs, packOf, shared } from "../print/packs.test-data.js";
import { differences, fieldParts, lostStep, readField } from "./round-trip.js";

describe("the fields of an entry", () => {
  test.for<{ what: string; mechanics: Mechanics; keys: string[] }>([
    { what: "none", mechanics: {}, keys: [] },
    {
      what: "a type line has its parts",
      mechanics: { school: "evocation", subschools: [], descriptors: ["fire"], range: { kind: "touch" } },
      keys: ["school", "range"],
    },
    { what: "parts without a type line", mechanics: { descriptors: ["fire"] }, keys: ["descriptors"] },
    { what: "displays", mechanics: { displays: ["visual"], displaysSeeText: true }, keys: ["displays"] },
  ])("$what", ({ mechanics, keys }) => {
    const parts = fieldParts(mechanics);
    expect(parts.map(({ key }) => key)).toEqual(keys);
    expect(Object.assign({}, ...parts.map((p) => p.mechanics))).toEqual(mechanics);
  });
});

describe("reading a field", () => {
  test.for([
    {
      key: "school",
      text: "Evocation [Fire]",
      mechanics: { school: "evocation", subschools: [], descriptors: ["fire"] },
    },
    { key: "descriptors", text: "Fire", mechanics: { descriptors: ["fire"] } },
    { key: "components", text: "V, S", mechanics: { components: ["V", "S"] } },
    { key: "displays", text: "Visual; see text", mechanics: { displays: ["visual"], displaysSeeText: true } },
    { key: "range", text: "Touch", mechanics: { range: { kind: "touch" } } },
    { key: "range", text: "As far as it likes", mechanics: undefined },
    { key: "colour", text: "Red", mechanics: undefined },
  ])("$key: $text", ({ key, text, mechanics }) => {
    expect(readField(key, text, packOf("en"))).toEqual(mechanics);
  });
});

describe("a chain of languages", () => {
  const part = { key: "range", mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 60 } } } } as const;

  test("gives the mechanics back", () => {
    expect(lostStep(part, langs.map(packOf))).toBeUndefined();
  });

  test("names the step that changes them", () => {
    const { phrases, ...data } = packOf("en").data;
    if (phrases === undefined) throw new Error("the pack has no phrases");
    const templates = { ...phrases.templates, "amount/unit": "{n}0 {unit}" };
    const wrong = new LanguagePack({ ...data, phrases: { ...phrases, templates } }, shared.conventions);
    expect(lostStep(part, [packOf("fr"), wrong])).toEqual({
      at: 1,
      text: "600 ft.",
      mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 600 } } },
    });
  });

  test("names the step that cannot print them", () => {
    const { phrases: _, ...data } = packOf("it").data;
    const mute = new LanguagePack(data, shared.conventions);
    expect(lostStep(part, [packOf("fr"), mute])).toEqual({ at: 1, text: undefined, mechanics: undefined });
  });
});

describe("differences", () => {
  test.for([
    { before: { a: 1 }, after: { a: 1 }, lines: [] },
    { before: { range: { base: 25 } }, after: { range: { base: 30 } }, lines: ["range.base: 25 → 30"] },
    { before: { list: ["V", "S"] }, after: { list: ["V"] }, lines: ['list.1: "S" → nothing'] },
    { before: {}, after: { seeText: true }, lines: ["seeText: nothing → true"] },
  ])("$lines", ({ before, after, lines }) => {
    expect(differences(before, after)).toEqual(lines);
  });
});
