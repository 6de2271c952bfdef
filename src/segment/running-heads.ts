import type { LanguagePack } from "../packs/language-pack.js";
import { editDistance, slipLimit } from "../text/distance.js";
import { foldKey } from "../text/fold.js";
import { findLabels, type FoldedLine } from "./line-labels.js";
import { isCapitals } from "./page-lines.js";
import { isTypeLine } from "./plausible.js";
import { endsSentence } from "./wrapping.js";

/** A longer line is no running head. */
const longest = 100;
const longestAtEdge = 60;
/** So many lines at either end of a page, or beside its number, may be its running head. */
const depth = 2;
/** Pages at whose edges the same line must stand. */
const fewestPages = 3;
/** A book has no more of them; where there are, wrong letters are not looked for. */
const mostHeads = 50;
/** A page's number that a scan has wrong, beside a form feed. */
const badNumber = /^[\p{Lu}\p{Nd}li|!°.-]{1,3}$/u;
/** "1–2   a fox". */
const numberedRow = /^\d{1,3}(?:\s?[-\u2013]\s?\d{1,3})?\s{2,}\S/u;
/** Fewer numbered lines below each other may be the heads of facing pages. */
const fewestRows = 3;
const pageNumber = /^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u;

/**
 * Marks running heads: lines with a wide gap inside that come again, maybe the other way round on the facing page, and
 * lines that come again at the edges of pages.
 *
 * @param source The text that the lines stand in, with the form feeds that part its pages.
 */
export function markRunningHeads(lines: readonly FoldedLine[], source: string, packs: readonly LanguagePack[]): void {
  markTables(lines);
  markWideHeads(lines);
  markHeadsAtEdges(lines, source, packs);
}

/** Numbered rows below each other, and the line of titles above them. */
function markTables(lines: readonly FoldedLine[]): void {
  const isRow = (i: number): boolean => numberedRow.test(lines[i]?.line.text.text ?? "");
  let first = 0;
  while (first < lines.length) {
    let end = first;
    while (isRow(end) && (end === first || lines[end]?.line.gap === 0)) end++;
    if (end - first >= fewestRows) {
      const hasTitles = lines[first]?.line.gap === 0 && /\S\s{2,}\S/u.test(lines[first - 1]?.line.text.text ?? "");
      for (const line of lines.slice(hasTitles ? first - 1 : first, end)) line.isTableLine = true;
    }
    first = Math.max(end, first + 1);
  }
}

function markWideHeads(lines: readonly FoldedLine[]): void {
  const byWords = new Map<string, FoldedLine[]>();
  for (const line of lines) {
    const { text } = line.line.text;
    if (line.isTableLine || text.length > longest || !/\S\s{5,}\S/u.test(text)) continue;
    const key = foldKey(text)
      .split(" ")
      .filter((word) => /\p{L}/u.test(word))
      .sort()
      .join(" ");
    const same = byWords.get(key);
    if (same === undefined) byWords.set(key, [line]);
    else same.push(line);
  }
  for (const repeated of byWords.values())
    if (repeated.length > 1) for (const line of repeated) line.isRepeatedHead = true;
}

/** A scan of a book has its running heads between the lines of the text, now and then with a letter wrong. */
function markHeadsAtEdges(lines: readonly FoldedLine[], source: string, packs: readonly LanguagePack[]): void {
  const byKey = new Map<string, number[]>();
  for (const index of edgeLines(lines, source)) {
    const line = lines[index] as FoldedLine;
    const { text } = line.line.text;
    if (isBadNumber(lines, index, source)) line.isRepeatedHead = true;
    const key = line.line.kind === "rule" || text.length > longestAtEdge ? "" : headKey(text);
    const same = byKey.get(key);
    if (same !== undefined) same.push(index);
    else if (key !== "") byKey.set(key, [index]);
  }
  const mark = (found: readonly number[]): void => {
    for (const index of found) (lines[index] as FoldedLine).isRepeatedHead = true;
  };
  const heads = [...byKey].filter(([, found]) => found.length >= fewestPages && !isOfText(found, lines, packs));
  for (const [, found] of heads) mark(found);
  if (heads.length > mostHeads) return;
  for (const [key, found] of byKey)
    if (
      heads.some(([head]) => editDistance(key, head, slipLimit(head.length)) <= slipLimit(head.length)) &&
      !isOfText(found, lines, packs)
    )
      mark(found);
}

/** Pages may also begin with the same value or with names that differ in a number, and end in the same sentence. */
function isOfText(found: readonly number[], lines: readonly FoldedLine[], packs: readonly LanguagePack[]): boolean {
  const first = lines[found[0] ?? -1];
  if (first === undefined || isField(first, packs)) return true;
  const own = found.filter((index) => isSentence(lines[index]) || isAboveHeader(lines[index + 1], packs));
  return 2 * own.length > found.length;
}

function isSentence(folded: FoldedLine | undefined): boolean {
  return folded !== undefined && endsSentence(folded.line) && !isCapitals(folded.line.text.text);
}

/** Whether what stands on the next line makes a line a name. */
function isAboveHeader(next: FoldedLine | undefined, packs: readonly LanguagePack[]): boolean {
  if (next === undefined) return false;
  return next.line.gap === 0 ? isField(next, packs) : packs.some((pack) => isTypeLine(next.line.text.text, pack));
}

/** A blank line parts it from the text of its page, and nothing but blanks from the form feed. */
function isBadNumber(lines: readonly FoldedLine[], index: number, source: string): boolean {
  const { text, gap } = (lines[index] as FoldedLine).line;
  const end = text.ranges.at(-1)?.end;
  const next = lines[index + 1]?.line.text.ranges[0]?.start ?? source.length;
  return gap > 0 && end !== undefined && badNumber.test(text.text) && source.slice(end, next).includes("\f");
}

/** Letters alone: the number of the page may share the line. */
function headKey(text: string): string {
  return foldKey(text).replace(/[^\p{L}]+/gu, "");
}

function isField(line: FoldedLine, packs: readonly LanguagePack[]): boolean {
  return packs.some((pack) => findLabels(line, pack).length > 0 || isTypeLine(line.line.text.text, pack));
}

/** Lines beside a form feed or the number of a page, by index. */
function edgeLines(lines: readonly FoldedLine[], source: string): ReadonlySet<number> {
  const found = new Set<number>();
  const addAround = (before: number, after: number): void => {
    for (let i = Math.max(0, before - depth + 1); i < after + depth && i < lines.length; i++) found.add(i);
  };
  let feed = source.indexOf("\f");
  if (feed >= 0) addAround(-1, 0);
  lines.forEach(({ line }, i) => {
    if (feed >= 0 && (line.text.ranges[0]?.start ?? -1) > feed) {
      addAround(i - 1, i);
      while (feed >= 0 && feed < (line.text.ranges[0]?.start ?? 0)) feed = source.indexOf("\f", feed + 1);
    }
    if (line.text.length <= 12 && pageNumber.test(line.text.text)) addAround(i - 1, i + 1);
  });
  return found;
}
