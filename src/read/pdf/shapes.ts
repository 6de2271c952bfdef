/** A matrix `[a b c d e f]` of PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle in points, from the page's upper left corner, y downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Style {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A character where it stands: `y` is its baseline, `size` the height of its font, both in points. */
export interface Glyph {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly style: Style;
}

/** What is drawn on a page. */
export interface PageContent {
  readonly width: number;
  readonly height: number;
  /** Upright text in the order of drawing. */
  readonly glyphs: readonly Glyph[];
  /** Text that stands on its side or on its head, as words. */
  readonly turned: readonly string[];
  /** Filled and framed rectangles. */
  readonly boxes: readonly Box[];
}

/** Letters of one style within a word. */
export interface WordPart {
  readonly text: string;
  readonly style: Style;
}

export interface Word {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly parts: readonly WordPart[];
  /** A no-break space stands before it. */
  readonly tied?: true;
}

/** Words on one baseline, from left to right. */
export interface Row {
  readonly words: readonly Word[];
  readonly y: number;
  /** Size of most of its letters. */
  readonly size: number;
}

/** A column or a band of a page whose rows are read from top to bottom. */
export interface Region extends Box {
  readonly rows: readonly Row[];
  /** Which column it is of how many, from 1; a band over the whole page is 1 of 1. */
  readonly column: number;
  readonly columns: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The smallest box around the image of `[x0, y0, x1, y1]`. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    left: Math.min(...xs) + e,
    right: Math.max(...xs) + e,
    top: Math.min(...ys) + f,
    bottom: Math.max(...ys) + f,
  };
}

export function textOf(word: Word): string {
  return word.parts.length === 1 ? (word.parts[0] as WordPart).text : word.parts.map(({ text }) => text).join("");
}

export function rowText(row: Row): string {
  return row.words.map(textOf).join(" ");
}

export function leftOf(row: Row): number {
  return (row.words[0] as Word).left;
}

export function rightOf(row: Row): number {
  return (row.words.at(-1) as Word).right;
}

/** @returns the middle value, 0 of none */
export function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : ([...values].sort((a, b) => a - b)[values.length >> 1] as number);
}
