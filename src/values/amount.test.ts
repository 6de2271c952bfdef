import { describe, expect, test } from "vitest";
import { shared } from "../packs/grammar.test-data.js";
import { type AmountTerm, buildAmount } from "./amount.js";

const srd = shared.conventions["srd-metric"];
const lnl = shared.conventions["lnl-metric"];
const term = (value: number | string, unit?: string, perLevels?: number): AmountTerm => ({ value, unit, perLevels });

describe("buildAmount", () => {
  test.for([
    {
      what: "7.5 m + 1.5 m/2 levels",
      terms: [term(7.5, "m"), term(1.5, "m", 2)],
      amount: { unit: "ft", base: 25, step: 5, perLevels: 2 },
    },
    {
      what: "the unit stands at the second term",
      terms: [term(3), term(1, "round", 1)],
      amount: { unit: "round", base: 3, step: 1, perLevels: 1 },
    },
    {
      what: "the step comes first",
      terms: [term(3, "m", 1), term(9, "m")],
      amount: { unit: "ft", base: 30, step: 10, perLevels: 1 },
    },
    { what: "30 cm", terms: [term(30, "cm")], amount: { unit: "ft", base: 1 } },
    { what: "15 cm", terms: [term(15, "cm")], amount: { unit: "ft", base: 0.5 } },
    { what: "2.5 cm", terms: [term(2.5, "cm")], amount: { unit: "in", base: 1 } },
    { what: "1.5 km", terms: [term(1.5, "km")], amount: { unit: "mi", base: 1 } },
    { what: "375 m of a km", terms: [term(0.375, "km")], amount: { unit: "mi", base: 0.25 } },
    { what: "10 kg", terms: [term(10, "kg")], amount: { unit: "lb", base: 20 } },
    { what: "9 dm²", terms: [term(9, "sqdm")], amount: { unit: "sqft", base: 1 } },
    { what: "27 dm³", terms: [term(27, "cudm")], amount: { unit: "cuft", base: 1 } },
    { what: "5 squares", terms: [term(5, "square")], amount: { unit: "ft", base: 25 } },
    { what: "dice", terms: [term("2d6", "round")], amount: { unit: "round", base: "2d6" } },
    { what: "a count", terms: [term(4)], amount: { base: 4 } },
    { what: "0 m", terms: [term(0, "m")], amount: { unit: "ft", base: 0 } },
    { what: "feet stay", terms: [term(37, "ft")], amount: { unit: "ft", base: 37 } },
  ])("$what", ({ terms, amount }) => {
    expect(buildAmount(terms, srd)).toEqual({ amount, inexact: false });
  });

  test.for([
    { what: "7 m", terms: [term(7, "m")], amount: { unit: "m", base: 7 } },
    {
      what: "one term of two",
      terms: [term(7, "m"), term(1.5, "m", 2)],
      amount: { unit: "m", base: 7, step: 1.5, perLevels: 2 },
    },
    { what: "dice of metres", terms: [term("1d6", "m")], amount: { unit: "m", base: "1d6" } },
    { what: "1 cm", terms: [term(1, "cm")], amount: { unit: "cm", base: 1 } },
  ])("inexact: $what", ({ terms, amount }) => {
    expect(buildAmount(terms, srd)).toEqual({ amount, inexact: true });
  });

  test.for([
    { what: "two units", terms: [term(1, "round"), term(1, "minute", 1)] },
    { what: "two bases", terms: [term(1, "round"), term(2, "round")] },
    { what: "two steps", terms: [term(1, "round", 1), term(2, "round", 2)] },
  ])("no amount: $what", ({ terms }) => {
    expect(buildAmount(terms, srd)).toBeUndefined();
  });

  test.for([
    { what: "2 m are 5 ft", terms: [term(2, "m")], amount: { unit: "ft", base: 5 }, convention: lnl },
    { what: "1.6 km are a mile", terms: [term(1.6, "km")], amount: { unit: "mi", base: 1 }, convention: lnl },
    {
      what: "none: printed units are canonical",
      terms: [term(9, "m")],
      amount: { unit: "m", base: 9 },
      convention: undefined,
    },
  ])("convention: $what", ({ terms, amount, convention }) => {
    expect(buildAmount(terms, convention)).toEqual({ amount, inexact: false });
  });

  test("metres and feet of one sum are one unit", () => {
    expect(buildAmount([term(25, "ft"), term(1.5, "m", 2)], srd)?.amount).toEqual({
      unit: "ft",
      base: 25,
      step: 5,
      perLevels: 2,
    });
  });
});
