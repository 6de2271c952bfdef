import { open, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { isWikiExport } from "../read/wiki-export.js";

/** A file to read. `file` is its name as the user gave it, or below the folder as given; `path` undefined for standard input. */
export interface InputFile {
  readonly file: string;
  readonly path: string | undefined;
}

export type InputReason =
  | "missing"
  | "permission"
  | "folder"
  | "noMatch"
  | "empty"
  | "output"
  | "damaged"
  | "encrypted"
  | "tooLarge"
  | { readonly other: string };

export interface InputProblem {
  readonly file: string;
  readonly reason: InputReason;
}

export interface Inputs {
  readonly files: readonly InputFile[];
  readonly problems: readonly InputProblem[];
  /** Absolute path of the folder that holds all that was named; undefined if only standard input was. */
  readonly commonFolder: string | undefined;
}

export interface InputOptions {
  /** Folder that relative paths and globs start from. */
  readonly cwd: string;
  /** Absolute path of a folder that is not looked into. */
  readonly skip?: string | undefined;
  /** Globs of files that are left out. */
  readonly exclude?: readonly string[];
}

const extensions = /\.(?:md|markdown|txt|x?html?|docx|odt|fodt|epub|idml|icml|pdf|zip)$/i;
/** A folder with this file in it is output of an earlier run. */
const outputMarker = ".ruleglot";

/**
 * Files, folders (all texts below them, but not in `node_modules`, hidden folders and output), globs, and `-` for
 * standard input become a list of files, each once, in the order named and sorted within a folder.
 */
export async function findInputs(args: readonly string[], options: InputOptions): Promise<Inputs> {
  const files: InputFile[] = [];
  const problems: InputProblem[] = [];
  const folders: string[] = [];
  const known = new Set<string>();
  const add = (file: string): void => {
    const path = resolve(options.cwd, file);
    if (known.has(path)) return;
    known.add(path);
    files.push({ file, path });
  };

  for (const arg of args) {
    if (arg === "-") {
      if (!files.some(({ path }) => path === undefined)) files.push({ file: "-", path: undefined });
      continue;
    }
    const path = resolve(options.cwd, arg);
    const kind = await kindOf(path);
    if (kind === "folder") {
      folders.push(path);
      const found: string[] = [];
      await walk(path, arg, options.skip, found, problems);
      if (found.length === 0) problems.push({ file: arg, reason: (await isOutput(path)) ? "output" : "empty" });
      for (const file of found) add(file);
    } else if (kind === "file") {
      folders.push(dirname(path));
      add(arg);
    } else if (isGlob(arg)) {
      const found = await glob(arg, options);
      if (found.length === 0) problems.push({ file: arg, reason: "noMatch" });
      for (const file of found) {
        folders.push(dirname(resolve(options.cwd, file)));
        add(file);
      }
    } else problems.push({ file: arg, reason: kind });
  }

  const excluded = await excludedPaths(options);
  return {
    files: files.filter(({ path }) => path === undefined || !excluded.has(path)),
    problems,
    commonFolder: commonFolder(folders),
  };
}

/** The bytes of a file. @returns the problem if it can't be read */
export async function readInput({ path }: InputFile): Promise<Uint8Array | InputReason> {
  try {
    return path === undefined ? await readStandardInput() : await readFile(path);
  } catch (error) {
    return reasonOf(error);
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether a file of this name is read when it is found in a folder or an archive. */
export function isReadable(name: string): boolean {
  return extensions.test(name);
}

/** Whether a file of this name is read if it is the export of a wiki: most XML files are something else. */
export function mayBeExport(name: string): boolean {
  return /\.xml$/i.test(name);
}

async function isExportFile(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    try {
      const head = new Uint8Array(4096);
      const { bytesRead } = await file.read(head);
      return isWikiExport(head.subarray(0, bytesRead));
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}

async function isOutput(folder: string): Promise<boolean> {
  return (await kindOf(join(folder, outputMarker))) === "file";
}

async function kindOf(path: string): Promise<"file" | "folder" | InputReason> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): InputReason {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return "missing";
  if (code === "EACCES" || code === "EPERM") return "permission";
  return code === "EISDIR" ? "folder" : { other: message };
}

async function walk(
  path: string,
  shown: string,
  skip: string | undefined,
  found: string[],
  problems: InputProblem[],
): Promise<void> {
  let entries;
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    problems.push({ file: shown, reason: reasonOf(error) });
    return;
  }
  if (entries.some(({ name }) => name === outputMarker)) return;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    const inner = join(path, name);
    const innerShown = shown === "." ? name : `${shown.replace(/[\\/]+$/, "")}/${name}`;
    if (entry.isDirectory()) {
      if (name !== "node_modules" && !name.startsWith(".") && inner !== skip)
        await walk(inner, innerShown, skip, found, problems);
    } else if (!name.startsWith(".") && (isReadable(name) || (mayBeExport(name) && (await isExportFile(inner)))))
      found.push(innerShown);
  }
}

function isGlob(arg: string): boolean {
  return /[*?{}[\]!]/.test(arg);
}

async function glob(pattern: string | readonly string[], { cwd, skip }: InputOptions): Promise<string[]> {
  const tinyglobby = await import("tinyglobby");
  const found = await tinyglobby.glob(pattern, { cwd, ignore: ["**/node_modules/**"], followSymbolicLinks: false });
  return found.filter((file) => skip === undefined || !resolve(cwd, file).startsWith(skip + sep)).sort();
}

async function excludedPaths(options: InputOptions): Promise<ReadonlySet<string>> {
  if (options.exclude === undefined || options.exclude.length === 0) return new Set();
  return new Set((await glob(options.exclude, options)).map((file) => resolve(options.cwd, file)));
}

function commonFolder(folders: readonly string[]): string | undefined {
  const [first, ...others] = folders;
  if (first === undefined) return undefined;
  let common = first;
  for (const folder of others) {
    while (
      folder !== common &&
      !folder.startsWith(common.endsWith(sep) ? common : common + sep) &&
      dirname(common) !== common
    ) {
      common = dirname(common);
    }
  }
  return common;
}
