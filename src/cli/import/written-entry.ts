import { isDeepStrictEqual } from "node:util";
import { textHash } from "../../checks/between/text-hash.js";
import { parseFile } from "../../compile.js";
import { entryMarkdown } from "../../emit/interchange/markdown.js";
import { textsOfBlock } from "../../emit/interchange/places.js";
import { statLines, type TranslatedEntry } from "../../emit/interchange/translated-entry.js";
import { type LanguagePair, textIn } from "../../emit/interchange/units.js";
import type { DescriptionBlock, Entry, Mark } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import type { PackSet } from "../../packs/pack-set.js";
import { printField } from "../../print/print-field.js";

/** What a written entry reads back as, where that is not what was meant. */
export interface Misreading {
  /** A key of `mechanics`, `name`, or `description`. */
  readonly field: string;
  /** Index of the first block that differs. */
  readonly block?: number;
  readonly message: string;
}

export interface WrittenEntry {
  readonly content: string;
  readonly misreading: Misreading | undefined;
}

/**
 * Writes a translated entry as Markdown, and reads that back: mechanics, name and description must be the same. The entry's
 * own stat lines in the target language are taken where they say the same as the mechanics, else the printed ones.
 */
export async function writeEntry(
  entry: Entry,
  translated: TranslatedEntry,
  pair: LanguagePair,
  packs: PackSet,
): Promise<WrittenEntry> {
  const { from, into } = pair;
  const frontMatter = {
    ...frontMatterOf(entry, into.lang),
    "translated-from": `${from.lang}@${textHash([entry], from.lang)}`,
  };
  const existing = textIn(entry, into.lang)?.printed ?? {};
  let written: WrittenEntry | undefined;
  for (const printed of Object.keys(existing).length === 0 ? [{}] : [existing, {}]) {
    const lines = statLines(entry, translated, pair, printed);
    const text = { name: translated.name, description: [...translated.description] };
    const content = entryMarkdown({ frontMatter, text, lines }, into);
    const parsed = await parseFile({ file: "entry.md", content }, { packs });
    const misreading = misread(entry, translated, parsed.entries, into);
    if (misreading === undefined) return { content, misreading };
    written = { content, misreading };
  }
  return written as WrittenEntry;
}

/** What the file's front matter says of an entry: its id, and from where it came. */
export function frontMatterOf(entry: Entry, lang: string): Record<string, string> {
  const origin = entry.sources.find((source) => source.lang === lang) ?? entry.sources[0];
  return {
    lang,
    id: entry.id,
    ...(origin?.citation === undefined ? {} : { source: origin.citation }),
    ...(origin?.licence === undefined ? {} : { licence: origin.licence }),
    ...(origin?.ruleset === undefined ? {} : { ruleset: origin.ruleset }),
  };
}

function misread(
  entry: Entry,
  translated: TranslatedEntry,
  read: readonly Entry[],
  into: LanguagePack,
): Misreading | undefined {
  const { lang } = into;
  const [own, second] = read;
  const text = own === undefined ? undefined : textIn(own, lang);
  if (own === undefined || text === undefined)
    return { field: "name", message: "the written file would hold no entry in the target language" };
  if (second !== undefined) {
    const name = textIn(second, lang)?.name ?? second.id;
    return { field: "description", message: `a part of it would read as another entry, \`${name}\`` };
  }
  if (text.name !== translated.name) return misreadText(translated, text);
  for (const key of new Set([...Object.keys(entry.mechanics), ...Object.keys(own.mechanics)])) {
    const before = (entry.mechanics as Readonly<Record<string, unknown>>)[key];
    const after = (own.mechanics as Readonly<Record<string, unknown>>)[key];
    if (isDeepStrictEqual(before, after)) continue;
    const shown = (value: unknown): string => (value === undefined ? "nothing" : `\`${JSON.stringify(value)}\``);
    const printed = printField(entry.mechanics, key, into);
    const right = printed === undefined ? "" : `; it must state what \`${printed}\` does`;
    return { field: key, message: `its wording would mean ${shown(after)} instead of ${shown(before)}${right}` };
  }
  const difference = misreadText(translated, text);
  if (difference !== undefined || own.id === entry.id) return difference;
  return { field: "name", message: `the entry would get the id \`${own.id}\`` };
}

interface NamedText {
  readonly name: string;
  readonly description: readonly DescriptionBlock[];
}

/** Where a name and a description were read otherwise than they were meant. */
export function misreadText(meant: NamedText, read: NamedText): Misreading | undefined {
  if (read.name !== meant.name)
    return { field: "name", message: `the name would read as \`${read.name}\` instead of \`${meant.name}\`` };
  const block = firstDifference(meant.description, read.description);
  if (block === undefined) return undefined;
  const found = read.description[block];
  const shown =
    found === undefined ? "nothing" : `${found.type} \`${textsOfBlock(found)[0]?.text.slice(0, 60) ?? ""}\``;
  return { field: "description", block, message: `it would read as ${shown}` };
}

function firstDifference(wanted: readonly DescriptionBlock[], found: readonly DescriptionBlock[]): number | undefined {
  const length = Math.max(wanted.length, found.length);
  for (let i = 0; i < length; i++) if (!isDeepStrictEqual(comparable(wanted[i]), comparable(found[i]))) return i;
  return undefined;
}

/** Type and texts: the level of a heading and a detail's label are the layout's. */
function comparable(block: DescriptionBlock | undefined): unknown {
  if (block === undefined) return undefined;
  const texts = textsOfBlock(block).map(({ text, marks = [] }) => [text, marks.map(comparableMark).sort()]);
  return [block.type, block.type === "detail" ? block.role : "", texts];
}

function comparableMark({ start, end, type }: Mark): string {
  return `${String(start).padStart(8)} ${String(end)} ${type}`;
}
