import { basename, extname } from "node:path";
import { textHash } from "../../checks/between/text-hash.js";
import { parseFile } from "../../compile.js";
import { type ChapterSection, chapterMarkdown } from "../../emit/interchange/markdown.js";
import type { TranslatedEntry } from "../../emit/interchange/translated-entry.js";
import { type EntryUnits, type LanguagePair, textIn } from "../../emit/interchange/units.js";
import type { PackSet } from "../../packs/pack-set.js";
import { frontMatterOf, type Misreading, misreadText } from "./written-entry.js";

/** A rule of the source's chapter, with its translation if it has one. */
export interface ChapterRule {
  readonly own: EntryUnits;
  readonly translated: TranslatedEntry | undefined;
}

export interface WrittenChapter {
  readonly content: string;
  /** Ids of the rules in it. */
  readonly entries: readonly string[];
  readonly misreadings: readonly { readonly own: EntryUnits; readonly misreading: Misreading }[];
}

interface PlacedRule {
  readonly own: EntryUnits;
  readonly section: ChapterSection;
}

/** Writes the rules of a file as a chapter in the target language, in the source's order, and reads that back. */
export async function writeChapter(
  rules: readonly ChapterRule[],
  pair: LanguagePair,
  packs: PackSet,
): Promise<WrittenChapter> {
  const { from, into } = pair;
  const placed = placedRules(rules, into.lang);
  const [first] = placed;
  const { id: _, ...frontMatter } = first === undefined ? { id: "" } : frontMatterOf(first.own.entry, into.lang);
  const content = chapterMarkdown(
    { lang: into.lang, ...frontMatter, ...stampOf(rules, from.lang) },
    placed.map(({ section }) => section),
    into,
  );
  const { entries } = await parseFile({ file: "entry.md", content }, { packs });
  const misreadings = placed.flatMap(({ own, section }) => {
    const read = entries.find(({ mechanics }) => mechanics.concept === section.concept);
    const text = read === undefined ? undefined : textIn(read, into.lang);
    const misreading =
      text === undefined
        ? { field: "name", message: "the written file would hold no such rule" }
        : misreadText(section.text, text);
    return misreading === undefined ? [] : [{ own, misreading }];
  });
  const added = entries.find(({ mechanics: { concept } }) => !placed.some((p) => p.section.concept === concept));
  if (added !== undefined && misreadings.length === 0 && first !== undefined) {
    const name = textIn(added, into.lang)?.name ?? added.id;
    const message = `a part of the chapter would read as another entry, \`${name}\``;
    misreadings.push({ own: first.own, misreading: { field: "description", message } });
  }
  return { content, entries: placed.map(({ own }) => own.entry.id), misreadings };
}

/** What a chapter was translated from, where that is true of all of it. */
function stampOf(rules: readonly ChapterRule[], lang: string): Record<string, string> {
  if (rules.some(({ translated }) => translated === undefined)) return {};
  const hash = textHash(
    rules.map(({ own }) => own.entry),
    lang,
  );
  return { "translated-from": `${lang}@${hash}` };
}

function placedRules(rules: readonly ChapterRule[], lang: string): PlacedRule[] {
  const sorted = rules.toSorted((a, b) => a.own.line - b.own.line);
  const placed = sorted.flatMap(({ own, translated }): PlacedRule[] => {
    const text = translated ?? textIn(own.entry, lang);
    const { concept } = own.entry.mechanics;
    if (text === undefined || concept === undefined) return [];
    return [{ own, section: { concept, depth: 0, text: { ...text, description: [...text.description] } } }];
  });
  const parents = new Map(placed.map(({ own, section }) => [section.concept, own.entry.mechanics.parent]));
  return placed.map(({ own, section }) => ({ own, section: { ...section, depth: depthOf(section.concept, parents) } }));
}

function depthOf(concept: string, parents: ReadonlyMap<string, string | undefined>): number {
  const seen = new Set([concept]);
  for (let at = parents.get(concept); at !== undefined && parents.has(at) && !seen.has(at); at = parents.get(at))
    seen.add(at);
  return seen.size - 1;
}

/** `rule/` and the name of the chapter's source file, with a number where another has that name. */
export function chapterId(file: string, isTaken: (id: string) => boolean): string {
  const stem = `rule/${basename(file, extname(file))}`;
  let id = stem;
  for (let n = 2; isTaken(id); n++) id = `${stem}-${String(n)}`;
  return id;
}
