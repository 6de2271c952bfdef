import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { type Alignment, mergeEntries, type ParsedFile, parseFile } from "../src/compile.js";
import type { LanguagePair } from "../src/emit/interchange/units.js";
import type { Entry } from "../src/model/entry.js";
import type { LanguagePack } from "../src/packs/language-pack.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import { PackSet } from "../src/packs/pack-set.js";

const root = resolve(import.meta.dirname, "..");

/** All packs of `grammar/`. */
export async function loadPacks(): Promise<PackSet> {
  const data = await Promise.all(["fr", "it", "fi", "en"].map((lang) => loadPackData(join(root, "grammar", lang))));
  return new PackSet(await loadSharedData(join(root, "grammar/shared")), data);
}

/** Two of the languages, to translate from and into. */
export function languagePair(packs: PackSet, from: string, into: string): LanguagePair {
  const packOf = (lang: string): LanguagePack => packs.get(lang) as LanguagePack;
  return { from: packOf(from), into: packOf(into), ruleTree: packs.ruleTree };
}

/** The merged entries of `corpus/`. */
export async function readRulebook(packs: PackSet): Promise<readonly Entry[]> {
  const alignment = parse(readFileSync(join(root, "corpus/alignment.yaml"), "utf8")) as Alignment;
  const files: ParsedFile[] = [];
  for (const lang of ["fr", "it", "fi"]) {
    for (const name of readdirSync(join(root, "corpus", lang))) {
      const file = `${lang}/${name}`;
      files.push(await parseFile({ file, content: readFileSync(join(root, "corpus", file)) }, { packs, alignment }));
    }
  }
  return mergeEntries(files).entries;
}
