import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { openScratch, openStream, type OutputFile, type ScratchFile, writeParts } from "./output/files.js";
import { OutputError } from "./output/output-error.js";
import { activeFolders, assertReplaceable, replaceFolder, sweep, writeMarker } from "./output/replace-folder.js";

/** Where an emitter writes. Paths are relative, with `/`; a file is written once. */
export interface Output {
  /** @param content - Text, or its parts one after the other where the whole would be big. */
  write(path: string, content: string | Iterable<string>): void;
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

const scratchPrefix = ".scratch-";

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
  activeFolders.add(temporary);
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
    activeFolders.delete(temporary);
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
          replaceFolder(temporary, target);
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
