import { median } from "./shapes.js";
import type { TextLine } from "./text-line.js";

/** Parts of a line's size. */
const gapRatio = 1.22;
/** How far the end of a justified line may be from the column's edge: punctuation may hang over it. */
const slack = 0.3;

/** What lines of a column have in common: its edges, the distance of lines, whether they are justified, the usual size. */
export class ColumnMeasure {
  readonly #sizes = new Map<number, number>();
  #bodySize = 0;
  /** Widest column so far, by the number of columns on the page. */
  readonly #widths = new Map<number, number>();
  #edge: Edge = { left: 0, right: 0, justified: undefined, pitch: 0 };
  #previous: Edge = this.#edge;
  #justified = 0;
  #ragged = 0;

  /** Size of most of the text seen so far. */
  get bodySize(): number {
    return this.#bodySize;
  }

  /** A measure for boxes, which have widths of their own. */
  forBoxes(): ColumnMeasure {
    const measure = new ColumnMeasure();
    measure.count(this.#bodySize, 1);
    return measure;
  }

  /** Counts text ahead of its region, so that the first pages know what the usual size is. */
  count(size: number, characters: number): void {
    const key = Math.round(size * 10) / 10;
    const count = (this.#sizes.get(key) ?? 0) + characters;
    this.#sizes.set(key, count);
    if (count > (this.#sizes.get(this.#bodySize) ?? 0)) this.#bodySize = key;
  }

  get isJustified(): boolean {
    return this.#previous.justified ?? this.#justified > this.#ragged;
  }

  startRegion(lines: readonly TextLine[]): void {
    this.#previous = this.#edge;
    const left = Math.min(...lines.map((line) => line.left));
    const widest = Math.max(...lines.map(({ right }) => right));
    const columns = lines[0]?.columns ?? 1;
    const plain = lines.filter(({ cells }) => cells === undefined);
    const mode = modeOf(plain.map(({ right }) => right));
    let justified: boolean | undefined;
    if (plain.length >= 8) {
      justified = mode.count >= 4 && mode.count >= 0.2 * plain.length && widest - mode.value < 3 * this.#bodySize;
      if (justified) this.#justified += plain.length;
      else this.#ragged += plain.length;
    }
    let right = justified === true ? mode.value : widest;
    const known = this.#widths.get(columns);
    // A column with short lines alone is as wide as the others of its kind.
    if (known !== undefined && right - left < known) right = left + known;
    else if (justified !== undefined) this.#widths.set(columns, right - left);
    const pitches = lines.slice(1).flatMap((line, i) => {
      const before = lines[i] as TextLine;
      return Math.abs(line.size - before.size) < 0.3 ? [line.y - before.y] : [];
    });
    const pitch = pitches.length >= 4 || this.#edge.pitch === 0 ? lowerMode(pitches) : this.#edge.pitch;
    this.#edge = { left, right, justified, pitch };
  }

  /** Whether more white stands between two lines than is usual between lines. */
  isGap(before: TextLine, line: TextLine): boolean {
    const step = line.y - before.y;
    const size = Math.max(before.size, line.size);
    // Large type needs more room; what stands higher than the line above it begins anew.
    const usual = size > 1.08 * this.#bodySize ? 1.35 * size : this.#edge.pitch === 0 ? 1.25 * size : this.#edge.pitch;
    return step < 0 || (step > gapRatio * usual && step > usual + 1.2);
  }

  /** Whether the first word of `line` had no room at the end of `before`. */
  isFilled(before: TextLine, line: TextLine): boolean {
    return filled(this.#edge, before, line, this.#edge.justified ?? this.#justified > this.#ragged);
  }

  /** The same where `before` is the last line of the region before this one. */
  wasFilled(before: TextLine, line: TextLine): boolean {
    return filled(this.#previous, before, line, this.isJustified);
  }

  /** Whether a line begins to the right of its column's edge. */
  isIndented(line: TextLine): boolean {
    return line.left > this.#edge.left + 0.4 * line.size;
  }
}

interface Edge {
  readonly left: number;
  readonly right: number;
  /** Undefined where there are too few lines to tell. */
  readonly justified: boolean | undefined;
  /** From baseline to baseline within a paragraph; 0 if unknown. */
  readonly pitch: number;
}

function filled(edge: Edge, before: TextLine, line: TextLine, justified: boolean): boolean {
  const room = edge.right - before.right;
  if (justified && edge.right - before.right < slack * before.size) return true;
  // Where no syllable fits, even a justified line may stay short: then the sentence goes on.
  if (justified && !/^[\p{Ll}\d(]/u.test(line.text)) return false;
  // A small letter or a number goes on with a sentence: there the measure need not be exact.
  return room < line.firstWidth + (/^[\p{Ll}\d(+\u2212]/u.test(line.text) ? 1.2 : 0.2) * line.size;
}

/** The most frequent value, give or take a point. */
function modeOf(values: readonly number[]): { value: number; count: number } {
  const sorted = [...values].sort((a, b) => a - b);
  let best = { value: 0, count: 0 };
  let from = 0;
  sorted.forEach((value, to) => {
    while (value - (sorted[from] as number) > 1.2) from++;
    if (to - from + 1 >= best.count) best = { value: sorted[(from + to) >> 1] as number, count: to - from + 1 };
  });
  return best;
}

/** Distance of lines within paragraphs: the most frequent one, which is among the smaller ones. */
function lowerMode(pitches: readonly number[]): number {
  const positive = pitches.filter((pitch) => pitch > 0);
  if (positive.length === 0) return 0;
  const { value, count } = modeOf(positive);
  return count >= 0.25 * positive.length ? value : median(positive);
}
