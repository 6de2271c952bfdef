import { closeSync, openSync, readSync, rmSync, writeFileSync, writeSync } from "node:fs";

/** A file that is written in parts over a longer time. */
export interface OutputFile {
  write(part: string | Uint8Array): void;
  /** Writes what is still in memory. Without effect if called again. */
  close(): void;
}

/** A file on disk for the time of the run. */
export interface ScratchFile {
  /** @returns the offset at which `bytes` now stand */
  append(bytes: Uint8Array): number;
  /** @returns bytes that the next call overwrites */
  read(offset: number, length: number): Buffer;
}

/** Runs an action on the disk and names what went wrong. */
export type Guard = <T>(action: () => T) => T;

const chunkSize = 1 << 16;

/** Writes the parts of a text to a new file. */
export function writeParts(place: string, parts: Iterable<string>): void {
  const file = openSync(place, "w");
  try {
    let pending = "";
    for (const part of parts) {
      pending += part;
      if (pending.length < chunkSize) continue;
      writeFileSync(file, pending);
      pending = "";
    }
    writeFileSync(file, pending);
  } finally {
    closeSync(file);
  }
}

/** Bytes that are gathered and written in chunks. */
class ChunkWriter {
  readonly #file: number;
  readonly #chunk = Buffer.allocUnsafe(chunkSize);
  #filled = 0;

  constructor(file: number) {
    this.#file = file;
  }

  write(part: string | Uint8Array): void {
    if (typeof part === "string") this.#writeText(part);
    else this.#writeBytes(part);
  }

  /** Encodes into the chunk itself: a buffer for each of many texts would be garbage that piles up. */
  #writeText(text: string): void {
    const most = text.length * 3;
    if (most > chunkSize) {
      this.#writeBytes(Buffer.from(text));
      return;
    }
    if (this.#filled + most > chunkSize) this.flush();
    this.#filled += this.#chunk.write(text, this.#filled);
  }

  #writeBytes(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > chunkSize) this.flush();
    if (bytes.length > chunkSize) {
      writeFully(this.#file, bytes);
      return;
    }
    this.#chunk.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  flush(): void {
    writeFully(this.#file, this.#chunk.subarray(0, this.#filled));
    this.#filled = 0;
  }
}

function writeFully(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/** Opens a new file that is written in parts. */
export function openStream(place: string, guard: Guard): OutputFile {
  const file = openSync(place, "wx");
  const writer = new ChunkWriter(file);
  let open = true;
  return {
    write(part) {
      guard(() => writer.write(part));
    },
    close() {
      if (!open) return;
      open = false;
      try {
        guard(() => writer.flush());
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Opens a new scratch file, which goes when it is closed. */
export function openScratch(place: string, guard: Guard): ScratchFile & { close(): void } {
  const file = openSync(place, "wx+");
  const writer = new ChunkWriter(file);
  let size = 0;
  let buffer = Buffer.allocUnsafe(chunkSize);
  return {
    append(bytes) {
      const offset = size;
      guard(() => writer.write(bytes));
      size += bytes.length;
      return offset;
    },
    read(offset, length) {
      return guard(() => {
        writer.flush();
        if (buffer.length < length) buffer = Buffer.allocUnsafe(length * 2);
        const bytes = buffer.subarray(0, length);
        let at = 0;
        while (at < length) {
          const count = readSync(file, bytes, at, length - at, offset + at);
          if (count === 0) throw new Error(`${place} ends before ${String(offset + length)}`);
          at += count;
        }
        return bytes;
      });
    },
    close() {
      closeSync(file);
      rmSync(place, { force: true });
    },
  };
}
