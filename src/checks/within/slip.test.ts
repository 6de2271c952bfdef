import { describe, expect, test } from "vitest";
import { lacksDouble, slipAt } from "./slip.js";

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

  test.for([
    { why: "one of two is lost", word: "balena", meant: "ballena", lacks: true },
    { why: "another pair is kept", word: "palletolle", meant: "pallettolle", lacks: true },
    { why: "a letter that stood alone is lost", word: "lanten", meant: "lantern", lacks: false },
    { why: "one is too many", word: "ballena", meant: "balena", lacks: false },
    { why: "nothing is lost", word: "ballena", meant: "ballena", lacks: false },
    { why: "something else differs", word: "balen", meant: "ballena", lacks: false },
  ])("$why: $word for $meant", ({ word, meant, lacks }) => {
    expect(lacksDouble(word, meant)).toBe(lacks);
  });
});
