import type { LanguagePack } from "../packs/language-pack.js";
import { isEdge } from "../packs/lexicon.js";
import { fold, foldKey, isLetterCode } from "../text/fold.js";
import { MappedText } from "../text/mapped-text.js";
import { tokenize } from "../values/tokenize.js";
import { joinLines } from "./join-lines.js";
import type { IgnoredRange } from "./block.js";
import type { Header } from "./headers.js";
import type { FoldedLine } from "./line-labels.js";
import { isRunningHead, pageLine } from "./page-lines.js";
import { isDamagedTypeLine, isScannedTypeLine, isTypeLine } from "./plausible.js";

export interface NamedHeader {
  readonly header: Header;
  readonly name: MappedText;
  readonly typeLine: MappedText | undefined;
  /** First line that belongs to the entry: its name, or a repetition of it. */
  readonly first: number;
  readonly ignored: readonly IgnoredRange[];
  /** Level of the heading that the name is, where it is one. */
  readonly level: number | undefined;
}

/** How many lines above a header its name may stand, furniture included. */
const farthest = 12;
const longestName = 90;
/** A number in front of a name. */
const numbering = /^\d{1,3}[.)]\s+(?=\p{L})/u;
const discipline = new Set(["school", "discipline"]);

/** Finds the name and the type line that stand above a header, or on its first line. Never looks above `floor`. */
export function nameHeader(
  header: Header,
  lines: readonly FoldedLine[],
  floor: number,
  pack: LanguagePack,
): NamedHeader {
  const above = new Above(lines, header.first, floor, pack);
  const nameLabel = header.items.findIndex((i) => i.meaning.kind === "name" && i.parts.length > 0);
  const labelled = nameLabel < 0 ? undefined : joinLines(header.items[nameLabel]?.parts ?? []).text;
  let typeLine: MappedText | undefined;
  // A label further down names the entry only where nothing above it does.
  let name: MappedText | undefined = nameLabel === 0 ? labelled : undefined;
  if (name !== undefined) for (const range of header.prefix.ranges) above.ignored.push({ range, reason: "page" });
  const hasType = header.items.some(
    (i) => i.meaning.kind === "field" && (i.meaning.key === "school" || i.meaning.key === "discipline"),
  );
  if (name === undefined && header.prefix.text !== "") {
    const split = hasType ? { name: header.prefix, typeLine: undefined } : splitPrefix(header.prefix, pack);
    name = split.name;
    typeLine = split.typeLine;
    for (const range of split.rest?.ranges ?? []) above.ignored.push({ range, reason: "markup" });
  }
  if (name === undefined && typeLine === undefined && !hasType) {
    const found = above.typeLine() ?? above.damagedTypeLine();
    name = found?.name;
    typeLine = found?.typeLine;
  }
  const own = name === undefined ? above.name() : undefined;
  const whole = name ?? own ?? labelled ?? MappedText.empty;
  const end = nameEnd(whole, pack);
  const start = nameStart(whole, pack);
  for (const range of whole.slice(0, start).ranges) above.ignored.push({ range, reason: "markup" });
  const resolved = whole.slice(start, end).trim();
  for (const range of whole.slice(end).ranges) above.ignored.push({ range, reason: "markup" });
  above.repetitions(resolved.text);
  return {
    header,
    name: resolved,
    typeLine,
    first: above.at,
    ignored: above.ignored,
    level: lines[above.at]?.line.level,
  };
}

/** What stands before the first label on its line: a name, a type line, or both. */
function splitPrefix(text: MappedText, pack: LanguagePack): ReturnType<typeof splitTypeLine> {
  const split = splitTypeLine(text, pack);
  if (split.typeLine !== undefined || !isScannedTypeLine(withoutSigns(text).text, pack)) return split;
  return { name: undefined, typeLine: text };
}

/** Without the signs that part fields behind it. */
function withoutSigns(text: MappedText): MappedText {
  return text.slice(0, text.text.replace(/[\s;,.|/\u00B7\u2022\u2013\u2014-]+$/u, "").length);
}

