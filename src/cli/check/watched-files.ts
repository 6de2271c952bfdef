import { readdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { alignmentName } from "../alignment.js";
import { configName, loadConfig, type LoadedConfig } from "../config.js";
import { namedInputs } from "../named-inputs.js";
import type { InputOptions } from "../open-inputs.js";
import { UsageError } from "../usage-error.js";
import type { Watched } from "./watch.js";

interface CheckedPaths extends InputOptions {
  readonly out?: string;
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly glossary?: readonly string[];
}

/** What a check depends on: the texts that are named, and what decides how they are checked, whether it is there or not. */
export async function watchedFiles(paths: readonly string[], options: CheckedPaths): Promise<Watched> {
  const cwd = process.cwd();
  const { config, folder } = await loadConfig(options.config, cwd).catch((error: unknown): LoadedConfig => {
    // While somebody writes it, a configuration may be none.
    if (error instanceof UsageError) return { config: {}, folder: cwd };
    throw error;
  });
  const named = paths.length > 0 ? paths : (config.include ?? []).map((path) => join(folder, path));
  const inputs =
    named.length === 0
      ? { files: [], commonFolder: undefined }
      : await namedInputs(paths, { config, folder }, resolve(cwd, options.out ?? config.out ?? "out"), cwd);
  const { commonFolder } = inputs;
  const packs = [...(config.packs ?? []), ...(options.pack ?? [])];
  const settings = [
    options.config ?? join(folder, configName),
    options.alignment ?? config.alignment,
    ...(commonFolder === undefined ? [] : [commonFolder, dirname(commonFolder)].map((own) => join(own, alignmentName))),
    options.styleMap ?? config.styleMap,
    // A baseline that is written is not read, and must not start the next run.
    options.writeBaseline === undefined ? (options.baseline ?? config.baseline) : undefined,
    ...(config.glossary ?? []),
    ...(options.glossary ?? []),
    ...(await Promise.all(packs.map(filesBelow))).flat(),
  ].flatMap((path) => (path === undefined ? [] : [resolve(cwd, path)]));
  const texts = inputs.files.flatMap(({ path }) => path ?? []);
  const places = await Promise.all(named.map((path) => placeOf(resolve(cwd, path))));
  return {
    files: [...new Set([...texts, ...settings])],
    trees: [...new Set([...places.flatMap(({ tree }) => tree ?? []), ...packs.map((path) => resolve(cwd, path))])],
    folders: [...new Set([...settings.map(dirname), ...places.flatMap(({ folder: own }) => own ?? [])])],
  };
}

/** A folder with all below it, or the folder of a file. Of a glob, or what is not there, the nearest folder that is. */
async function placeOf(path: string): Promise<{ readonly tree?: string; readonly folder?: string }> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() === true) return { tree: path };
  if (found !== undefined) return { folder: dirname(path) };
  for (let above = dirname(path); ; above = dirname(above)) {
    const isThere = await stat(above).then(
      (own) => own.isDirectory(),
      () => false,
    );
    if (isThere || above === dirname(above)) return /[*?{}[\]!]/.test(path) ? { tree: above } : { folder: above };
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  return found.map((name) => join(folder, name));
}
