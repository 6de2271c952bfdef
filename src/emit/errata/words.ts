/** Keys of the section `errata` in grammar/<lang>/locale. */
export type ErrataText =
  | "added"
  | "addedEntries"
  | "changed"
  | "description"
  | "languagesAdded"
  | "languagesRemoved"
  | "nameBefore"
  | "newText"
  | "none"
  | "removed"
  | "removedEntries"
  | "removedText"
  | "title"
  | `pieces.${"paragraph" | "heading" | "detail" | "item" | "row"}`
  | `verdicts.${"mechanics" | "wording" | "text"}`;

/** A language's words on a sheet of errata. */
export interface ErrataWords {
  /** Label of a stat line; the key itself where there is none. */
  label(key: string, kind: string): string;
  /** What stands between a label and its value. */
  readonly colon: string;
  /** Name of a language. */
  language(tag: string): string;
  text(key: ErrataText, values?: Readonly<Record<string, string | number>>): string;
}
