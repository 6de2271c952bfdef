import { describe, expect, test } from "vitest";
import { langs, packOf } from "../packs/grammar.test-data.js";
import { fieldOf, isFieldKey, kinds } from "./all-kinds.js";

describe("kinds", () => {
  test.for([
    { kind: "spell", type: "school", only: "components", not: "displays" },
    { kind: "power", type: "discipline", only: "displays", not: "components" },
  ] as const)("a $kind starts with its $type", ({ kind, type, only, not }) => {
    const keys = kinds.find((k) => k.kind === kind)?.fields.map(({ key }) => key) ?? [];
    expect({ first: keys[0], only: keys.includes(only), not: keys.includes(not) }).toEqual({
      first: type,
      only: true,
      not: false,
    });
  });

  test("a field that both have is read by one family", () => {
    const families = new Map<string, Set<string>>();
    for (const { key, family } of kinds.flatMap(({ fields }) => fields)) {
      families.set(key, (families.get(key) ?? new Set()).add(family));
    }
    expect([...families].filter(([, of]) => of.size > 1)).toEqual([]);
  });

  test.for(kinds)("no field stands twice in a $kind", ({ fields }) => {
    const keys = fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.for([
    { key: "levels", family: "levels", repeats: true },
    { key: "range", family: "range", repeats: undefined },
    { key: "targetOrArea", family: "joint", repeats: undefined },
    { key: "effectOrArea", family: "area", repeats: undefined },
  ])("$key is read by $family", ({ key, family, repeats }) => {
    expect({ family: fieldOf(key)?.family, repeats: fieldOf(key)?.repeats }).toEqual({ family, repeats });
  });

  test.for(["material", "source", "", "Range"])("'%s' is no field", (key) => {
    expect({ field: fieldOf(key), isKey: isFieldKey(key) }).toEqual({ field: undefined, isKey: false });
  });
});

describe("packs and kinds", () => {
  test.for(langs)("every field label of %s has a field", (lang) => {
    expect(Object.keys(packOf(lang).data.labels.fields ?? {}).filter((key) => !isFieldKey(key))).toEqual([]);
  });
});
