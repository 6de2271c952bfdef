import type { Entry } from "../model/entry.js";
import { orderEntry } from "./entries.js";
import { alignedColumns, alignedRows } from "./dataset/aligned-rows.js";
import { type CardData, dataCard, type Format } from "./dataset/card.js";
import type { Column, Row, RowWriter } from "./dataset/columns.js";
import { csvWriter } from "./dataset/csv.js";
import { entryColumns, entryRow } from "./dataset/entry-rows.js";
import { jsonlWriter } from "./dataset/jsonl.js";
import { DuplicateFinder } from "./dataset/near-duplicates.js";
import { loadParquet } from "./dataset/parquet.js";
import { segmentText } from "./dataset/segments.js";
import { hashOfId, type Shares, type Split, splitNames, splitOf } from "./dataset/split.js";
import { type StoredText, TextStore } from "./dataset/text-store.js";
import type { OutputFile, StreamOutput } from "./output.js";

export type { Format } from "./dataset/card.js";
export { parseShares, type Shares } from "./dataset/split.js";

export const formats: readonly Format[] = ["jsonl", "csv", "parquet"];

export interface DatasetOptions {
  /** ruleglot's own version. */
  readonly version: string;
  readonly formats: readonly Format[];
  readonly shares: Shares;
  /** Languages that get a column in the aligned segments. */
  readonly langs: readonly string[];
  readonly licence?: string | undefined;
  /** Citation of sources that don't state one. */
  readonly citation?: string | undefined;
  /** Jaccard similarity from which on rows are near duplicates. */
  readonly similarity: number;
}

/** What the run knows at its end. */
export interface DatasetEnd {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface DatasetCounts {
  readonly rows: number;
  readonly ids: number;
  readonly aligned: number;
  readonly duplicates: number;
}

export interface Dataset {
  /** Writes the rows of one file's entries. */
  add(entries: readonly Entry[], sourceText: string): void;
  /** Writes aligned segments, near duplicates and the data card. */
  finish(end: DatasetEnd): DatasetCounts;
}

/**
 * A data set that is written as its entries come: `entries/<split>.<format>` at once, `aligned/<split>.<format>`,
 * `near-duplicates.jsonl` and `README.md` at the end, from a copy of the texts on disk. Rows are per source: languages are
 * not merged, so no entry waits for another. Memory holds one file, one row group per split and some 40 bytes a row.
 */
export async function openDataset(output: StreamOutput, options: DatasetOptions): Promise<Dataset> {
  const { shares, licence, citation } = options;
  const splits = splitNames.filter((split) => shares[split] > 0);
  const makers = await writerMakers(options.formats);
  const open = (folder: string, columns: readonly Column[]): SplitWriter =>
    new SplitWriter(
      new Map(
        splits.map((split) => [
          split,
          makers.map(({ format, make }) => make(output.open(`${folder}/${split}.${format}`), columns)),
        ]),
      ),
    );

  const entries = open("entries", entryColumns);
  const store = new TextStore(output.scratch());
  const finder = new DuplicateFinder(output.scratch(), store);
  const tallies = { kind: new Tally(), lang: new Tally(), ruleset: new Tally() };
  const citations = new Map<string, number>();

  const addEntry = (entry: Entry, sourceText: string): void => {
    const hash = hashOfId(entry.id);
    const split = splitOf(hash, shares);
    for (const source of entry.sources) {
      const text = entry.text[source.lang];
      if (text === undefined) continue;
      const row = entryRow(entry, text, source, { split, sourceText, licence, citation });
      entries.write(split, row);
      tallies.kind.add(entry.kind, split);
      tallies.lang.add(source.lang, split);
      if (entry.ruleset !== undefined) tallies.ruleset.add(entry.ruleset, split);
      const cited = source.citation ?? citation;
      if (cited !== undefined) citations.set(cited, (citations.get(cited) ?? 0) + 1);
      const { file, span } = source;
      const place = { id: entry.id, kind: entry.kind, split, file, line: span.start.line, licence, source: cited };
      const stored: StoredText = { ...place, ...segmentText(source.lang, text) };
      store.add(stored, hash);
      finder.add(stored);
    }
  };

  return {
    add(found, sourceText) {
      for (const entry of found) addEntry(orderEntry(entry), sourceText);
    },

    finish(end) {
      entries.close();
      const columns = alignedColumns(options.langs);
      const aligned = open("aligned", columns);
      let ids = 0;
      let multilingual = 0;
      for (const texts of store.byId()) {
        ids++;
        if (new Set(texts.map(({ lang }) => lang)).size > 1) multilingual++;
        for (const row of alignedRows(texts)) aligned.write((texts[0] as StoredText).split, row);
      }
      aligned.close();
      const found = writeDuplicates(output, finder, store, options.similarity);
      const data: CardData = {
        ...end,
        ...found,
        version: options.version,
        formats: options.formats,
        similarity: options.similarity,
        rows: store.length,
        licence,
        citations,
        shares,
        splits,
        ids,
        multilingual,
        counts: { kind: tallies.kind.counts, lang: tallies.lang.counts, ruleset: tallies.ruleset.counts },
        entryRows: entries.rows,
        alignedRows: aligned.rows,
        entryColumns,
        alignedColumns: columns,
      };
      output.write("README.md", dataCard(data));
      const alignedCount = [...aligned.rows.values()].reduce((sum, count) => sum + count, 0);
      return { rows: store.length, ids, aligned: alignedCount, duplicates: found.duplicates };
    },
  };
}

type MakeWriter = (file: OutputFile, columns: readonly Column[]) => RowWriter;

async function writerMakers(wanted: readonly Format[]): Promise<{ format: Format; make: MakeWriter }[]> {
  const makers: Record<Format, () => MakeWriter | Promise<MakeWriter>> = {
    jsonl: () => jsonlWriter,
    csv: () => csvWriter,
    parquet: loadParquet,
  };
  return Promise.all(wanted.map(async (format) => ({ format, make: await makers[format]() })));
}

/** Rows to the files of their split. */
class SplitWriter {
  readonly rows = new Map<Split, number>();
  readonly #writers: ReadonlyMap<Split, readonly RowWriter[]>;

