import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Where an emitter writes. Paths are relative, with `/`; a file is written once. */
export interface Output {
  /** @param content - Text, or its parts one after the other where the whole would be big. */
  write(path: string, content: string | Iterable<string>): void;
}

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

/** Where an emitter writes that keeps nothing in memory. */
export interface StreamOutput extends Output {
  /** Opens a file of the output for writing. */
  open(path: string): OutputFile;
  /** A new scratch file; it is no part of the output. */
  scratch(): ScratchFile;
}

/** An output folder that comes to stand at its place as a whole, or not at all. */
export interface OutputFolder extends StreamOutput {
  /** Files written so far. */
  readonly files: number;
  /** Puts the new folder in the old one's place. @throws {OutputError} */
  commit(): void;
  /** Removes what was written; the old folder stays. Without effect after `commit`. */
  discard(): void;
}

/** Why a folder could not be written. `names` are the files in question. */
export type OutputProblem = "not-a-folder" | "not-ours" | "foreign-files" | "cannot-write";

export class OutputError extends Error {
  override readonly name = "OutputError";
  readonly problem: OutputProblem;
  readonly path: string;
  readonly names: readonly string[];

  constructor(problem: OutputProblem, path: string, names: readonly string[] = [], cause?: unknown) {
    super(wording(problem, path, names, cause), { cause });
    this.problem = problem;
    this.path = path;
    this.names = names;
  }
}

