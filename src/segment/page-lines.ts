import type { LanguagePack } from "../packs/language-pack.js";
import type { FoldedLine } from "./line-labels.js";

export type PageLine = "skip" | "end" | undefined;

/** Longest line that is taken for page furniture by its words. */
const longest = 240;

/**
 * Whether a line is page furniture: known phrases of the pack, page numbers and running heads.
 * `skip` may stand inside an entry, `end` closes it.
 */
export function pageLine(line: FoldedLine, pack: LanguagePack): PageLine {
  const { key } = line;
  if (key.length > longest || line.line.kind === "rule") return undefined;
  // Templates of wikis open with braces; lines of signs alone are rules and brackets.
  if (key.startsWith("{{")) return "end";
  if (!/[\p{L}\p{N}]/u.test(key)) return "skip";
  if (isFurniture(line.line.text.text)) return "end";
  if (pack.debrisEnd.matches(key)) return "end";
  if (pack.debrisSkip.matches(key)) return "skip";
  // A row of a table ends in a number as a running head does.
  if (line.isTableLine || (line.line.kind === "row" && (line.line.cells?.length ?? 0) > 1)) return undefined;
  return line.isRepeatedHead || isRunningHead(line.line.text.text) ? "skip" : undefined;
}

/** Breadcrumbs, ratings, copyright lines and page references: furniture by its signs, in any language. */
function isFurniture(text: string): boolean {
  if (text.length > 160) return false;
  if (/^(?:\u00A9|\([cC]\)\s)/u.test(text)) return true;
  if (/^\[[^\][]{0,20}\d[^\][]{0,20}\]$/u.test(text)) return true;
  if (/\d[.,]\d\s*\/\s*(?:5|10)(?!\d)/u.test(text) && text.length < 80) return true;
  return (text.match(/\s[>\u00BB\u203A\u2192]\s/gu)?.length ?? 0) >= 2;
}

/** `47`, `- 47 -`, `CHAPTER 4: SPELLS        87`, `52   CHAPTER 5`. */
export function isRunningHead(text: string): boolean {
  if (text.length > 120) return false;
  if (/^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u.test(text)) return true;
  const numbered =
    /^\d{1,4}\s{2,}(\S.*)$/u.exec(text) ?? /^(.*\S)\s{2,}\d{1,4}$/u.exec(text) ?? /^(.*\S)\t+\d{1,4}$/u.exec(text);
  return numbered !== null && !/[.!?;:]$/u.test(numbered[1] ?? "");
}

/** A short line wholly in capitals: a running head where it stands beside a page number. */
export function isCapitals(text: string): boolean {
  return text.length <= 60 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
