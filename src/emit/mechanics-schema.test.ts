import { describe, expect, test } from "vitest";
import { validateEntry } from "../generated/validators.js";

// What no text can say is no mechanics.

const isValid = (mechanics: object): boolean =>
  validateEntry({ schemaVersion: 1, id: "spell/x", kind: "spell", mechanics, text: {}, sources: [] });
const ft = (base: number): object => ({ unit: "ft", base });
const rounds = { unit: "round", base: 1 };

describe("the schema refuses", () => {
  test.for([
    {
      what: "a cap of what does not grow",
      mechanics: { range: { kind: "close", distance: { unit: "ft", base: 5, max: 9 } } },
    },
    { what: "a cap alone", mechanics: { castingTime: { time: { unit: "round", max: 9 } } } },
    {
      what: "half a level",
      mechanics: { range: { kind: "fixed", distance: { unit: "ft", step: 5, perLevels: 0.5 } } },
    },
    { what: "a number below 0", mechanics: { range: { kind: "fixed", distance: ft(-5) } } },
    { what: "a distance in rounds", mechanics: { range: { kind: "close", distance: rounds } } },
    { what: "a distance without a unit", mechanics: { range: { kind: "close", distance: { base: 5 } } } },
    { what: "a fixed range without a distance", mechanics: { range: { kind: "fixed" } } },
    { what: "see text inside a range", mechanics: { range: { kind: "touch", or: { kind: "close", seeText: true } } } },
    { what: "an empty casting time", mechanics: { castingTime: {} } },
    { what: "a count of no action", mechanics: { castingTime: { count: 2 } } },
    { what: "an action and a time", mechanics: { castingTime: { action: "move", count: 1, time: rounds } } },
    { what: "a time in feet", mechanics: { castingTime: { time: ft(5) } } },
    { what: "a timed duration without a time", mechanics: { duration: { alternatives: [{ kind: "timed" }] } } },
    {
      what: "an instant of a round",
      mechanics: { duration: { alternatives: [{ kind: "instantaneous", amount: rounds }] } },
    },
    {
      what: "permanent up to a round",
      mechanics: { duration: { alternatives: [{ kind: "permanent", upTo: rounds }] } },
    },
    { what: "no duration", mechanics: { duration: { alternatives: [] } } },
    {
      what: "until discharged beside a time",
      mechanics: { duration: { alternatives: [{ kind: "until-discharged" }, { kind: "timed", amount: rounds }] } },
    },
    { what: "no save", mechanics: { savingThrow: { alternatives: [] } } },
    { what: "no resistance", mechanics: { resistance: { alternatives: [] } } },
    { what: "no levels", mechanics: { levels: [] } },
    { what: "a level of two lists", mechanics: { levels: [{ class: "bard", domain: "fire", level: 1 }] } },
    { what: "no power points", mechanics: { powerPoints: [] } },
    { what: "experience with points", mechanics: { powerPoints: [{ xp: true, points: 3 }] } },
    { what: "points of two lists", mechanics: { powerPoints: [{ class: "seer", other: "X", points: 3 }] } },
    { what: "a number of yourself", mechanics: { target: { of: "you", count: { base: 1 } } } },
    { what: "a count in feet", mechanics: { target: { of: "creature", count: ft(5) } } },
    { what: "a form as a target", mechanics: { target: { form: "burst" } } },
    { what: "a creature as an area", mechanics: { area: { of: "creature" } } },
    { what: "one shape, counted", mechanics: { effect: { shape: "wall", count: { base: 1 } } } },
    { what: "a count of no shape", mechanics: { effect: { form: "burst", count: { base: 2 } } } },
    { what: "a side that grows", mechanics: { area: { shape: "cube", side: { unit: "ft", step: 5, perLevels: 1 } } } },
    { what: "a spread of targets beside an area", mechanics: { targetOrArea: { shape: "cone", maxSpread: ft(30) } } },
  ])("$what", ({ mechanics }) => {
    expect(isValid(mechanics)).toBe(false);
  });
});

describe("the schema admits", () => {
  test.for([
    { range: { kind: "personal", distance: ft(30), or: { kind: "touch" }, seeText: true } },
    { castingTime: { time: { unit: "minute", step: 1, perLevels: 1, max: 10 } } },
    { duration: { alternatives: [{ kind: "until-discharged", then: rounds }], dismissible: true } },
    { duration: { alternatives: [], dismissible: true, seeText: true } },
    { target: { of: "you", seeText: true } },
    { target: { of: "creature", count: { base: 1, step: "1d4", perLevels: 2, max: 9 }, maxSpread: ft(30) } },
    { targetOrArea: { of: "creature", form: "burst", radius: ft(30) } },
    { powerPoints: [{ class: "seer", points: 3 }, { points: 5 }, { xp: true }] },
  ])("%j", (mechanics) => {
    expect(isValid(mechanics)).toBe(true);
  });
});
