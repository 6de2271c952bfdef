import { describe, expect, test } from "vitest";
import type { EntryText } from "../../model/entry.js";
import { bioTags, inCodePoints } from "./bio.js";
import { csvCell } from "./csv.js";
import { flatColumns, flattenMechanics } from "./flatten.js";
import { alignSegments, segmentText } from "./segments.js";
import { hashOfId, parseShares, splitOf } from "./split.js";

describe("flattened mechanics", () => {
  test("dot paths; dice apart; the first of a list of objects; no endless nesting", () => {
    const flat = flattenMechanics({
      school: "evocation",
      descriptors: ["cold"],
      range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 }, or: { kind: "touch" } },
      duration: { alternatives: [{ kind: "timed", amount: { unit: "round", base: "1d4" } }], dismissible: true },
    });
    expect(flat).toEqual({
      "mechanics.school": "evocation",
      "mechanics.descriptors": ["cold"],
      "mechanics.range.kind": "close",
      "mechanics.range.distance.unit": "ft",
      "mechanics.range.distance.base": 25,
      "mechanics.range.distance.step": 5,
      "mechanics.range.distance.perLevels": 2,
      "mechanics.duration.alternatives.0.kind": "timed",
      "mechanics.duration.alternatives.0.amount.unit": "round",
      "mechanics.duration.alternatives.0.amount.baseDice": "1d4",
      "mechanics.duration.dismissible": true,
    });
    const types = new Map(flatColumns.map(({ name, type }) => [name, type]));
    expect(Object.keys(flat).filter((name) => !types.has(name))).toEqual([]);
    expect(types.get("mechanics.range.distance.base")).toBe("number");
    expect(types.get("mechanics.descriptors")).toBe("strings");
    expect(types.size).toBe(flatColumns.length);
  });
});

describe("flattened mechanics of a rule", () => {
  test("concept and parent", () => {
    const flat = { "mechanics.concept": "range/close", "mechanics.parent": "range" };
    expect(flattenMechanics({ concept: "range/close", parent: "range" })).toEqual(flat);
  });
});

describe("BIO tags", () => {
  const text = "X **Range:** close (25 ft);\nBurns.";
  const spans = [
    { field: "name", start: 0, end: 1 },
    { field: "range", start: 13, end: 26 },
    { field: "description", start: 28, end: 34 },
  ];

  test("tokens are what stands between white space", () => {
    expect(bioTags(text, spans)).toEqual({
      tokens: ["X", "**Range:**", "close", "(25", "ft);", "Burns."],
      tags: ["B-name", "O", "B-range", "I-range", "I-range", "B-description"],
    });
  });

  test("places are counted in code points", () => {
    const moon = "\u{1F319} Lune";
    expect(inCodePoints(moon, [{ field: "name", start: 3, end: 7 }])).toEqual([{ field: "name", start: 2, end: 6 }]);
    expect(inCodePoints(text, spans)).toEqual(spans);
  });
});

describe("CSV cells", () => {
  test.for([
    { value: "a", cell: "a" },
    { value: undefined, cell: "" },
    { value: "", cell: '""' },
    { value: -2, cell: "-2" },
    { value: 'a "b", c', cell: '"a ""b"", c"' },
    { value: "a\r\nb", cell: '"a\r\nb"' },
    { value: "=1+1", cell: "'=1+1" },
    { value: "+1", cell: "'+1" },
    { value: "-1", cell: "'-1" },
    { value: "@SUM(A1)", cell: "'@SUM(A1)" },
    { value: "\t=1", cell: '"\'\t=1"' },
    { value: "\r=1", cell: '"\'\r=1"' },
    { value: "\n=1", cell: '"\'\n=1"' },
    { value: "\uFF1D1+1", cell: "'\uFF1D1+1" },
    { value: "\uFF0B1", cell: "'\uFF0B1" },
    { value: "\uFF0D1", cell: "'\uFF0D1" },
    { value: "\uFF20SUM(A1)", cell: "'\uFF20SUM(A1)" },
    { value: '=cmd|"/c"!A1,2', cell: `"'=cmd|""/c""!A1,2"` },
    { value: "'=1", cell: "''=1" },
    { value: "\u22122", cell: "\u22122" },
    { value: "'a", cell: "'a" },
    { value: ["V", "S"], cell: '"[""V"",""S""]"' },
  ])("$value", ({ value, cell }) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe("splits", () => {
  test.for([
    { text: "80,10,10", shares: { train: 80, validation: 10, test: 10 } },
    { text: " 100, 0, 0 ", shares: { train: 100, validation: 0, test: 0 } },
    { text: "80,10", shares: undefined },
    { text: "80,10,11", shares: undefined },
    { text: "-10,100,10", shares: undefined },
  ])("$text", ({ text, shares }) => {
    expect(parseShares(text)).toEqual(shares);
  });

  test("go by the id alone, in the shares asked for", () => {
    const shares = { train: 80, validation: 10, test: 10 };
    const counts = { train: 0, validation: 0, test: 0 };
    for (let i = 0; i < 10_000; i++) counts[splitOf(hashOfId(`spell/${String(i)}`), shares)]++;
    expect(counts.train).toBeGreaterThan(7800);
    expect(counts.train).toBeLessThan(8200);
    expect(counts.validation).toBeGreaterThan(850);
    expect(splitOf(hashOfId("spell/fireball"), shares)).toBe(splitOf(hashOfId("spell/fireball"), shares));
    expect(splitOf(hashOfId("spell/fireball"), { train: 0, validation: 0, test: 100 })).toBe("test");
  });
});

describe("aligned segments", () => {
  const text = (name: string, description: EntryText["description"]): EntryText => ({
    name,
    aliases: [],
    printed: { range: `${name} r` },
    description,
  });
  const paragraph = (content: string) => ({ type: "paragraph", text: content }) as const;
  const material = (content: string) => ({ type: "detail", role: "material", text: content }) as const;

  test("by key, role, and block number where descriptions have the same shape", () => {
    const aligned = alignSegments([
      segmentText("fr", text("A", [material("a0"), paragraph("a1"), paragraph("a2")])),
      segmentText("it", text("B", [paragraph("b1"), paragraph("b2"), material("b0")])),
      segmentText("fi", text("C", [paragraph("c1"), material("c0")])),
    ]);
    const rows = aligned.map(({ part, key, texts }) => [part, key, texts.map((found) => found.text).join(" ")]);
    expect(rows).toEqual([
      ["name", undefined, "A B C"],
      ["field", "range", "A r B r C r"],
      ["detail", "material", "a0 b0 c0"],
      ["description", undefined, "a1 b1"],
      ["description", undefined, "a2 b2"],
    ]);
  });

  test("list items one by one; lists of different length not at all", () => {
    const list = (...items: string[]) =>
      ({ type: "list", ordered: false, items: items.map((item) => ({ text: item })) }) as const;
    const parts = (a: string[], b: string[]): (number | undefined)[] =>
      alignSegments([segmentText("fr", text("A", [list(...a)])), segmentText("it", text("B", [list(...b)]))])
        .filter(({ part }) => part === "description")
        .map(({ item }) => item);
    expect(parts(["a", "b"], ["c", "d"])).toEqual([0, 1]);
    expect(parts(["a", "b"], ["c"])).toEqual([]);
  });
});
