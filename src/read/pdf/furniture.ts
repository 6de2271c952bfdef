import { type Row, rowText } from "./shapes.js";

/** The rows of a page that may be running heads or feet. */
export interface PageEdges {
  readonly top: readonly EdgeRow[];
  readonly bottom: readonly EdgeRow[];
}

interface EdgeRow {
  readonly key: string;
  readonly y: number;
  readonly size: number;
  /** White between it and the next row towards the middle of the page. */
  readonly gap: number;
  readonly isNumber: boolean;
}

export interface Furniture {
  /** How many rows at the top and at the bottom are no text of the book. */
  readonly top: number;
  readonly bottom: number;
}

const mostRows = 3;
/** How far a head may be from its place on other pages, in points. */
const tolerance = 3;

/** @param rows All rows of a page, from top to bottom. */
export function edgesOf(rows: readonly Row[]): PageEdges {
  const edge = (row: Row, next: Row | undefined): EdgeRow => {
    const text = rowText(row);
    return {
      key: text.replace(/\d+/g, "#").toLowerCase(),
      y: row.y,
      size: row.size,
      gap: next === undefined ? Infinity : Math.abs(next.y - row.y),
      isNumber: /^[-\u2013\u2014\s|\u2022]*(?:\d{1,4}|[ivxlc]{1,7})[-\u2013\u2014\s|\u2022]*$/iu.test(text),
    };
  };
  const count = Math.min(mostRows, rows.length);
  return {
    top: rows.slice(0, count).map((row, i) => edge(row, rows[i + 1])),
    bottom: rows
      .slice(-count)
      .reverse()
      .map((row, i) => edge(row, rows[rows.length - 2 - i])),
  };
}

/**
 * Running heads, folios and feet of a page: its outermost rows, as far as other pages have the same words, or a number,
 * or small type, at the same place.
 *
 * @param others Edges of pages before and behind it.
 */
export function furnitureOf(page: PageEdges, others: readonly PageEdges[], bodySize: number): Furniture {
  return {
    top: count(
      page.top,
      others.map(({ top }) => top),
      bodySize,
    ),
    bottom: count(
      page.bottom,
      others.map(({ bottom }) => bottom),
      bodySize,
    ),
  };
}

function count(rows: readonly EdgeRow[], others: readonly (readonly EdgeRow[])[], bodySize: number): number {
  let found = 0;
  for (const row of rows) {
    if (!isFurniture(row, others, bodySize)) break;
    found++;
  }
  return found;
}

function isFurniture(row: EdgeRow, others: readonly (readonly EdgeRow[])[], bodySize: number): boolean {
  const at = (rows: readonly EdgeRow[], test: (other: EdgeRow) => boolean): boolean =>
    rows.some((other) => Math.abs(other.y - row.y) <= tolerance && test(other));
  if (row.isNumber) return others.some((rows) => at(rows, ({ isNumber }) => isNumber));
  const same = others.filter((rows) => at(rows, ({ key }) => key === row.key)).length;
  // Heads of left and right pages take turns, so few neighbours have the same one.
  if (same >= 2 || (same === 1 && others.length <= 3)) return true;
  const inPlace = others.filter((rows) => at(rows, ({ size }) => Math.abs(size - row.size) < 0.5)).length;
  return others.length >= 3 && inPlace >= 0.5 * others.length && row.size < 0.95 * bodySize && row.gap > 1.8 * bodySize;
}
