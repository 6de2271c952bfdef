import type { Range16 } from "../model/span.js";
import type { SourceText } from "../text/source.js";
import { type Cell, cellsOf } from "./display-width.js";

/** A line of source as it is shown, and the underline below it. */
export interface FrameLine {
  /** Line number in the source; undefined for the mark that stands for lines left out. */
  readonly number: number | undefined;
  readonly text: string;
  /** Spaces, then carets; empty where nothing is underlined. */
  readonly underline: string;
}

const tab = "    ";
const ellipsis = "\u2026";
/** A span of more lines than this is shown by its first and last one. */
const mostLines = 3;

/**
 * The source lines of a range with carets under it. A line that is wider than `columns` is cut around the range's start.
 * Only the part that is shown is looked at: the time does not grow with the line's length.
 */
export function codeFrame(source: SourceText, range: Range16, columns: number): FrameLine[] {
  if (source.text === "") return [];
  const first = source.positionAt(range.start).line;
  // A range that ends behind a line's end does not reach into the next line.
  const last = source.positionAt(Math.max(range.start, range.end - 1)).line;
  const frame = (line: number): FrameLine => frameLine(source, line, range, columns);
  if (last - first < mostLines) return Array.from({ length: last - first + 1 }, (_, i) => frame(first + i));
  return [frame(first), { number: undefined, text: "...", underline: "" }, frame(last)];
}

function frameLine(source: SourceText, line: number, range: Range16, columns: number): FrameLine {
  const lineStart = source.lineStarts[line - 1] ?? 0;
  const lineEnd = endOfLine(source, line);
  const from = Math.max(range.start, lineStart);
  const to = Math.min(Math.max(range.end, from), lineEnd);

  const windowStart =
    lineEnd - lineStart <= columns ? lineStart : windowBefore(source, from, lineStart, lineEnd, columns);
  const windowEnd = Math.min(lineEnd, windowStart + columns * 4);
  const cutBefore = windowStart > lineStart;
  let text = cutBefore ? ellipsis : "";
  let width = text.length;
  let before: number | undefined;
  let marked = 0;
  let reached = windowStart;
  for (const cell of cellsOf(source.text.slice(windowStart, windowEnd), tab)) {
    const start = windowStart + cell.start;
    const end = windowStart + cell.end;
    const isLast = end >= lineEnd;
    if (width + cell.width > columns - (isLast ? 0 : 1)) break;
    if (touches(start, end, from, to)) {
      before ??= width;
      marked = width + Math.max(cell.width, 1) - before;
    }
    text += cell.shown;
    width += cell.width;
    reached = end;
  }
  if (reached < lineEnd) text += ellipsis;
  const underline = " ".repeat(before ?? width) + "^".repeat(Math.max(marked, 1));
  return { number: line, text: text.trimEnd(), underline };
}

/** An empty range has its caret under the character that stands there. */
function touches(start: number, end: number, from: number, to: number): boolean {
  return from === to ? start <= from && from < end : start < to && end > from;
}

function endOfLine(source: SourceText, line: number): number {
  const next = source.lineStarts[line];
  let end = next ?? source.text.length;
  while (end > (source.lineStarts[line - 1] ?? 0) && /[\r\n]/u.test(source.text[end - 1] ?? "")) end--;
  return end;
}

/** Where to cut a long line so that a third of the columns shows what stands before the range; not inside a character. */
function windowBefore(source: SourceText, from: number, lineStart: number, lineEnd: number, columns: number): number {
  if (from - lineStart < columns - Math.floor(columns / 3)) return lineStart;
  const wanted = Math.min(from - Math.floor(columns / 3), lineEnd - Math.floor(columns / 2));
  const probe = Math.max(lineStart, wanted - 32);
  let edge = wanted;
  for (const cell of cellsOf(source.text.slice(probe, wanted + 32), tab) as Iterable<Cell>) {
    if (probe + cell.start > wanted) break;
    edge = probe + cell.start;
  }
  return Math.max(edge, lineStart);
}
