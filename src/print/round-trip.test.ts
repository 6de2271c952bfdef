import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Mechanics } from "../model/entry.js";
import { canonicalJson } from "../model/canonical.js";
import { readValue, type ValueFamily } from "../values/read-value.js";
import * as arbitrary from "./mechanics.test-data.js";
import { langs, packOf } from "./packs.test-data.js";
import { printField } from "./print-field.js";

// Law 4: what is printed reads back as the same mechanics, in every language.

interface Family {
  readonly key: string;
  readonly family: ValueFamily;
  readonly values: fc.Arbitrary<Mechanics>;
  readonly read: (value: object) => Mechanics;
}

function field(key: string, family: ValueFamily, values: fc.Arbitrary<unknown>): Family {
  return { key, family, values: values.map((value) => ({ [key]: value })), read: (value) => ({ [key]: value }) };
}

const families: readonly Family[] = [
  field("range", "range", arbitrary.range),
  field("castingTime", "castingTime", arbitrary.castingTime),
  field("duration", "duration", arbitrary.duration),
  field("savingThrow", "savingThrow", arbitrary.savingThrow),
  field("resistance", "resistance", arbitrary.resistance),
  field("levels", "levels", arbitrary.levels),
  {
    key: "components",
    family: "components",
    values: arbitrary.components.map((components) => ({ components })),
    read: (value) => ({ components: (value as Required<Mechanics>).components }),
  },
  { key: "displays", family: "displays", values: arbitrary.displays, read: (value) => value },
  field("powerPoints", "powerPoints", arbitrary.powerPoints),
  {
    key: "school",
    family: "typeLine",
    values: arbitrary.typeLine,
    read: (value) => {
      const { concepts: _, ...line } = value as Mechanics & { concepts: unknown };
      return line;
    },
  },
  field("target", "target", arbitrary.target),
  field("effect", "effect", arbitrary.area),
  field("area", "area", arbitrary.area),
  field("targetOrArea", "joint", fc.oneof(arbitrary.target, arbitrary.area)),
];

describe.each(langs)("printing and reading back: %s", (lang) => {
  const pack = packOf(lang);
  test.for(families)("$key", ({ key, family, values, read }) => {
    fc.assert(
      fc.property(values, (mechanics) => {
        const text = printField(
          mechanics,
          key === "school" && mechanics.school === undefined ? "discipline" : key,
          pack,
        );
        expect(text).toBeDefined();
        const { value } = readValue(family, text ?? "", pack);
        expect({ text, mechanics: canonicalJson(value === undefined ? undefined : read(value)) }).toEqual({
          text,
          mechanics: canonicalJson(mechanics),
        });
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
