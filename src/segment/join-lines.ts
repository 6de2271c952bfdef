import type { Range16 } from "../model/span.js";
import { MappedText } from "../text/mapped-text.js";

const hyphens = "-\u2010";

export interface JoinedLines {
  readonly text: MappedText;
  /** Hyphens that only marked a line's end: they are in no text. */
  readonly hyphens: readonly Range16[];
}

/**
 * Joins the lines of one paragraph or value with spaces. A hyphen between a letter at a line's end and a small letter at the
 * next one's start is dropped with the break (`per-` + `suade`); before anything else it stays (`9-` + `foot`, `Jean-` + `Luc`).
 */
export function joinLines(lines: readonly MappedText[]): JoinedLines {
  const only = lines[0];
  if (lines.length === 1 && only !== undefined) return { text: only, hyphens: [] };
  const dropped: Range16[] = [];
  let joined = MappedText.empty;
  for (const line of lines) {
    if (line.text === "") continue;
    if (joined.text === "") {
      joined = line;
      continue;
    }
    const end = joined.text.length;
    const isHyphen = hyphens.includes(joined.text[end - 1] as string) && end > 1;
    if (isHyphen && /\p{L}/u.test(joined.text[end - 2] as string) && /^\p{Ll}/u.test(line.text)) {
      const range = joined.rangeOf(end - 1, end);
      if (range !== undefined) dropped.push(range);
      joined = MappedText.join([joined.slice(0, end - 1), line], "");
    } else joined = MappedText.join([joined, line], isHyphen ? "" : " ");
  }
  return { text: joined, hyphens: dropped };
}
