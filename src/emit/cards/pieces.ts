import type { Mark, RichText } from "../../model/entry.js";

/** A stretch of text under the same marks. */
export interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Cuts a part of a text at the ends of its marks, which may overlap. */
export function piecesOf(rich: RichText, start = 0, end = rich.text.length): Piece[] {
  const { text } = rich;
  const marks = (rich.marks ?? []).filter((mark) => mark.start < mark.end && mark.start < end && mark.end > start);
  if (marks.length === 0) return [{ text: text.slice(start, end), marks }];
  const cuts = new Set([start, end]);
  for (const mark of marks) {
    for (const at of [mark.start, mark.end]) if (at > start && at < end && !splitsCharacter(text, at)) cuts.add(at);
  }
  const points = [...cuts].sort((a, b) => a - b);
  return points.slice(0, -1).map((from, i) => {
    const to = points[i + 1] as number;
    return { text: text.slice(from, to), marks: marks.filter((mark) => mark.start < to && mark.end > from) };
  });
}

function splitsCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
