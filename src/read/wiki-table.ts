import type { Range16 } from "../model/span.js";
import { afterLineEnd, dropBlank, lineEnd, skipBlank } from "./chars.js";

/** A cell of a MediaWiki table: its text, trimmed, on one line. */
export interface WikiCell extends Range16 {
  readonly isHeader: boolean;
}

/** A row: its cells, or, where cells hold lines of their own, those lines: the table only lays out the page. */
export type WikiRow =
  | { readonly type: "cells"; readonly cells: readonly WikiCell[] }
  | { readonly type: "lines"; readonly lines: readonly Range16[] };

export interface WikiTable {
  readonly rows: readonly WikiRow[];
  /** Behind the line that ends the table. */
  readonly end: number;
}

/** Attributes in front of a cell's text: `style="…" |`. */
const attributes = /^[ \t]*[a-z-]+[ \t]*=[^|[\]{}]*\|(?!\|)/i;
const longestAttributes = 400;

/** Finds where tables end, each place looked for once: a text of nothing but `{|` takes no more time than another. */
export class WikiTables {
  readonly #text: string;
  #searched = -1;
  #next = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The table that begins with the trimmed line at `from`; undefined if it does not end before `limit`. */
  at(from: number, limit: number): WikiTable | undefined {
    if (!this.#text.startsWith("{|", from)) return undefined;
    if (this.#searched < 0 || (this.#next >= 0 && this.#next < from)) {
      this.#next = this.#closing(from);
      this.#searched = from;
    }
    if (this.#next < 0 || this.#next >= limit) return undefined;
    const end = lineEnd(this.#text, this.#next, limit);
    return {
      rows: rowsOf(this.#text, afterLineEnd(this.#text, lineEnd(this.#text, from, limit), limit), this.#next),
      end,
    };
  }

  /** The next line that starts with `|}`, but not `|}}`, which ends a template. */
  #closing(from: number): number {
    const pattern = /[\n\r][ \t]*\|\}(?!\})/g;
    pattern.lastIndex = from;
    const match = pattern.exec(this.#text);
    return match === null ? -1 : match.index + 1;
  }
}

function rowsOf(text: string, from: number, to: number): WikiRow[] {
  const rows: WikiRow[] = [];
  let cells: WikiCell[] = [];
  let lines: Range16[] = [];
  let isLayout = false;
  const endRow = (): void => {
    if (isLayout) rows.push({ type: "lines", lines });
    else if (cells.length > 0) rows.push({ type: "cells", cells });
    cells = [];
    lines = [];
    isLayout = false;
  };
  for (let at = from; at < to;) {
    const end = Math.min(lineEnd(text, at, to), to);
    const first = skipBlank(text, at, end);
    const last = dropBlank(text, first, end);
    at = afterLineEnd(text, end, to);
    if (first === last) continue;
    const sign = text.charAt(first);
    if (text.startsWith("|-", first)) endRow();
    else if (text.startsWith("|+", first)) {
      endRow();
      const start = skipBlank(text, first + 2, last);
      if (start < last) rows.push({ type: "lines", lines: [{ start, end: last }] });
    } else if (sign === "|" || sign === "!") {
      for (const cell of cellsOf(text, first + 1, last, sign === "!")) {
        cells.push(cell);
        if (cell.start < cell.end) lines.push(cell);
      }
    } else if (!text.startsWith("{|", first)) {
      isLayout = true;
      lines.push({ start: first, end: last });
    }
  }
  endRow();
  return rows;
}

function cellsOf(text: string, from: number, to: number, isHeader: boolean): WikiCell[] {
  const cells: WikiCell[] = [];
  let start = from;
  let depth = 0;
  for (let i = from; i <= to; i++) {
    const pair = text.slice(i, i + 2);
    if (pair === "[[" || pair === "{{") depth++;
    else if (depth > 0 && (pair === "]]" || pair === "}}")) depth--;
    const isEnd = i === to || (depth === 0 && i + 1 < to && (pair === "||" || (isHeader && pair === "!!")));
    if (!isEnd) continue;
    cells.push(cellAt(text, start, i, isHeader));
    start = i + 2;
    i++;
  }
  return cells;
}

function cellAt(text: string, from: number, to: number, isHeader: boolean): WikiCell {
  const [stated = ""] = attributes.exec(text.slice(from, Math.min(to, from + longestAttributes))) ?? [];
  const start = skipBlank(text, from + stated.length, to);
  return { start, end: dropBlank(text, start, to), isHeader };
}
