import type { Line } from "../read/document.js";

/** How a plain text breaks its lines. `width` is the length up to which they are filled; 0 where lines are paragraphs. */
export interface Wrapping {
  readonly width: number;
}

const sentenceEnd = /[.!?:;\u2026]["\u00BB\u201D\u2019')\]]*$/u;

/** A line that breaks inside a sentence shows that the text is wrapped: two of them, and their length is the measure. */
export function findWrapping(lines: readonly Line[]): Wrapping {
  let width = 0;
  let count = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    const before = lines[i - 1] as Line;
    if (
      line.join !== "unknown" ||
      line.gap > 0 ||
      line.kind !== "text" ||
      before.kind !== "text" ||
      before.text.length < 25
    )
      continue;
    if (!endsSentence(before) && /^[\p{Ll}(]/u.test(line.text.text)) {
      count++;
      width = Math.max(width, before.indent + before.text.length);
    }
  }
  return { width: count >= 2 ? width : 0 };
}

export function endsSentence(line: Line): boolean {
  return sentenceEnd.test(line.text.text);
}

/** Whether `line` goes on with the paragraph of `before`. */
export function continuesParagraph(before: Line, line: Line, wrapping: Wrapping): boolean {
  if (line.join === "soft") return true;
  if (line.join !== "unknown" || line.gap > 0) return false;
  if (/\p{L}[-\u2010]$/u.test(before.text.text) && /^\p{Ll}/u.test(line.text.text)) return true;
  const startsSmall = /^[\p{Ll}\d(\u00AB"\u201C]/u.test(line.text.text);
  const indented = line.indent > before.indent + 1;
  const filled = wrapping.width > 0 && before.indent + before.text.length + 1 + firstWordLength(line) > wrapping.width;
  if (!endsSentence(before))
    return (
      (/^\p{Ll}/u.test(line.text.text) && !indented) ||
      (wrapping.width > 0 && (startsSmall || filled) && !indented) ||
      (wrapping.width > 0 && before.text.length > 0.6 * wrapping.width && !indented)
    );
  return filled && !indented;
}

function firstWordLength(line: Line): number {
  return /^\S*/u.exec(line.text.text)?.[0].length ?? 0;
}
