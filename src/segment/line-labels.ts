import type { LabelMatch, LabelMeaning } from "../packs/label-index.js";
import { firstWord } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Line } from "../read/document.js";
import { type Folded, fold, foldKey, isDigitCode, isLetterCode } from "../text/fold.js";
import { bareDamagedLabel, longerLabel } from "./damaged-labels.js";

/**
 * How a label is marked as one: `colon` behind it, its own table `cell`, `bold` type, `alone` on its line,
 * a full `stop` behind it, or `bare`: nothing but its place and a capital.
 */
export type LabelStrength = "colon" | "cell" | "bold" | "alone" | "stop" | "bare";

/** A label on a line: offsets in the line's clean text. The value runs to the next hit's start, or the line's end. */
export interface LabelHit {
  readonly meaning: LabelMeaning;
  readonly strength: LabelStrength;
  readonly start: number;
  /** End of the label's words. */
  readonly end: number;
  /** Where the value starts, behind the colon and spaces. */
  readonly valueStart: number;
  /** The label was read with slips as this form. */
  readonly slip?: string;
}

/** A line with what finding labels needs, computed once for all languages. */
export class FoldedLine {
  readonly line: Line;
  /** The line is a running head: it comes again in the document, or is the number of a page. */
  isRepeatedHead = false;
  /** The line is one of a table whose columns are parted by blanks. */
  isTableLine = false;
  #folded: Folded | undefined;

  constructor(line: Line) {
    this.line = line;
  }

  get folded(): Folded {
    this.#folded ??= fold(this.line.text.text);
    return this.#folded;
  }

  /** Folded text without white space around it. */
  get key(): string {
    return this.folded.text.trim();
  }
}

/** Labels at the line's start and, in runs of several, inside it. */
export function findLabels(folded: FoldedLine, pack: LanguagePack): LabelHit[] {
  const inCells = cellLabels(folded, pack);
  if (inCells.length > 0) return inCells;
  const hits: LabelHit[] = [];
  const first = wholeLabel(folded, labelAt(folded, leadingAt(folded.folded.text), pack, true), pack);
  if (first !== undefined) hits.push(first);
  const inside = insideLabels(folded, pack, first);
  const found = [...hits, ...inside];
  const all = found.length === 0 ? found : [...found, ...scannedLabels(folded, found, pack)].sort(byStart);
  const isRun = all[0]?.start === first?.start || all.length >= 2 || isParted(folded, all[0]);
  return isRun ? all : [];
}

function byStart(a: LabelHit, b: LabelHit): number {
  return a.start - b.start;
}

/** A longer line is no run of fields. */
const longestRun = 2000;

/** Badly scanned labels at the line's start and behind its semicolons, where no other label stands. */
function scannedLabels({ line }: FoldedLine, found: readonly LabelHit[], pack: LanguagePack): LabelHit[] {
  const text = line.text.text;
  if (line.kind === "row" || !text.includes(";") || text.length > longestRun) return [];
  const hits: LabelHit[] = [];
  for (const { index } of text.matchAll(/(?:^|(?<=;\s{1,3}))[\p{Lu}\d]/gu)) {
    if (found.some(({ start }) => start === index)) continue;
    const next = Math.min(text.length, ...found.filter(({ start }) => start > index).map(({ start }) => start));
    const semicolon = text.indexOf(";", index);
    const part = text.slice(index, semicolon < 0 ? next : Math.min(next, semicolon));
    const label = bareDamagedLabel(part, pack);
    if (label === undefined) continue;
    const { meaning, form, valueStart } = label;
    const end = index + part.slice(0, valueStart).replace(/[\s:]+$/u, "").length;
    hits.push({ meaning, strength: "bare", start: index, end, valueStart: index + valueStart, slip: form });
  }
  return hits;
}

/** A single label inside a line counts behind a sign that parts fields: "*School* \u00B7 **Level:** …". */
function isParted(folded: FoldedLine, hit: LabelHit | undefined): boolean {
  return (
    hit?.strength === "bold" ||
    (hit?.strength === "colon" &&
      folded.line.kind !== "row" &&
      followsSeparator(folded, foldedOffset(folded.folded, hit.start)))
  );
}

