import { describe, expect, test } from "vitest";
import { slipAt } from "./slip.js";

describe("slips", () => {
  test.for([
    { why: "a letter lost", word: "lmp", meant: "lamp", at: 1 },
    { why: "a letter too many", word: "laamnp", meant: "laamp", at: 4 },
    { why: "two changed round", word: "lantren", meant: "lantern", at: 4 },
    { why: "another letter", word: "lontern", meant: "lantern", at: -1 },
    { why: "the first letter", word: "antern", meant: "lantern", at: -1 },
    { why: "two slips", word: "latrn", meant: "lantern", at: -1 },
    { why: "nothing", word: "lantern", meant: "lantern", at: -1 },
    { why: "a letter added at the end", word: "lanterns", meant: "lantern", at: -1 },
  ])("$why: $word for $meant", ({ word, meant, at }) => {
    expect(slipAt(word, meant, { ending: 0, doubled: true })).toBe(at);
  });

  test("what lies in the ending is inflection", () => {
    expect(slipAt("lanten", "lantern", { ending: 0, doubled: true })).toBe(5);
    expect(slipAt("lanten", "lantern", { ending: 1, doubled: true })).toBe(-1);
  });

  test("one of two equal letters may be lost by inflection", () => {
    expect(slipAt("kelon", "kellon", { ending: 0, doubled: true })).toBe(3);
    expect(slipAt("kelon", "kellon", { ending: 0, doubled: false })).toBe(-1);
  });
});