/** Walks up from a header, line by line. */
class Above {
  readonly ignored: IgnoredRange[] = [];
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
  typeLine(): { name: MappedText | undefined; typeLine: MappedText } | undefined {
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
  damagedTypeLine(): { name: MappedText | undefined; typeLine: MappedText } | undefined {
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

/** Splits "Name School (subschool) [descriptor]" or "School; …" into name and type line. */
export function splitTypeLine(
  text: MappedText,
  pack: LanguagePack,
): { name: MappedText | undefined; typeLine: MappedText | undefined; rest?: MappedText } {
  const trimmed = withoutSigns(text);
  if (isTypeLine(trimmed.text, pack)) return { name: undefined, typeLine: text };
  if (text.length > longestName + 60) return { name: text, typeLine: undefined };
  for (const token of tokenize(trimmed.text, pack.lexicon("typeLine"), pack)) {
    if (token.startOffset === 0 || !discipline.has(token.concept.slice(0, token.concept.indexOf("/")))) continue;
    // A school in the name's own words is small where the line's is not, or no full type line follows it.
    const bracketed = trimmed.text[token.startOffset - 1] === "(" && trimmed.text.endsWith(")");
    const end = bracketed ? trimmed.length - 1 : trimmed.length;
    if (
      isTypeLine(trimmed.text.slice(token.startOffset, end), pack) &&
      /\p{L}/u.test(trimmed.text.slice(0, token.startOffset))
    ) {
      const name = text.slice(0, token.startOffset).trim();
      if (!isNameLike(name.text.replace(/[\s(:,;|/\u00B7\u2013\u2014-]+$/u, ""))) continue;
      return { name, typeLine: text.slice(token.startOffset, end), rest: text.slice(end) };
    }
  }
  return { name: text, typeLine: undefined };
}

/** "Name Sch00l": the school or discipline behind a name, badly scanned. */
function splitScannedTypeLine(
  text: MappedText,
  pack: LanguagePack,
): { name: MappedText; typeLine: MappedText } | undefined {
  if (text.length > longestName) return undefined;
  for (const { index } of text.text.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const name = text.slice(0, index).trim();
    if (isNameLike(name.text) && isScannedTypeLine(text.text.slice(index), pack))
      return { name, typeLine: text.slice(index) };
  }
  return undefined;
}

/** Short, not a sentence, and with a letter in it. */
export function isNameLike(text: string): boolean {
  if (text.length > longestName || !/\p{L}/u.test(text)) return false;
  const name = text.replace(numbering, "").replace(/\s?:$/u, "");
  if (/[;:,]$/u.test(name) || /\p{L}{4}[.!?]\s+\p{Lu}/u.test(name)) return false;
  return !isRunningHead(text);
}

/** Where a name starts: behind the namespace of a page id ("Space:The Name") and badges that the pack knows. */
function nameStart(name: MappedText, pack: LanguagePack): number {
  const space = (numbering.exec(name.text) ?? /^\p{L}{2,12}:(?=\S)/u.exec(name.text))?.[0].length ?? 0;
  const folded = fold(name.text.slice(space));
  const badge = pack.namePrefixes.find((prefix) => folded.text.startsWith(`${prefix} `));
  return badge === undefined ? space : space + (folded.map[badge.length + 1] as number);
}

/** Where a name ends: before print links, edit marks and a closing stop. */
function nameEnd(name: MappedText, pack: LanguagePack): number {
  let end = name.text
    .replace(/\s*\{#[^{}]*\}$/u, "")
    .replace(/[\s.:;,(|/\u00B7\u2022\u2013\u2014-]*[\u00A9\u00AE\u2122]*[\s.:;]*$/u, "").length;
  for (
    let cut = suffixStart(name.text.slice(0, end), pack);
    cut !== undefined;
    cut = suffixStart(name.text.slice(0, end), pack)
  )
    end = cut;
  return end;
}

/** Where a print link or the like begins behind a name. */
function suffixStart(name: string, pack: LanguagePack): number | undefined {
  const folded = fold(name);
  for (const suffix of pack.nameSuffixes) {
    const at = folded.text.length - suffix.length;
    if (
      at <= 0 ||
      !folded.text.endsWith(suffix) ||
      !isEdge(folded.text, at) ||
      isLetterCode(folded.text.charCodeAt(at - 1))
    )
      continue;
    return name.slice(0, folded.map[at]).trimEnd().length;
  }
  return undefined;
}

function nameKey(text: string): string {
  return foldKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The sign of a book or an edition that some pages put below the title. */
function isAbbreviation(text: string): boolean {
  return text.length <= 5 && !/\p{Ll}/u.test(text);
}

/** "Source Player's Book, p. 88": bookkeeping without a colon, told from a name by its number. */
function isSourceLine({ line, folded }: FoldedLine, pack: LanguagePack): boolean {
  const match = line.kind === "text" && /\d/.test(line.text.text) ? pack.labels.match(folded.text, 0) : undefined;
  return match?.meaning.kind === "bookkeeping";
}

/** The name again, alone or with marks, behind a page prefix (`spell:the_name`), or with its school behind it. */
function isRepetition(text: string, key: string): boolean {
  if (text.length > 2 * longestName) return false;
  const other = nameKey(text);
  if (other === key) return true;
  const colon = text.indexOf(":");
  return colon > 0 && colon < 40 && /^\S+$/u.test(text) && nameKey(text.slice(colon + 1).replaceAll("_", " ")) === key;
}
