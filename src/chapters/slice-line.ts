import type { Line } from "../read/document.js";

/**
 * A part of a line; one that does not start where the line does is a paragraph of its own.
 *
 * @param breaks The part begins a new paragraph even where the whole line would not.
 * @returns undefined for a blank part.
 */
export function sliceLine(line: Line, from: number, to: number, breaks: boolean): Line | undefined {
  if (from <= 0 && to >= line.text.length)
    return breaks ? { ...line, join: "block", gap: Math.max(line.gap, 1) } : line;
  const { text } = line.text;
  let start = from;
  let end = Math.min(to, text.length);
  while (start < end && /\s/u.test(text[start] as string)) start++;
  while (end > start && /\s/u.test(text[end - 1] as string)) end--;
  if (start >= end) return undefined;
  const marks = line.marks
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }))
    .filter((mark) => mark.start < mark.end);
  const { cells: _cells, header: _header, level: _level, ordered: _ordered, ...rest } = line;
  const whole = { ...rest, text: line.text.slice(start, end), marks };
  return from > 0
    ? { ...whole, kind: "text", join: "block", gap: 1 }
    : {
        ...whole,
        kind: line.kind,
        ...(line.ordered === undefined ? {} : { ordered: line.ordered }),
        ...(breaks ? { join: "block", gap: 1 } : {}),
      };
}
