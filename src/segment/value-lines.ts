import type { LanguagePack } from "../packs/language-pack.js";
import type { MappedText } from "../text/mapped-text.js";
import { type HeaderItem, isWaiting, valueOf } from "./header-item.js";
import type { LabelledLines } from "./labelled-lines.js";
import type { FoldedLine } from "./line-labels.js";
import { plausibility } from "./plausible.js";

/** Whether a line goes on with the value above it. */
export function continuesValue(
  document: LabelledLines,
  index: number,
  item: HeaderItem,
  next: number | undefined,
): boolean {
  const { line } = document.lines[index] as FoldedLine;
  if (line.kind === "heading" || line.kind === "rule") return false;
  const hit = document.hitsOf(index)[0];
  if (hit?.meaning.kind === "detail" && hit.strength !== "bare") return false;
  if (isWaiting(item)) {
    const verdict = plausibility(item.meaning, line.text.text, document.pack);
    return (
      verdict === "read" ||
      (verdict === "possible" && (next !== undefined || item.meaning.kind === "field") && line.text.length < 120)
    );
  }
  if (line.join === "soft") return true;
  if (line.gap > 0 || line.join === "block" || (line.kind !== "text" && line.cells?.length !== 1)) return false;
  const isSentence = /^\p{Lu}/u.test(line.text.text) && /[.!?]$/u.test(line.text.text) && line.text.length > 40;
  if (next !== undefined && !(isSentence && plausibility(item.meaning, valueOf(item), document.pack) === "read"))
    return true;
  return completesValue(item, line.text, document.pack);
}

/** Behind the last label only a line that finishes the value belongs to it; the next begins the description. */
function completesValue(item: HeaderItem, line: MappedText, pack: LanguagePack): boolean {
  const before = valueOf(item);
  const { text } = line;
  const open = (before.match(/[([]/g)?.length ?? 0) - (before.match(/[)\]]/g)?.length ?? 0);
  if (open > 0) return true;
  if (/^\(/.test(text) && text.length < 60) return true;
  if (!/^[\p{Ll}\d+/]/u.test(text) && !/[-,+/]$/u.test(before)) return false;
  return text.length < 80 && plausibility(item.meaning, valueOf(item, line), pack) === "read";
}

/** A number alone on its line that finishes the value above it looks like a page number. */
export function isMissingNumber(document: LabelledLines, index: number, item: HeaderItem): boolean {
  const { line } = document.lines[index] as FoldedLine;
  if (line.gap > 0 || line.join !== "unknown" || !/^\d{1,2}$/.test(line.text.text)) return false;
  return (
    plausibility(item.meaning, valueOf(item), document.pack) !== "read" &&
    plausibility(item.meaning, valueOf(item, line.text), document.pack) === "read"
  );
}

/** A value that is also a label's word ("Ray" below "Effect"): it is the value where a label follows it. */
export function isValueLikeLabel(document: LabelledLines, index: number, item: HeaderItem | undefined): boolean {
  if (item === undefined || !isWaiting(item) || document.hitsOf(index)[0]?.strength !== "alone") return false;
  const next = document.hitsOf(index + 1)[0];
  const { text } = (document.lines[index] as FoldedLine).line;
  return (
    (next === undefined ? index + 1 >= document.lines.length : next.strength !== "bare") &&
    plausibility(item.meaning, text.text, document.pack) === "read"
  );
}
