import type { Shares } from "./split.js";

/** Formats of the tables that a dataset may have. */
export type Format = "jsonl" | "csv" | "parquet";

/** What decides on the split: the near duplicates of an entry too, or its id alone. */
export type SplitBy = "cluster" | "id";

export interface DatasetOptions {
  /** ruleglot's own version. */
  readonly version: string;
  readonly formats: readonly Format[];
  readonly shares: Shares;
  readonly splitBy: SplitBy;
  /** Languages that get columns in the merged entries and the aligned segments. */
  readonly langs: readonly string[];
  /** Licence and citation of sources that don't state one. */
  readonly licence?: string | undefined;
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
