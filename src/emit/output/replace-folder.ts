import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OutputError } from "./output-error.js";

const marker = ".ruleglot";
/** What file managers leave behind; no reason to refuse. */
const debris = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);
/** Temporary folders of this process; another folder with our process id is a leftover (a container's ids repeat). */
export const activeFolders = new Set<string>();

/** Marks a folder as made by us. @param contents - Names at its top. */
export function writeMarker(folder: string, contents: readonly string[]): void {
  writeFileSync(join(folder, marker), `${JSON.stringify({ madeBy: "ruleglot", contents }, null, 2)}\n`);
}

/** Two renames; between them `target` is missing, and `sweep` of the next run would bring the old one back. */
export function replaceFolder(temporary: string, target: string): void {
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

/** @throws {OutputError} If `target` is a file, or a folder with content that we did not make. */
export function assertReplaceable(path: string, target: string): void {
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
export function sweep(parent: string, stem: string, target: string): void {
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
  if (pid === process.pid) return !activeFolders.has(path.replace(/\.old$/, ""));
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
