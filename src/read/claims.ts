/** Which units of a stretch of the source are accounted for, so that none is twice. */
export class Claims {
  readonly #from: number;
  readonly #taken: Uint8Array;

  constructor(from: number, to: number) {
    this.#from = from;
    this.#taken = new Uint8Array(Math.max(0, to - from));
  }

  /** Takes `[from, to)` unless a part of it is taken or lies outside; returns whether it did. */
  take(from: number, to: number): boolean {
    const a = from - this.#from;
    const b = to - this.#from;
    if (a < 0 || b > this.#taken.length || this.#taken.subarray(a, b).includes(1)) return false;
    this.#taken.fill(1, a, b);
    return true;
  }

  has(at: number): boolean {
    return this.#taken[at - this.#from] === 1;
  }
}
