import type { LanguagePack } from "../packs/language-pack.js";
import { MappedText } from "../text/mapped-text.js";
import type { IgnoredRange } from "./block.js";
import { joinLines } from "./join-lines.js";
import type { FoldedLine } from "./line-labels.js";
import { isAbbreviation, isNameLike, isRepetition, longestName, nameKey } from "./name-shape.js";
import { pageLine } from "./page-lines.js";
import { isDamagedTypeLine, isTypeLine } from "./plausible.js";
import { splitScannedTypeLine, splitTypeLine, type TypeLineSplit, withoutSigns } from "./split-type-line.js";

/** How many lines above a header its name may stand, furniture included. */
const farthest = 12;

/** Walks up from a header, line by line, and takes what it finds into the entry. */
export class LinesAbove {
  readonly ignored: IgnoredRange[] = [];
  /** Index of the topmost line that was taken. */
  at: number;
  readonly #lines: readonly FoldedLine[];
  readonly #floor: number;
  readonly #start: number;
  readonly #pack: LanguagePack;

  constructor(lines: readonly FoldedLine[], start: number, floor: number, pack: LanguagePack) {
    this.#lines = lines;
    this.#floor = floor;
    this.#start = start;
    this.#pack = pack;
    this.at = start;
  }

  /** The type line above the header, with the name in front of it where both share a line. */
  typeLine(): TypeLineSplit | undefined {
    for (let i = this.at - 1; i >= this.#floor && this.#start - i <= farthest; i--) {
      const line = this.#lines[i] as FoldedLine;
      const { text } = line.line;
      if (line.line.kind === "rule") return undefined;
      if (isTypeLine(text.text, this.#pack)) {
        this.#take(i);
        return { name: undefined, typeLine: text };
      }
      const wrapped = this.#wrappedTypeLine(i);
      if (wrapped !== undefined) return { name: undefined, typeLine: wrapped };
      const split = text.length <= longestName + 60 ? splitTypeLine(text, this.#pack) : undefined;
      if (split?.typeLine !== undefined) {
        this.#take(i);
        for (const range of split.rest?.ranges ?? []) this.ignored.push({ range, reason: "markup" });
        return { name: split.name, typeLine: split.typeLine };
      }
      if (!this.#isFurniture(i)) return undefined;
    }
    return undefined;
  }

  /** A type line with slips, right between the line of the name and the first label, or behind the name on its line. */
  damagedTypeLine(): TypeLineSplit | undefined {
    const index = this.at - 1;
    const line = this.#lines[index]?.line;
    if (line === undefined || index < this.#floor || line.kind === "rule") return undefined;
    const before = index > this.#floor ? this.#lines[index - 1]?.line : undefined;
    const isClose = line.gap === 0 || before?.kind === "heading" || line.gap === this.#lines[this.#start]?.line.gap;
    const isBelowName =
      before !== undefined && isClose && isNameLike(before.text.text) && !this.#isFurniture(index - 1);
    if (isBelowName && line.kind === "text" && isDamagedTypeLine(withoutSigns(line.text).text, this.#pack)) {
      this.#take(index);
      return { name: undefined, typeLine: line.text };
    }
    const split = splitScannedTypeLine(line.text, this.#pack);
    if (split !== undefined) this.#take(index);
    return split;
  }

  /** A type line that breaks over two lines. */
  #wrappedTypeLine(index: number): MappedText | undefined {
    const line = this.#lines[index] as FoldedLine;
    const before = this.#lines[index - 1];
    if (before === undefined || index - 1 < this.#floor || line.line.gap > 0 || line.line.kind !== "text")
      return undefined;
    const joined = joinLines([before.line.text, line.line.text]);
    if (!isTypeLine(joined.text.text, this.#pack)) return undefined;
    this.#take(index);
    this.#take(index - 1);
    for (const range of joined.hyphens) this.ignored.push({ range, reason: "hyphen" });
    return joined.text;
  }

  /** The name: the nearest line above that can be one; a heading a little higher up is preferred to odd lines below it. */
  name(): MappedText | undefined {
    for (let i = this.at - 1; i >= this.#floor && this.#start - i <= farthest; i--) {
      if (this.#isFurniture(i)) continue;
      const { line } = this.#lines[i] as FoldedLine;
      const isMarked = line.marks.some((m) => m.type !== "link" && m.start === 0 && m.end >= line.text.length - 1);
      const isBelow = line.gap === 0 && !isMarked;
      const heading =
        line.kind === "text" && (isBelow || isAbbreviation(line.text.text)) ? this.#headingAbove(i) : undefined;
      if (heading !== undefined) {
        this.#take(heading);
        return (this.#lines[heading] as FoldedLine).line.text;
      }
      if (!isNameLike((this.#lines[i] as FoldedLine).line.text.text)) return undefined;
      this.#take(i);
      return this.#wrapped(i);
    }
    return undefined;
  }

  /** Leaves out lines above that say the name again: a title, a page id. */
  repetitions(name: string): void {
    const key = nameKey(name);
    if (key === "") return;
    for (let i = this.at - 1; i >= this.#floor && this.at - i <= 4 && this.#start - i <= farthest; i--) {
      const text = (this.#lines[i] as FoldedLine).line.text.text;
      if (isRepetition(text, key)) {
        for (let k = this.at - 1; k > i; k--) this.#ignore(k, "page");
        this.#ignore(i, "repeated-title");
        this.at = i;
      } else if (!this.#isFurniture(i)) return;
    }
  }

  #headingAbove(index: number): number | undefined {
    for (let i = index; i >= this.#floor && index - i <= 3; i--) {
      const { line } = this.#lines[i] as FoldedLine;
      if (line.kind === "heading") return i;
      if (line.kind !== "text" || line.text.length > 60 || /[.!?]$/u.test(line.text.text)) return undefined;
    }
    return undefined;
  }

  /** A name may break over two lines: the second one starts small, the first one ends open. */
  #wrapped(index: number): MappedText {
    const { line } = this.#lines[index] as FoldedLine;
    const before = this.#lines[index - 1];
    const open = before !== undefined && /\p{L},$/u.test(before.line.text.text);
    if (
      line.kind !== "text" ||
      before === undefined ||
      index - 1 < this.#floor ||
      line.gap > 0 ||
      !(open || /^\p{Ll}/u.test(line.text.text))
    )
      return line.text;
    if (
      before.line.kind !== "text" ||
      !isNameLike(before.line.text.text.replace(/,$/u, "")) ||
      before.line.text.length > 40 ||
      pageLine(before, this.#pack) !== undefined
    )
      return line.text;
    this.#take(index - 1);
    return MappedText.join([before.line.text, line.text], " ");
  }

  #isFurniture(index: number): boolean {
    const line = this.#lines[index] as FoldedLine;
    if (line.line.kind === "rule" || (line.line.header === true && (line.line.cells?.length ?? 0) > 1)) return true;
    if (pageLine(line, this.#pack) !== undefined) return true;
    const text = line.line.text.text;
    if (isSourceLine(line, this.#pack)) return true;
    return /[|\u2190\u2192\u00BB]/u.test(text) || /^\(.*\)$/u.test(text) || /https?:\/\//u.test(text);
  }

  /** Takes line `index` into the entry; what lies between it and the header is furniture. */
  #take(index: number): void {
    for (let i = this.at - 1; i > index; i--) this.#ignore(i, "page");
    this.at = index;
  }

  #ignore(index: number, reason: IgnoredRange["reason"]): void {
    for (const range of (this.#lines[index] as FoldedLine).line.text.ranges) this.ignored.push({ range, reason });
  }
}

/** "Source Player's Book, p. 88": bookkeeping without a colon, told from a name by its number. */
function isSourceLine({ line, folded }: FoldedLine, pack: LanguagePack): boolean {
  const match = line.kind === "text" && /\d/.test(line.text.text) ? pack.labels.match(folded.text, 0) : undefined;
  return match?.meaning.kind === "bookkeeping";
}
