import type { ScratchFile } from "../output/files.js";
import type { EntryRecord } from "./entry-record.js";
import { Growable } from "./growable.js";
import { hashOfId, type Shares, type Split, splitNames, splitOf } from "./split.js";

/** A record that is read back, and its size. */
export interface StoredRecord {
  readonly record: EntryRecord;
  /** Bytes of its JSON. */
  readonly size: number;
}

/**
 * The records of all rows, on disk, in the order in which they came. In memory stand 21 bytes for each: the place, 64 bits of
 * the id's hash, by which rows of one id are found, and the split that the id alone would give. (A million rows take 21 MB; a
 * map of ids would take ten times that.)
 */
export class RecordStore {
  readonly #file: ScratchFile;
  readonly #shares: Shares;
  readonly #offsets = Growable.float64();
  readonly #lengths = Growable.uint32();
  readonly #high = Growable.uint32();
  readonly #low = Growable.uint32();
  readonly #ownSplits = Growable.uint8();
  #buffer = Buffer.allocUnsafe(1 << 16);

  constructor(file: ScratchFile, shares: Shares) {
    this.#file = file;
    this.#shares = shares;
  }

  /** Rows so far. */
  get length(): number {
    return this.#offsets.length;
  }

  add(record: EntryRecord, hash = hashOfId(record.id)): void {
    const text = JSON.stringify(record);
    if (this.#buffer.length < text.length * 3) this.#buffer = Buffer.allocUnsafe(text.length * 6);
    const size = this.#buffer.write(text);
    this.#offsets.push(this.#file.append(this.#buffer.subarray(0, size)));
    this.#lengths.push(size);
    this.#high.push(hash.readUInt32BE(8));
    this.#low.push(hash.readUInt32BE(12));
    this.#ownSplits.push(splitNames.indexOf(splitOf(hash, this.#shares)));
  }

  get(row: number): StoredRecord {
    const size = this.#lengths.at(row);
    const text = this.#file.read(this.#offsets.at(row), size).toString();
    return { record: JSON.parse(text) as EntryRecord, size };
  }

  /** The split that the row's id alone gives. */
  ownSplit(row: number): Split {
    return splitNames[this.#ownSplits.at(row)] as Split;
  }

  /** Orders rows by the hash of their ids. Zero means: of one id, but for a collision of 64 bits. */
  compareHashes(a: number, b: number): number {
    return this.#high.at(a) - this.#high.at(b) || this.#low.at(a) - this.#low.at(b);
  }

  /** Rows sorted by the hash of their ids: those of one id stand together, in the order in which they came. */
  byHash(): Uint32Array {
    return Uint32Array.from({ length: this.length }, (_, i) => i).sort((a, b) => this.compareHashes(a, b) || a - b);
  }
}

/** Rows of each id together; ids in the order in which they first came. */
export class IdGroups {
  readonly #store: RecordStore;
  readonly #rows: Uint32Array;
  /** Where in `#rows` a group starts, in the order of the groups' first rows. */
  readonly #starts: Uint32Array;

  constructor(store: RecordStore) {
    this.#store = store;
    this.#rows = store.byHash();
    const rows = this.#rows;
    const isStart = (i: number): boolean => i === 0 || !this.#sameHash(i - 1, i);
    let count = 0;
    for (let i = 0; i < rows.length; i++) if (isStart(i)) count++;
    this.#starts = new Uint32Array(count);
    for (let i = 0, next = 0; i < rows.length; i++) if (isStart(i)) this.#starts[next++] = i;
    this.#starts.sort((a, b) => (rows[a] as number) - (rows[b] as number));
  }

  /** Numbers of the rows whose ids' hashes are equal. */
  *rows(): Generator<Uint32Array> {
    for (const start of this.#starts) {
      let end = start + 1;
      while (end < this.#rows.length && this.#sameHash(start, end)) end++;
      yield this.#rows.subarray(start, end);
    }
  }

  /** The records of each id among those groups whose first row is wanted. Ids of equal hashes are told apart. */
  *records(isWanted: (firstRow: number) => boolean): Generator<StoredRecord[]> {
    for (const rows of this.rows()) {
      if (!isWanted(rows[0] as number)) continue;
      const ids = new Map<string, StoredRecord[]>();
      for (const row of rows) {
        const stored = this.#store.get(row);
        const found = ids.get(stored.record.id);
        if (found === undefined) ids.set(stored.record.id, [stored]);
        else found.push(stored);
      }
      yield* ids.values();
    }
  }

  #sameHash(i: number, j: number): boolean {
    return this.#store.compareHashes(this.#rows[i] as number, this.#rows[j] as number) === 0;
  }
}
