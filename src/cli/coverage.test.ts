import { describe, expect, test } from "vitest";
import type { AccountItem } from "../lower/parsed-file.js";
import { SourceText } from "../text/source.js";
import { coverageOf, percent } from "./coverage.js";

const item = (start: number, end: number, as: AccountItem["as"], reason?: string): AccountItem => ({
  range: { start, end },
  as,
  ...(reason === undefined ? {} : { reason }),
});

const cover = (text: string, account: AccountItem[]): ReturnType<typeof coverageOf> =>
  coverageOf({ source: new SourceText("a.md", text), account });

describe("coverage", () => {
  test("blanks do not count", () => {
    const { total, covered, rows } = cover("# ab\u00A0c\n\u3000d \u{1F9D9}", [
      item(0, 1, "ignored", "markup"),
      item(1, 12, "name"),
    ]);
    expect({ total, covered }).toEqual({ total: 7, covered: 7 });
    expect(rows).toEqual([
      { as: "name", reason: undefined, units: 6 },
      { as: "ignored", reason: "markup", units: 1 },
    ]);
  });

  test("what no item has is found, joined over the blanks of a line", () => {
    const text = "ab cd ef\n gh ij";
    const { uncovered } = cover(text, [item(0, 2, "name"), item(13, 15, "name")]);
    expect(uncovered.map(({ start, end }) => text.slice(start, end))).toEqual(["cd ef", "gh"]);
  });

  test("what two items have counts once, and is found", () => {
    const { covered, countedTwice, rows } = cover("abcdef", [
      item(0, 4, "label"),
      item(2, 6, "value"),
      item(3, 4, "value"),
    ]);
    expect(covered).toBe(6);
    expect(countedTwice).toEqual([{ start: 2, end: 4 }]);
    expect(rows.map(({ as, units }) => [as, units])).toEqual([
      ["label", 4],
      ["value", 2],
    ]);
  });

  test("an item that reaches out of the text", () => {
    expect(cover("ab", [item(-3, 99, "name")])).toMatchObject({
      total: 2,
      covered: 2,
      uncovered: [],
      countedTwice: [],
    });
  });

  test.for([
    { part: 0, whole: 0, text: "100.00" },
    { part: 1, whole: 3, text: "33.33" },
    { part: 99_999, whole: 100_000, text: "99.99" },
    { part: 100_000, whole: 100_000, text: "100.00" },
  ])("$part of $whole is $text %", ({ part, whole, text }) => {
    expect(percent(part, whole)).toBe(text);
  });
});
