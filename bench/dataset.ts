import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PackSet } from "../src/packs/pack-set.js";
import { loadMaterials } from "./generate.js";
import { ParallelBooks } from "./parallel-books.js";

/** Stat blocks of a file. */
const fileEntries = 500;

/** What writing a data set took. */
export interface DatasetCost {
  readonly rows: number;
  readonly seconds: number;
  /** Peak resident memory of the process. */
  readonly megabytes: number;
}

/**
 * Writes parallel books of `count` stat blocks into a temporary folder, and has the command line make a data set of them in
 * all formats.
 */
export async function datasetCost(cli: string, corpus: string, packs: PackSet, count: number): Promise<DatasetCost> {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-bench-dataset-"));
  try {
    const books = new ParallelBooks(await loadMaterials(corpus, packs), packs);
    for (let number = 0; number * fileEntries < count; number++) {
      const { lang, text } = books.book(number, Math.min(fileEntries, count - number * fileEntries));
      const shelf = join(folder, "books", String(Math.floor(number / 100)));
      mkdirSync(shelf, { recursive: true });
      writeFileSync(join(shelf, `${String(number).padStart(6, "0")}.${lang}.txt`), text);
    }
    return run(cli, folder, count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(cli: string, folder: string, count: number): DatasetCost {
  const atEnd = `process.on("exit", () => process.stderr.write("\\npeak " + process.resourceUsage().maxRSS + "\\n"))`;
  const args = ["--import", `data:text/javascript,${atEnd}`, cli, "dataset", "books"];
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 30 });
  const seconds = (performance.now() - started) / 1000;
  const peak = /^peak (\d+)$/m.exec(stderr)?.[1];
  // 1: drawn prose that stands below a field by chance may read like more of it. Every entry must be found all the same.
  if ((status !== 0 && status !== 1) || peak === undefined)
    throw new Error(`dataset: exit code ${String(status)}: ${stderr.slice(-2000)}`);
  const card = readFileSync(join(folder, "dataset/README.md"), "utf8");
  const rows = Number(/: (\d+) rows of /.exec(card)?.[1]);
  if (rows !== count) throw new Error(`${String(rows)} rows instead of ${String(count)}`);
  if (statSync(join(folder, "dataset/entries/train.parquet")).size === 0) throw new Error("no Parquet");
  return { rows, seconds, megabytes: Number(peak) / 1024 };
}
