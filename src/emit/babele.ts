import type { DescriptionBlock, Entry, EntryText, RichText } from "../model/entry.js";
import { escapeHtml, richHtml } from "./cards/html.js";
import { foldKey } from "../text/fold.js";
import { compareIds } from "./file-names.js";

/** The translation of one document of a compendium: a value for each key of the mapping. */
export type BabeleEntry = Readonly<Record<string, unknown>>;

/** A translation file of Foundry's Babele module, entries as an object. */
export interface BabeleFile {
  readonly label: string;
  /** Key of an entry's translation -> path in the compendium's document. */
  readonly mapping: Readonly<Record<string, unknown>>;
  /** By the document's name in the compendium. */
  readonly entries: Readonly<Record<string, BabeleEntry>>;
  readonly [other: string]: unknown;
}

export interface BabeleOptions {
  /** Name of the compendium in the language of the translation. */
  readonly label: string;
  readonly lang: string;
  /** Language of the compendium. */
  readonly from: string;
  /** Names of the compendium's documents by entry id, for entries without text in `from`. */
  readonly names?: ReadonlyMap<string, string> | undefined;
  /** The translation so far. Its texts, label, mapping and other keys are kept. */
  readonly existing?: Partial<BabeleFile> | undefined;
  /** Names of all documents of the compendium, where they are known. */
  readonly documents?: ReadonlySet<string> | undefined;
}

export interface BabeleResult {
  readonly file: BabeleFile;
  readonly added: readonly string[];
  /** Names in the translation so far that no entry has (or, where `documents` is given, no document): kept, but worth a look. */
  readonly stale: readonly string[];
  /** Names of the compendium, as far as they are known, that have no translation. */
  readonly missing: readonly string[];
  /** Ids of entries in the language whose name in the compendium is not known. */
  readonly unnamed: readonly string[];
}

/** Where the d20 systems of Foundry keep the texts of a spell or power. */
export const d20Mapping: Readonly<Record<string, unknown>> = { name: "name", description: "system.description.value" };

/**
 * Puts entries into a translation. What a translator has written stays, key by key; a text that is missing or empty is
 * filled in. An entry whose name in the compendium is not known goes where the translation so far has its name. Text of a
 * source is escaped: only the marks that ruleglot itself knows become HTML.
 */
export function babeleTranslation(entries: readonly Entry[], options: BabeleOptions): BabeleResult {
  const { existing = {}, lang, from, names } = options;
  const before = new Map(Object.entries(existing.entries ?? {}));
  const made = new Map<string, BabeleEntry>();
  const unnamed: string[] = [];
  const translated = namesByTranslation(before);
  const known = new Set(options.documents ?? names?.values());
  const place = (id: string, name: string | undefined, text: EntryText): void => {
    if (name === undefined) unnamed.push(id);
    else if (!made.has(name)) made.set(name, { name: text.name, description: descriptionHtml(text) });
  };
  for (const entry of entries) {
    const text = own(entry.text, lang);
    const name = own(entry.text, from)?.name ?? names?.get(entry.id);
    if (name !== undefined && options.documents === undefined) known.add(name);
    if (text !== undefined) place(entry.id, name ?? translated.get(foldKey(text.name)), text);
  }
  const all = new Map<string, BabeleEntry>();
  for (const name of [...new Set([...before.keys(), ...made.keys()])].sort(compareIds)) {
    all.set(name, mergeEntry(before.get(name), made.get(name)));
  }
  const isThere = (name: string): boolean => known.has(name) || (options.documents === undefined && made.has(name));
  return {
    file: {
      ...existing,
      label: existing.label ?? options.label,
      mapping: existing.mapping ?? d20Mapping,
      entries: Object.fromEntries(all),
    },
    added: [...all.keys()].filter((name) => !before.has(name)),
    stale: [...before.keys()].filter((name) => !isThere(name)).sort(compareIds),
    missing: [...known].filter((name) => !isTranslated(all.get(name))).sort(compareIds),
    unnamed: unnamed.sort(compareIds),
  };
}

/** Names in the compendium by folded translated name; a name that several have is left out. */
function namesByTranslation(before: ReadonlyMap<string, BabeleEntry>): Map<string, string> {
  const found = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const [key, { name }] of before) {
    if (typeof name !== "string" || name === "") continue;
    const folded = foldKey(name);
    if (found.has(folded)) doubtful.add(folded);
    found.set(folded, key);
  }
  for (const folded of doubtful) found.delete(folded);
  return found;
}

function isTranslated(entry: BabeleEntry | undefined): boolean {
  return typeof entry?.["name"] === "string" && entry["name"] !== "";
}

function mergeEntry(before: BabeleEntry | undefined, made: BabeleEntry | undefined): BabeleEntry {
  const kept = Object.entries(before ?? {}).filter(([, value]) => value !== "" && value !== null);
  return { ...before, ...made, ...Object.fromEntries(kept) };
}

function own(texts: Entry["text"], lang: string): EntryText | undefined {
  return Object.hasOwn(texts, lang) ? texts[lang] : undefined;
}

function descriptionHtml({ description }: EntryText): string {
  return description.map(blockHtml).join("\n");
}

function blockHtml(block: DescriptionBlock): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${html(block)}</p>`;
    case "heading":
      return `<h3>${html(block)}</h3>`;
    case "detail": {
      const label = block.label === undefined ? "" : `<strong>${escapeHtml(block.label)}:</strong> `;
      return `<p>${label}${html(block)}</p>`;
    }
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${html(item)}</li>`).join("")}</${tag}>`;
    }
    case "table": {
      const row = (cells: readonly RichText[], tag: string): string =>
        `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join("")}</tr>`;
      const head = block.header.length === 0 ? "" : `<thead>${row(block.header, "th")}</thead>`;
      return `<table>${head}<tbody>${block.rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
    }
  }
}

/** Foundry enriches texts: `@UUID[…]`, `[[/r 1d6]]`, `&Reference[…]` and `{…}`; an entity keeps a source's own from taking effect. */
function html(text: RichText): string {
  return richHtml(text, () => undefined)
    .replaceAll("@", "&#64;")
    .replaceAll("[[", "&#91;&#91;");
}
