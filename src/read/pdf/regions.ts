import { usualSize } from "./rows.js";
import { type Box, leftOf, median, type Region, rightOf, type Row, type Word } from "./shapes.js";

/** Column gaps that earlier pages had: they help where a page has too few rows to show its own. */
export class KnownGutters {
  readonly #middles = new Map<number, number>();

  add(middle: number): void {
    const key = Math.round(middle / 4);
    this.#middles.set(key, (this.#middles.get(key) ?? 0) + 1);
  }

  has(left: number, right: number): boolean {
    for (let key = Math.ceil(left / 4) - 1; key <= Math.floor(right / 4) + 1; key++)
      if (this.#middles.has(key)) return true;
    return false;
  }
}

/** White between columns: rows `[from, to)`, and what is free in all of them. */
interface Gutter {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

/** Narrowest gap between columns, in parts of the type's size. */
const narrowest = 0.8;
/** A column is wide enough for some words, in the same measure. */
const narrowestColumn = 8.5;
const fewestRows = 4;
/** A title's size by that of the text. */
const titleRatio = 1.25;
/** Rows below which what stands side by side may be a table as well. */
const mostTableRows = 8;
const mostColumns = 4;

/**
 * Parts rows into the regions of a page in reading order: what stands above columns, these from left to right, what stands
 * below them. Columns show by white that runs down between rows of several words each; a table's cells have fewer.
 */
export function regionsOf(rows: readonly Row[], known: KnownGutters): Region[] {
  const regions: Region[] = [];
  part(rows, boxAround(rows), known, { column: 1, columns: 1, depth: 0 }, regions);
  return regions;
}

interface Place {
  readonly column: number;
  readonly columns: number;
  readonly depth: number;
}

function part(rows: readonly Row[], box: Box, known: KnownGutters, place: Place, regions: Region[]): void {
  if (rows.length === 0) return;
  const gutter = place.depth < mostColumns ? bestGutter(rows, box, known) : undefined;
  if (gutter === undefined) {
    regions.push({ ...box, top: top(rows), bottom: bottom(rows), rows, column: place.column, columns: place.columns });
    return;
  }
  const { to } = gutter;
  const from = behindTitle(rows, gutter.from, to);
  const middle = (gutter.left + gutter.right) / 2;
  known.add(middle);
  const side = (isLeft: boolean): Row[] =>
    rows.slice(from, to).flatMap((row) => {
      const words = row.words.filter((word) => word.left < middle === isLeft);
      return words.length === 0 ? [] : [{ words, y: yOf(words, row.y), size: usualSize(words) }];
    });
  part(rows.slice(0, from), box, known, { ...place, depth: place.depth + 1 }, regions);
  const before = regions.length;
  part(side(true), { ...box, right: gutter.left }, known, { column: 1, columns: 1, depth: place.depth + 1 }, regions);
  part(side(false), { ...box, left: gutter.right }, known, { column: 1, columns: 1, depth: place.depth + 1 }, regions);
  numberColumns(regions, before);
  part(rows.slice(to), box, known, { ...place, depth: place.depth + 1 }, regions);
}

/** The last line of a title over the page may be so short that it fits into a column: it goes with those above it. */
function behindTitle(rows: readonly Row[], from: number, to: number): number {
  const usual = median(rows.map(({ size }) => size));
  const above = rows[from - 1];
  if (above === undefined || above.size < titleRatio * usual) return from;
  let at = from;
  while (at < to && Math.abs((rows[at] as Row).size - above.size) < 0.3) at++;
  return at;
}

/** Numbers the regions from `first` on by their left edges. */
function numberColumns(regions: Region[], first: number): void {
  const edges = [...new Set(regions.slice(first).map(({ left }) => left))].sort((a, b) => a - b);
  for (let i = first; i < regions.length; i++) {
    const region = regions[i] as Region;
    regions[i] = { ...region, column: edges.indexOf(region.left) + 1, columns: edges.length };
  }
}

/** Of words that a row took from several columns, each column keeps its own baseline. */
function yOf(words: readonly Word[], y: number): number {
  return words.some((word) => Math.abs(word.y - y) < 0.01) ? y : (words[0] as Word).y;
}

function bestGutter(rows: readonly Row[], box: Box, known: KnownGutters): Gutter | undefined {
  let best: Gutter | undefined;
  const least = narrowestColumn * median(rows.map(({ size }) => size));
  for (const gutter of gutters(rows, box)) {
    const isWide = gutter.left - box.left >= least && box.right - gutter.right >= least;
    const worth = isWide ? worthOf(gutter, rows, known) : 0;
    if (worth > (best?.score ?? 0)) best = { ...gutter, score: worth };
  }
  return best;
}

/** Every gap of every row, followed upwards and downwards as long as it stays wide enough. */
function* gutters(rows: readonly Row[], box: Box): Generator<Gutter> {
  const seen = new Set<string>();
  for (let i = 0; i < rows.length; i++) {
    for (const gap of gapsOf(rows[i] as Row, rows[i + 1])) {
      let { left, right } = gap;
      const least = narrowest * (rows[i] as Row).size;
      let [from, to] = [i, i + 1];
      const narrow = (row: Row): boolean => {
        const free = freeIn(row, left, right, box);
        if (free === undefined || free.right - free.left < least) return false;
        ({ left, right } = free);
        return true;
      };
      while (to < rows.length && narrow(rows[to] as Row)) to++;
      while (from > 0 && narrow(rows[from - 1] as Row)) from--;
      const key = `${from} ${to} ${Math.round(left)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { from, to, left, right, score: 0 };
    }
  }
}

/** White between the words of a row, and of the next one where it stands on another column's baseline. */
function gapsOf(row: Row, next: Row | undefined): { left: number; right: number }[] {
  const isBeside = next !== undefined && next.y - row.y < 0.95 * row.size;
  const words = isBeside ? [...row.words, ...next.words].sort((a, b) => a.left - b.left) : row.words;
  const gaps: { left: number; right: number }[] = [];
  let end = words[0]?.right ?? 0;
  for (const { left, right } of words) {
    if (left - end >= narrowest * row.size) gaps.push({ left: end, right: left });
    end = Math.max(end, right);
  }
  return gaps;
}

/** The widest part of `[left, right]` that no word of the row covers. */
function freeIn(row: Row, left: number, right: number, box: Box): { left: number; right: number } | undefined {
  let best: { left: number; right: number } | undefined;
  let start = box.left - 1;
  for (let i = 0; i <= row.words.length; i++) {
    const word = row.words[i];
    const from = Math.max(start, left);
    const to = Math.min(word?.left ?? box.right + 1, right);
    if (to - from > (best === undefined ? 0 : best.right - best.left)) best = { left: from, right: to };
    start = Math.max(start, word?.right ?? start);
  }
  return best;
}

/** How many rows a gutter parts; 0 where it parts no columns of text. */
function worthOf({ from, to, left, right }: Gutter, rows: readonly Row[], known: KnownGutters): number {
  const middle = (left + right) / 2;
  const sides = { left: new Side(), right: new Side() };
  const paired: Row[] = [];
  for (const row of rows.slice(from, to)) {
    const before = row.words.filter((word) => word.left < middle);
    const after = row.words.slice(before.length);
    if (before.length > 0) sides.left.add(before);
    if (after.length > 0) sides.right.add(after);
    if (before.length > 0 && after.length > 0) paired.push(row);
  }
  const isKnown = known.has(left, right);
  const least = isKnown ? 1 : fewestRows;
  if (sides.left.rows < least || sides.right.rows < least) return 0;
  if (!isKnown && (sides.left.words < 2.4 || sides.right.words < 2.4)) return 0;
  // A table has its cells side by side in every row; columns of different length, or off each other's grid, have not.
  if (!isKnown && paired.length < mostTableRows) {
    if (paired.length === to - from) return 0;
    // Short lines above a table leave the white between its cells free.
    if (sides.right.rows === paired.length && isBelowText(paired, rows[from] as Row)) return 0;
  }
  if (!sides.right.isAligned) return 0;
  return to - from + Math.min(right - left, 30) / 100;
}

/** Whether a line that is no heading stands above rows that have something on both sides of a gap. */
function isBelowText(paired: readonly Row[], above: Row): boolean {
  const [first] = paired;
  return first !== undefined && first !== above && above.size < titleRatio * first.size;
}

/** Rows on one side of a gap. */
class Side {
  rows = 0;
  #words = 0;
  readonly #edges = new Map<number, number>();

  add(words: readonly Word[]): void {
    this.rows++;
    this.#words += words.length;
    const edge = Math.round((words[0] as Word).left / 2);
    this.#edges.set(edge, (this.#edges.get(edge) ?? 0) + 1);
  }

  /** Words in a row, on the average. */
  get words(): number {
    return this.#words / this.rows;
  }

  /** The rows of a column mostly begin at one edge, or at two of them. */
  get isAligned(): boolean {
    const counts = [...this.#edges]
      .map(([edge, count]) => count + (this.#edges.get(edge + 1) ?? 0))
      .sort((a, b) => b - a);
    return (counts[0] ?? 0) + (counts[1] ?? 0) >= 0.5 * this.rows;
  }
}

function boxAround(rows: readonly Row[]): Box {
  return {
    left: Math.min(...rows.map(leftOf)),
    right: Math.max(...rows.map(rightOf)),
    top: top(rows),
    bottom: bottom(rows),
  };
}

function top(rows: readonly Row[]): number {
  return (rows[0]?.y ?? 0) - (rows[0]?.size ?? 0);
}

function bottom(rows: readonly Row[]): number {
  return rows.at(-1)?.y ?? 0;
}
