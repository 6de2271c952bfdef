import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Alignment, mergeEntries, type ParsedFile, parseFile } from "../src/compile.js";
import type { Mechanics } from "../src/model/entry.js";
import { canonicalJson } from "../src/model/canonical.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import { PackSet } from "../src/packs/pack-set.js";

// The project's own rulebook: each entry stands in three languages and means the same in all of them.

const root = resolve(import.meta.dirname, "..");
const langs = ["fr", "it", "fi"];
const expected = ["spell", "power", "rule"].flatMap((kind) =>
  readdirSync(join(root, "corpus/expected", kind)).map(
    (file) =>
      JSON.parse(readFileSync(join(root, "corpus/expected", kind, file), "utf8")) as {
        id: string;
        mechanics: Mechanics;
      },
  ),
);

const files: ParsedFile[] = [];
beforeAll(async () => {
  const data = await Promise.all(langs.map((lang) => loadPackData(join(root, "grammar", lang))));
  const packs = new PackSet(await loadSharedData(join(root, "grammar/shared")), data);
  const alignment = parse(readFileSync(join(root, "corpus/alignment.yaml"), "utf8")) as Alignment;
  for (const lang of langs) {
    for (const file of readdirSync(join(root, "corpus", lang))) {
      files.push(
        await parseFile({ file, content: readFileSync(join(root, "corpus", lang, file)) }, { packs, alignment }),
      );
    }
  }
});

describe("the rulebook", () => {
  test.for(expected)("$id has the same bytes in every language, and the expected ones", ({ id, mechanics }) => {
    const found = files.flatMap((f) => f.entries).filter((e) => e.id === id);
    const bytes = JSON.stringify(canonicalJson(mechanics));
    expect(found.map((e) => [Object.keys(e.text)[0], JSON.stringify(e.mechanics)])).toEqual([
      ["fr", bytes],
      ["it", bytes],
      ["fi", bytes],
    ]);
  });

  test("compiles without a finding, and merges into 63 entries", () => {
    const merged = mergeEntries(files);
    expect(files.flatMap((f) => f.findings)).toEqual([]);
    expect(merged.findings).toEqual([]);
    expect(merged.entries).toHaveLength(63);
  });
});
