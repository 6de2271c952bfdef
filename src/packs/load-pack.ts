import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { PackData } from "../generated/types.js";
import { PackError } from "./pack-error.js";
import type { SharedData } from "./pack-set.js";

/**
 * Reads a pack or overlay folder: pack.yaml, labels.yaml, debris.yaml, rulesets.yaml, locale.yaml and locale/*.yaml,
 * terms/*.yaml, examples/*.yaml. A pack that was compiled to one JSON file is read as it is.
 *
 * @param path A folder of YAML files, or a `.json` file.
 * @throws {PackError} that names file, line and key where something is amiss.
 */
export async function loadPackData(path: string): Promise<PackData> {
  const data = path.endsWith(".json") ? (JSON.parse(await readFile(path, "utf8")) as unknown) : await readFolder(path);
  const { validatePack } = await import("../generated/validators/pack.js");
  if (!validatePack(data)) {
    const error = validatePack.errors?.[0];
    const key = error?.instancePath.split("/").slice(1).join(".");
    const extra =
      typeof error?.params === "object" && "additionalProperty" in error.params
        ? ` \`${String(error.params["additionalProperty"])}\``
        : "";
    throw new PackError(`${error?.message ?? "does not fit the pack schema"}${extra}`, { file: path, key });
  }
  return data;
}

/** Reads grammar/shared: each file's content under its name. */
export async function loadSharedData(path: string): Promise<SharedData> {
  if (path.endsWith(".json")) return JSON.parse(await readFile(path, "utf8")) as SharedData;
  const shared: Record<string, unknown> = {};
  for (const file of await yamlFiles(path)) shared[basename(file, ".yaml")] = await readYaml(file);
  return shared as unknown as SharedData;
}

async function readFolder(path: string): Promise<unknown> {
  const pack: Record<string, unknown> = {};
  for (const file of await yamlFiles(path)) pack[basename(file, ".yaml")] = await readYaml(file);
  if (pack["pack"] === undefined) throw new PackError("the folder has no pack.yaml", { file: path });
  pack["terms"] = await mergeFiles(join(path, "terms"));
  pack["labels"] ??= {};
  const locale = await mergeFiles(join(path, "locale"));
  if (Object.keys(locale).length > 0) pack["locale"] = { ...(pack["locale"] as object | undefined), ...locale };
  const examples = await yamlFiles(join(path, "examples"));
  if (examples.length > 0) pack["examples"] = await Promise.all(examples.map(readYaml));
  return pack;
}

async function mergeFiles(folder: string): Promise<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const file of await yamlFiles(folder)) {
    for (const [key, value] of Object.entries((await readYaml(file)) as Record<string, unknown>)) {
      if (key in merged) throw new PackError("stands in two files", { file, key });
      merged[key] = value;
    }
  }
  return merged;
}

async function yamlFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function readYaml(file: string): Promise<unknown> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(await readFile(file, "utf8"));
  const error = document.errors[0];
  if (error !== undefined)
    throw new PackError(error.message.split("\n")[0] ?? "is no valid YAML", { file, line: error.linePos?.[0].line });
  return (document.toJS() as unknown) ?? {};
}
