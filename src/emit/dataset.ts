import type { Entry } from "../model/entry.js";
import { DatasetWriter } from "./dataset/dataset-writer.js";
import { entryRecords } from "./dataset/entry-record.js";
import { flatColumns, flattenMechanics } from "./dataset/flatten.js";
import { DuplicateFinder } from "./dataset/near-duplicates.js";
import type { DatasetEnd, DatasetOptions } from "./dataset/options.js";
import { RecordStore } from "./dataset/record-store.js";
import { writerMakers } from "./dataset/row-writers.js";
import { comparedText } from "./dataset/segments.js";
import type { StreamOutput } from "./output.js";

export type { Format, SplitBy } from "./dataset/options.js";
export { formats } from "./dataset/row-writers.js";
export { parseShares, type Shares } from "./dataset/split.js";

export interface Dataset {
  /** Rows so far: one for each entry and source. */
  readonly rows: number;
  /** Takes the entries of one file. */
  add(entries: readonly Entry[], sourceText: string): void;
  /** Writes the data set. Waits now and then, so that signals are heard. */
  finish(end: DatasetEnd): Promise<void>;
}

/**
 * A data set that is written in two passes. The first keeps what the rows are made of on disk, as the files are parsed; the
 * second knows the near duplicates, decides on the splits and writes one split after the other: `entries/<split>.<format>`,
 * `merged/…`, `aligned/…`, `near-duplicates.jsonl` and `README.md`. Memory holds one file, a row group of each table and some
 * 50 bytes a row.
 */
export async function openDataset(output: StreamOutput, options: DatasetOptions): Promise<Dataset> {
  const makers = await writerMakers(options.formats);
  const store = new RecordStore(output.scratch(), options.shares);
  const finder = new DuplicateFinder(output.scratch(), (row) => comparedText(store.get(row).record.text));
  const usedColumns = new Set<string>();
  return {
    get rows() {
      return store.length;
    },

    add(entries, sourceText) {
      for (const entry of entries) {
        for (const record of entryRecords(entry, sourceText, options)) {
          store.add(record);
          finder.add(comparedText(record.text));
          for (const name of Object.keys(flattenMechanics(record.mechanics))) usedColumns.add(name);
        }
      }
    },

    async finish(end) {
      const flat = flatColumns.filter(({ name }) => usedColumns.has(name));
      await new DatasetWriter(output, options, makers, store, flat).write(finder, end);
    },
  };
}
