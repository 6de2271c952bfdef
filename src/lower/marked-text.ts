import type { Mark } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { Line } from "../read/document.js";
import { joinLines } from "../segment/join-lines.js";
import type { MappedText } from "../text/mapped-text.js";

/** Text with its emphasis and links. */
export interface MarkedText {
  readonly text: MappedText;
  readonly marks: readonly Mark[];
  readonly hyphens: readonly Range16[];
}

/** Joins lines into one text and moves their marks along. Marks that touch across a line break become one. */
export function joinMarked(lines: readonly Line[]): MarkedText {
  const joined = joinLines(lines.map((l) => l.text));
  const only = lines[0];
  if (lines.length === 1 && only !== undefined) return { ...joined, marks: only.marks.map((m) => ({ ...m })) };
  const marks: Mark[] = [];
  for (const line of lines) {
    for (const mark of line.marks) {
      const range = line.text.rangeOf(mark.start, mark.end);
      const moved = range === undefined ? undefined : locate(joined.text, range);
      if (moved === undefined) continue;
      const last = marks.at(-1);
      if (last !== undefined && last.type === mark.type && moved.start - last.end <= 1 && moved.start > last.start)
        last.end = moved.end;
      else marks.push({ ...moved, type: mark.type });
    }
  }
  return { ...joined, marks };
}

/** Part of a marked text; marks are cut to it. */
export function sliceMarked({ text, marks, hyphens }: MarkedText, from: number, to: number = text.length): MarkedText {
  const inside = marks
    .map((m) => ({ ...m, start: Math.max(m.start, from) - from, end: Math.min(m.end, to) - from }))
    .filter((m) => m.start < m.end);
  return { text: text.slice(from, to), marks: inside, hyphens };
}

/** Trims white space around the text. */
export function trimMarked(marked: MarkedText): MarkedText {
  const { text } = marked.text;
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return from === 0 && to === text.length ? marked : sliceMarked(marked, from, Math.max(from, to));
}

function locate(text: MappedText, range: Range16): { start: number; end: number } | undefined {
  let start: number | undefined;
  let end: number | undefined;
  for (const piece of text.pieces) {
    if (piece.end <= range.start || piece.start >= range.end) continue;
    const exact = piece.length === piece.end - piece.start;
    start ??= exact ? piece.at + Math.max(0, range.start - piece.start) : piece.at;
    end = exact ? piece.at + Math.min(piece.end, range.end) - piece.start : piece.at + piece.length;
  }
  return start === undefined || end === undefined ? undefined : { start, end };
}
