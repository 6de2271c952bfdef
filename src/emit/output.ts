import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Where an emitter writes. Paths are relative, with `/`; a file is written once. */
export interface Output {
  /** @param content - Text, or its parts one after the other where the whole would be big. */
  write(path: string, content: string | Iterable<string>): void;
}

/** An output folder that comes to stand at its place as a whole, or not at all. */
export interface OutputFolder extends Output {
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
  let open = true;

  const close = (): void => {
    open = false;
    active.delete(temporary);
  };
  const discard = (): void => {
    if (!open) return;
    close();
    rmSync(temporary, { recursive: true, force: true });
  };

  return {
    get files() {
      return written.size;
    },

    write(file, content) {
      if (!open) throw new Error(`${file} is written after the end of the transaction`);
      const parts = file.split("/");
      if (parts.some((part) => part === "" || part === "." || part === ".." || /[\\\0]/.test(part))) {
        throw new Error(`${file} is no path below the output folder`);
      }
      const key = file.normalize("NFC").toLowerCase();
      if (written.has(key)) throw new Error(`${file} is written twice`);
      written.add(key);
      topLevel.add(parts[0] as string);
      guard(() => {
        const place = join(temporary, ...parts);
        const folder = dirname(place);
        if (!folders.has(folder)) {
          mkdirSync(folder, { recursive: true });
          folders.add(folder);
        }
        if (typeof content === "string") writeFileSync(place, content);
        else writeParts(place, content);
      });
    },

    commit() {
      if (!open) return;
      try {
        assertReplaceable(path, target);
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
