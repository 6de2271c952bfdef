import type { Range16 } from "../../model/span.js";
import type { LineJoin } from "../document.js";
import { ColumnMeasure } from "./column-measure.js";
import { endsBold, isAllBold, startsBold, type TextLine } from "./text-line.js";
import type { TextStore } from "./text-store.js";

/** A line and where its text begins in the extracted text. */
export interface PlacedLine {
  readonly line: TextLine;
  readonly offset: number;
}

/** Lines that are one heading, paragraph, item or row; of a row's lines each has parts of its cells. */
export interface TextBlock {
  readonly kind: "text" | "item" | "row";
  readonly lines: PlacedLine[];
  readonly gap: number;
  readonly join: LineJoin;
  /** Length of the bullet or number that an item begins with. */
  readonly marker: number;
  readonly ordered: boolean;
  /** The row is the first one of its table and all bold. */
  readonly header: boolean;
}

/** Type that is this much larger than the text's is a heading's. */
export const headingRatio = 1.12;
const bullet =
  /^[\u2022\u2023\u25E6\u25AA\u25AB\u25CF\u25CB\u25A0\u25A1\u25B8\u25BA\u2043\u2219\u00B7\uF0B7\uF0A7]\s*/u;
const dash = /^[-\u2013\u2014*]\s+/u;
const ordinal = /^\d{1,2}[.)]\s+/u;
const label = /^[^:]{1,60}:/u;

/** Puts lines that come in reading order together to blocks; a block may go on in the next column or on the next page. */
export class BlockBuilder {
  readonly blocks: TextBlock[] = [];
  readonly #store: TextStore;
  readonly #measure: ColumnMeasure;

  constructor(store: TextStore, measure = new ColumnMeasure()) {
    this.#store = store;
    this.#measure = measure;
  }

  /** Begins a column or band; `lines` are those that will be added. */
  startRegion(lines: readonly TextLine[], isApart = false): void {
    this.#measure.startRegion(lines);
    this.#isFirst = true;
    this.#isApart = isApart;
  }
  #isFirst = true;
  #isApart = false;

