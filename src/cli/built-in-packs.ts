import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LocaleTexts, PackData } from "../generated/types.js";
import { loadPackData, loadSharedData } from "../packs/load-pack.js";
import { PackError } from "../packs/pack-error.js";
import { PackSet, type SharedData } from "../packs/pack-set.js";

/** The folder of the package `ruleglot` that this module belongs to. @throws {PackError} if it was moved out of it. */
export function packageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as { name?: string }).name === "ruleglot")
      return folder;
    if (dirname(folder) === folder) {
      throw new PackError("the language packs of ruleglot are not where they were installed", { file: folder });
    }
  }
}

/** Where the project's own packs lie: `dist/grammar`, one JSON file each, for the built package; else the YAML folders. */
interface Grammar {
  readonly folder: string;
  readonly built: boolean;
}

let grammar: Grammar | undefined;

function findGrammar(): Grammar {
  const root = packageRoot();
  const dist = join(root, "dist");
  const isBuilt = dirname(fileURLToPath(import.meta.url)).startsWith(dist);
  return isBuilt ? { folder: join(dist, "grammar"), built: true } : { folder: join(root, "grammar"), built: false };
}

const cache = new Map<string, Promise<unknown>>();

/** Built files were checked when they were built. */
function load<T>(name: string, fromSource: (path: string) => Promise<T>): Promise<T> {
  grammar ??= findGrammar();
  const path = join(grammar.folder, grammar.built ? `${name}.json` : name);
  let loading = cache.get(path) as Promise<T> | undefined;
  if (loading === undefined) {
    loading = grammar.built ? readFile(path, "utf8").then((text) => JSON.parse(text) as T) : fromSource(path);
    cache.set(path, loading);
  }
  return loading;
}

/** Languages of the project's own packs, sorted. */
export async function builtInLangs(): Promise<string[]> {
  grammar ??= findGrammar();
  const names = (await readdir(grammar.folder)).filter((name) => !grammar?.built || name.endsWith(".json"));
  return names
    .map((name) => basename(name, ".json"))
    .filter((name) => name !== "shared")
    .sort();
}

export function builtInPack(lang: string): Promise<PackData> {
  return load(lang, loadPackData);
}

export function sharedData(): Promise<SharedData> {
  return load("shared", loadSharedData);
}

export async function builtInLocale(lang: string): Promise<LocaleTexts> {
  return (await builtInPack(lang)).locale ?? {};
}

/**
 * The project's packs that can read, and `more` after them.
 * @throws {PackError} if one of `more` extends a language that is not there.
 */
export async function packSetWith(more: readonly PackData[]): Promise<PackSet> {
  const [shared, ...own] = await Promise.all([sharedData(), ...(await builtInLangs()).map(builtInPack)]);
  return new PackSet(shared, [...own.filter(canRead), ...more]);
}

/** A pack without labels only has texts for messages and cards. */
export function canRead({ labels }: PackData): boolean {
  return Object.keys(labels.fields ?? {}).length > 0;
}

/** The YAML folders of the project's packs, which hold the examples too. */
export function grammarSources(): string {
  return join(packageRoot(), "grammar");
}
