import type { RichText } from "../model/entry.js";
import { editDistance, slipLimit } from "../text/distance.js";
import { foldKey } from "../text/fold.js";
import type { CheckContext } from "./check.js";
import { Inflector } from "./inflection.js";
import type { EntryText, TextPiece } from "./texts.js";

/** Words in italics behind a word like `spell`: the name of another entry. */
export interface NameReference {
  readonly text: EntryText;
  readonly piece: TextPiece;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Whether an entry has this name, or an inflected form of its own name is printed. */
  readonly resolves: boolean;
  /** An entry's name that is a slip away, where it does not resolve. */
  readonly meant?: string;
}

/** A shorter name is too near to others. */
const shortestSlip = 6;

/** References of all texts to entries by name. */
export function* nameReferences({ texts, packs }: Pick<CheckContext, "texts" | "packs">): Generator<NameReference> {
  const names = namesOf(texts);
  for (const text of texts) {
    const words = packs.get(text.lang)?.data.checks;
    const before = (words?.beforeNames ?? []).map(foldKey);
    if (before.length === 0) continue;
    const inflector = new Inflector(words?.inflection);
    const known = names.get(text.lang) ?? new Map<string, string>();
    for (const piece of text.pieces) {
      for (const { start, end } of emphasised(text, piece)) {
        const name = piece.text.slice(start, end);
        const key = foldKey(name);
        if (key.length < 3 || /\d/.test(key) || !follows(before, piece.text.slice(0, start))) continue;
        const resolves = known.has(key) || [...known.keys()].some((other) => isFormOf(key, other, inflector));
        const meant = resolves ? undefined : nearest(key, known);
        yield { text, piece, name, start, end, resolves, ...(meant === undefined ? {} : { meant }) };
      }
    }
  }
}

/** Folded name → name, by language. */
function namesOf(texts: readonly EntryText[]): Map<string, Map<string, string>> {
  const names = new Map<string, Map<string, string>>();
  for (const { entry, lang } of texts) {
    const own = entry.text[lang];
    const list = names.get(lang) ?? new Map<string, string>();
    names.set(lang, list);
    for (const name of own === undefined ? [] : [own.name, ...own.aliases]) list.set(foldKey(name), name);
  }
  return names;
}

function emphasised({ entry, lang }: EntryText, { block, item }: TextPiece): { start: number; end: number }[] {
  const own = block === undefined ? undefined : entry.text[lang]?.description[block];
  if (own === undefined) return [];
  const rich: RichText | undefined =
    own.type === "list"
      ? own.items[item ?? 0]
      : own.type === "table"
        ? [...own.header, ...own.rows.flat()][item ?? 0]
        : "marks" in own
          ? own
          : undefined;
  return (rich?.marks ?? []).filter(({ type }) => type === "emphasis");
}

function follows(words: readonly string[], text: string): boolean {
  const before = foldKey(text.slice(-30));
  return words.some((word) => before.endsWith(word) && !/\p{L}$/u.test(before.slice(0, -word.length)));
}

/** Names inflect in all of their words, or only in the last. */
function isFormOf(key: string, name: string, inflector: Inflector): boolean {
  if (key.slice(0, 2) !== name.slice(0, 2)) return false;
  const words = key.split(" ");
  const bases = name.split(" ");
  return words.length === bases.length && words.every((word, i) => inflector.isFormOf(word, bases[i] ?? ""));
}

function nearest(key: string, known: ReadonlyMap<string, string>): string | undefined {
  if (key.length < shortestSlip) return undefined;
  const limit = slipLimit(key.length);
  for (const [other, name] of known) {
    // What only differs at its end may be a form that the pack's endings do not have.
    const differsAtEnd = other.slice(0, -2) === key.slice(0, other.length - 2);
    if (!differsAtEnd && editDistance(key, other, limit) <= limit) return name;
  }
  return undefined;
}
