import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Config } from "../generated/types.js";
import type { SchemaError } from "../generated/validators.js";
import { SourceText } from "../text/source.js";
import { JsonSyntaxError, type JsonWithPlaces, parseJsonWithPlaces } from "./json-places.js";
import { didYouMean, listed } from "./suggest.js";
import { UsageError } from "./usage-error.js";

export const configName = "ruleglot.config.json";

/** A configuration with its paths made absolute, but for `include` and `exclude`, which start from `folder`. */
export interface LoadedConfig {
  readonly config: Config;
  readonly folder: string;
}

/**
 * Reads the configuration file: `path`, else `ruleglot.config.json` of the working folder, if there is one.
 * @throws {UsageError} that names file, line, column and what would be right.
 */
export async function loadConfig(path: string | undefined, cwd: string): Promise<LoadedConfig> {
  const file = resolve(cwd, path ?? configName);
  const shown = path ?? configName;
  let content: string;
  try {
    content = await readFile(file, "utf8");
  } catch (error) {
    if (path === undefined && (error as NodeJS.ErrnoException).code === "ENOENT") return { config: {}, folder: cwd };
    throw new UsageError(`cannot read \`${shown}\`: ${(error as Error).message}`);
  }
  const source = new SourceText(shown, content.replace(/^\uFEFF/, ""));
  const config = await check(source);
  const folder = dirname(file);
  const absolute = (name: string): string => relative(cwd, resolve(folder, name)) || ".";
  return {
    folder,
    config: {
      ...config,
      ...(config.out !== undefined && { out: absolute(config.out) }),
      ...(config.alignment !== undefined && { alignment: absolute(config.alignment) }),
      ...(config.styleMap !== undefined && { styleMap: absolute(config.styleMap) }),
      ...(config.baseline !== undefined && { baseline: absolute(config.baseline) }),
      ...(config.glossary !== undefined && { glossary: config.glossary.map(absolute) }),
      ...(config.packs !== undefined && { packs: config.packs.map(absolute) }),
    },
  };
}

async function check(source: SourceText): Promise<Config> {
  const parsed = parse(source);
  const { validateConfig } = await import("../generated/validators/config.js");
  if (validateConfig(parsed.value)) return parsed.value;
  throw new UsageError((validateConfig.errors ?? []).map((error) => describe(error, parsed, source)).join("\n"));
}

function parse(source: SourceText): JsonWithPlaces {
  try {
    return parseJsonWithPlaces(source.text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new UsageError(`${place(source, error.offset)}: ${error.message}`);
  }
}

function describe(error: SchemaError, { values, keys }: JsonWithPlaces, source: SourceText): string {
  const { instancePath: pointer, params } = error;
  const key = pointer.slice(1).replaceAll("/", ".");
  if (error.keyword === "additionalProperties") {
    const name = String(params["additionalProperty"]);
    const where = place(source, keys.get(`${pointer}/${name}`) ?? 0);
    return `${where}: there is no option \`${name}\`${didYouMean(name, optionNames)}; there are ${listed(optionNames, "and")}`;
  }
  const where = place(source, values.get(pointer) ?? 0);
  const subject = key === "" ? "the file" : `\`${key}\``;
  if (error.keyword === "enum") {
    return `${where}: ${subject} must be ${listed((params["allowedValues"] as unknown[]).map(String), "or")}`;
  }
  const wanted: Record<string, string> = { string: "a text in double quotes", array: "a list", object: "an object" };
  const type = String(params["type"]);
  return `${where}: ${subject} must be ${wanted[type] ?? type}`;
}

/** Keys of schemas/config.schema.json. */
export const optionNames: readonly (keyof Config)[] = [
  "include",
  "exclude",
  "out",
  "lang",
  "ruleset",
  "licence",
  "source",
  "packs",
  "alignment",
  "styleMap",
  "checks",
  "house",
  "glossary",
  "baseline",
  "ui",
];

function place(source: SourceText, offset: number): string {
  const { line, column } = source.positionAt(offset);
  return `${source.file}:${line}:${column}`;
}
