import type { Document } from "./document.js";
import { isBlank } from "./chars.js";

/**
 * Checks the reader's law: every non-blank unit of the source lies in exactly one piece of one line or in one ignored part,
 * and every piece of equal lengths shows what the source has there, save for repaired letters (`allowRespelled`).
 *
 * Returns the first breach in words, undefined if the account is right.
 */
export function accountBreach(document: Document, allowRespelled = false): string | undefined {
  const { text } = document.source;
  const count = new Uint8Array(text.length);
  for (const line of document.lines) {
    const cellText = line.cells?.map((cell) => cell.text).join("\t");
    if (cellText !== undefined && cellText !== line.text.text)
      return `cells ${JSON.stringify(cellText)} are not the row's text`;
    let at = 0;
    for (const piece of line.text.pieces) {
      if (piece.at < at || piece.length <= 0 || piece.end <= piece.start) return `bad piece ${JSON.stringify(piece)}`;
      at = piece.at + piece.length;
      if (at > line.text.length || piece.end > text.length) return `piece out of bounds ${JSON.stringify(piece)}`;
      const clean = line.text.text.slice(piece.at, at);
      const printed = text.slice(piece.start, piece.end);
      if (clean.length === printed.length && clean !== printed && !allowRespelled)
        return `${JSON.stringify(printed)} became ${JSON.stringify(clean)}`;
      for (let i = piece.start; i < piece.end; i++) count[i] = (count[i] as number) + 1;
    }
    for (const mark of line.marks) {
      if (mark.start < 0 || mark.start >= mark.end || mark.end > line.text.length)
        return `mark out of bounds ${JSON.stringify(mark)}`;
    }
    if (line.kind !== "row" && line.text.text !== line.text.text.trim())
      return `not trimmed: ${JSON.stringify(line.text.text)}`;
  }
  for (const { range } of document.ignored) {
    for (let i = range.start; i < range.end; i++) count[i] = (count[i] as number) + 1;
  }
  for (let i = 0; i < text.length; i++) {
    const times = count[i] as number;
    if (times > 1)
      return `offset ${String(i)} (${JSON.stringify(text.slice(i, i + 20))}) is counted ${String(times)} times`;
    if (times === 0 && !isBlank(text.charCodeAt(i)))
      return `offset ${String(i)} (${JSON.stringify(text.slice(i, i + 20))}) is lost`;
  }
  return undefined;
}
