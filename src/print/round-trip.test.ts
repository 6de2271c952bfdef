import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readField } from "../checks/round-trip.js";
import { validateEntry } from "../generated/validators.js";
import type { Mechanics } from "../model/entry.js";
import * as arbitrary from "./mechanics.test-data.js";
import { langs, packOf } from "./packs.test-data.js";
import { printField } from "./print-field.js";

// Law 4: what the schema admits reads back, once printed, as the same mechanics, in every language.

interface Family {
  readonly key: string;
  readonly values: fc.Arbitrary<Mechanics>;
}

function field(key: string, values: fc.Arbitrary<unknown>): Family {
  return { key, values: values.map((value) => ({ [key]: value })) };
}

const families: readonly Family[] = [
  field("range", arbitrary.range),
  field("castingTime", arbitrary.castingTime),
  field("duration", arbitrary.duration),
  field("savingThrow", arbitrary.savingThrow),
  field("resistance", arbitrary.resistance),
  field("levels", arbitrary.levels),
  field("components", arbitrary.components),
  { key: "displays", values: arbitrary.displays },
  field("powerPoints", arbitrary.powerPoints),
  { key: "school", values: arbitrary.schoolLine },
  { key: "discipline", values: arbitrary.disciplineLine },
  field("target", arbitrary.target),
  field("effect", arbitrary.area),
  field("area", arbitrary.area),
  field("targetOrArea", arbitrary.joint),
];

const isValid = (mechanics: Mechanics): boolean =>
  validateEntry({ schemaVersion: 1, id: "spell/x", kind: "spell", mechanics, text: {}, sources: [] });

const runs = Number(process.env["PROPERTY_RUNS"] ?? 500);

describe.each(langs)("printing and reading back: %s", (lang) => {
  const pack = packOf(lang);
  test.for(families)("$key", ({ key, values }) => {
    fc.assert(
      fc.property(values, (mechanics) => {
        expect(isValid(mechanics)).toBe(true);
        const text = printField(mechanics, key, pack);
        expect({ text, mechanics: text === undefined ? undefined : readField(key, text, pack) }).toEqual({
          text,
          mechanics,
        });
      }),
      { numRuns: runs },
    );
  });
});
