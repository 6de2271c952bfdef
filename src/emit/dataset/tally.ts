import { compareIds } from "../file-names.js";
import type { Split } from "./split.js";

/** Rows by value and split. */
export class Tally {
  readonly #counts = new Map<string, Map<Split, number>>();

  add(value: string, split: Split): void {
    const bySplit = this.#counts.get(value) ?? new Map<Split, number>();
    bySplit.set(split, (bySplit.get(split) ?? 0) + 1);
    this.#counts.set(value, bySplit);
  }

  /** Of all values. */
  get total(): number {
    return this.values().reduce((sum, value) => sum + this.of(value), 0);
  }

  /** Sorted. */
  values(): string[] {
    return [...this.#counts.keys()].sort(compareIds);
  }

  /** Of one value, in a split or in all. */
  of(value: string, split?: Split): number {
    const bySplit = this.#counts.get(value) ?? new Map<Split, number>();
    return split === undefined
      ? [...bySplit.values()].reduce((sum, count) => sum + count, 0)
      : (bySplit.get(split) ?? 0);
  }
}