function wording(problem: OutputProblem, path: string, names: readonly string[], cause: unknown): string {
  switch (problem) {
    case "not-a-folder":
      return `\`${path}\` is no folder`;
    case "not-ours":
      return `\`${path}\` is not empty and was not made by ruleglot; name another folder or empty it`;
    case "foreign-files":
      return `\`${path}\` holds files that ruleglot did not write and would delete: ${names.map((name) => `\`${name}\``).join(", ")}`;
    case "cannot-write":
      return `cannot write \`${path}\`: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

const marker = ".ruleglot";
/** What file managers leave behind; no reason to refuse. */
const debris = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);
const chunkSize = 1 << 16;
const scratchPrefix = ".scratch-";
/** Temporary folders of this process; another folder with our process id is a leftover (a container's ids repeat). */
const active = new Set<string>();

/**
 * Opens a transaction on an output folder. Everything is written to a hidden sibling, which `commit` renames to `path`;
 * a run that dies before leaves `path` as it was, and its leftovers go when the next run opens the folder.
 *
 * @throws {OutputError} If `path` is a file, or a folder with content that ruleglot did not make.
 */
export function openOutputFolder(path: string): OutputFolder {
  const target = existsSync(path) ? realpathSync(path) : resolve(path);
  const parent = dirname(target);
  const stem = `.${basename(target)}-`;
  const guard = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw error instanceof OutputError ? error : new OutputError("cannot-write", path, [], error);
    }
  };

  guard(() => mkdirSync(parent, { recursive: true }));
  guard(() => sweep(parent, stem, target));
  assertReplaceable(path, target);

  const temporary = join(parent, `${stem}${String(process.pid)}-${randomBytes(4).toString("hex")}`);
  active.add(temporary);
  guard(() => {
    mkdirSync(temporary);
    writeMarker(temporary, []);
  });

  const folders = new Set<string>();
  const written = new Set<string>();
  const topLevel = new Set<string>();
  const streams: { close(): void }[] = [];
  let open = true;

  const close = (): void => {
    open = false;
    active.delete(temporary);
  };
  const closeStreams = (): void => {
    for (const stream of streams.splice(0)) stream.close();
  };
  const discard = (): void => {
    if (!open) return;
    close();
    try {
      closeStreams();
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  };

  /** The place of a new file, in a folder that exists. */
  const placeOf = (file: string): string => {
    if (!open) throw new Error(`${file} is written after the end of the transaction`);
    const parts = file.split("/");
    if (parts.some((part) => part === "" || part === "." || part === ".." || /[\\\0]/.test(part))) {
      throw new Error(`${file} is no path below the output folder`);
    }
    const key = file.normalize("NFC").toLowerCase();
    if (written.has(key)) throw new Error(`${file} is written twice`);
    written.add(key);
    topLevel.add(parts[0] as string);
    const place = join(temporary, ...parts);
    const folder = dirname(place);
    if (!folders.has(folder)) {
      guard(() => mkdirSync(folder, { recursive: true }));
      folders.add(folder);
    }
    return place;
  };

  return {
    get files() {
      return written.size;
    },

    write(file, content) {
      const place = placeOf(file);
      guard(() => {
        if (typeof content === "string") writeFileSync(place, content);
        else writeParts(place, content);
      });
    },

    open(file) {
      const place = placeOf(file);
      const stream = guard(() => openStream(place, guard));
      streams.push(stream);
      return stream;
    },

    scratch() {
      if (!open) throw new Error("a scratch file is opened after the end of the transaction");
      const place = join(temporary, `${scratchPrefix}${String(streams.length)}`);
      const file = guard(() => openScratch(place, guard));
      streams.push(file);
      return file;
    },

    commit() {
      if (!open) return;
      try {
        assertReplaceable(path, target);
        closeStreams();
        guard(() => {
          writeMarker(temporary, [...topLevel].sort());
          replace(temporary, target);
        });
        close();
      } catch (error) {
        discard();
        throw error;
      }
    },

    discard,
  };
}

function writeMarker(folder: string, contents: readonly string[]): void {
  writeFileSync(join(folder, marker), `${JSON.stringify({ madeBy: "ruleglot", contents }, null, 2)}\n`);
}

function writeParts(place: string, parts: Iterable<string>): void {
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

type Guard = <T>(action: () => T) => T;

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

function openStream(place: string, guard: Guard): OutputFile {
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

function openScratch(place: string, guard: Guard): ScratchFile & { close(): void } {
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

/** Two renames; between them `target` is missing, and `sweep` of the next run would bring the old one back. */
function replace(temporary: string, target: string): void {
  const old = `${temporary}.old`;
  const replaced = existsSync(target);
  if (replaced) renameSync(target, old);
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (replaced) renameSync(old, target);
    throw error;
  }
  try {
    rmSync(old, { recursive: true, force: true });
  } catch {
    // A file of the old folder is open elsewhere: the next run's sweep removes it.
  }
}

function assertReplaceable(path: string, target: string): void {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new OutputError("not-a-folder", path);
  const names = readdirSync(target).filter((name) => !debris.has(name));
  if (names.length === 0) return;
  const contents = contentsMadeByUs(target);
  if (contents === undefined) throw new OutputError("not-ours", path, names.slice(0, 5));
  const foreign = names.filter((name) => !contents.has(name));
  if (foreign.length > 0) throw new OutputError("foreign-files", path, foreign.slice(0, 5));
}

/** Names at the top of a folder that an earlier run wrote; undefined if none did. */
function contentsMadeByUs(folder: string): ReadonlySet<string> | undefined {
  const mark = readJson(join(folder, marker));
  if (mark?.["madeBy"] !== "ruleglot" || !Array.isArray(mark["contents"])) return undefined;
  return new Set([marker, ...mark["contents"].map(String)]);
}

function readJson(file: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes what dead runs left beside `target`; gives the old folder back if one died between the two renames. */
function sweep(parent: string, stem: string, target: string): void {
  const leftovers = readdirSync(parent)
    .filter((name) => name.startsWith(stem) && /^\d+-[0-9a-f]{8}(\.old)?$/.test(name.slice(stem.length)))
    .map((name) => ({ path: join(parent, name), pid: Number.parseInt(name.slice(stem.length), 10) }))
    .filter(({ path, pid }) => isDead(path, pid) && lstatSync(path).isDirectory());
  const old = leftovers.filter(({ path }) => path.endsWith(".old"));
  const last = old.sort((a, b) => statSync(a.path).mtimeMs - statSync(b.path).mtimeMs).at(-1);
  if (last !== undefined && !existsSync(target)) renameSync(last.path, target);
  for (const { path } of leftovers) {
    if (readJson(join(path, marker))?.["madeBy"] === "ruleglot") rmSync(path, { recursive: true, force: true });
  }
}

function isDead(path: string, pid: number): boolean {
  if (pid === process.pid) return !active.has(path.replace(/\.old$/, ""));
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
