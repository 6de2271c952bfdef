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
  if (pack.debrisEnd.matches(key)) return "end";
  if (pack.debrisSkip.matches(key)) return "skip";
  return isRunningHead(line.line.text.text) ? "skip" : undefined;
}

/** `47`, `- 47 -`, `CHAPTER 4: SPELLS        87`, `52   CHAPTER 5`. */
export function isRunningHead(text: string): boolean {
  if (text.length > 120) return false;
  if (/^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u.test(text)) return true;
  const numbered = /^\d{1,4}\s{2,}(\S.*)$/u.exec(text) ?? /^(.*\S)\s{2,}\d{1,4}$/u.exec(text) ?? /^(.*\S)\t+\d{1,4}$/u.exec(text);
  return numbered !== null && !/[.!?;:]$/u.test(numbered[1] ?? "");
}

/** A short line wholly in capitals: a running head where it stands beside a page number. */
export function isCapitals(text: string): boolean {
  return text.length <= 60 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
