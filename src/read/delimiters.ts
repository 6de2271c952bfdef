import { isBlank, isDigit, isWordUnit } from "./chars.js";

/**
 * For a run of `*`, `_` or `/` that may open an emphasis: offset of the run of the same length that closes it before `to`,
 * -1 if there is none, undefined if the run at `start` opens nothing.
 *
 * Stricter than Markdown, since plain text has stars and lines of its own: a run opens before a word (a single one only before
 * a letter or a bracket) and closes behind one; beside a digit it is arithmetic (`1d6*2`), inside a word it is text.
 */
export function findDelimiterEnd(text: string, start: number, length: number, to: number): number | undefined {
  const code = text.charCodeAt(start);
  const before = start === 0 ? 0x20 : text.charCodeAt(start - 1);
  const first = start + length < to ? text.charCodeAt(start + length) : 0x20;
  // `**` may stand inside a word in every dialect, and `:` before `//` is an address.
  const inWord =
    code === 0x2a && length > 1 ? isDigit(before) : isWordUnit(before) || (code === 0x2f && before === 0x3a);
  if (inWord || isBlank(first)) return undefined;
  if (length === 1 && !isWordUnit(first) && !"\"'([\u00ab\u201c\u2018".includes(String.fromCharCode(first)))
    return undefined;
  if (length === 1 && isDigit(first)) return undefined;

  for (let i = start + length; i < to; i++) {
    if (text.charCodeAt(i) !== code) continue;
    let end = i + 1;
    while (end < to && text.charCodeAt(end) === code) end++;
    if (end - i === length && closes(text, code, i, end, to)) return i;
    i = end - 1;
  }
  return -1;
}

function closes(text: string, code: number, start: number, end: number, to: number): boolean {
  const last = text.charCodeAt(start - 1);
  if (isBlank(last) || (code === 0x2f && last === 0x3a)) return false;
  const after = end < to ? text.charCodeAt(end) : 0x20;
  return code === 0x2a && end - start > 1 ? !isDigit(after) || !isDigit(last) : !isWordUnit(after);
}

/** What a run of apostrophes does: so many stand as text, so many are markup that closes and opens marks. */
export interface QuoteStep {
  readonly literal: number;
  readonly length: number;
  readonly closes: readonly ("strong" | "emphasis")[];
  readonly opens: readonly ("strong" | "emphasis")[];
}

const nothing: readonly never[] = [];

/** Wiki emphasis of one line: `''x''`, `'''x'''`, `'''''x'''''`. A run opens only if a later one on the line closes it. */
export class Quotes {
  readonly #text: string;
  readonly #to: number;
  #absent = { strong: false, emphasis: false };
  readonly open = new Set<"strong" | "emphasis">();

  constructor(text: string, to: number) {
    this.#text = text;
    this.#to = to;
  }

  /** Reads the run at `at`; undefined for a single apostrophe. */
  read(at: number): QuoteStep | undefined {
    const run = this.#runLength(at);
    if (run < 2) return undefined;
    const isInch = run === 2 && isDigit(this.#text.charCodeAt(at - 1)) && !this.open.has("emphasis");
    if (isInch) return { literal: 2, length: 0, closes: nothing, opens: nothing };
    if (run === 2) return this.#toggle(0, 2, ["emphasis"], at + run);
    if (run <= 4) return this.#toggle(run - 3, 3, ["strong"], at + run);
    return this.#toggle(run - 5, 5, ["strong", "emphasis"], at + run);
  }

  #toggle(literal: number, length: number, types: readonly ("strong" | "emphasis")[], end: number): QuoteStep {
    const closes = types.filter((type) => this.open.has(type));
    const opens = closes.length > 0 ? nothing : types.filter((type) => this.#endsLater(type, end));
    if (closes.length + opens.length === 0) return { literal: literal + length, length: 0, closes, opens };
    for (const type of closes) this.open.delete(type);
    for (const type of opens) this.open.add(type);
    return { literal, length, closes, opens };
  }

  #endsLater(type: "strong" | "emphasis", from: number): boolean {
    if (this.#absent[type]) return false;
    for (let i = from; i + 1 < this.#to; i++) {
      if (this.#text.charCodeAt(i) !== 0x27) continue;
      const run = this.#runLength(i);
      if (run >= 5 || (type === "strong" ? run >= 3 : run === 2)) return true;
      i += run - 1;
    }
    this.#absent[type] = true;
    return false;
  }

  #runLength(at: number): number {
    let end = at;
    while (end < this.#to && this.#text.charCodeAt(end) === 0x27) end++;
    return end - at;
  }
}
