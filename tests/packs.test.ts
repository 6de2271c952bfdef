import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examplesOf, runExample } from "../src/checks/pack-examples.js";
import { checkPack } from "../src/packs/check-pack.js";
import { LanguagePack } from "../src/packs/language-pack.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";

const grammar = join(import.meta.dirname, "../grammar");
const shared = await loadSharedData(join(grammar, "shared"));
const langs = readdirSync(grammar).filter((name) => name !== "shared");
const loads = await Promise.allSettled(langs.map((lang) => loadPackData(join(grammar, lang))));
const packs = loads.flatMap((load, i) =>
  load.status === "fulfilled" ? [{ lang: langs[i] as string, data: load.value }] : [],
);

test("every pack can be loaded", () => {
  expect(loads.flatMap((load) => (load.status === "rejected" ? [String(load.reason)] : []))).toEqual([]);
});

/** English has no words for reading yet. */
const reading = packs.filter(({ data }) => data.labels.fields !== undefined);

describe.for(packs)("pack $lang", ({ lang, data }) => {
  test("its language is its folder's name", () => {
    expect(data.pack.lang).toBe(lang);
  });

  test("it is the same after a JSON round trip", () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

describe.for(reading)("words of $lang", ({ data }) => {
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
});

describe.for(reading)("examples of $lang", ({ data }) => {
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
