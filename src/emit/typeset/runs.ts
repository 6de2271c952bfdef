import type { RichText } from "../../model/entry.js";
import { piecesOf } from "../cards/pieces.js";
import { shownText } from "../cards/shown-text.js";

/** A stretch of text in one style. Typst sets the string as text: nothing in it is markup. */
export interface Run {
  readonly t: string;
  /** 1 bold, 2 italic, 3 both; left out for plain text. */
  readonly s?: number;
}

export function runsOf(rich: RichText, start = 0, end = rich.text.length): Run[] {
  return piecesOf(rich, start, end).map(({ text, marks }) => {
    const style =
      (marks.some(({ type }) => type === "strong") ? 1 : 0) + (marks.some(({ type }) => type === "emphasis") ? 2 : 0);
    return { t: printable(text), ...(style === 0 ? {} : { s: style }) };
  });
}

/**
 * Text as a font can show it, without control characters and lone surrogates. A space before `%` or a sign such as French
 * puts after one, and inside its quotes, does not break: sources often have a plain one there.
 */
export function printable(text: string): string {
  return shownText(text).replace(/ (?=[:;!?»%])|(?<=«) /g, "\u00A0");
}
