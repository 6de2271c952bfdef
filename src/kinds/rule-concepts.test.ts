import { describe, expect, test } from "vitest";
import type { Mechanics } from "../model/entry.js";
import { ruleConceptsOf } from "./rule-concepts.js";

describe("concepts that explain a field", () => {
  test.for<[Mechanics, Record<string, string[]>]>([
    [{ range: { kind: "close" } }, { range: ["range/close", "range"] }],
    [
      { school: "illusion", subschools: ["glamer"] },
      { school: ["school/illusion", "school"], subschools: ["subschool/glamer"] },
    ],
    [{ descriptors: [] }, { descriptors: ["descriptor"] }],
    [
      { components: ["V", "M/DF"] },
      {
        components: [
          "component/verbal",
          "component/material",
          "component/divine-focus",
          "component/arcane-or-divine",
          "component",
        ],
      },
    ],
    [
      { castingTime: { time: { unit: "round", base: 1 } } },
      { castingTime: ["casting-time/one-round", "casting-time"] },
    ],
    [{ target: { of: "you" } }, { target: ["target/self", "target"] }],
    [{ effect: { shape: "ray" } }, { effect: ["effect/ray", "effect"] }],
    [
      { area: { form: "spread", radius: { unit: "ft", base: 20 }, shapeable: true } },
      { area: ["area-form/spread", "shapeable", "area"] },
    ],
    [
      { duration: { alternatives: [{ kind: "concentration" }], dismissible: true } },
      { duration: ["duration/concentration", "dismissible", "duration"] },
    ],
    [
      { savingThrow: { alternatives: [{ save: "will", effect: "negates", harmless: true }] } },
      { savingThrow: ["saving-throw/negates", "saving-throw/harmless", "saving-throw"] },
    ],
    [{ savingThrow: { alternatives: [{ save: "none" }] } }, { savingThrow: ["saving-throw/none", "saving-throw"] }],
  ])("%j", ([mechanics, expected]) => {
    expect(ruleConceptsOf(mechanics)).toEqual(expected);
  });
});
