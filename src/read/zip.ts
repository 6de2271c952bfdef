import { crc32 } from "./crc32.js";
import { damaged, UnreadableFile } from "./unreadable.js";

/** Bounds beyond which a file is taken for a bomb: no book comes near them. */
export interface ZipLimits {
  readonly parts: number;
  /** Bytes of all parts unpacked. */
  readonly bytes: number;
  /** Unpacked by packed size of a part above a megabyte. */
  readonly ratio: number;
}

const mebibyte = 1_048_576;
export const documentLimits: ZipLimits = { parts: 20_000, bytes: 1024 * mebibyte, ratio: 250 };
/** One part: all of it is in memory at once. */
const largestPart = 256 * mebibyte;
/** Packed bytes that are unpacked at a time: a part that lies about its size is found out after one of these. */
const step = 16_384;

interface ZipEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Offset of its local header. */
  readonly at: number;
}

/**
 * A ZIP file in memory. The directory is read at once, a part when it is asked for, and never more than the directory
 * says there is in it.
 */
export class ZipFile {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();

  /** @throws {UnreadableFile} if there is no sound directory, or it breaks the limits. */
  constructor(bytes: Uint8Array, limits: ZipLimits = documentLimits) {
    this.#bytes = bytes;
    let total = 0;
    for (const entry of readDirectory(bytes, limits)) {
      total += entry.size;
      const isBomb = entry.size > mebibyte && entry.size > entry.packed * limits.ratio;
      if (isBomb || entry.size > largestPart) throw tooLarge(isBomb ? entry.packed * limits.ratio : largestPart);
      if (total > limits.bytes) throw tooLarge(limits.bytes);
      if (!entry.name.endsWith("/")) this.#entries.set(entry.name, entry);
    }
  }

  /** Names of the files in it, in the order of the directory. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** @returns undefined if there is no such part. @throws {UnreadableFile} if it can't be unpacked. */
  async read(name: string): Promise<Uint8Array | undefined> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    if ((entry.flags & 1) === 1) throw new UnreadableFile({ code: "RG1006" });
    const packed = this.#packed(entry);
    const content = entry.method === 0 ? packed : await inflate(packed, entry);
    if (content.length !== entry.size || crc32(content) !== entry.crc) throw damaged(`checksum of ${name}`);
    return content;
  }

  /** A part of XML as text. @throws {UnreadableFile} if it can't be unpacked or is not there. */
  async text(name: string): Promise<string> {
    const content = await this.read(name);
    if (content === undefined) throw damaged(`no ${name}`);
    return decodeXml(content);
  }

  /** As `text`, empty if there is no such part. */
  async textIfAny(name: string): Promise<string> {
    return this.has(name) ? this.text(name) : "";
  }

  #packed(entry: ZipEntry): Uint8Array {
    const view = viewOf(this.#bytes);
    if (entry.at + 30 > view.byteLength || view.getUint32(entry.at, true) !== 0x04034b50)
      throw damaged(`no header of ${entry.name}`);
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    if (start + entry.packed > view.byteLength) throw damaged(`${entry.name} is cut off`);
    return this.#bytes.subarray(start, start + entry.packed);
  }
}

/** UTF-8, or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;
}

async function inflate(packed: Uint8Array, { name, method, size }: ZipEntry): Promise<Uint8Array> {
  if (method !== 8) throw damaged(`${name} is packed with method ${method}`);
  const { Inflate } = await import("fflate");
  const content = new Uint8Array(size);
  let at = 0;
  const stream = new Inflate((chunk) => {
    if (at + chunk.length > size) throw damaged(`${name} is larger than it says`);
    content.set(chunk, at);
    at += chunk.length;
  });
  try {
    for (let from = 0; from < packed.length; from += step)
      stream.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw damaged(`${name} cannot be unpacked`);
  }
  return content.subarray(0, at);
}

function readDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = viewOf(bytes);
  const end = directoryEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  // Sizes that take 64 bits are marked with all ones: no book needs them.
  if (count === 0xffff || start === 0xffffffff) throw tooLarge(limits.bytes);
  if (count > limits.parts) throw new UnreadableFile({ code: "RG1007", limit: `${limits.parts} parts` });
  const entries: ZipEntry[] = [];
  let at = start;
  for (let n = 0; n < count; n++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw damaged("directory");
    const nameLength = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const nameEnd = at + 46 + nameLength;
    if (nameEnd + more > view.byteLength) throw damaged("directory");
    entries.push({
      name: nameOf(bytes.subarray(at + 46, nameEnd)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameEnd + more;
  }
  return entries;
}

/** The end record stands last, before a comment of up to 65,535 bytes. */
function directoryEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw damaged("no directory at its end");
}

/** Most programs write UTF-8 even where the flag does not say so; what is none is read byte by byte. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\\", "/");
  } catch {
    return new TextDecoder("windows-1252").decode(bytes).replaceAll("\\", "/");
  }
}

function tooLarge(bytes: number): UnreadableFile {
  return new UnreadableFile({ code: "RG1007", limit: `${Math.ceil(bytes / mebibyte)} MiB` });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
