import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { packageRoot, packSetWith } from "../src/cli/built-in-packs.js";
import { parseFile } from "../src/compile.js";
import { validateEntry } from "../src/generated/validators/entry.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { readMarkdown } from "../src/read/markdown.js";
import { readPlain } from "../src/read/plain.js";
import { SourceText } from "../src/text/source.js";
import { cardsCost } from "./cards.js";
import { checkCosts } from "./check.js";
import { datasetCost } from "./dataset.js";
import { makeGenerator } from "./generate.js";
import { pdfCost, writePdfBook } from "./pdf.js";

// npm run bench: each figure on a line `bench <name> <number> <unit>`. Every measurement has a process of its own, so
// that none profits from code that another warmed up, and its peak memory is its own. All run on one thread.

const corpus = join(packageRoot(), "corpus");
const cli = join(packageRoot(), "dist/cli.js");
const sizes = [1000, 10_000, 100_000];
/** A bigger book is many files of this size, read one after the other as `ruleglot parse` does: none is kept. */
const largestFile = 10_000;
/** Rows of a data set; `npm run bench -- dataset 10000 200000` measures others. */
const datasetSizes = [2000, 10_000];
/** Pages of a PDF. */
const pdfSizes = [100, 500];
const checkSizes = [1000, 10_000];
const rounds = 3;

async function main([measurement, ...more]: readonly string[]): Promise<void> {
  const [file, count] = more;
  if (measurement === undefined) {
    all();
    return;
  }
  if (file === undefined) throw new Error(`${measurement} needs a file`);
  switch (measurement) {
    case "cards":
      return cards(Number(file));
    case "check":
      return check(more.map(Number));
    case "dataset":
      for (const size of more) await dataset(Number(size));
      return;
    case "pdf-book":
      return writePdfBook(corpus, file, Number(count));
    case "pdf-read":
      return pdf(file, Number(count));
    case "pdf":
      pdfs(more.map(Number));
      return;
    case "ratio":
      return ratio(file, Number(count));
    case "generate":
      return generate(file);
    case "size":
      return size(file, Number(count));
    case "readers":
      return readers(file, file.replace(/\.md$/, ".txt"));
    default:
      throw new Error(`no measurement \`${measurement}\``);
  }
}

