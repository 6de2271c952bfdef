import { describe, expect, test } from "vitest";
import { dataCard } from "./card.js";
import type { CardData } from "./card-data.js";
import { Tally } from "./tally.js";

function tally(counts: Readonly<Record<string, number>>): Tally {
  const made = new Tally();
  for (const [value, count] of Object.entries(counts)) for (let i = 0; i < count; i++) made.add(value, "train");
  return made;
}

const data = (more: Partial<CardData> = {}): CardData => ({
  version: "1.2.3",
  formats: ["jsonl"],
  shares: { train: 100, validation: 0, test: 0 },
  splits: ["train"],
  splitBy: "cluster",
  similarity: 0.8,
  files: 1,
  errors: 0,
  warnings: 1,
  ids: 2,
  multilingual: 1,
  rows: { entries: tally({ "": 3 }), merged: tally({ "": 2 }), aligned: tally({ "": 5 }) },
  counts: { lang: tally({ fr: 2, fi: 1 }), kind: tally({ spell: 3 }), ruleset: tally({}) },
  provenance: { licence: tally({ "CC0-1.0": 3 }), source: tally({ "A | [b](c)": 1 }) },
  duplicates: 1,
  crossSplit: 0,
  moved: 1,
  largest: 2,
  columns: { entries: [], merged: [], aligned: [] },
  ...more,
});

describe("data card", () => {
  test("counts, and texts of the input without effect", () => {
    const card = dataCard(data());
    expect(card).toContain("from 1 file: 3 rows of 2 entries, 1 of them in several languages.");
    expect(card).toContain(
      "- Licence: CC0-1.0 (3 rows)\n- Source: A \\| \\[b\\]\\(c\\) (1 row)\n- Source: not given for 2 rows.\n",
    );
    expect(card).toContain(
      "| `entries` by lang | train | total |\n| --- | --- | --- |\n| fi | 1 | 1 |\n| fr | 2 | 2 |\n",
    );
    expect(card).not.toContain("by ruleset");
    expect(card).toContain("1 row stands therefore in another split");
    expect(card).toContain("1 row has a Jaccard similarity of 0.8 or more");
  });

  test.for([
    { licences: {}, lines: ["---", 'language: ["fi","fr"]'] },
    { licences: { "CC0-1.0": 3 }, lines: ["---", 'license: "cc0-1.0"'] },
    { licences: { "CC0-1.0": 1, MIT: 2 }, lines: ["---", 'license: ["cc0-1.0","mit"]'] },
    { licences: { "OGL 1.0a": 3 }, lines: ["---", "license: other", 'license_name: "OGL 1.0a"'] },
  ])("licences $licences", ({ licences, lines }) => {
    const card = dataCard(data({ provenance: { licence: tally(licences), source: tally({}) } }));
    expect(card.split("\n").slice(0, lines.length)).toEqual(lines);
    expect(card.includes("Licence: not given. Do not publish")).toBe(Object.keys(licences).length === 0);
  });

  test("of many sources the first are listed", () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`book ${String(i + 10)}`, 1]));
    const rows = { ...data().rows, entries: tally({ "": 25 }) };
    const card = dataCard(data({ rows, provenance: { licence: tally({}), source: tally(many) } }));
    expect(card.match(/^- Source: /gm)).toHaveLength(21);
    expect(card).toContain("- Source: 5 others (5 rows)");
  });

  test("splits by id alone promise nothing about near duplicates", () => {
    expect(dataCard(data({ splitBy: "id" }))).toContain("Near duplicates may stand in different splits.");
  });
});
