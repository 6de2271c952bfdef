import { allChecks } from "../src/checks/all-checks.js";
import { glossaryOf } from "../src/checks/glossary.js";
import { runChecks } from "../src/checks/run-checks.js";
import { textsOf } from "../src/checks/texts.js";
import { mergeEntries, parseFile, type ParsedFile } from "../src/compile.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { loadMaterials } from "./generate.js";
import { ParallelBooks } from "./parallel-books.js";

/** Stat blocks of a file. */
const fileEntries = 500;

/**
 * Milliseconds that all checks take on `count` merged entries, each in three languages; reading is not counted, and no
 * dictionaries are open: what they cost goes by the number of unknown words.
 */
export async function checkCost(corpus: string, packs: PackSet, count: number): Promise<number> {
  const books = new ParallelBooks(await loadMaterials(corpus, packs), packs);
  const files: ParsedFile[] = [];
  for (let number = 0; number < (3 * count) / fileEntries; number++) {
    const { lang, text } = books.book(number, fileEntries);
    files.push(await parseFile({ file: `${String(number)}.${lang}.txt`, content: text }, { packs, lang }));
  }
  const { entries } = mergeEntries(files);
  if (entries.length !== count) throw new Error(`${String(entries.length)} entries instead of ${String(count)}`);
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  const started = performance.now();
  runChecks(allChecks, {
    entries,
    texts: textsOf(entries, sources),
    sources,
    packs,
    glossary: glossaryOf(entries, packs),
    spelling: new Map(),
    stamps: new Map(),
    house: new Set(),
  });
  return performance.now() - started;
}
