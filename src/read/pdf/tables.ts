import { type Row, textOf, type Word } from "./shapes.js";

/** Rows `[from, to)` of a region are a table. */
export interface FoundTable {
  readonly from: number;
  readonly to: number;
  /** For each of these rows, which words begin a cell and in which column. */
  readonly cells: readonly ReadonlyMap<number, number>[];
  /** Whether a printed row goes on with the cells of the one above it. */
  readonly continues: readonly boolean[];
}

interface Cell {
  readonly first: number;
  readonly left: number;
  readonly right: number;
}

interface Column {
  left: number;
  right: number;
}

/** Narrowest white between cells, in parts of the type's size. */
const narrowest = 0.6;
/** How far edges of cells may be apart that stand below one another, in points. */
const tolerance = 1.5;

/**
 * Finds runs of rows whose words stand in the same columns.
 * @param open - Columns of a table that the page or column before ended with: it may go on with a single row.
 */
export function findTables(rows: readonly Row[], open = 0): FoundTable[] {
  const tables: FoundTable[] = [];
  for (let i = 0; i < rows.length;) {
    const table = tableAt(rows, i, tables.at(-1)?.to ?? 0, i === 0 ? open : 0);
    if (table === undefined) i++;
    else {
      tables.push(table);
      i = table.to;
    }
  }
  return tables;
}

function tableAt(rows: readonly Row[], start: number, least: number, open: number): FoundTable | undefined {
  let from = start;
  const first = cellsOf(rows[from] as Row);
  if (first.length < 2) return undefined;
  let columns: Column[] = first.map(({ left, right }) => ({ left, right }));
  const taken: Cell[][] = [first];
  let full = 1;
  let to = from + 1;
  for (; to < rows.length; to++) {
    const [above, row] = [rows[to - 1] as Row, rows[to] as Row];
    if (row.y - above.y > 3.2 * row.size || Math.abs(row.size - above.size) > 0.25 * row.size) break;
    let cells = cellsOf(row);
    let fitted = fit(columns, cells, taken, row.size);
    const byColumns = cellsAt(row, columns);
    if (byColumns.length > cells.length || fitted === undefined) {
      const refitted = fit(columns, byColumns, taken, row.size);
      if (refitted !== undefined) [cells, fitted] = [byColumns, refitted];
    }
    if (fitted === undefined) break;
    columns = fitted;
    taken.push(cells);
    if (cells.length > 1) full++;
  }
  // A lone cell at the end may be the text below the table.
  while (taken.length > 1 && (taken.at(-1) as Cell[]).length < 2 && !isTight(rows, from, from + taken.length))
    taken.pop();
  const goesOn = columns.length === open;
  if (!goesOn && (full < 2 || (columns.length === 2 && full < 3 && !isWide(rows, from, taken)))) return undefined;
  const head = from > least ? headAbove(rows[from - 1] as Row, rows[from] as Row, columns) : undefined;
  if (head !== undefined) {
    taken.unshift(head);
    from--;
  }
  const pitches = taken.slice(1).map((_, i) => (rows[from + i + 1] as Row).y - (rows[from + i] as Row).y);
  const lowest = Math.min(...pitches);
  const isSpaced = taken.some((cells, i) => cells.length === columns.length && (pitches[i - 1] ?? 0) > lowest + 0.4);
  const continues = taken.map((cells, i) => {
    if (i === 0 || cells.length === columns.length) return false;
    const row = rows[from + i] as Row;
    const startsSmall = cells.every(({ first: at }) => /^[\p{Ll}(]/u.test(textOf(row.words[at] as Word)));
    const isTight = isSpaced && (pitches[i - 1] as number) <= lowest + 0.3;
    return columnOf(columns, cells[0] as Cell) > 0 || isTight || startsSmall;
  });
  return {
    from,
    to: from + taken.length,
    cells: taken.map((cells) => new Map(cells.map((cell) => [cell.first, columnOf(columns, cell)]))),
    continues,
  };
}

/** A row's words, parted where the white is wider than between words. */
function cellsOf({ words, size }: Row): Cell[] {
  const gaps = words.slice(1).map((word, i) => word.left - (words[i] as Word).right);
  const usual = Math.min(...gaps.filter((gap) => gap > 0));
  const cells: { first: number; left: number; right: number }[] = [];
  words.forEach((word, i) => {
    const gap = gaps[i - 1] ?? 0;
    const last = cells.at(-1);
    // In a justified line all spaces are wide.
    const parts = gap >= narrowest * size && (gap >= 1.8 * usual || gaps.every((g) => g >= 1.2 * size));
    if (last === undefined || (parts && !isMarker(words, i)))
      cells.push({ first: i, left: word.left, right: word.right });
    else last.right = word.right;
  });
  return cells;
}

/** Whether the word before the second one of a row is a bullet, or the number of an item. */
function isMarker(words: readonly Word[], index: number): boolean {
  return index === 1 && /^(?:[^\p{L}\p{N}]|\d{1,2}[.)])$/u.test(textOf(words[0] as Word));
}

