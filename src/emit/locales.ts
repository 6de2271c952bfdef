import type { DescriptionBlock, Entry } from "../model/entry.js";
import { plainText } from "./dataset/segments.js";
import { compareIds } from "./file-names.js";
import type { Output } from "./output.js";

/** Names and texts of an entry in one language. */
export interface EntryResource {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Fields as printed, by key. */
  readonly fields: Readonly<Record<string, string>>;
  /** Blocks parted by a blank line, without the details. */
  readonly description: string;
  /** Labelled paragraphs, by role. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Writes `locales/<lang>/entries.json`, an i18next resource bundle: namespace `entries`, keys
 * `<kind>.<slug>.name`, `.description`, `.fields.<key>`, `.details.<role>`. In a slug `.` and `:`, which part i18next's keys,
 * become `_`. What i18next would read as interpolation or nesting (`{{`, `$t(`) is cut by a word joiner (U+2060).
 */
export function emitLocales(output: Output, entries: readonly Entry[]): void {
  const sorted = [...entries].sort((a, b) => compareIds(a.id, b.id));
  const langs = [...new Set(entries.flatMap(({ text }) => Object.keys(text)))].sort(compareIds);
  for (const lang of langs) {
    if (!/^[A-Za-z0-9-]+$/.test(lang)) continue;
    output.write(`locales/${lang}/entries.json`, `${JSON.stringify(entryResources(sorted, lang), null, 2)}\n`);
  }
}

/** @returns resources by kind and slug */
export function entryResources(entries: readonly Entry[], lang: string): Record<string, Record<string, EntryResource>> {
  const kinds = new Map<string, Map<string, EntryResource>>();
  for (const { id, kind, text: texts } of entries) {
    const text = Object.hasOwn(texts, lang) ? texts[lang] : undefined;
    if (text === undefined) continue;
    const ofKind = kinds.get(kind) ?? new Map<string, EntryResource>();
    kinds.set(kind, ofKind);
    const details = detailsOf(text.description);
    ofKind.set(freeKey(resourceKey(id.replace(/^[^/]*\//, "")), ofKind), {
      name: inert(text.name),
      ...(text.aliases.length === 0 ? {} : { aliases: text.aliases.map(inert) }),
      fields: Object.fromEntries(Object.entries(text.printed).map(([key, value]) => [resourceKey(key), inert(value)])),
      description: inert(plainText(text.description.filter(({ type }) => type !== "detail"))),
      ...(details.size === 0 ? {} : { details: Object.fromEntries(details) }),
    });
  }
  return Object.fromEntries([...kinds].map(([kind, ofKind]) => [kind, Object.fromEntries(ofKind)]));
}

function detailsOf(description: readonly DescriptionBlock[]): Map<string, string> {
  const details = new Map<string, string>();
  for (const block of description) {
    if (block.type !== "detail") continue;
    const before = details.get(block.role);
    const text = inert(block.text);
    details.set(block.role, before === undefined ? text : `${before}\n\n${text}`);
  }
  return details;
}

function resourceKey(name: string): string {
  return name.replace(/[.:]/g, "_");
}

function freeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  let free = key;
  for (let n = 2; taken.has(free); n++) free = `${key}_${n}`;
  return free;
}

function inert(text: string): string {
  return text.replace(/\{(?=\{)|\$(?=t\()/g, "$&\u2060");
}
