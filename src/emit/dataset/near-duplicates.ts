import type { ScratchFile } from "../output/files.js";
import type { Clusters } from "./clusters.js";
import { bandCount, bandHashes, jaccard, shingles } from "./min-hash.js";

/** Two rows with nearly the same text. */
export interface NearDuplicate {
  readonly row: number;
  /** An earlier one. */
  readonly of: number;
  /** Jaccard similarity of the five-word shingles. */
  readonly similarity: number;
}

const recordSize = bandCount * 4;
/** Records that are read at a time. */
const readRows = 4096;
/** Clusters of one bucket that a row is compared with. */
const mostClusters = 16;

/**
 * Finds rows whose texts are like that of another row. Band hashes are on disk, and one band at a time is in memory: with
 * the result that is 24 bytes a row. Within a band's bucket a row is compared with one row of each cluster that is known so
 * far, and not at all if it is in one of them already, so that many equal rows cost no square.
 */
export class DuplicateFinder {
  readonly #bands: ScratchFile;
  readonly #textOf: (row: number) => string;
  readonly #record = Buffer.alloc(recordSize);
  #rows = 0;

  /** @param textOf - The text of an earlier row once more. */
  constructor(bands: ScratchFile, textOf: (row: number) => string) {
    this.#bands = bands;
    this.#textOf = textOf;
  }

  /** Takes the text of the next row. */
  add(text: string): void {
    const record = this.#record;
    const set = shingles(text);
    // A text without words gets zeros, which no bucket takes.
    record.fill(0);
    if (set.size > 0) for (const [band, hash] of bandHashes(set).entries()) record.writeUInt32LE(hash || 1, band * 4);
    this.#bands.append(record);
    this.#rows++;
  }

  /**
   * Puts near duplicates into one cluster. @returns the rows that are like an earlier one, each once
   * @param least - Similarity from which on rows are near duplicates.
   */
  find(least: number, clusters: Clusters): Iterable<NearDuplicate> {
    const rows = this.#rows;
    const twins = new Uint32Array(rows); // row + 1; 0 is none
    const similarities = new Float64Array(rows);
    const hashes = new Uint32Array(rows);
    const order = new Uint32Array(rows);
    const found = (row: number, of: number, similarity: number): void => {
      clusters.join(row, of);
      if (twins[row] !== 0) return;
      twins[row] = of + 1;
      similarities[row] = similarity;
    };
    for (let band = 0; band < bandCount; band++) {
      this.#readBand(band, hashes);
      for (let i = 0; i < rows; i++) order[i] = i;
      order.sort((a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b);
      for (let start = 0; start < rows;) {
        const hash = hashes[order[start] as number];
        let end = start + 1;
        while (end < rows && hashes[order[end] as number] === hash) end++;
        if (hash !== 0 && end > start + 1) this.#compare(order.subarray(start, end), least, twins, clusters, found);
        start = end;
      }
    }
    return pairs(twins, similarities);
  }

  /** @param bucket - Rows in ascending order. */
  #compare(
    bucket: Uint32Array,
    least: number,
    twins: Uint32Array,
    clusters: Clusters,
    found: (row: number, of: number, similarity: number) => void,
  ): void {
    const known: { readonly row: number; readonly set: Set<number> }[] = [];
    const isTogether = (a: number, b: number): boolean => clusters.rootOf(a) === clusters.rootOf(b);
    for (const row of bucket) {
      if (twins[row] !== 0 && known.some((other) => isTogether(other.row, row))) continue;
      const set = shingles(this.#textOf(row));
      let isLike = false;
      for (const other of known) {
        if (twins[row] !== 0 && isTogether(other.row, row)) continue;
        const similarity = jaccard(set, other.set);
        if (similarity < least) continue;
        found(row, other.row, similarity);
        isLike = true;
      }
      if (!isLike && known.length < mostClusters) known.push({ row, set });
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

function* pairs(twins: Uint32Array, similarities: Float64Array): Generator<NearDuplicate> {
  for (const [row, twin] of twins.entries()) {
    if (twin > 0) yield { row, of: twin - 1, similarity: similarities[row] as number };
  }
}
