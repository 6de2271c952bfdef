import entrySchema from "../../schemas/entry.schema.json" with { type: "json" };
import type { Entry } from "../model/entry.js";
import { fileNames } from "./file-names.js";
import { keyOrder, type SchemaRoot } from "./key-order.js";
import type { Output } from "./output.js";

/** An entry with its keys in the schema's order. */
export const orderEntry = keyOrder<Entry>(entrySchema as SchemaRoot);

/**
 * Writes each entry as `entries/<kind>/<slug>.json`, two spaces deep, and all of them as `entries.jsonl`, one a line,
 * in the order given.
 */
export function emitEntries(output: Output, entries: readonly Entry[]): void {
  const names = entryFileNames(entries);
  const lines = function* (): Generator<string> {
    for (const [i, entry] of entries.entries()) {
      const ordered = orderEntry(entry);
      output.write(`entries/${entry.kind}/${names[i] as string}.json`, `${JSON.stringify(ordered, null, 2)}\n`);
      yield `${JSON.stringify(ordered)}\n`;
    }
  };
  output.write("entries.jsonl", lines());
}

/** A file name without extension for each entry, unique within its kind; in step with `entries`. */
export function entryFileNames(entries: readonly Entry[]): string[] {
  const names = new Array<string>(entries.length);
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const places = entries.flatMap((entry, i) => (entry.kind === kind ? [i] : []));
    const ofKind = fileNames(places.map((i) => (entries[i] as Entry).id));
    for (const [n, i] of places.entries()) names[i] = ofKind[n] as string;
  }
  return names;
}
