import { isDigit } from "./chars.js";

/** Bits of `Chunk.flags`. */
export const chunkFlags = {
  /** A construct outside the fast scanner's set. */
  complex: 1,
  /** `*` or `_`. */
  delimiter: 2,
  /** `|` */
  bar: 4,
  /** `[` or `]` */
  bracket: 8,
} as const;

const { complex, delimiter, bar, bracket } = chunkFlags;
/** Units whose neighbours decide (`://`, `www.`, `\` at a line's end). */
const context = 16;

const unitFlags = new Uint8Array(128);
for (let code = 0; code < 0x20; code++) unitFlags[code] = complex;
for (const char of "`<&~@") unitFlags[char.charCodeAt(0)] = complex;
for (const char of "*_") unitFlags[char.charCodeAt(0)] = delimiter;
for (const char of "[]") unitFlags[char.charCodeAt(0)] = bracket;
for (const char of ":wW\\") unitFlags[char.charCodeAt(0)] = context;
unitFlags[0x7c] = bar;

/**
 * A run of lines that Markdown parses the same whether the rest of the document is there or not: lines between blank lines,
 * a heading; a fence, an HTML block or a list with indented paragraphs as a whole.
 */
export class Chunk {
  /** Offset of the first line. */
  start = 0;
  /** Offset behind the last line, without its line end. */
  end = 0;
  /** Where to look for the next chunk. */
  next = 0;
  flags = 0;
  lineCount = 0;
  /** Per line: its start, its first unit that is no space, the end of its text, and its end with the spaces there. */
  readonly lineStarts: number[] = [];
  readonly firsts: number[] = [];
  readonly lasts: number[] = [];
  readonly lineEnds: number[] = [];

  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Moves to the first chunk at or behind `at`, which starts a line. Returns false at the end of the text. */
  read(at: number): boolean {
    const text = this.#text;
    this.flags = 0;
    this.lineCount = 0;
    let isList = false;
    let isHtml = false;
    let hasGap = false;
    while (at < text.length) {
      const end = this.#scanLine(at);
      const next = text.charCodeAt(end) === 0x0d && text.charCodeAt(end + 1) === 0x0a ? end + 2 : end + 1;
      const n = this.lineCount;
      const first = this.firsts[n] as number;
      const indent = first - at;
      if (first === end) {
        if (n > 0 && !isList) return this.#finish(next);
        hasGap = n > 0;
        at = next;
        continue;
      }
      // Behind a blank line only an indented line goes on with a list.
      if (hasGap && indent < 2 && text.charCodeAt(at) !== 0x09) return this.#finish(at);
      const code = text.charCodeAt(first);
      if (code === 0x23 && indent === 0 && !isHtml && isHeading(text, first, end)) {
        if (n > 0) return this.#finish(at);
        this.lineCount = 1;
        return this.#finish(next);
      }
      if (hasGap) this.flags |= complex;
      hasGap = false;
      this.lineCount++;
      at = next;
      if (code === 0x3c) {
        isHtml = true;
        if (indent < 4) at = this.#skipHtml(first, at);
      } else if ((code === 0x60 || code === 0x7e) && indent < 4) at = this.#skipFence(first, end, at);
      else if (!isList && indent < 4) isList = isListStart(text, first, end);
    }
    return this.lineCount > 0 && this.#finish(text.length);
  }

