import type { RichText, TableBlock } from "../../model/entry.js";
import type { FlowItem, TableItem, TextItem } from "./flow.js";
import { type MeasuredText, measureText, type Token, wrapText } from "./measured-text.js";
import { type CardFormat, lineHeight, type Role, table } from "./measures.js";

const mostColumns = 6;
const leastColumn = 1200;
/** A row that takes more lines than this in the smallest font is set as text, which can run over to the next card. */
const mostLines = 14;

/** A table, or its rows one after the other as text where it has too many columns or too much in a cell for a card. */
export function tableItems(
  block: TableBlock,
  textItem: (role: Role, rich: RichText) => TextItem,
  colon: string,
  format: CardFormat,
): FlowItem[] {
  const smallest = format.fontSizes.at(-1) as number;
  const count = Math.max(block.header.length, ...block.rows.map((row) => row.length), 0);
  if (count === 0) return [];
  const fill = (row: readonly RichText[], bold: boolean): MeasuredText[] =>
    Array.from({ length: count }, (_, i) => measureText(row[i] ?? { text: "" }, format.font, { bold }));
  const hasHeader = block.header.some((cell) => cell.text.trim() !== "");
  const header = hasHeader ? fill(block.header, true) : [];
  const rows = block.rows.map((row) => fill(row, false));
  const needs = columnNeeds([header, ...rows], count, format);
  if (count <= mostColumns && room(needs, smallest, format) >= 0) {
    const item: TableItem = { kind: "table", header, rows, needs, rule: false };
    if ([header, ...rows].every((row) => rowLines(item, row, smallest, format) <= mostLines)) {
      // A header alone has no row to go with.
      return rows.length > 0 ? [item] : [{ ...item, header: [], rows: [header] }];
    }
  }
  const records = block.rows.length > 0 ? block.rows : [[]];
  return records.map((row) => textItem("record", record(hasHeader ? block.header : [], row, colon)));
}

/** A row as text: each cell after the head of its column. */
function record(header: readonly RichText[], row: readonly RichText[], colon: string): RichText {
  const marks: NonNullable<RichText["marks"]> = [];
  let text = "";
  const append = (part: RichText): void => {
    for (const mark of part.marks ?? []) {
      marks.push({ ...mark, start: mark.start + text.length, end: mark.end + text.length });
    }
    text += part.text;
  };
  for (let i = 0; i < Math.max(header.length, row.length); i++) {
    const head = header[i];
    const cell = row[i];
    if (text !== "") text += " · ";
    if (head !== undefined && head.text !== "") {
      marks.push({ type: "strong", start: text.length, end: text.length + head.text.length });
      append(head);
      if (cell !== undefined) text += colon;
    }
    if (cell !== undefined) append(cell);
  }
  return { text, marks };
}

/** Width of each column's longest word, and of its longest cell on one line; thousandths of the font size. */
export interface ColumnNeeds {
  readonly words: readonly number[];
  readonly lines: readonly number[];
}

function columnNeeds(
  rows: readonly (readonly MeasuredText[])[],
  count: number,
  { widthReserve }: CardFormat,
): ColumnNeeds {
  const words: number[] = [];
  const lines: number[] = [];
  for (let i = 0; i < count; i++) {
    let longestWord = leastColumn;
    let longestLine = leastColumn;
    for (const row of rows) {
      const tokens = row[i]?.tokens ?? [];
      for (const token of tokens) longestWord = Math.max(longestWord, token.word * widthReserve + 50);
      longestLine = Math.max(longestLine, lineWidthOf(tokens));
    }
    words.push(longestWord);
    lines.push(Math.max(longestLine, longestWord));
  }
  return { words, lines };
}

/** Width that is left when each column has room for its longest word. */
function room({ words }: ColumnNeeds, size: number, { textWidth }: CardFormat): number {
  return (textWidth / (size * table.scale)) * 1000 - words.length * 2000 * table.cellX - sum(words);
}

/** Each column's share of the width in per cent: room for its longest word, then what its longest cell asks for. */
export function columnShares({ needs }: TableItem, size: number, format: CardFormat): number[] {
  const { words, lines } = needs;
  const left = Math.max(0, room(needs, size, format));
  const wishes = sum(lines) - sum(words);
  const widths = words.map((word, i) => {
    const wish = wishes === 0 ? 1 / words.length : ((lines[i] as number) - word) / wishes;
    return word + wish * left + 2000 * table.cellX;
  });
  return widths.map((width) => Math.round((width / sum(widths)) * 10_000) / 100);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function lineWidthOf(tokens: readonly Token[]): number {
  return Math.min(
    tokens.reduce((total, token) => total + token.space + token.width, 0),
    40_000,
  );
}

function rowLines(
  item: TableItem,
  row: readonly MeasuredText[],
  size: number,
  format: CardFormat,
  shares = columnShares(item, size, format),
): number {
  const fontSize = size * table.scale;
  let lines = 1;
  for (const [i, cell] of row.entries()) {
    const width = ((format.textWidth * (shares[i] as number)) / 100 / fontSize - 2 * table.cellX) * 1000;
    lines = Math.max(lines, wrapText(cell.tokens, 0, Math.max(width, 400) / format.widthReserve, Infinity).lines);
  }
  return lines;
}

/** Heights of rows in points, for one size. */
export function rowHeights(
  item: TableItem,
  size: number,
  format: CardFormat,
): (row: readonly MeasuredText[]) => number {
  const fontSize = size * table.scale;
  const shares = columnShares(item, size, format);
  return (row) =>
    (rowLines(item, row, size, format, shares) * lineHeight + 2 * table.cellY) * fontSize +
    table.border +
    table.rowReserve;
}
