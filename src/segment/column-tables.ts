import type { LabelMeaning } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Range16 } from "../model/span.js";
import type { Line } from "../read/document.js";
import { foldKey } from "../text/fold.js";
import { MappedText } from "../text/mapped-text.js";

export interface Unrolled {
  readonly lines: readonly Line[];
  /** Header cells and the signs between cells: they are in no line. */
  readonly headers: readonly Range16[];
}

interface Column {
  readonly words: string;
  readonly meaning: LabelMeaning | undefined;
}

const fewestLabels = 3;

/**
 * Turns tables whose header row holds labels into labelled lines: one group of lines for each row below the header.
 * The rows are table rows, or lines of cells between semicolons. A label that is written into each line has no source there.
 */
export function unrollColumnTables(lines: readonly Line[], packs: readonly LanguagePack[]): Unrolled {
  const out: Line[] = [];
  const headers: Range16[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const columns = columnsOf(line, packs);
    const first = lines[i + 1];
    if (columns === undefined || first === undefined || cellsOf(first)?.length !== columns.length) {
      out.push(line);
      continue;
    }
    headers.push(...line.text.ranges);
    for (
      let cells = cellsOf(first);
      i + 1 < lines.length && cells?.length === columns.length;
      cells = cellsOf(lines[i + 1])
    ) {
      i++;
      out.push(...rowLines(columns, cells));
      headers.push(...between(lines[i] as Line, cells));
    }
  }
  return headers.length === 0 ? { lines, headers } : { lines: out, headers };
}

/** The columns of a header row, if three or more of them are labels, and these are most. */
function columnsOf(line: Line, packs: readonly LanguagePack[]): Column[] | undefined {
  if (line.kind !== "row" && !line.text.text.includes(";")) return undefined;
  const cells = cellsOf(line);
  if (cells === undefined || cells.length < fewestLabels || cells.some((c) => c.length > 60)) return undefined;
  for (const pack of packs) {
    const columns = cells.map((cell): Column => ({
      words: cell.text,
      meaning: pack.labels.lookup(foldKey(cell.text).replace(/[ :.]+$/, "")),
    }));
    const labels = columns.filter((c) => c.meaning !== undefined);
    if (labels.filter((c) => c.meaning?.kind === "field").length >= fewestLabels && labels.length > columns.length / 2)
      return columns;
  }
  return undefined;
}

function rowLines(columns: readonly Column[], cells: readonly MappedText[]): Line[] {
  const lines: Line[] = [];
  const tail: Line[] = [];
  const nameAt = nameColumn(columns);
  const name = nameAt === undefined ? undefined : cells[nameAt];
  if (name !== undefined) lines.push(makeLine(name, "heading"));
  cells.forEach((cell, i) => {
    const column = columns[i] as Column;
    if (i === nameAt || cell.isBlank) return;
    const kind = column.meaning?.kind;
    if (kind === "description") tail.unshift(makeLine(cell, "text"));
    else
      (kind === "detail" ? tail : lines).push(
        makeLine(MappedText.join([new MappedText(`${column.words}:`, []), cell], " "), "text"),
      );
  });
  // The description and its details go last, whatever column they stand in.
  return [...lines, ...tail];
}

/** The column of names: one with a name label, else a first column that is no label. */
function nameColumn(columns: readonly Column[]): number | undefined {
  const labelled = columns.findIndex((c) => c.meaning?.kind === "name");
  if (labelled >= 0) return labelled;
  return columns[0]?.meaning === undefined ? 0 : undefined;
}

function makeLine(text: MappedText, kind: "heading" | "text"): Line {
  return { kind, text, marks: [], indent: 0, gap: 0, join: "block", ...(kind === "heading" ? { level: 2 } : {}) };
}

/** Cells of a row, or of a line of values between semicolons; quoted cells may hold semicolons. */
function cellsOf(line: Line | undefined): readonly MappedText[] | undefined {
  if (line === undefined) return undefined;
  if (line.kind === "row") return line.cells;
  const { text } = line.text;
  if (line.kind !== "text" || !text.includes(";")) return undefined;
  const cells: MappedText[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i <= text.length; i++) {
    if (text[i] === '"') quoted = !quoted;
    if (i < text.length && (text[i] !== ";" || quoted)) continue;
    const cell = line.text.slice(start, i).trim();
    cells.push(/^".*"$/s.test(cell.text) ? cell.slice(1, cell.length - 1).trim() : cell);
    start = i + 1;
  }
  return cells;
}

/** Source ranges of a row that are in none of its cells. */
function between(line: Line, cells: readonly MappedText[]): Range16[] {
  const taken = cells.flatMap((c) => c.ranges).sort((a, b) => a.start - b.start);
  const out: Range16[] = [];
  for (const whole of line.text.ranges) {
    let at = whole.start;
    for (const range of taken) {
      if (range.end <= at || range.start >= whole.end) continue;
      if (range.start > at) out.push({ start: at, end: range.start });
      at = Math.max(at, range.end);
    }
    if (at < whole.end) out.push({ start: at, end: whole.end });
  }
  return out;
}
