import { describe, expect, test } from "vitest";
import type { EntryRecord } from "./entry-record.js";
import { entryColumns, entryRow } from "./entry-rows.js";
import { mergedColumns, mergedRow } from "./merged-rows.js";
import { recordOf } from "./records.test-data.js";

const withMechanics = (
  lang: string,
  mechanics: EntryRecord["mechanics"],
  more: Partial<EntryRecord> = {},
): EntryRecord => recordOf("spell/glow", `prose in ${lang}`, lang, { mechanics, ...more });

describe("merged entries", () => {
  test("languages side by side; the first source decides, others add", () => {
    const records = [
      withMechanics("fr", { school: "evocation", range: { kind: "touch" } }, { licence: "CC0-1.0", source: "A" }),
      withMechanics("it", { range: { kind: "personal" }, components: ["V"] }, { licence: "MIT" }),
      withMechanics("it", { school: "illusion" }),
    ];
    const row = mergedRow(records, "test");
    expect(row).toEqual({
      id: "spell/glow",
      kind: "spell",
      split: "test",
      langs: ["fr", "it"],
      mechanics: { school: "evocation", range: { kind: "touch" }, components: ["V"] },
      disagreements: ["range"],
      "name.fr": "spell/glow",
      "text.fr": "prose in fr",
      "printed.fr": {},
      "name.it": "spell/glow",
      "text.it": "prose in it",
      "printed.it": {},
      licence: "CC0-1.0 AND MIT",
      sources: { fr: "A" },
      "mechanics.school": "evocation",
      "mechanics.range.kind": "touch",
      "mechanics.components": ["V"],
    });
    const columns = new Set(mergedColumns(["fr", "it"]).map(({ name }) => name));
    expect(Object.keys(row).filter((name) => !columns.has(name) && !name.startsWith("mechanics."))).toEqual([]);
  });
});

describe("rows of entries", () => {
  test("every value has its column", () => {
    const facts = { amounts: [], checks: [], terms: ["school/illusion"] };
    const rule = recordOf("rule/illusion", "An illusion deceives.", "en", {
      kind: "rule",
      ruleset: "srd",
      licence: "x",
    });
    const row = entryRow({ ...rule, source: "y", text: { ...rule.text, facts } }, "train");
    expect(row).toMatchObject({ kind: "rule", facts, tokens: ["An", "illusion", "deceives."], tags: ["O", "O", "O"] });
    expect(Object.keys(row).sort()).toEqual(entryColumns.map(({ name }) => name).sort());
  });
});
