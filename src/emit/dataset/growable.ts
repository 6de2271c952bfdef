type Numbers = Uint8Array | Uint32Array | Float64Array;

/** A list of numbers that takes 1, 4 or 8 bytes for each. */
export class Growable<T extends Numbers> {
  readonly #make: (length: number) => T;
  #values: T;
  #length = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(1024);
  }

  static uint8(): Growable<Uint8Array> {
    return new Growable((length) => new Uint8Array(length));
  }

  static uint32(): Growable<Uint32Array> {
    return new Growable((length) => new Uint32Array(length));
  }

  static float64(): Growable<Float64Array> {
    return new Growable((length) => new Float64Array(length));
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = this.#make(this.#length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.#length++] = value;
  }

  at(i: number): number {
    return this.#values[i] as number;
  }
}
