import type { LineMark } from "../document.js";
import { leftOf, type Region, rightOf, type Row, textOf, type Word } from "./shapes.js";

/** A cell of a table's row: a part of a line's text, and the table's column it stands in. */
export interface CellPart {
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** A printed line as what is needed to put paragraphs together: without its words' places. */
export interface TextLine {
  /** Words parted by spaces, cells by tabs. */
  readonly text: string;
  readonly marks: readonly LineMark[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Width of its first word, and of what a no-break space ties to it, which would have gone to the line above if there had been room. */
  readonly firstWidth: number;
  /** Width of the widest space. */
  readonly space: number;
  readonly page: number;
  readonly column: number;
  readonly columns: number;
  readonly cells?: readonly CellPart[];
}

export interface LinePlace {
  readonly page: number;
  readonly column: number;
  readonly columns: number;
}

/** Text and marks of a row; `cellStarts` says which words begin a cell, by index, and in which column it stands. */
export function textLine(row: Row, place: LinePlace, cellStarts?: ReadonlyMap<number, number>): TextLine {
  let text = "";
  const marks: { start: number; end: number; type: LineMark["type"] }[] = [];
  const cells: { column: number; start: number; end: number }[] = [];
  row.words.forEach((word, i) => {
    const column = cellStarts?.get(i);
    if (i > 0) text += column === undefined ? (word.tied === true ? "\u00A0" : " ") : "\t";
    if (column !== undefined) cells.push({ column, start: text.length, end: text.length });
    for (const part of word.parts) {
      const start = text.length;
      text += part.text;
      if (part.style.bold) addMark(marks, "strong", start, text.length, text);
      if (part.style.italic) addMark(marks, "emphasis", start, text.length, text);
    }
    const cell = cells.at(-1);
    if (cell !== undefined) cell.end = text.length;
  });
  const first = row.words[0] as Word;
  const tied = row.words.findIndex((word, i) => i > 0 && word.tied !== true);
  const unbroken = row.words[tied < 0 ? row.words.length - 1 : tied - 1] as Word;
  return {
    text,
    marks: marks.sort((a, b) => a.start - b.start || b.end - a.end),
    left: leftOf(row),
    right: rightOf(row),
    y: row.y,
    size: row.size,
    firstWidth: unbroken.right - first.left,
    space: widestSpace(row),
    page: place.page,
    column: place.column,
    columns: place.columns,
    ...(cellStarts === undefined ? {} : { cells }),
  };
}

/** Marks of one type that only a space parts are one. */
function addMark(
  marks: { start: number; end: number; type: LineMark["type"] }[],
  type: LineMark["type"],
  start: number,
  end: number,
  text: string,
): void {
  const last = marks.findLast((mark) => mark.type === type);
  if (last !== undefined && text.slice(last.end, start).trim() === "" && !text.slice(last.end, start).includes("\t"))
    last.end = end;
  else marks.push({ start, end, type });
}

function widestSpace(row: Row): number {
  let widest = 0;
  for (let i = 1; i < row.words.length; i++)
    widest = Math.max(widest, (row.words[i] as Word).left - (row.words[i - 1] as Word).right);
  return widest;
}

export function placeIn(region: Pick<Region, "column" | "columns">, page: number): LinePlace {
  return { page, column: region.column, columns: region.columns };
}

/** Whether the line's first letters are bold. */
export function startsBold(line: TextLine): boolean {
  return line.marks.some(({ type, start }) => type === "strong" && start === 0);
}

export function isAllBold(line: TextLine): boolean {
  return line.marks.some(({ type, start, end }) => type === "strong" && start === 0 && end === line.text.length);
}

export function endsBold(line: TextLine): boolean {
  return line.marks.some(({ type, end }) => type === "strong" && end === line.text.length);
}

export function firstText(row: Row): string {
  return textOf(row.words[0] as Word);
}
