import { setImmediate } from "node:timers/promises";
import type { StreamOutput } from "../output.js";
import { alignedColumns, alignedRows } from "./aligned-rows.js";
import { dataCard } from "./card.js";
import type { CardData } from "./card-data.js";
import { Clusters, splitByCluster, splitById, type SplitPlan } from "./clusters.js";
import type { Column, RowWriter } from "./columns.js";
import type { EntryRecord } from "./entry-record.js";
import { entryColumns, entryRow } from "./entry-rows.js";
import { mergedColumns, mergedRow } from "./merged-rows.js";
import type { DuplicateFinder, NearDuplicate } from "./near-duplicates.js";
import type { DatasetEnd, DatasetOptions } from "./options.js";
import { IdGroups, type RecordStore, type StoredRecord } from "./record-store.js";
import type { Makers } from "./row-writers.js";
import { type Split, splitNames } from "./split.js";
import { Tally } from "./tally.js";

/** Rows after which signals are heard. */
const rowsBetweenWaits = 100;

type Table = "entries" | "merged" | "aligned";

/** The second pass over the records: splits, rows, near duplicates and the data card. */
export class DatasetWriter {
  readonly #output: StreamOutput;
  readonly #options: DatasetOptions;
  readonly #makers: Makers;
  readonly #store: RecordStore;
  readonly #columns: Readonly<Record<Table, readonly Column[]>>;
  readonly #rows = { entries: new Tally(), merged: new Tally(), aligned: new Tally() };
  readonly #counts = { lang: new Tally(), kind: new Tally(), ruleset: new Tally() };
  readonly #provenance = { licence: new Tally(), source: new Tally() };
  #multilingual = 0;

  constructor(
    output: StreamOutput,
    options: DatasetOptions,
    makers: Makers,
    store: RecordStore,
    flat: readonly Column[],
  ) {
    this.#output = output;
    this.#options = options;
    this.#makers = makers;
    this.#store = store;
    this.#columns = {
      entries: [...entryColumns, ...flat],
      merged: [...mergedColumns(options.langs), ...flat],
      aligned: alignedColumns(options.langs),
    };
  }

  async write(finder: DuplicateFinder, end: DatasetEnd): Promise<void> {
    const { shares, splitBy, similarity } = this.#options;
    const groups = new IdGroups(this.#store);
    const clusters = new Clusters(this.#store.length);
    for (const rows of groups.rows()) for (const row of rows) clusters.join(row, rows[0] as number);
    const pairs = finder.find(similarity, clusters);
    const plan = splitBy === "id" ? splitById(this.#store) : splitByCluster(this.#store, groups, clusters);
    const splits = splitNames.filter((split) => shares[split] > 0);
    for (const split of splits) {
      await this.#writeEntries(split, plan);
      await this.#writeIds(split, plan, groups);
    }
    const duplicates = this.#writeDuplicates(pairs, plan);
    const data: CardData = {
      ...this.#options,
      ...end,
      ...duplicates,
      splits,
      moved: plan.moved,
      largest: plan.largest,
      ids: this.#rows.merged.total,
      multilingual: this.#multilingual,
      rows: this.#rows,
      counts: this.#counts,
      provenance: this.#provenance,
      columns: this.#columns,
    };
    this.#output.write("README.md", dataCard(data));
  }

  #open(table: Table, split: Split): RowWriter {
    const writers = this.#makers.map(({ format, make }) =>
      make(this.#output.open(`${table}/${split}.${format}`), this.#columns[table]),
    );
    const tally = this.#rows[table];
    return {
      write(row, size) {
        for (const writer of writers) writer.write(row, size);
        tally.add("", split);
      },
      close() {
        for (const writer of writers) writer.close();
      },
    };
  }

  async #writeEntries(split: Split, plan: SplitPlan): Promise<void> {
    const writer = this.#open("entries", split);
    for (let row = 0; row < this.#store.length; row++) {
      if (plan.splitOf(row) !== split) continue;
      const { record, size } = this.#store.get(row);
      writer.write(entryRow(record, split), size);
      this.#count(record, split);
      if (row % rowsBetweenWaits === 0) await setImmediate();
    }
    writer.close();
  }

  #count({ kind, lang, ruleset, licence, source }: EntryRecord, split: Split): void {
    this.#counts.kind.add(kind, split);
    this.#counts.lang.add(lang, split);
    if (ruleset !== undefined) this.#counts.ruleset.add(ruleset, split);
    if (licence !== undefined) this.#provenance.licence.add(licence, split);
    if (source !== undefined) this.#provenance.source.add(source, split);
  }

  /** What has a row for an id, or several. */
  async #writeIds(split: Split, plan: SplitPlan, groups: IdGroups): Promise<void> {
    const merged = this.#open("merged", split);
    const aligned = this.#open("aligned", split);
    let done = 0;
    for (const stored of groups.records((row) => plan.splitOf(row) === split)) {
      if (++done % rowsBetweenWaits === 0) await setImmediate();
      const records = stored.map(({ record }) => record);
      const size = stored.reduce((sum, one) => sum + one.size, 0);
      merged.write(mergedRow(records, split), size);
      const rows = alignedRows(records, split);
      for (const row of rows) aligned.write(row, size / rows.length);
      if (new Set(records.map(({ lang }) => lang)).size > 1) this.#multilingual++;
    }
    merged.close();
    aligned.close();
  }

  #writeDuplicates(pairs: Iterable<NearDuplicate>, plan: SplitPlan): { duplicates: number; crossSplit: number } {
    const file = this.#output.open("near-duplicates.jsonl");
    const placeOf = (row: number, { record: { id, lang, file: from, line } }: StoredRecord): object => ({
      id,
      lang,
      split: plan.splitOf(row),
      file: from,
      line,
    });
    let duplicates = 0;
    let crossSplit = 0;
    for (const { row, of, similarity } of pairs) {
      const crosses = plan.splitOf(row) !== plan.splitOf(of);
      duplicates++;
      if (crosses) crossSplit++;
      const found = {
        ...placeOf(row, this.#store.get(row)),
        of: placeOf(of, this.#store.get(of)),
        similarity: Math.round(similarity * 1e4) / 1e4,
        crossSplit: crosses,
      };
      file.write(`${JSON.stringify(found)}\n`);
    }
    file.close();
    return { duplicates, crossSplit };
  }
}
