import type { RichText } from "../model/entry.js";
import type { Line } from "../read/document.js";
import { endsSentence } from "../segment/wrapping.js";

const longestLoneCell = 40;
const longestAlignedLine = 80;
const gap = / {2,}/;

/** Columns of a short line, parted by runs of spaces as text files have them; 0 for what is no line of a table. */
export function columnsOf(line: Line | undefined): number {
  if (line?.kind !== "text" || line.text.length > longestAlignedLine || endsSentence(line)) return 0;
  return line.text.text.trim().split(gap).length;
}

/** The cells of a line with columns. */
export function cellsOf(line: Line): RichText[] {
  return line.text.text
    .trim()
    .split(gap)
    .map((text) => ({ text }));
}

/** A short cell that is alone in its row, as dissolved tables leave them. */
export function isLoneCell(line: Line): boolean {
  return line.kind === "row" && line.cells?.length === 1 && line.text.length <= longestLoneCell && !endsSentence(line);
}