function all(): void {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-bench-"));
  try {
    coldStart(join(corpus, "fr/lamps-and-embers.md"));
    child("generate", folder);
    child("ratio", bookOf(folder, largestFile), String(largestFile));
    child("readers", bookOf(folder, largestFile));
    for (const entries of sizes) child("size", folder, String(entries));
    child("cards", "1000");
    child("check", ...checkSizes.map(String));
    for (const rows of datasetSizes) child("dataset", String(rows));
    pdfs(pdfSizes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bookOf(folder: string, entries: number, part = 0): string {
  return join(folder, `${entries}-${part}.md`);
}

async function generate(folder: string): Promise<void> {
  const generator = await makeGenerator(corpus, await packSetWith([]));
  for (const entries of sizes.filter((size) => size < largestFile)) {
    writeFileSync(bookOf(folder, entries), generator.book(entries));
  }
  for (let part = 0; part < Math.max(...sizes) / largestFile; part++) {
    writeFileSync(bookOf(folder, largestFile, part), generator.book(largestFile, "md", part + 1));
  }
  writeFileSync(bookOf(folder, largestFile).replace(/\.md$/, ".txt"), generator.book(largestFile, "txt"));
}

function child(...args: string[]): void {
  const run = spawnSync(process.execPath, ["--expose-gc", fileURLToPath(import.meta.url), ...args], {
    stdio: "inherit",
  });
  if (run.status !== 0) throw new Error(`${args.join(" ")}: exit code ${run.status ?? String(run.signal)}`);
}

/** Text to validated entries, against remark alone on the same text. */
async function ratio(file: string, count: number): Promise<void> {
  const text = readFileSync(file, "utf8");
  const packs = await packSetWith([]);
  const processor = unified().use(remarkParse);
  const sample = text.slice(0, text.indexOf("\n# ", text.length / 20));
  await compileBook(file, sample, packs);
  processor.parse(sample);
  let compiled = Infinity;
  let parsed = Infinity;
  for (let round = 0; round < rounds; round++) {
    compiled = Math.min(compiled, await timed(() => compileBook(file, text, packs, count)));
    parsed = Math.min(parsed, await timed(() => processor.parse(text)));
  }
  figure("compile-10000", compiled / 1000, "s");
  figure("remark-10000", parsed / 1000, "s");
  figure("compile-vs-remark", compiled / parsed, "x");
}

/** A PDF of about `count` cards. */
async function cards(count: number): Promise<void> {
  const { cards: made, typeset, chromium } = await cardsCost(corpus, count);
  figure("cards-pdf", made / typeset, "cards/s");
  if (chromium === undefined) {
    console.log("bench: no Chromium to compare with");
    return;
  }
  figure("cards-pdf-chromium", made / chromium, "cards/s");
  figure("cards-pdf-vs-chromium", chromium / typeset, "x");
}

/** All checks on entries in three languages; with several counts, how the time of an entry grows from the first to the last. */
async function check(counts: readonly number[]): Promise<void> {
  const times = await checkCosts(corpus, await packSetWith([]), counts);
  const each = counts.map((count, i) => ((times[i] as number) * 1000) / count);
  counts.forEach((count, i) => figure(`check-entry-time-${count}`, each[i] as number, "us"));
  if (counts.length > 1) figure("check-growth", (each.at(-1) as number) / (each[0] as number), "x");
}

/** `count` entries, read once, as a command does it. */
async function size(folder: string, count: number): Promise<void> {
  const packs = await packSetWith([]);
  const perFile = Math.min(count, largestFile);
  let milliseconds = 0;
  for (let part = 0; part < count / perFile; part++) {
    const file = bookOf(folder, perFile, part);
    const text = readFileSync(file, "utf8");
    milliseconds += await timed(() => compileBook(file, text, packs, perFile));
  }
  figure(`entry-time-${count}`, (milliseconds * 1000) / count, "us");
  figure(`peak-memory-${count}`, process.resourceUsage().maxRSS / 1024, "MB");
}

/** `ruleglot dataset` over that many stat blocks, each entry in three languages, in all formats. */
async function dataset(count: number): Promise<void> {
  const { rows, seconds, megabytes } = await datasetCost(cli, corpus, await packSetWith([]), count);
  figure(`dataset-rows-${count}`, rows / seconds, "rows/s");
  figure(`dataset-peak-memory-${count}`, megabytes, "MB");
}

/** Books are made in a process of their own, for the typesetter's memory is not the reader's. */
function pdfs(sizes: readonly number[]): void {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-bench-pdf-"));
  try {
    for (const pages of sizes) {
      const file = join(folder, `${pages}.pdf`);
      child("pdf-book", file, String(pages));
      child("pdf-read", file, String(pages));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function pdf(file: string, size: number): Promise<void> {
  const { pages, seconds, megabytes } = await pdfCost(file);
  figure(`pdf-${size}`, pages / seconds, "pages/s");
  figure(`pdf-peak-memory-${size}`, megabytes, "MB");
}

async function readers(markdown: string, plain: string): Promise<void> {
  await reader("read-markdown", markdown, readMarkdown);
  await reader("read-plain", plain, (source) => Promise.resolve(readPlain(source)));
}

async function reader(name: string, file: string, read: (source: SourceText) => Promise<unknown>): Promise<void> {
  const content = readFileSync(file);
  const text = content.toString("utf8");
  let best = Infinity;
  for (let round = 0; round <= rounds; round++) {
    const milliseconds = await timed(() => read(new SourceText(file, text)));
    if (round > 0) best = Math.min(best, milliseconds);
  }
  figure(name, content.length / 1e6 / (best / 1000), "MB/s");
}

/** The whole start of a command against the start of Node, alternating so that both meet the same load. */
function coldStart(file: string): void {
  const commands = { node: ["-e", "0"], parse: [cli, "parse", file] };
  const times = { node: [] as number[], parse: [] as number[] };
  for (let round = 0; round < 15; round++) {
    for (const name of ["node", "parse"] as const) {
      const started = performance.now();
      const { status } = spawnSync(process.execPath, commands[name], { stdio: "ignore" });
      if (status !== 0) throw new Error(`${commands[name].join(" ")}: exit code ${String(status)}`);
      times[name].push(performance.now() - started);
    }
  }
  figure("start-node", median(times.node), "ms");
  figure("start-parse", median(times.parse), "ms");
  figure("cold-start", median(times.parse) / median(times.node), "x");
}

async function compileBook(file: string, content: string, packs: PackSet, count?: number): Promise<void> {
  const { entries } = await parseFile({ file, content }, { packs });
  const valid = entries.filter((entry) => validateEntry(entry)).length;
  if (valid !== entries.length) throw new Error(`${entries.length - valid} of ${entries.length} entries are invalid`);
  // A figure for a book that was not read whole would mean nothing.
  if (count !== undefined && entries.length !== count) throw new Error(`${entries.length} entries instead of ${count}`);
}

/** Milliseconds. What was left over before does not count. */
async function timed(work: () => unknown): Promise<number> {
  globalThis.gc?.();
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function figure(name: string, value: number, unit: string): void {
  console.log(`bench ${name} ${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`);
}

await main(process.argv.slice(2));
