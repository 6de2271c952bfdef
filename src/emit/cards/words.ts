import type { DetailRole, Entry } from "../../model/entry.js";

export type EntryKind = Entry["kind"];

/** Keys of the section `card` in grammar/<lang>/locale. */
export type CardText =
  | `kinds.${EntryKind}`
  | "all"
  | "allLanguages"
  | "bookContents"
  | "colon"
  | "contents"
  | "costly"
  | "entries"
  | "filter"
  | "index"
  | "kind"
  | "level"
  | "levels"
  | "name"
  | "noMatch"
  | "page"
  | "printAll"
  | "printHint"
  | "school"
  | "spellbook"
  | "untranslated";

/** A language's words on its cards: labels and concepts from the pack, the rest from the locale. */
export interface CardWords {
  /** Label of a stat line as the language prints it; undefined for a field without one (it is shown under its own key). */
  label(field: string, kind: EntryKind): string | undefined;
  /** Label of a detail that the source printed without one. */
  detailLabel(role: DetailRole): string | undefined;
  /** Name of a concept such as `school/evocation`. */
  concept(id: string): string | undefined;
  /** Name of a language. */
  language(tag: string): string;
  /** Whether a text in a language, the cards' or another one, names a price in coins. */
  namesPrice(text: string, lang: string): boolean;
  /** A concept's name in full, where the stat lines have it short: a class in a heading. */
  fullName(id: string): string | undefined;
  text(key: CardText, values?: Readonly<Record<string, string | number>>): string;
}
