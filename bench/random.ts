/** Numbers that look random and are the same in every run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (high - low + 1));
  }

  of<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)] as T;
  }
}
