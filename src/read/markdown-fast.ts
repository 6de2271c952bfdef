import { MappedText } from "../text/mapped-text.js";
import { columns, dropBlank, isDigit, skipBlank } from "./chars.js";
import { type DelimiterRun, findRuns, pairRuns, RunPool } from "./emphasis.js";
import { EmphasisWriter } from "./emphasis-writer.js";
import type { WrittenLine } from "./line-writer.js";
import { type Chunk, chunkFlags } from "./markdown-chunk.js";
import { classifyLines, isHeadingLine, lineKinds } from "./markdown-lines.js";
import { emitRow } from "./rows.js";
import { type LineShape, noMarks, type Sink } from "./sink.js";

const noRuns: readonly DelimiterRun[] = [];

/**
 * Reads chunks of simple Markdown without a parser: headings, paragraphs, flat lists, tables of plain cells, rules, emphasis.
 * What it reads it reads as the parser would; what it cannot read it leaves to it.
 */
export class FastReader {
  readonly #text: string;
  readonly #sink: Sink;
  readonly #writer: EmphasisWriter;
  readonly #pool = new RunPool();
  /** Per line of the chunk at hand: where its text starts, behind an item's marker. */
  readonly #starts: number[] = [];
  readonly #isReference: (label: string) => boolean;

  /** @param isReference - Whether a reference definition of the document has the label, so `[label]` is a link. */
  constructor(text: string, sink: Sink, isReference: (label: string) => boolean) {
    this.#text = text;
    this.#sink = sink;
    this.#writer = new EmphasisWriter(text, sink);
    this.#isReference = isReference;
  }

