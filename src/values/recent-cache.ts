/**
 * A cache that keeps what was used of late, between `limit` and twice as many values: when it is full, it lets go of those
 * that were not asked for since it was last full.
 */
export class RecentCache<V> {
  readonly #limit: number;
  #recent = new Map<string, V>();
  #older = new Map<string, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): V | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: V): void {
    if (this.#recent.size >= this.#limit) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
  }
}
