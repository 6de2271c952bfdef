import type { Range16 } from "../model/span.js";

/**
 * A piece of a mapped text: `length` units of the clean text from `at` stand for the source range `[start, end)`.
 * Where the lengths agree, unit n maps to unit n; otherwise the piece maps as a whole (an entity, a ligature, a repaired letter).
 */
export interface Piece {
  readonly at: number;
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Clean text (markup, soft hyphens and mojibake resolved) that knows where in the source each unit came from.
 * Units between pieces (a space put in for a line break) have no source of their own.
 */
export class MappedText {
  readonly text: string;
  readonly pieces: readonly Piece[];

  constructor(text: string, pieces: readonly Piece[]) {
    this.text = text;
    this.pieces = pieces;
  }

  /** Text that stands in the source as it is, from `start`. */
  static verbatim(text: string, start: number): MappedText {
    return new MappedText(text, text === "" ? [] : [{ at: 0, length: text.length, start, end: start + text.length }]);
  }

  static readonly empty = new MappedText("", []);

  /** Joins texts, with `separator` (which has no source) between them. */
  static join(texts: readonly MappedText[], separator: string): MappedText {
    const only = texts[0];
    if (texts.length === 1 && only !== undefined) return only;
    let text = "";
    const pieces: Piece[] = [];
    texts.forEach((part, i) => {
      if (i > 0) text += separator;
      for (const p of part.pieces) pieces.push({ ...p, at: p.at + text.length });
      text += part.text;
    });
    return new MappedText(text, pieces);
  }

  get length(): number {
    return this.text.length;
  }

  get isBlank(): boolean {
    return this.text.trim() === "";
  }

  slice(from: number, to: number = this.text.length): MappedText {
    if (from <= 0 && to >= this.text.length) return this;
    const pieces: Piece[] = [];
    for (let i = this.#pieceIndex(from); i < this.pieces.length; i++) {
      const p = this.pieces[i] as Piece;
      if (p.at >= to) break;
      const a = Math.max(p.at, from);
      const b = Math.min(p.at + p.length, to);
      if (a >= b) continue;
      const exact = p.length === p.end - p.start;
      pieces.push({
        at: a - from,
        length: b - a,
        start: exact ? p.start + (a - p.at) : p.start,
        end: exact ? p.start + (b - p.at) : p.end,
      });
    }
    return new MappedText(this.text.slice(from, to), pieces);
  }

  trim(): MappedText {
    const from = this.text.length - this.text.trimStart().length;
    const to = this.text.trimEnd().length;
    return from >= to ? MappedText.empty : this.slice(from, to);
  }

  /** Source range of `[from, to)`: from the first to the last unit in it that has a source. */
  rangeOf(from: number, to: number): Range16 | undefined {
    let start: number | undefined;
    let end: number | undefined;
    for (let i = this.#pieceIndex(from); i < this.pieces.length; i++) {
      const p = this.pieces[i] as Piece;
      if (p.at >= to) break;
      if (p.at + p.length <= from) continue;
      const exact = p.length === p.end - p.start;
      const s = exact ? p.start + Math.max(0, from - p.at) : p.start;
      const e = exact ? p.start + (Math.min(p.at + p.length, to) - p.at) : p.end;
      start = start === undefined ? s : Math.min(start, s);
      end = end === undefined ? e : Math.max(end, e);
    }
    return start === undefined || end === undefined ? undefined : { start, end };
  }

  /** Source range of the whole text; undefined for a text without source. */
  get range(): Range16 | undefined {
    return this.rangeOf(0, this.text.length);
  }

  /** Source ranges of the pieces, those that touch put together: what of the source this text holds, and no more. */
  get ranges(): Range16[] {
    const ranges: { start: number; end: number }[] = [];
    for (const p of this.pieces) {
      const last = ranges.at(-1);
      if (last !== undefined && last.end === p.start) last.end = p.end;
      else ranges.push({ start: p.start, end: p.end });
    }
    return ranges;
  }

  #pieceIndex(at: number): number {
    let low = 0;
    let high = this.pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const p = this.pieces[middle] as Piece;
      if (p.at + p.length <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
