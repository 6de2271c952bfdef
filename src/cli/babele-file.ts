import { readFile } from "node:fs/promises";
import type { BabeleEntry, BabeleFile } from "../emit/babele.js";
import { UsageError } from "./usage-error.js";

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a translation, or what Babele exports of a compendium. Entries in the older list form become an object by `id`.
 * @throws {UsageError} that names the file
 */
export async function readBabele(file: string): Promise<Partial<BabeleFile>> {
  const fail = (reason: string): never => {
    throw new UsageError(`cannot read \`${file}\`: ${reason}`);
  };
  let value: unknown;
  try {
    value = JSON.parse((await readFile(file, "utf8")).replace(/^\uFEFF/, ""));
  } catch (error) {
    return fail((error as Error).message);
  }
  if (!isObject(value)) return fail("expected an object with `entries`");
  const { label, mapping, entries = {}, ...others } = value;
  if (label !== undefined && typeof label !== "string") return fail("`label` must be a text");
  if (mapping !== undefined && !isObject(mapping)) return fail("`mapping` must be an object");
  const byName = Array.isArray(entries) ? listed(entries) : entries;
  if (!isObject(byName)) return fail("`entries` must be an object, or a list of objects with `id`");
  const odd = Object.entries(byName).find(([, entry]) => !isObject(entry));
  if (odd !== undefined) return fail(`the entry \`${odd[0]}\` must be an object`);
  return {
    ...others,
    ...(label === undefined ? {} : { label }),
    ...(mapping === undefined ? {} : { mapping }),
    entries: byName as Readonly<Record<string, BabeleEntry>>,
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listed(entries: readonly unknown[]): Json | undefined {
  const byId: [string, Json][] = [];
  for (const entry of entries) {
    if (!isObject(entry) || typeof entry["id"] !== "string") return undefined;
    const { id, ...texts } = entry;
    byId.push([id, texts]);
  }
  return Object.fromEntries(byId);
}
