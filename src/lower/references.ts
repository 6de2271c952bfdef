import type { DescriptionBlock, Entry, EntryText, Mention } from "../model/entry.js";
import { isEdge } from "../packs/lexicon.js";
import { fold, foldKey } from "../text/fold.js";
import { textsOf } from "./mentions.js";

interface NamedEntry {
  readonly key: string;
  readonly id: string;
}

/** Shortest name that prose is searched for, in letters. */
const shortest = 4;

/** Names of entries in one language, found by their first word. */
class NameIndex {
  readonly #byFirstWord = new Map<string, NamedEntry[]>();

  add(name: string, id: string): void {
    const key = foldKey(name);
    if (key.length < shortest) return;
    const first = /^[\p{L}\p{N}]+/u.exec(key)?.[0] ?? key;
    const list = this.#byFirstWord.get(first) ?? [];
    list.push({ key, id });
    list.sort((a, b) => b.key.length - a.key.length);
    this.#byFirstWord.set(first, list);
  }

  /** The longest name at a word's start, and where it ends in the text. */
  match(text: string, at: number, word: string): { entry: NamedEntry; end: number } | undefined {
    const list = this.#byFirstWord.get(foldKey(word));
    if (list === undefined) return undefined;
    const folded = fold(text.slice(at, at + (list[0]?.key.length ?? 0) * 2 + 8));
    const entry = list.find((e) => folded.text.startsWith(e.key) && isEdge(folded.text, e.key.length));
    return entry === undefined ? undefined : { entry, end: at + (folded.map[entry.key.length - 1] as number) + 1 };
  }
}

/**
 * Adds mentions of other entries to the descriptions: names in their printed form, with a capital or in emphasis.
 * A name of one word counts at the start of a sentence only where it is emphasised.
 */
export function linkReferences(entries: readonly Entry[]): Entry[] {
  const indexes = new Map<string, NameIndex>();
  for (const entry of entries) {
    // A rule is called as its subject is, a range or a target: words that prose uses without meaning the rule's text.
    if (entry.kind === "rule") continue;
    for (const [lang, text] of Object.entries(entry.text)) {
      let index = indexes.get(lang);
      if (index === undefined) indexes.set(lang, (index = new NameIndex()));
      index.add(text.name, entry.id);
    }
  }
  return entries.map((entry) => {
    const text: Record<string, EntryText> = {};
    for (const [lang, own] of Object.entries(entry.text))
      text[lang] = link(own, entry.id, indexes.get(lang) ?? new NameIndex());
    return { ...entry, text };
  });
}

function link(own: EntryText, id: string, index: NameIndex): EntryText {
  const found = own.description.flatMap((block, i) => findNames(block, i, id, index));
  const others = (own.mentions ?? []).filter((m) => m.type !== "entry");
  if (found.length === 0 && others.length === (own.mentions ?? []).length) return own;
  const mentions = [...others, ...found].sort(
    (a, b) => a.block - b.block || (a.item ?? 0) - (b.item ?? 0) || a.start - b.start,
  );
  return { ...own, mentions };
}

function findNames(block: DescriptionBlock, number: number, own: string, index: NameIndex): Mention[] {
  const mentions: Mention[] = [];
  for (const [item, text] of textsOf(block)) {
    const marks = "marks" in block ? (block.marks ?? []) : [];
    const words = /[\p{L}\p{N}]+/gu;
    for (let word = words.exec(text); word !== null; word = words.exec(text)) {
      const at = word.index;
      const emphasised = marks.some((m) => m.start <= at && m.end > at);
      if (!emphasised && !/^\p{Lu}/u.test(word[0])) continue;
      const match = index.match(text, at, word[0]);
      if (match === undefined || match.entry.id === own) continue;
      const isOneWord = !match.entry.key.includes(" ");
      if (isOneWord && !emphasised && /(?:^|[.!?]\s+)$/u.test(text.slice(0, at))) continue;
      mentions.push({
        block: number,
        ...(item === undefined ? {} : { item }),
        start: at,
        end: match.end,
        type: "entry",
        entry: match.entry.id,
      });
      words.lastIndex = match.end;
    }
  }
  return mentions;
}
