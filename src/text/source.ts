import type { Place, Position, Range16, Span } from "../model/span.js";

/** A place and the offset from which on it holds, up to the next one. */
export interface PlacedFrom {
  readonly offset: number;
  readonly place: Place;
}

/**
 * A source's text, as it was decoded or extracted from a file that is no text, with an index of its lines.
 * LF, CRLF and CR end a line.
 */
export class SourceText {
  readonly file: string;
  readonly text: string;
  readonly #places: readonly PlacedFrom[];
  #lineStarts: number[] | undefined;

  /** @param places - Of an extracted text: where its parts stood, by offset. */
  constructor(file: string, text: string, places: readonly PlacedFrom[] = []) {
    this.file = file;
    this.text = text;
    this.#places = places;
  }

  /** Offsets at which lines start, the first one 0. */
  get lineStarts(): readonly number[] {
    this.#lineStarts ??= findLineStarts(this.text);
    return this.#lineStarts;
  }

  /** @param offset UTF-16 units from 0; beyond the end it is clamped. */
  positionAt(offset: number): Position {
    const starts = this.lineStarts;
    const clamped = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= clamped) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: clamped - (starts[low] ?? 0) + 1, offset: clamped };
  }

  /** Where in its file an extracted text's offset stood; undefined for a file that is text itself. */
  placeOf(offset: number): Place | undefined {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle]?.offset ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#places[low - 1]?.place;
  }

  spanOf(range: Range16): Span {
    return { start: this.positionAt(range.start), end: this.positionAt(range.end) };
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a) starts.push(i + 1);
    else if (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a) starts.push(i + 1);
  }
  return starts;
}
