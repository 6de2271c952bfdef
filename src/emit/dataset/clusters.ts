import type { IdGroups, RecordStore } from "./record-store.js";
import { type Split, splitNames } from "./split.js";

/** Rows that belong together (a disjoint-set forest): 4 bytes a row. */
export class Clusters {
  readonly #parents: Uint32Array;

  constructor(rows: number) {
    this.#parents = Uint32Array.from({ length: rows }, (_, row) => row);
  }

  /** A row that stands for all that belong to this one: the first of them. */
  rootOf(row: number): number {
    let root = row;
    while (this.#parents[root] !== root) root = this.#parents[root] as number;
    for (let at = row; at !== root;) {
      const next = this.#parents[at] as number;
      this.#parents[at] = root;
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)];
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }
}

export interface SplitPlan {
  splitOf(row: number): Split;
  /** Rows that another split would have had by their id alone. */
  readonly moved: number;
  /** Ids in the cluster that has most of them. */
  readonly largest: number;
}

/** Each row in the split of its own id. */
export function splitById(store: RecordStore): SplitPlan {
  return { splitOf: (row) => store.ownSplit(row), moved: 0, largest: 1 };
}

/**
 * All rows of a cluster in one split: that of the id whose hash is least among theirs, so that the order of the files does not
 * matter and clusters come into the splits in the same shares as other entries.
 */
export function splitByCluster(store: RecordStore, groups: IdGroups, clusters: Clusters): SplitPlan {
  const leaders = Uint32Array.from({ length: store.length }, (_, row) => row);
  const ids = new Uint32Array(store.length);
  let largest = 0;
  for (const rows of groups.rows()) {
    const row = rows[0] as number;
    const root = clusters.rootOf(row);
    const count = (ids[root] as number) + 1;
    ids[root] = count;
    largest = Math.max(largest, count);
    if (store.compareHashes(row, leaders[root] as number) < 0) leaders[root] = row;
  }
  const splits = new Uint8Array(store.length);
  let moved = 0;
  for (let row = 0; row < splits.length; row++) {
    const split = store.ownSplit(leaders[clusters.rootOf(row)] as number);
    splits[row] = splitNames.indexOf(split);
    if (split !== store.ownSplit(row)) moved++;
  }
  return { splitOf: (row) => splitNames[splits[row] as number] as Split, moved, largest };
}
