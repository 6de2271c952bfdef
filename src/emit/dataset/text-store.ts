import type { ScratchFile } from "../output.js";
import { Growable } from "./growable.js";
import type { SegmentedText } from "./segments.js";
import type { Split } from "./split.js";

/** What aligning and comparing need of a row. */
export interface StoredText extends SegmentedText {
  readonly id: string;
  readonly kind: string;
  readonly split: Split;
  readonly file: string;
  readonly line: number;
  readonly licence?: string | undefined;
  readonly source?: string | undefined;
}

/**
 * The texts of all rows, on disk. In memory stand 20 bytes for each: the place, and 64 bits of the id's hash, by which rows of
 * one id are found. (A million rows take 20 MB; a map of ids would take ten times that. Texts of equal hashes are read and
 * their ids compared, so that a collision does no harm.)
 */
export class TextStore {
  readonly #file: ScratchFile;
  readonly #offsets = Growable.float64();
  readonly #lengths = Growable.uint32();
  readonly #high = Growable.uint32();
  readonly #low = Growable.uint32();

  constructor(file: ScratchFile) {
    this.#file = file;
  }

  get length(): number {
    return this.#offsets.length;
  }

  add(text: StoredText, hash: Buffer): void {
    const bytes = Buffer.from(JSON.stringify(text));
    this.#offsets.push(this.#file.append(bytes));
    this.#lengths.push(bytes.length);
    this.#high.push(hash.readUInt32BE(8));
    this.#low.push(hash.readUInt32BE(12));
  }

  get(row: number): StoredText {
    return JSON.parse(this.#file.read(this.#offsets.at(row), this.#lengths.at(row)).toString()) as StoredText;
  }

  /** Rows of each id together, in the order in which the ids first came. */
  *byId(): Generator<StoredText[]> {
    const { rows, starts } = this.#groups();
    for (const start of starts) {
      const ids = new Map<string, StoredText[]>();
      for (let i = start; i < rows.length && this.#sameHash(rows[start] as number, rows[i] as number); i++) {
        const text = this.get(rows[i] as number);
        const found = ids.get(text.id);
        if (found === undefined) ids.set(text.id, [text]);
        else found.push(text);
      }
      yield* ids.values();
    }
  }

  #groups(): { rows: Uint32Array; starts: Uint32Array } {
    const rows = Uint32Array.from({ length: this.length }, (_, i) => i);
    rows.sort((a, b) => this.#high.at(a) - this.#high.at(b) || this.#low.at(a) - this.#low.at(b) || a - b);
    const isStart = (i: number): boolean => i === 0 || !this.#sameHash(rows[i - 1] as number, rows[i] as number);
    let count = 0;
    for (let i = 0; i < rows.length; i++) if (isStart(i)) count++;
    const starts = new Uint32Array(count);
    for (let i = 0, next = 0; i < rows.length; i++) if (isStart(i)) starts[next++] = i;
    starts.sort((a, b) => (rows[a] as number) - (rows[b] as number));
    return { rows, starts };
  }

  #sameHash(a: number, b: number): boolean {
    return this.#high.at(a) === this.#high.at(b) && this.#low.at(a) === this.#low.at(b);
  }
}
