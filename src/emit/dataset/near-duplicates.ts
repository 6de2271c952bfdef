import type { ScratchFile } from "../output.js";
import { bandCount, bandHashes, jaccard, shingles } from "./min-hash.js";
import type { StoredText, TextStore } from "./text-store.js";

/** Two rows with nearly the same text. */
export interface NearDuplicate {
  readonly row: number;
  /** An earlier one. */
  readonly of: number;
  readonly similarity: number;
}

const recordSize = bandCount * 4;
/** Records that are read at a time. */
const readRows = 4096;

/**
 * Finds rows whose texts (all but the name) are like that of an earlier row. Band hashes are on disk, and one band at a
 * time is in memory: with the result that is 24 bytes a row. Within a band's bucket a row is compared with the bucket's
 * first row and with the one before it, so that many equal rows cost no square; each row is reported once.
 */
export class DuplicateFinder {
  readonly #bands: ScratchFile;
  readonly #store: TextStore;
  #rows = 0;

  constructor(bands: ScratchFile, store: TextStore) {
    this.#bands = bands;
    this.#store = store;
  }

  /** Called once for each row of the store, in order. */
  add(text: StoredText): void {
    const record = Buffer.alloc(recordSize);
    const set = shinglesOf(text);
    // A text without words gets zeros, which no bucket takes.
    if (set.size > 0) for (const [band, hash] of bandHashes(set).entries()) record.writeUInt32LE(hash || 1, band * 4);
    this.#bands.append(record);
    this.#rows++;
  }

  /** @param least - Jaccard similarity of five-word shingles from which on rows are near duplicates. */
  *find(least: number): Generator<NearDuplicate> {
    const twin = new Uint32Array(this.#rows); // row + 1; 0 is none
    const similarity = new Float64Array(this.#rows);
    const hashes = new Uint32Array(this.#rows);
    const order = new Uint32Array(this.#rows);
    for (let band = 0; band < bandCount; band++) {
      this.#readBand(band, hashes);
      for (let i = 0; i < order.length; i++) order[i] = i;
      order.sort((a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b);
      for (let start = 0; start < order.length;) {
        const hash = hashes[order[start] as number];
        let end = start + 1;
        while (end < order.length && hashes[order[end] as number] === hash) end++;
        if (hash !== 0 && end > start + 1) this.#compare(order.subarray(start, end), least, twin, similarity);
        start = end;
      }
    }
    for (let row = 0; row < this.#rows; row++) {
      const of = twin[row] as number;
      if (of > 0) yield { row, of: of - 1, similarity: similarity[row] as number };
    }
  }

  #compare(bucket: Uint32Array, least: number, twin: Uint32Array, similarity: Float64Array): void {
    const setOf = (i: number): Set<number> => shinglesOf(this.#store.get(bucket[i] as number));
    let first: Set<number> | undefined;
    for (let i = 1; i < bucket.length; i++) {
      const row = bucket[i] as number;
      if (twin[row] !== 0) continue;
      first ??= setOf(0);
      const own = setOf(i);
      for (const other of i === 1 ? [0] : [0, i - 1]) {
        const like = jaccard(own, other === 0 ? first : setOf(other));
        if (like < least) continue;
        twin[row] = (bucket[other] as number) + 1;
        similarity[row] = like;
        break;
      }
    }
  }

  #readBand(band: number, hashes: Uint32Array): void {
    for (let from = 0; from < this.#rows; from += readRows) {
      const count = Math.min(readRows, this.#rows - from);
      const records = this.#bands.read(from * recordSize, count * recordSize);
      for (let i = 0; i < count; i++) hashes[from + i] = records.readUInt32LE(i * recordSize + band * 4);
    }
  }
}

function shinglesOf({ segments }: StoredText): Set<number> {
  return shingles(segments.flatMap(({ part, text }) => (part === "name" ? [] : [text])).join(" "));
}
