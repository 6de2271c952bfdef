import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validateEntry } from "../generated/validators/entry.js";
import type { Entry } from "../model/entry.js";
import { type BookOptions, readBook } from "./book.js";
import { UsageError } from "./usage-error.js";

/** The entries of one edition, each id once. */
export interface Edition {
  readonly entries: readonly Entry[];
  /** Files that could not be read; they were told. */
  readonly failed: number;
}

/**
 * Reads an edition: texts, a folder of texts, an output folder of `compile`, or a file of entries (`.jsonl`, `.json`).
 * @throws {UsageError} if a file of entries holds something else
 */
export async function readEdition(path: string, options: BookOptions): Promise<Edition> {
  const compiled = compiledFile(path);
  if (compiled !== undefined) return { entries: await readEntries(compiled), failed: 0 };
  const { entries, reading } = await readBook([path], options, "out");
  return { entries, failed: reading.failed };
}

function compiledFile(path: string): string | undefined {
  if (/\.jsonl?$/i.test(path)) return path;
  const inside = join(path, "entries.jsonl");
  return existsSync(inside) && statSync(path).isDirectory() ? inside : undefined;
}

async function readEntries(file: string): Promise<Entry[]> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read \`${file}\`: ${(error as Error).message}`);
  }
  const isLines = /\.jsonl$/i.test(file);
  const parts = isLines
    ? text.split("\n").map((line, i) => ({ line, at: `${file}:${i + 1}` }))
    : [{ line: text, at: file }];
  const entries = parts
    .filter(({ line }) => line.trim() !== "")
    .flatMap(({ line, at }) => {
      const value = parsed(line, at);
      return (!isLines && Array.isArray(value) ? value : [value]).map((item: unknown) => entryOf(item, at));
    });
  const ids = new Set<string>();
  for (const { id } of entries) {
    if (ids.has(id)) throw new UsageError(`\`${file}\` has \`${id}\` twice`);
    ids.add(id);
  }
  return entries;
}

function parsed(text: string, at: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`\`${at}\` is no JSON: ${(error as Error).message}`);
  }
}

function entryOf(value: unknown, at: string): Entry {
  if (validateEntry(value)) return value;
  const [first] = validateEntry.errors ?? [];
  const why = first === undefined ? "" : `: ${first.instancePath} ${first.message ?? ""}`;
  throw new UsageError(`\`${at}\` is no entry${why}`);
}