/** A row's words, parted where one stands at the left edge of a column. */
function cellsAt({ words, size }: Row, columns: readonly Column[]): Cell[] {
  const cells: { first: number; left: number; right: number }[] = [];
  words.forEach((word, i) => {
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : word.left - last.right;
    const isEdge = columns.some(({ left }) => Math.abs(left - word.left) <= tolerance);
    if (last === undefined || (isEdge && gap >= 0.3 * size && !isMarker(words, i)))
      cells.push({ first: i, left: word.left, right: word.right });
    else last.right = word.right;
  });
  return cells;
}

/** The cells of the row above a table if it has one for each column: heads may stand closer than cells. */
function headAbove(above: Row, first: Row, columns: readonly Column[]): Cell[] | undefined {
  if (first.y - above.y > 2.2 * first.size) return undefined;
  const cells = cellsAt(above, columns);
  return cells.length === columns.length && cells.every((cell, i) => columnOf(columns, cell) === i) ? cells : undefined;
}

/** The columns widened by a further row's cells; undefined if these do not stand in them. */
function fit(
  columns: readonly Column[],
  cells: readonly Cell[],
  taken: readonly Cell[][],
  size: number,
): Column[] | undefined {
  if (cells.length > columns.length) return undefined;
  const widened = columns.map((column) => ({ ...column }));
  const used = new Set<number>();
  for (const cell of cells) {
    const index = columnOf(columns, cell);
    const column = widened[index];
    if (column === undefined || used.has(index)) return undefined;
    used.add(index);
    if (!isAligned(cell, index, columns, taken)) return undefined;
    column.left = Math.min(column.left, cell.left);
    column.right = Math.max(column.right, cell.right);
  }
  const areApart = widened.every(
    (column, i) => i === 0 || column.left - (widened[i - 1] as Column).right >= 0.4 * size,
  );
  return areApart ? widened : undefined;
}

/** Index of the column that a cell stands in: the last one that begins before the cell's middle. */
function columnOf(columns: readonly Column[], cell: Cell): number {
  const middle = (cell.left + Math.min(cell.right, cell.left + 20)) / 2;
  let index = 0;
  columns.forEach((column, i) => {
    if (column.left <= middle + tolerance) index = i;
  });
  return index;
}

/** Whether a cell has an edge or its middle in common with one above it. */
function isAligned(cell: Cell, index: number, columns: readonly Column[], taken: readonly Cell[][]): boolean {
  return taken.some((cells) =>
    cells.some(
      (above) =>
        columnOf(columns, above) === index &&
        (Math.abs(above.left - cell.left) <= tolerance ||
          Math.abs(above.right - cell.right) <= tolerance ||
          Math.abs(above.left + above.right - cell.left - cell.right) <= 2 * tolerance),
    ),
  );
}

/** Whether the last row taken stands as near to the one above it as lines of a paragraph do. */
function isTight(rows: readonly Row[], from: number, to: number): boolean {
  const last = rows[to - 1] as Row;
  return to - from > 1 && last.y - (rows[to - 2] as Row).y < 1.45 * last.size;
}

/** Two rows of two cells are a table only if much white parts them. */
function isWide(rows: readonly Row[], from: number, taken: readonly Cell[][]): boolean {
  return taken.every((cells, i) => {
    const [a, b] = cells;
    return a === undefined || b === undefined || b.left - a.right > 2 * (rows[from + i] as Row).size;
  });
}
