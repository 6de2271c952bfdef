import { describe, expect, test } from "vitest";
import type { TextPiece } from "../texts.js";
import { pairUnits } from "./pair-units.js";
import type { Unit } from "./units.js";

const unit = (text: string, kind: Unit["kind"] = "paragraph"): Unit => {
  const piece: TextPiece = { text, field: "description", kind, rangeOf: () => ({ start: 0, end: 0 }) };
  return { kind, text, pieces: [piece] };
};

/** Units of the lengths that are given; `l40` is a list item, `t40` a table row, `d40` a labelled paragraph. */
const unitsOf = (lengths: string): Unit[] =>
  lengths
    .split(" ")
    .filter((item) => item !== "")
    .map((item) => {
      const kinds: Record<string, Unit["kind"]> = { l: "list", t: "table", d: "detail" };
      return unit("x".repeat(Number(item.replace(/\D/g, ""))), kinds[item.charAt(0)]);
    });

const shape = (first: string, second: string, ratio = 1, parted = 1, agreed = false): string =>
  pairUnits(unitsOf(first), unitsOf(second), { ratio, parted, agreed, mismatches: () => 0 })
    .map((pair) => `${pair.first.length}-${pair.second.length}`)
    .join(" ");

describe("pairing the units of two texts", () => {
  test.for([
    { why: "as many", first: "100 200 50", second: "110 190 55", pairs: "1-1 1-1 1-1" },
    { why: "one is missing", first: "100 200 50", second: "105 52", pairs: "1-1 1-0 1-1" },
    { why: "one is too much", first: "100 50", second: "95 220 48", pairs: "1-1 0-1 1-1" },
    { why: "two are joined", first: "100 200 50", second: "305 52", pairs: "2-1 1-1" },
    { why: "one is split", first: "300 50", second: "140 165 52", pairs: "1-2 1-1" },
    { why: "an item is missing", first: "80 l50 l60 l55", second: "82 l52 l57", pairs: "1-1 1-1 1-0 1-1" },
    { why: "a table is missing", first: "100 t30 t30 t30", second: "100", pairs: "1-1 3-0" },
    { why: "a labelled paragraph is missing", first: "300 d60", second: "310", pairs: "1-1 1-0" },
    { why: "nothing on one side", first: "100", second: "", pairs: "1-0" },
    { why: "nothing at all", first: "", second: "", pairs: "" },
  ])("$why", ({ first, second, pairs }) => {
    expect(shape(first, second)).toBe(pairs);
  });

  test.for([
    {
      why: "a short one is missing",
      first: "300 60 l40 l40",
      second: "310 l42 l41",
      parted: 0.03,
      pairs: "1-1 1-0 1-1 1-1",
    },
    {
      why: "a short one is missing, or joined",
      first: "300 60 l40 l40",
      second: "310 l42 l41",
      parted: 0.4,
      pairs: "2-1 1-1 1-1",
    },
    {
      why: "two are joined in spite of the habit",
      first: "300 150 80",
      second: "460 82",
      parted: 0.03,
      pairs: "2-1 1-1",
    },
  ])("$why, where a share of $parted is parted otherwise", ({ first, second, parted, pairs }) => {
    expect(shape(first, second, 1, parted)).toBe(pairs);
  });

  test.for([
    { agreed: false, pairs: "2-1" },
    { agreed: true, pairs: "1-0 1-1" },
  ])("what a third language has too is missing sooner: $agreed", ({ agreed, pairs }) => {
    expect(shape("60 250", "285", 1, 0.03, agreed)).toBe(pairs);
  });

  test.for([
    { why: "one is missing", second: "140 l90 l105", pairs: "1-1 1-1 1-0 1-1" },
    { why: "two are joined", second: "140 l90 l145", pairs: "1-1 1-1 2-1" },
  ])("a short item among items, where a third language has it: $why", ({ second, pairs }) => {
    expect(shape("140 l90 l35 l105", second, 1, 0.13, true)).toBe(pairs);
  });

  test("a language that is longer everywhere lacks nothing", () => {
    expect(shape("100 200 150", "130 260 195", 1.3)).toBe("1-1 1-1 1-1");
  });

  test("numbers decide between units of like length", () => {
    const first = [unit("a".repeat(60)), unit("b7".repeat(30))];
    const second = [unit("c7".repeat(30))];
    const has = (units: readonly Unit[]): boolean => units.some(({ text }) => text.includes("7"));
    const pairs = pairUnits(first, second, {
      ratio: 1,
      parted: 1,
      agreed: false,
      mismatches: (a, b) => (has(a) === has(b) ? 0 : 1),
    });
    expect(pairs.map((pair) => `${pair.first.length}-${pair.second.length}`)).toEqual(["1-0", "1-1"]);
  });
});
