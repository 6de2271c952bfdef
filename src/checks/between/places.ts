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

/** Stretches of texts, by the text that they are in. */
export class Stretches {
  readonly #byPiece = new Map<TextPiece, Stretch[]>();

  constructor(stretches: Iterable<Stretch>) {
    for (const stretch of stretches) {
      const list = this.#byPiece.get(stretch.piece);
      if (list === undefined) this.#byPiece.set(stretch.piece, [stretch]);
      else list.push(stretch);
    }
  }

  /** Whether one of them has something in common with this one. */
  meet({ piece, start, end }: Stretch): boolean {
    return this.#byPiece.get(piece)?.some((own) => own.start < end && start < own.end) === true;
  }
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
