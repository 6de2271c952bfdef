import type { Finding } from "../../model/diagnostic.js";
import type { Range16 } from "../../model/span.js";
import type { EntryText, TextPiece } from "../texts.js";

export type Related = NonNullable<Finding["related"]>[number];

/** A stretch of a piece of text. */
export interface Stretch {
  readonly piece: TextPiece;
  readonly start: number;
  readonly end: number;
}

export function placeOf({ piece, start, end }: Stretch): Range16 {
  return piece.rangeOf(start, end);
}

export function printedOf({ piece, start, end }: Stretch): string {
  return piece.text.slice(start, end);
}

/** Where a piece of another language should have its counterpart: the same block, else the entry's name or beginning. */
export function textPlace(text: EntryText, piece: TextPiece): Related {
  const found =
    text.pieces.find((p) => p.field === piece.field && p.block === piece.block && p.item === piece.item) ??
    text.pieces[0];
  const { start, end } = text.source.span;
  return { file: text.file, range: found?.rangeOf() ?? { start: start.offset, end: end.offset } };
}

export function namePlace(text: EntryText): Range16 {
  const name = text.pieces.find(({ kind }) => kind === "name") ?? text.pieces[0];
  const { start, end } = text.source.span;
  return name?.rangeOf() ?? { start: start.offset, end: end.offset };
}