/** A bare label may be the first words of one with a slip in the others: "Power l0vel: 2". */
function wholeLabel({ line }: FoldedLine, hit: LabelHit | undefined, pack: LanguagePack): LabelHit | undefined {
  if (hit?.strength !== "bare" && hit?.strength !== "stop") return hit;
  const text = line.text.text.slice(hit.start);
  const form = foldKey(text.slice(0, hit.end - hit.start));
  const longer = longerLabel(text, form, pack);
  if (longer === undefined) return hit;
  const { meaning, valueStart } = longer;
  return {
    meaning,
    strength: "colon",
    start: hit.start,
    end: hit.start + text.slice(0, valueStart).replace(/[\s:]+$/u, "").length,
    valueStart: hit.start + valueStart,
    slip: longer.form,
  };
}

/** First letter of a line, behind stray signs such as a colon that a table left. */
function leadingAt(text: string): number {
  let at = 0;
  while (at < text.length && at < 4 && !isLetterCode(text.charCodeAt(at)) && !isDigitCode(text.charCodeAt(at))) at++;
  return at;
}

/** Rows of label cells and value cells by turns: a label's value is in the cells behind it. */
function cellLabels(folded: FoldedLine, pack: LanguagePack): LabelHit[] {
  const { cells, text } = folded.line;
  if (cells === undefined || cells.length < 2) return [];
  const hits: LabelHit[] = [];
  let start = 0;
  cells.forEach((cell, i) => {
    const meaning = pack.labels.lookup(
      fold(cell.text)
        .text.trim()
        .replace(/[ :.]+$/, ""),
    );
    // Only the first cell and those behind a value can be labels: a value may be a label's word.
    const isPlace = hits.length === 0 ? i === 0 : (hits.at(-1)?.valueStart ?? 0) < start;
    // A table of data may have a heading that is also a bookkeeping label.
    const isData = meaning?.kind === "bookkeeping" && cells.length > 2 && hits.length === 0;
    if (meaning !== undefined && isPlace && !isData) {
      const end = start + cell.text.trimEnd().replace(/[\s:]+$/u, "").length;
      hits.push({ meaning, strength: "cell", start, end, valueStart: Math.min(text.length, start + cell.length + 1) });
    }
    start += cell.length + 1;
  });
  return hits;
}

function insideLabels(folded: FoldedLine, pack: LanguagePack, first: LabelHit | undefined): LabelHit[] {
  const { text } = folded.folded;
  // Most prose lines have none of these signs: nothing inside them can be a label.
  const bold = folded.line.marks.some((m) => m.type === "strong" && m.start > 0);
  if (!bold && !/[:;|\u00B7\u2022/=\u2192]/.test(text) && folded.line.kind !== "row") return [];
  const hits: LabelHit[] = [];
  let at = first === undefined ? 0 : foldedOffset(folded.folded, first.end);
  while (at < text.length) {
    if (!isLetterCode(text.charCodeAt(at)) || !isLabelStart(folded, at)) {
      at++;
      continue;
    }
    const hit = at === 0 ? undefined : labelAt(folded, at, pack, false);
    if (hit !== undefined) {
      hits.push(hit);
      at = foldedOffset(folded.folded, hit.end);
    } else {
      at++;
      while (at < text.length && isLetterCode(text.charCodeAt(at)) && !isLabelStart(folded, at)) at++;
    }
  }
  return hits;
}

/** A word's start; inside a word only where a capital follows a small letter or a digit: two lines glued together. */
function isLabelStart(folded: FoldedLine, at: number): boolean {
  const { text, map } = folded.folded;
  if (at === 0 || !isLetterCode(text.charCodeAt(at - 1))) return true;
  const original = folded.line.text.text;
  return (
    /\p{Lu}/u.test(original[map[at] as number] as string) &&
    /[\p{Ll}\d)]/u.test(original[map[at - 1] as number] as string)
  );
}