  constructor(writers: ReadonlyMap<Split, readonly RowWriter[]>) {
    this.#writers = writers;
  }

  write(split: Split, row: Row): void {
    for (const writer of this.#writers.get(split) ?? []) writer.write(row);
    this.rows.set(split, (this.rows.get(split) ?? 0) + 1);
  }

  close(): void {
    for (const writer of [...this.#writers.values()].flat()) writer.close();
  }
}

/** Rows by value and split. */
class Tally {
  readonly counts = new Map<string, Map<Split, number>>();

  add(value: string, split: Split): void {
    const bySplit = this.counts.get(value) ?? new Map<Split, number>();
    bySplit.set(split, (bySplit.get(split) ?? 0) + 1);
    this.counts.set(value, bySplit);
  }
}

function writeDuplicates(
  output: StreamOutput,
  finder: DuplicateFinder,
  store: TextStore,
  similarity: number,
): { duplicates: number; crossSplit: number } {
  const file = output.open("near-duplicates.jsonl");
  const placeOf = ({ id, lang, split, file: from, line }: StoredText): object => ({
    id,
    lang,
    split,
    file: from,
    line,
  });
  let duplicates = 0;
  let crossSplit = 0;
  for (const found of finder.find(similarity)) {
    const [row, of] = [store.get(found.row), store.get(found.of)];
    const crosses = row.split !== of.split;
    duplicates++;
    if (crosses) crossSplit++;
    const rounded = Math.round(found.similarity * 1e4) / 1e4;
    file.write(`${JSON.stringify({ ...placeOf(row), of: placeOf(of), similarity: rounded, crossSplit: crosses })}\n`);
  }
  file.close();
  return { duplicates, crossSplit };
}
