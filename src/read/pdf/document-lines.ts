import { MappedText, type Piece } from "../../text/mapped-text.js";
import type { Line, LineMark } from "../document.js";
import type { Sink } from "../sink.js";
import { endsInHyphen, headingRatio, type PlacedLine, type TextBlock } from "./block-builder.js";
import type { TextLine } from "./text-line.js";
import type { Vocabulary } from "./vocabulary.js";

export interface Book {
  readonly vocabulary: Vocabulary;
  readonly bodySize: number;
  /** Sizes of headings, the largest first. */
  readonly headingSizes: readonly number[];
}

const longestHeading = 160;

/** Makes a Document's lines of blocks: each paragraph, heading, item and row is one line. */
export function emitBlock(block: TextBlock, book: Book, sink: Sink): void {
  if (block.gap > 0) sink.block();
  else if (block.join === "block") sink.tightBlock();
  else sink.newline(block.join);
  if (block.kind === "row") {
    emitRow(block, book, sink);
    return;
  }
  const { text, marks } = joinLines(block.lines, block.marker, book, sink);
  const size = (block.lines[0] as PlacedLine).line.size;
  if (block.kind === "item") {
    const { offset } = block.lines[0] as PlacedLine;
    sink.ignore(offset, offset + block.marker);
    sink.emit(text, marks, { kind: "item", indent: 0, ordered: block.ordered });
  } else if (size > headingRatio * book.bodySize && text.length <= longestHeading) {
    const level = Math.min(6, 1 + book.headingSizes.findIndex((other) => other <= size + 0.3));
    sink.emit(text, [], { kind: "heading", indent: 0, level: Math.max(1, level) });
  } else sink.emit(text, marks, { kind: "text", indent: 0 });
}

function emitRow(block: TextBlock, book: Book, sink: Sink): void {
  const columns = 1 + Math.max(...block.lines.flatMap(({ line }) => (line.cells ?? []).map(({ column }) => column)));
  const cells: MappedText[] = [];
  for (let column = 0; column < columns; column++) {
    const parts = block.lines.flatMap(({ line, offset }): PlacedLine[] =>
      (line.cells ?? [])
        .filter((cell) => cell.column === column)
        .map((cell) => ({
          line: { ...line, text: line.text.slice(cell.start, cell.end), marks: [] },
          offset: offset + cell.start,
        })),
    );
    cells.push(joinLines(parts, 0, book, sink).text);
  }
  const shape: { kind: Line["kind"]; indent: number; header?: boolean } = { kind: "row", indent: 0 };
  if (block.header) shape.header = true;
  sink.emit(MappedText.join(cells, "\t"), [], shape, cells);
}

/** Joins printed lines with spaces; hyphens that only mark a line's end are taken out and accounted for. */
function joinLines(
  lines: readonly PlacedLine[],
  skip: number,
  { vocabulary }: Book,
  sink: Sink,
): { text: MappedText; marks: readonly LineMark[] } {
  let text = "";
  const pieces: Piece[] = [];
  const marks: { start: number; end: number; type: LineMark["type"] }[] = [];
  lines.forEach(({ line, offset }, i) => {
    const from = i === 0 ? Math.min(skip, line.text.length) : 0;
    const next = lines[i + 1]?.line;
    const hyphen =
      next === undefined || !endsInHyphen(line)
        ? undefined
        : vocabulary.hyphenBetween(lastWord(line), ...firstWords(next, lines[i + 2]?.line));
    const to = line.text.length - (hyphen === "drop" ? 1 : 0);
    if (hyphen === "drop") sink.ignore(offset + to, offset + to + 1, "hyphen");
    const at = text.length;
    if (to > from) pieces.push({ at, length: to - from, start: offset + from, end: offset + to });
    text += line.text.slice(from, to);
    for (const mark of line.marks) addMark(marks, mark, at - from, at, text.length, text);
    if (next !== undefined && hyphen !== "drop" && hyphen !== "keep" && !isSigned(line, next)) text += " ";
  });
  return { text: new MappedText(text, pieces), marks };
}

/** A mark that goes on from the line before is one with it. */
function addMark(
  marks: { start: number; end: number; type: LineMark["type"] }[],
  mark: LineMark,
  shift: number,
  least: number,
  most: number,
  text: string,
): void {
  const [start, end] = [Math.max(least, mark.start + shift), Math.min(most, mark.end + shift)];
  if (start >= end) return;
  const last = marks.findLast(({ type }) => type === mark.type);
  if (last !== undefined && text.slice(last.end, start).trim() === "") last.end = end;
  else marks.push({ start, end, type: mark.type });
}

/** A sign at a line's end whose number stands on the next one. */
function isSigned(line: TextLine, next: TextLine): boolean {
  return /(?:^|[^\d\s]\s|\()[-+\u2212\u2013]$/u.test(line.text) && /^\d/u.test(next.text);
}

function lastWord({ text }: TextLine): string {
  return /\S*$/u.exec(text)?.[0] ?? "";
}

/** The first two words of a line; the second may stand on the line behind it. */
function firstWords({ text }: TextLine, behind: TextLine | undefined): [first: string, second: string] {
  const [first = "", second] = text.split(/\s+/u);
  return [first, second ?? /^\S*/u.exec(behind?.text ?? "")?.[0] ?? ""];
}
