import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examplesOf, runExample } from "../src/checks/pack-examples.js";
import { packSetWith } from "../src/cli/built-in-packs.js";
import { parseFile } from "../src/compile.js";
import { validateEntry } from "../src/generated/validators/entry.js";
import type { Entry } from "../src/model/entry.js";
import { checkPack } from "../src/packs/check-pack.js";
import { LanguagePack, termForms } from "../src/packs/language-pack.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import { printEntry } from "../src/print/print-entry.js";

const grammar = join(import.meta.dirname, "../grammar");
const set = await packSetWith([]);
const shared = await loadSharedData(join(grammar, "shared"));
const langs = readdirSync(grammar).filter((name) => name !== "shared");
const loads = await Promise.allSettled(langs.map((lang) => loadPackData(join(grammar, lang))));
const packs = loads.flatMap((load, i) =>
  load.status === "fulfilled" ? [{ lang: langs[i] as string, data: load.value }] : [],
);

test("every pack can be loaded", () => {
  expect(loads.flatMap((load) => (load.status === "rejected" ? [String(load.reason)] : []))).toEqual([]);
});

describe.for(packs)("pack $lang", ({ lang, data }) => {
  test("its language is its folder's name", () => {
    expect(data.pack.lang).toBe(lang);
  });

  test("it is the same after a JSON round trip", () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

describe.for(packs)("words of $lang", ({ data }) => {
  const check = checkPack(data, shared);

  test("every concept has a form", () => {
    expect(check.missing).toEqual([]);
  });

  test("every id is a concept", () => {
    expect([...check.unknown, ...check.added]).toEqual([]);
  });

  test("no form means two concepts in one family", () => {
    expect(check.ambiguous).toEqual([]);
  });

  test("an amount in any unit leaves the entry valid", async () => {
    const { lang } = data.pack;
    const entry: Entry = {
      schemaVersion: 1,
      id: "spell/x",
      kind: "spell",
      mechanics: { range: { kind: "touch" }, duration: { alternatives: [{ kind: "instantaneous" }] } },
      text: { [lang]: { name: "Xyx", aliases: [], printed: {}, description: [], mentions: [] } },
      sources: [],
    };
    const header = printEntry(entry, new LanguagePack(data, shared.conventions), "md");
    const forms = Object.entries(data.terms).flatMap(([id, term]) => (id.startsWith("unit/") ? termForms(term) : []));
    const parsed = await Promise.all(
      forms.map((form, i) =>
        parseFile({ file: `${String(i)}.md`, content: `${header}\n\nA: 7 ${form}.\n` }, { packs: set, lang }),
      ),
    );
    expect(parsed.flatMap(({ entries }) => entries)).toHaveLength(forms.length);
    expect(forms.filter((_, i) => !parsed[i]?.entries.every((read: unknown) => validateEntry(read)))).toEqual([]);
  });
});

describe.for(packs)("examples of $lang", ({ data }) => {
  const pack = new LanguagePack(data, shared.conventions);
  const rows = examplesOf(data.examples ?? []).map((row) => ({
    ...row,
    title: `${row.family} ${row.ruleset ?? ""}: ${row.text}`,
  }));

  test.for(rows.filter(({ mechanics }) => mechanics !== undefined))("$title", (row) => {
    expect(runExample(row, pack).got).toEqual(row.mechanics);
  });

  test.for(rows.filter(({ mechanics }) => mechanics === undefined))("$title is refused", (row) => {
    expect(runExample(row, pack).got).toBeUndefined();
  });
});