function foldedOffset(folded: Folded, offset: number): number {
  let low = 0;
  let high = folded.map.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((folded.map[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function labelAt(line: FoldedLine, at: number, pack: LanguagePack, leading: boolean): LabelHit | undefined {
  const { text, map } = line.folded;
  if (at >= text.length || !pack.labels.startsWithWord(firstWord(text, at))) return undefined;
  const match = pack.labels.match(text, at);
  if (match === undefined) return undefined;
  const start = map[at] as number;
  const end = (map[match.end - 1] as number) + 1;
  const { strength, next } = strengthOf(line, at, match, start, end);
  if (strength === undefined) return undefined;
  const original = line.line.text.text;
  // "spell:the_name" is the id of a page, not a label and a name.
  if (
    match.meaning.kind === "name" &&
    text[next - 1] === ":" &&
    !/^\s|^$/u.test(original.slice(next < text.length ? map[next] : original.length, map[next + 1]))
  )
    return undefined;
  if ((strength === "bare" || strength === "alone") && !/\p{Lu}/u.test(original[start] as string)) return undefined;
  if (
    !leading &&
    strength !== "colon" &&
    strength !== "bold" &&
    !((strength === "bare" || strength === "stop") && followsSeparator(line, at))
  )
    return undefined;
  let valueStart = next < text.length ? (map[next] as number) : original.length;
  while (valueStart < original.length && /[\s:]/u.test(original[valueStart] as string)) valueStart++;
  return { meaning: match.meaning, strength, start, end, valueStart };
}

/** Signs between fields that share a line. */
const separators = new Set([";", "|", "\u00B7", "\u2022", "/", "\u2013", "-"]);

function followsSeparator(line: FoldedLine, at: number): boolean {
  const { text, map } = line.folded;
  let i = at - 1;
  while (i >= 0 && text[i] === " ") i--;
  if (i < 0) return false;
  const isTab = line.line.text.text.slice(map[i], map[at]).includes("\t");
  // A dash or slash parts fields only with a space before it; inside a word it joins.
  const spaced = text[i] !== "-" && text[i] !== "/" ? true : text[i - 1] === " " && i < at - 1;
  return isTab || (separators.has(text[i] as string) && spaced);
}

/** Behind a label: a colon, an equals sign, an arrow, a spaced dash, dot leaders or a tab. Returns the offset behind it. */
function signAfter(line: FoldedLine, to: number, next: number): number | undefined {
  const { text, map } = line.folded;
  const character = text[next];
  if (character === ":" || character === "=" || character === "\u2192" || character === "\u21D2") {
    let end = next + 1;
    while (text[end] === ":" || text[end] === ">") end++;
    return end;
  }
  if (character === "-" && next > to && text[next + 1] === " ") return text[next + 2] === "-" ? next + 3 : next + 1;
  if (character === "-" && text[next + 1] === ">") return next + 2;
  const leaders = /^(?:\.{3,}|\u2026+|(?:\. ){3,}|_{3,})/.exec(text.slice(next, next + 120));
  if (leaders !== null) return next + leaders[0].length;
  if (next > to && line.line.text.text.slice(map[to], map[next]).includes("\t")) return next;
  return undefined;
}

function strengthOf(
  line: FoldedLine,
  from: number,
  { end: to, meaning }: LabelMatch,
  start: number,
  end: number,
): { strength: LabelStrength | undefined; next: number } {
  const { text } = line.folded;
  let next = to;
  // A plural in brackets or an elision mark may follow: "Target(s)".
  while (text[next] === " ") next++;
  const sign = signAfter(line, to, next);
  if (sign !== undefined) return { strength: "colon", next: sign };
  if (from <= 3 && next >= text.length) return { strength: "alone", next };
  const marked = line.line.marks.some(
    (m) => m.type !== "link" && m.start <= start && m.start >= start - 3 && m.end >= end && m.end <= end + 3,
  );
  if (marked) return { strength: "bold", next: text[next] === "." ? next + 1 : next };
  // A semicolon behind a field's label is a colon that has lost its shape.
  if (text[next] === "." || (text[next] === ";" && from <= 3 && meaning.kind === "field"))
    return { strength: "stop", next: next + 1 };
  const after = text.charCodeAt(to);
  return { strength: isLetterCode(after) || text[to] === "'" ? undefined : "bare", next };
}