  #finish(next: number): boolean {
    this.next = next;
    this.start = this.lineStarts[0] as number;
    this.end = this.lineEnds[this.lineCount - 1] as number;
    return true;
  }

  /** Notes the line at `at` as the chunk's next one, with what occurs in it, and returns its end. */
  #scanLine(at: number): number {
    const text = this.#text;
    const n = this.lineCount;
    let flags = 0;
    let end = at;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code >= 128) continue;
      const flag = unitFlags[code] as number;
      if (flag === 0) continue;
      if (code === 0x0a || code === 0x0d) break;
      if (flag !== context) flags |= flag;
      else if (isComplexAt(text, code, end)) flags |= complex;
    }
    let first = at;
    while (first < end && isSpace(text.charCodeAt(first))) first++;
    let last = end;
    while (last > first && isSpace(text.charCodeAt(last - 1))) last--;
    this.lineStarts[n] = at;
    this.firsts[n] = first;
    this.lasts[n] = last;
    this.lineEnds[n] = end;
    if (first < end) this.flags |= flags;
    return end;
  }

  /** Takes the lines up to a fence's end into the chunk. */
  #skipFence(first: number, end: number, at: number): number {
    const text = this.#text;
    const code = text.charCodeAt(first);
    let length = 0;
    while (text.charCodeAt(first + length) === code) length++;
    if (length < 3 || (code === 0x60 && text.slice(first + length, end).includes("`"))) return at;
    this.flags |= complex;
    while (at < text.length) {
      const lineEnd = this.#scanLine(at);
      const [start, last] = [this.firsts[this.lineCount] as number, this.lasts[this.lineCount] as number];
      this.lineCount++;
      const isEnd = last - start >= length && start - at < 4 && isRunOf(text, code, start, last);
      at = text.charCodeAt(lineEnd) === 0x0d && text.charCodeAt(lineEnd + 1) === 0x0a ? lineEnd + 2 : lineEnd + 1;
      if (isEnd) return at;
    }
    return at;
  }

  /** Takes the lines up to the end of a comment or of an element with text of its own into the chunk. */
  #skipHtml(first: number, at: number): number {
    const text = this.#text;
    const open = /^<(?:(!--)|(\?)|(!\[CDATA\[)|(![A-Za-z])|(?:script|pre|style|textarea)(?=[\s>]|$))/i.exec(
      text.slice(first, first + 12),
    );
    if (open === null) return at;
    const closing = open[1]
      ? /-->/g
      : open[2]
        ? /\?>/g
        : open[3]
          ? /\]\]>/g
          : open[4]
            ? />/g
            : /<\/(?:script|pre|style|textarea)>/gi;
    closing.lastIndex = first + (open[1] ? 2 : open[0].length);
    const found = closing.exec(text);
    const until = found === null ? text.length : found.index;
    while (at <= until && at < text.length) {
      const lineEnd = this.#scanLine(at);
      this.lineCount++;
      at = text.charCodeAt(lineEnd) === 0x0d && text.charCodeAt(lineEnd + 1) === 0x0a ? lineEnd + 2 : lineEnd + 1;
    }
    return at;
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function isComplexAt(text: string, code: number, at: number): boolean {
  if (code === 0x3a) return text.charCodeAt(at + 1) === 0x2f && text.charCodeAt(at + 2) === 0x2f;
  if (code === 0x5c) {
    const next = text.charCodeAt(at + 1);
    return next !== 0x0a && next !== 0x0d;
  }
  const isW = (offset: number): boolean => (text.charCodeAt(at + offset) | 0x20) === 0x77;
  return isW(1) && isW(2) && text.charCodeAt(at + 3) === 0x2e;
}

/** `#` to `######` with a space or nothing behind. */
function isHeading(text: string, first: number, end: number): boolean {
  let at = first;
  while (at < end && text.charCodeAt(at) === 0x23) at++;
  return at - first <= 6 && (at === end || isSpace(text.charCodeAt(at)));
}

/** A bullet, a number, or a footnote's definition: what may hold indented paragraphs behind a blank line. */
function isListStart(text: string, first: number, end: number): boolean {
  const code = text.charCodeAt(first);
  if (code === 0x2d || code === 0x2a || code === 0x2b) return first + 1 === end || isSpace(text.charCodeAt(first + 1));
  if (code === 0x5b) return text.charCodeAt(first + 1) === 0x5e;
  let at = first;
  while (at < end && at < first + 9 && isDigit(text.charCodeAt(at))) at++;
  const mark = text.charCodeAt(at);
  return at > first && (mark === 0x2e || mark === 0x29) && (at + 1 === end || isSpace(text.charCodeAt(at + 1)));
}

function isRunOf(text: string, code: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text.charCodeAt(i) !== code) return false;
  return true;
}