  /** Reads the chunk into the sink; returns false, having done nothing, if the chunk is not simple. */
  read(chunk: Chunk): boolean {
    const { flags } = chunk;
    if ((flags & chunkFlags.complex) !== 0) return false;
    if ((flags & chunkFlags.bracket) !== 0 && this.#hasLink(chunk.start, chunk.end)) return false;
    this.#pool.reset();
    if (isHeadingLine(this.#text, chunk)) return this.#heading(chunk);
    const kinds = classifyLines(this.#text, chunk);
    if (kinds === undefined) return false;
    if (kinds[0] === lineKinds.row) return this.#table(chunk);
    return this.#blocks(chunk, kinds);
  }

  /** Brackets that are no text: `](`, `][`, `]:`, `![`, `[^`, and labels of references. */
  #hasLink(from: number, to: number): boolean {
    const text = this.#text;
    let open = -1;
    for (let i = from; i < to; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x5b) {
        if (text.charCodeAt(i + 1) === 0x5e || (i > from && text.charCodeAt(i - 1) === 0x21)) return true;
        open = i + 1;
      } else if (code === 0x5d) {
        const next = text.charCodeAt(i + 1);
        if (next === 0x28 || next === 0x5b || next === 0x3a) return true;
        if (open >= 0 && this.#isReference(text.slice(open, i))) return true;
        open = -1;
      }
    }
    return false;
  }

  #heading(chunk: Chunk): boolean {
    const text = this.#text;
    const start = chunk.firsts[0] as number;
    let end = chunk.lasts[0] as number;
    let level = 0;
    while (text.charCodeAt(start + level) === 0x23) level++;
    const first = skipSpaces(text, start + level, end);
    // A closing run of `#` counts only behind a space.
    let closing = end;
    while (closing > first && text.charCodeAt(closing - 1) === 0x23) closing--;
    if (closing === first || text.charCodeAt(closing - 1) === 0x20) end = closing;
    while (end > first && text.charCodeAt(end - 1) === 0x20) end--;
    const runs = this.#runs(chunk.flags, [first], [end], 0, 1);
    if (runs === undefined) return false;
    this.#sink.block();
    this.#sink.ignore(start, start + level);
    if (runs.length > 0) this.#writer.begin(runs);
    this.#emitLine(first, end, runs.length === 0, { kind: "heading", indent: 0, level });
    this.#sink.ignore(skipSpaces(text, end, chunk.end), chunk.lasts[0] as number);
    return true;
  }

  #blocks(chunk: Chunk, kinds: Uint8Array): boolean {
    const text = this.#text;
    const { lineCount, firsts, lasts, lineStarts, lineEnds } = chunk;
    // Emphasis may fail to be linear, so the paragraphs are paired before anything is emitted.
    const runs: (readonly DelimiterRun[])[] = [];
    const starts = this.#starts;
    for (let i = 0; i < lineCount;) {
      let next = i + 1;
      while (next < lineCount && kinds[next] === lineKinds.more) next++;
      for (let line = i; line < next; line++) starts[line] = firsts[line] as number;
      if (isItem(kinds[i])) starts[i] = itemStart(text, firsts[i] as number);
      if (kinds[i] !== lineKinds.rule) {
        const found = this.#runs(chunk.flags, starts, lasts, i, next);
        if (found === undefined) return false;
        runs[i] = found;
      }
      i = next;
    }
    for (let i = 0; i < lineCount;) {
      const kind = kinds[i] as number;
      const first = firsts[i] as number;
      const indent = columns(text, lineStarts[i] as number, first);
      if (isItem(kind) && i > 0 && this.#continuesList(chunk, kinds, i)) this.#sink.tightBlock();
      else this.#sink.block();
      if (kind === lineKinds.rule) {
        this.#sink.ignore(first, lasts[i] as number);
        this.#sink.emit(MappedText.empty, noMarks, { kind: "rule", indent });
        i++;
        continue;
      }
      let shape: LineShape = { kind: "text", indent };
      if (isItem(kind)) {
        const ordered = kind === lineKinds.ordered;
        this.#sink.ignore(first, dropBlank(text, first, starts[i] as number));
        shape = { kind: "item", indent, ordered };
      }
      const own = runs[i] ?? noRuns;
      if (own.length > 0) this.#writer.begin(own);
      for (let line = i; ; line++) {
        const isLast = line + 1 >= lineCount || kinds[line + 1] !== lineKinds.more;
        let end = lasts[line] as number;
        const isEscaped = !isLast && text.charCodeAt(end - 1) === 0x5c && end === lineEnds[line];
        if (isEscaped) this.#sink.ignore(--end, end + 1);
        const before = this.#sink.lines.length;
        this.#emitLine(starts[line] as number, end, own.length === 0, shape);
        if (isLast) {
          i = line + 1;
          break;
        }
        this.#sink.newline(isEscaped || (lineEnds[line] as number) - (lasts[line] as number) > 1 ? "hard" : "soft");
        const kindNext = this.#sink.lines.length > before ? "text" : shape.kind;
        shape = {
          ...shape,
          kind: kindNext,
          indent: columns(text, lineStarts[line + 1] as number, firsts[line + 1] as number),
        };
      }
    }
    return true;
  }

  /** Whether the item of line `i` belongs to the list of the item before it: same bullet, or a number with the same mark. */
  #continuesList(chunk: Chunk, kinds: Uint8Array, i: number): boolean {
    let before = i - 1;
    while (kinds[before] === lineKinds.more) before--;
    return (
      isItem(kinds[before]) &&
      listMark(this.#text, chunk.firsts[before] as number) === listMark(this.#text, chunk.firsts[i] as number)
    );
  }

  #table(chunk: Chunk): boolean {
    const text = this.#text;
    const rows: { start: number; end: number; runs: readonly DelimiterRun[] }[][] = [];
    for (let line = 0; line < chunk.lineCount; line++) {
      const cells: { start: number; end: number; runs: readonly DelimiterRun[] }[] = [];
      for (let at = (chunk.firsts[line] as number) + 1; at < (chunk.lasts[line] as number);) {
        let bar = at;
        while (bar < (chunk.lasts[line] as number) && text.charCodeAt(bar) !== 0x7c) bar++;
        const start = skipBlank(text, at, bar);
        const end = dropBlank(text, start, bar);
        const runs = this.#runs(chunk.flags, [start], [end], 0, 1);
        if (runs === undefined) return false;
        cells.push({ start, end, runs });
        at = bar + 1;
      }
      rows.push(cells);
    }
    this.#sink.block();
    rows.forEach((cells, line) => {
      const first = chunk.firsts[line] as number;
      const last = chunk.lasts[line] as number;
      if (line === 1) {
        this.#sink.ignore(first, last);
        return;
      }
      if (line > 1) this.#sink.tightBlock();
      this.#sink.ignore(first, first + 1);
      const written = cells.map((cell): WrittenLine => {
        const bar = skipBlank(text, cell.end, last);
        if (bar < last) this.#sink.ignore(bar, bar + 1);
        return this.#cell(cell.start, cell.end, cell.runs);
      });
      emitRow(this.#sink, written, columns(text, chunk.lineStarts[line] as number, first), line === 0);
    });
    return true;
  }

  #cell(start: number, end: number, runs: readonly DelimiterRun[]): WrittenLine {
    if (runs.length === 0) return { text: MappedText.verbatim(this.#text.slice(start, end), start), marks: noMarks };
    this.#writer.begin(runs);
    return this.#writer.line(start, end);
  }

  /** Runs of the lines, paired; undefined if they cannot be paired in linear time. */
  #runs(
    flags: number,
    starts: readonly number[],
    ends: readonly number[],
    from: number,
    to: number,
  ): readonly DelimiterRun[] | undefined {
    if ((flags & chunkFlags.delimiter) === 0) return noRuns;
    const runs = findRuns(this.#text, starts, ends, from, to, this.#pool);
    return pairRuns(runs) ? runs : undefined;
  }

  #emitLine(start: number, end: number, isPlain: boolean, shape: LineShape): void {
    if (isPlain) {
      const from = skipBlank(this.#text, start, end);
      const to = dropBlank(this.#text, from, end);
      this.#sink.emit(MappedText.verbatim(this.#text.slice(from, to), from), noMarks, shape);
    } else {
      const { text, marks } = this.#writer.line(start, end);
      this.#sink.emit(text, marks, shape);
    }
  }
}

function isItem(kind: number | undefined): boolean {
  return kind === lineKinds.bullet || kind === lineKinds.ordered;
}

/** Offset of an item's text: behind its bullet or number and the spaces there. */
function itemStart(text: string, first: number): number {
  let at = first;
  while (isDigit(text.charCodeAt(at))) at++;
  return skipSpaces(text, at + 1, text.length);
}

function listMark(text: string, first: number): number {
  let at = first;
  while (isDigit(text.charCodeAt(at))) at++;
  return text.charCodeAt(at);
}

function skipSpaces(text: string, from: number, to: number): number {
  while (from < to && text.charCodeAt(from) === 0x20) from++;
  return from;
}
