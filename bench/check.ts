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

/** How often each count is measured; the best time counts. */
const rounds = 2;

/**
 * Milliseconds that all checks take on each of the counts of merged entries (multiples of 500), every entry in three
 * languages. Reading is not counted, and no dictionaries are open: what they cost goes by the number of unknown words.
 * The counts take turns in one process, so that their ratio does not depend on what else the machine does.
 */
export async function checkCosts(corpus: string, packs: PackSet, counts: readonly number[]): Promise<number[]> {
  const most = Math.max(...counts);
  const books = new ParallelBooks(await loadMaterials(corpus, packs), packs);
  const files: ParsedFile[] = [];
  for (let number = 0; number < (3 * most) / fileEntries; number++) {
    const { lang, text } = books.book(number, fileEntries);
    files.push(await parseFile({ file: `${String(number)}.${lang}.txt`, content: text }, { packs, lang }));
  }
  const contexts = counts.map((count) => {
    const some = files.slice(0, (3 * count) / fileEntries);
    const { entries } = mergeEntries(some);
    if (entries.length !== count) throw new Error(`${String(entries.length)} entries instead of ${String(count)}`);
    return { entries, sources: new Map(some.map(({ source }) => [source.file, source])) };
  });
  const times = counts.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [i, { entries, sources }] of contexts.entries()) {
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
      times[i] = Math.min(times[i] as number, performance.now() - started);
    }
  }
  return times;
}