  add(line: TextLine): void {
    const block = this.blocks.at(-1);
    const before = block?.lines.at(-1)?.line;
    const marker = this.#markerOf(line);
    if (block === undefined || before === undefined) this.#begin(line, marker, 0, "block");
    else if (this.#isFirst) {
      if (!this.#isApart && this.#goesOnInNextRegion(block, before, line, marker)) this.#append(block, line);
      else this.#begin(line, marker, 1, "block");
    } else this.#addBelow(block, before, line, marker);
    this.#isFirst = false;
  }

  /** Rows that head a table once more on a further page: offset and length in the extracted text. */
  readonly repeated: Range16[] = [];
  /** Printed lines of the first row of the table at hand, and its columns. */
  #head: { readonly lines: readonly string[]; readonly columns: number } = { lines: [], columns: 0 };

  /** A table's printed rows; `continues` where one goes on with the cells of the one above. */
  addTable(rows: readonly TextLine[], continues: readonly boolean[]): void {
    const isHeaded = rows.length > 1 && isAllBoldRow(rows, continues);
    const lines = rows.slice(0, firstRowLength(continues)).map(({ text }) => text);
    const columns = columnsOf(rows);
    const mayGoOn =
      this.#isFirst && !this.#isApart && this.blocks.at(-1)?.kind === "row" && this.#head.columns === columns;
    const isRepeated = mayGoOn && lines.join("\n") === this.#head.lines.join("\n");
    const goesOn = isRepeated || (mayGoOn && !isHeaded);
    if (!goesOn) this.#head = { lines, columns };
    rows.forEach((line, i) => {
      const block = this.blocks.at(-1);
      if (isRepeated && i < lines.length) {
        const start = this.#store.line(line.text, line);
        this.repeated.push({ start, end: start + line.text.length });
      } else if (continues[i] === true && block !== undefined) this.#append(block, line);
      else {
        const gap = i === 0 && !goesOn ? 1 : 0;
        const header = i === 0 && isHeaded;
        if (gap > 0) this.#store.blank();
        this.blocks.push({
          kind: "row",
          lines: [{ line, offset: this.#store.line(line.text, line) }],
          gap,
          join: "block",
          marker: 0,
          ordered: false,
          header,
        });
      }
    });
    this.#isFirst = false;
  }

  /** Numbers count from 1: a line that begins with any other is the text of a sentence. */
  #markerOf({ text }: TextLine): string {
    const number = ordinal.exec(text);
    if (number === null) return (bullet.exec(text) ?? dash.exec(text))?.[0] ?? "";
    const last = this.blocks.at(-1);
    const wanted = last?.ordered === true ? 1 + Number.parseInt(last.lines[0]?.line.text ?? "", 10) : 1;
    return Number.parseInt(text, 10) === wanted ? number[0] : "";
  }

  #addBelow(block: TextBlock, before: TextLine, line: TextLine, marker: string): void {
    if (block.kind === "row") this.#begin(line, marker, 1, "block");
    else if (this.#measure.isGap(before, line)) this.#begin(line, marker, 1, "block");
    else if (this.#isHeading(line) && Math.abs(line.size - before.size) < 0.3) this.#append(block, line);
    else if (Math.abs(line.size - before.size) > 0.08 * before.size) this.#begin(line, marker, 0, "block");
    else {
      const filled = endsInHyphen(before) || this.#measure.isFilled(before, line);
      const join = this.#breakBetween(block, before, line, marker, filled);
      if (join === undefined) this.#append(block, line);
      else this.#begin(line, marker, 0, join);
    }
  }

  /** How a line that stands right below another hangs on it; undefined if it goes on with the paragraph. */
  #breakBetween(
    block: TextBlock,
    before: TextLine,
    line: TextLine,
    marker: string,
    filled: boolean,
  ): LineJoin | undefined {
    const first = (block.lines[0] as PlacedLine).line;
    const em = line.size;
    if (marker !== "" && (bullet.test(marker) || !filled || block.kind === "item")) return "block";
    if (startsLabel(line) && (!endsBold(before) || !startsBold(line))) return "hard";
    if (startsBold(line) && startsBold(first) && !endsBold(before) && !isAllBold(first)) return "hard";
    if (!filled) return line.left > before.left + 0.4 * em ? "block" : "hard";
    const startsSmall = /^[\p{Ll}\d(\u2013+=]/u.test(line.text);
    const isFirst = before === first;
    // The second line of an indented paragraph stands at the column's edge.
    if (
      isFirst &&
      this.#measure.isIndented(line) &&
      !startsSmall &&
      endsSentence(before) &&
      line.left < before.left + 0.4 * em
    )
      return "block";
    if (line.left > before.left + 0.4 * em) {
      // An indent is a new paragraph's, or, below a label or a bullet, that of all lines but the first.
      if (startsSmall || before.left > first.left + 0.4 * em) return undefined;
      const hangs = block.kind === "item" || first.marks.some(({ start }) => start === 0);
      return isFirst && hangs ? undefined : endsSentence(before) ? "block" : undefined;
    }
    if (line.left < before.left - 0.4 * em && (!isFirst || block.kind === "item")) {
      // Back from a hanging indent, unless the lines above made room for an initial.
      const hung = block.kind === "item" || first.marks.some(({ start }) => start === 0) || endsSentence(before);
      return hung && line.left <= first.left + 0.4 * em && !isIndentedFirst(block) ? "block" : undefined;
    }
    return undefined;
  }

  /** Whether the first line of a column goes on with the paragraph at the end of the one before. */
  #goesOnInNextRegion(block: TextBlock, before: TextLine, line: TextLine, marker: string): boolean {
    if (block.kind === "row" || marker !== "" || Math.abs(line.size - before.size) > 0.08 * before.size) return false;
    if (this.#isHeading(line)) return false;
    if (endsInHyphen(before)) return true;
    if (startsLabel(line) || (startsBold(line) && !endsBold(before))) return false;
    const startsSmall = /^[\p{Ll}(]/u.test(line.text);
    if (startsSmall || (/^[+\u2212\d]/u.test(line.text) && !endsSentence(before))) return true;
    const filled = this.#measure.wasFilled(before, line);
    if (!filled || this.#measure.isIndented(line) || startsLabel((block.lines[0] as PlacedLine).line)) return false;
    // A last line that fills a justified column by accident is rarer than a column that ends with a sentence.
    return !endsSentence(before) || this.#measure.isJustified;
  }

  #isHeading(line: TextLine): boolean {
    return line.size > headingRatio * this.#measure.bodySize;
  }

  #begin(line: TextLine, marker: string, gap: number, join: LineJoin): void {
    const isFirst = this.blocks.length === 0;
    if (gap > 0 && !isFirst) this.#store.blank();
    this.blocks.push({
      kind: marker === "" ? "text" : "item",
      lines: [{ line, offset: this.#store.line(line.text, line) }],
      gap: isFirst ? 0 : gap,
      join,
      marker: marker.length,
      ordered: ordinal.test(marker),
      header: false,
    });
  }

  #append(block: TextBlock, line: TextLine): void {
    block.lines.push({ line, offset: this.#store.line(line.text, line) });
  }
}

/** Bold or italic words up to a colon, or with one behind them: a label, whatever stands above it. */
function startsLabel(line: TextLine): boolean {
  const mark = line.marks.find(({ type, start }) => type !== "link" && start === 0);
  if (mark === undefined || mark.end > 60) return false;
  return label.test(line.text.slice(0, mark.end)) || /^\s*:/u.test(line.text.slice(mark.end));
}

function isIndentedFirst({ lines }: TextBlock): boolean {
  const [first, second] = lines;
  return first !== undefined && second !== undefined && second.line.left < first.line.left - 0.3 * first.line.size;
}

/** Printed lines of a table's first row. */
function firstRowLength(continues: readonly boolean[]): number {
  const next = continues.findIndex((goesOn, i) => i > 0 && !goesOn);
  return next < 0 ? continues.length : next;
}

function columnsOf(rows: readonly TextLine[]): number {
  return 1 + Math.max(...rows.flatMap(({ cells = [] }) => cells.map(({ column }) => column)));
}

function isAllBoldRow(rows: readonly TextLine[], continues: readonly boolean[]): boolean {
  const length = firstRowLength(continues);
  return rows.slice(0, length).every(isBoldRow) && !rows.slice(length).every(isBoldRow);
}

function isBoldRow({ cells = [], marks, text }: TextLine): boolean {
  return cells.every(
    ({ start, end }) =>
      text.slice(start, end).trim() === "" ||
      marks.some((m) => m.type === "strong" && m.start <= start && m.end >= end),
  );
}

export function endsInHyphen({ text }: TextLine): boolean {
  return /\p{L}[-\u2010]$/u.test(text);
}

function endsSentence({ text }: TextLine): boolean {
  return /[.!?:;\u2026]["\u00BB\u201D\u2019')\]]*$/u.test(text);
}
