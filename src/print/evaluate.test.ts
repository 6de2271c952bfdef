import { describe, expect, test } from "vitest";
import type { Amount, Mechanics } from "../model/entry.js";
import { amountAt, evaluate, type EvaluateOptions, mechanicsAt } from "./evaluate.js";

describe("an amount at a caster level", () => {
  test.for<{ amount: Amount; level: number; value: unknown }>([
    { amount: { unit: "ft", base: 25, step: 5, perLevels: 2 }, level: 7, value: 40 },
    { amount: { unit: "ft", base: 25, step: 5, perLevels: 2 }, level: 1, value: 25 },
    { amount: { unit: "round", step: 1, perLevels: 1 }, level: 9, value: 9 },
    { amount: { unit: "minute", step: 1, perLevels: 1, max: 5 }, level: 9, value: 5 },
    { amount: { unit: "minute", step: 1, perLevels: 1, max: 5 }, level: 3, value: 3 },
    { amount: { step: 2, perLevels: 3 }, level: 10, value: 6 },
    { amount: { unit: "round", base: "1d4+1" }, level: 5, value: { min: 2, max: 5, mean: 3.5 } },
    { amount: { unit: "round", base: "2d6", step: 1, perLevels: 2 }, level: 4, value: { min: 4, max: 14, mean: 9 } },
    { amount: { unit: "round", step: "1d6", perLevels: 1, max: 10 }, level: 3, value: { min: 3, max: 10, mean: 10 } },
  ])("$amount at level $level", ({ amount, level, value }) => {
    expect(amountAt(amount, level).value).toEqual(value);
  });
});

const close: Mechanics = { range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } } };
const levels: Mechanics = {
  levels: [
    { class: "bard", level: 2 },
    { class: "wizard", level: 3 },
  ],
  savingThrow: { alternatives: [{ save: "will", effect: "negates" }] },
};

describe("an entry at a caster level", () => {
  test.for<{ why: string; mechanics: Mechanics; options: EvaluateOptions; expected: object }>([
    {
      why: "feet and squares",
      mechanics: close,
      options: { casterLevel: 7 },
      expected: { casterLevel: 7, range: { kind: "close", feet: 40, squares: 8 } },
    },
    {
      why: "miles in feet",
      mechanics: { range: { kind: "fixed", distance: { unit: "mi", step: 1, perLevels: 1 } } },
      options: { casterLevel: 2 },
      expected: { casterLevel: 2, range: { kind: "fixed", feet: 10560, squares: 2112 } },
    },
    {
      why: "a range without a formula",
      mechanics: { range: { kind: "touch" } },
      options: { casterLevel: 2 },
      expected: { casterLevel: 2, range: { kind: "touch" } },
    },
    {
      why: "concentration and what follows",
      mechanics: {
        duration: { alternatives: [{ kind: "concentration", then: { unit: "round", step: 1, perLevels: 2 } }] },
      },
      options: { casterLevel: 9 },
      expected: { casterLevel: 9, durations: [{ kind: "concentration", then: { unit: "round", value: 4 } }] },
    },
    {
      why: "targets and their spread",
      mechanics: { target: { count: { step: 1, perLevels: 3 }, of: "creature", maxSpread: { unit: "ft", base: 30 } } },
      options: { casterLevel: 10 },
      expected: {
        casterLevel: 10,
        targeting: { target: { count: { value: 3 }, maxSpread: { unit: "ft", value: 30 } } },
      },
    },
    {
      why: "the save DC of a class",
      mechanics: levels,
      options: { casterLevel: 5, abilityModifier: 4, classId: "wizard" },
      expected: { casterLevel: 5, spellLevel: 3, saveDc: 17 },
    },
    {
      why: "no save DC where lists differ and no class is named",
      mechanics: levels,
      options: { casterLevel: 5, abilityModifier: 4 },
      expected: { casterLevel: 5 },
    },
    {
      why: "no save DC without a save",
      mechanics: { levels: [{ level: 2 }], savingThrow: { alternatives: [{ save: "none" }] } },
      options: { casterLevel: 5, abilityModifier: 4 },
      expected: { casterLevel: 5, spellLevel: 2 },
    },
    {
      why: "the point cost of a class",
      mechanics: {
        powerPoints: [{ class: "psion", points: 5 }, { class: "psychic-warrior", points: 3 }, { xp: true }],
      },
      options: { casterLevel: 5, classId: "psychic-warrior" },
      expected: { casterLevel: 5, pointCost: 3 },
    },
  ])("$why", ({ mechanics, options, expected }) => {
    expect(evaluate({ mechanics }, options)).toEqual(expected);
  });

  test("mechanics with numbers in place of levels", () => {
    expect(mechanicsAt({ ...close, powerPoints: [{ points: 3 }] }, 7)).toEqual({
      range: { kind: "close", distance: { unit: "ft", base: 40 } },
      powerPoints: [{ points: 3 }],
    });
  });
});
