/** An entry that only one of two editions has. */
export interface LoneEntry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

/**
 * `mechanics`: the rules differ. `wording`: the rules are equal and the words differ. `text`: the words differ, and the
 * mechanics hold nothing of the line that could tell whether the rules do.
 */
export type FieldVerdict = "mechanics" | "wording" | "text";

/** A stat line that differs. A side without `before` or `after` lacks the line. */
export interface FieldChange {
  readonly key: string;
  readonly as: FieldVerdict;
  /** Language of `before` and `after`: of the errata where they were printed from the mechanics, else of the texts. */
  readonly lang: string;
  readonly before?: string;
  readonly after?: string;
}

/** What a piece of a description is. */
export type PieceKind = "paragraph" | "heading" | "detail" | "item" | "row";

/** A piece of a description that differs: changed, new (no `before`) or gone (no `after`). */
export interface TextChange {
  readonly lang: string;
  readonly kind: PieceKind;
  /** Its place among the description's pieces, from 1: in the new edition, or in the old one if it is gone. */
  readonly number: number;
  readonly before?: string;
  readonly after?: string;
}

export interface NameChange {
  readonly lang: string;
  readonly before: string;
  readonly after: string;
}

/** An entry that both editions have, in another form. */
export interface EntryChange {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Id in the old edition, if it was another one. */
  readonly idBefore?: string;
  readonly names: readonly NameChange[];
  /** Languages that only the new edition has the entry in. */
  readonly languagesAdded: readonly string[];
  readonly languagesRemoved: readonly string[];
  /** In the order of print, those of the mechanics first. */
  readonly fields: readonly FieldChange[];
  readonly description: readonly TextChange[];
}

/** How two editions differ. Every list is sorted by name in the language of the errata, then by id. */
export interface Errata {
  readonly lang: string;
  readonly changed: readonly EntryChange[];
  readonly added: readonly LoneEntry[];
  readonly removed: readonly LoneEntry[];
}

export function isEmpty({ changed, added, removed }: Errata): boolean {
  return changed.length + added.length + removed.length === 0;
}
