import type { Range16 } from "../model/span.js";
import { MappedText } from "../text/mapped-text.js";
import { dropBlank, skipBlank } from "./chars.js";
import type { LineMark } from "./document.js";
import type { LineWriter, WrittenLine } from "./line-writer.js";
import { noMarks, type Sink } from "./sink.js";

/** Gathers the cells of a row from a `LineWriter` and emits them as one line. */
export class RowReader {
  readonly #sink: Sink;
  readonly #writer: LineWriter;
  #cells: WrittenLine[] = [];

  constructor(sink: Sink, writer: LineWriter) {
    this.#sink = sink;
    this.#writer = writer;
  }

  /** Ends the cell that the writer holds. */
  endCell(): void {
    this.#cells.push(this.#writer.take());
  }

  /**
   * Ends the row; without text it counts as a blank line.
   *
   * @param startsWithBar - There is no cell before the first bar. Behind the last one there is none either if nothing follows.
   */
  finish(indent: number, header: boolean, startsWithBar: boolean): void {
    if (!this.#writer.isEmpty) this.endCell();
    const cells = this.#cells;
    this.#cells = [];
    if (startsWithBar) cells.shift();
    if (!emitRow(this.#sink, cells, indent, header)) this.#sink.gap++;
  }

  /** The row emitted last is its table's header. */
  markHeader(): void {
    const last = this.#sink.lines.at(-1);
    if (last?.kind === "row" && this.#sink.gap === 0)
      this.#sink.lines[this.#sink.lines.length - 1] = { ...last, header: true };
  }
}

/** Emits a row, its cells joined by tabs. Returns false for a row without text, which gives no line. */
export function emitRow(sink: Sink, cells: readonly WrittenLine[], indent: number, header: boolean): boolean {
  const texts = cells.map((cell) => cell.text);
  if (texts.every((text) => text.text === "")) return false;
  sink.emit(MappedText.join(texts, "\t"), rowMarks(cells), { kind: "row", indent, header }, texts);
  return true;
}

function rowMarks(cells: readonly WrittenLine[]): readonly LineMark[] {
  if (cells.every((cell) => cell.marks.length === 0)) return noMarks;
  let at = 0;
  return cells.flatMap((cell) => {
    const moved = cell.marks.map((mark) => ({ start: mark.start + at, end: mark.end + at, type: mark.type }));
    at += cell.text.length + 1;
    return moved;
  });
}

/**
 * Cells of the trimmed line `[from, to)` between tabs: at least two, none of them empty.
 * Several tabs between two cells are there to line them up, so they separate a line of two cells as well.
 */
export function tabCells(text: string, from: number, to: number): Range16[] | undefined {
  const cells: Range16[] = [];
  let empty = 0;
  for (let start = from; start <= to;) {
    let end = start;
    while (end < to && text.charCodeAt(end) !== 0x09) end++;
    const first = skipBlank(text, start, end);
    if (first === end) empty++;
    else cells.push({ start: first, end: dropBlank(text, first, end) });
    start = end + 1;
  }
  return cells.length >= 2 && (empty === 0 || cells.length === 2) ? cells : undefined;
}
