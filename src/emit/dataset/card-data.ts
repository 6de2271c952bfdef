import type { Column } from "./columns.js";
import type { Format } from "./options.js";
import type { Shares, Split } from "./split.js";
import type { Tally } from "./tally.js";

/** Tables of a dataset. */
export type Table = "entries" | "merged" | "aligned";

export const tables: readonly Table[] = ["entries", "merged", "aligned"];

/** What a data card states of its dataset. */
export interface CardData {
  /** ruleglot's own version. */
  readonly version: string;
  readonly formats: readonly Format[];
  readonly shares: Shares;
  readonly splits: readonly Split[];
  readonly splitBy: "cluster" | "id";
  readonly similarity: number;
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly ids: number;
  readonly multilingual: number;
  /** Rows of each table, all under the value "". */
  readonly rows: Readonly<Record<Table, Tally>>;
  /** Rows of `entries` by what the columns hold. */
  readonly counts: Readonly<Record<"lang" | "kind" | "ruleset", Tally>>;
  readonly provenance: Readonly<Record<"licence" | "source", Tally>>;
  readonly duplicates: number;
  /** Near duplicates that stand in different splits. */
  readonly crossSplit: number;
  /** Rows that the near duplicates brought into another split. */
  readonly moved: number;
  /** Entries of the largest cluster. */
  readonly largest: number;
  readonly columns: Readonly<Record<Table, readonly Column[]>>;
}
