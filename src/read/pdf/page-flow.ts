import type { Range16 } from "../../model/span.js";
import { BlockBuilder } from "./block-builder.js";
import { ColumnMeasure } from "./column-measure.js";
import { edgesOf, furnitureOf, type PageEdges } from "./furniture.js";
import { KnownGutters, regionsOf } from "./regions.js";
import { rowsOf } from "./rows.js";
import { type PageContent, type Region, type Row, rowText, textOf, type Word } from "./shapes.js";
import { bulletsOf, partBoxes } from "./side-boxes.js";
import { findTables, type FoundTable } from "./tables.js";
import { endsInHyphen } from "./block-builder.js";
import { placeIn, textLine, type TextLine } from "./text-line.js";
import { TextStore } from "./text-store.js";
import { Vocabulary } from "./vocabulary.js";
import { wordsOf } from "./words.js";

interface PendingPage {
  readonly number: number;
  readonly rows: readonly Row[];
  readonly edges: PageEdges;
  readonly boxes: readonly (readonly Row[])[];
  readonly turned: readonly string[];
}

/** How many pages before and behind one are looked at to tell its running heads. */
const neighbours = 8;
/** A page with more rows than this is laid out as one column: looking for columns takes quadratic time. */
const mostRows = 1500;

/** Turns pages into blocks as they come. Of a page that is done only its lines are kept. */
export class PageFlow {
  readonly store = new TextStore();
  readonly measure = new ColumnMeasure();
  readonly builder = new BlockBuilder(this.store, this.measure);
  readonly vocabulary: Vocabulary;
  /** Lines of boxes beside the text, a list for each region. */
  readonly asides: (readonly TextLine[])[] = [];
  readonly furniture: Range16[] = [];
  readonly #gutters = new KnownGutters();
  readonly #pending: PendingPage[] = [];
  readonly #done: PageEdges[] = [];
  #isCut = false;
  /** Columns of the table that the last region ended with. */
  #openColumns = 0;

  constructor(known?: ReadonlySet<string>) {
    this.vocabulary = new Vocabulary(known);
  }

  add(page: PageContent, number: number): void {
    const drawnWords = wordsOf(page.glyphs);
    const words = [...drawnWords, ...bulletsOf(page.boxes, drawnWords)];
    const { flow, boxes } = partBoxes(words, page.boxes, page);
    const own = boxes.map((box) => ({ words: box.words, rows: rowsOf(box.words) }));
    const inFlow = own.filter(({ rows }) => isPartOfText(rows)).flatMap((box) => box.words);
    const rows = rowsOf(inFlow.length === 0 ? flow : [...flow, ...inFlow]);
    for (const row of rows) this.measure.count(row.size, rowText(row).length);
    this.#pending.push({
      number,
      rows,
      edges: edgesOf(rows),
      boxes: own.filter((box) => !isPartOfText(box.rows)).map((box) => box.rows),
      turned: page.turned,
    });
    if (this.#pending.length > neighbours) this.#next();
  }

  finish(): void {
    while (this.#pending.length > 0) this.#next();
  }

  #next(): void {
    const page = this.#pending.shift();
    if (page === undefined) return;
    const { number, rows, edges } = page;
    const others = [...this.#done, ...this.#pending.map((pending) => pending.edges)];
    const { top, bottom } = furnitureOf(edges, others, this.measure.bodySize);
    const end = Math.max(top, rows.length - bottom);
    for (const row of rows.slice(0, top)) this.#ignore(rowText(row), number);
    const text = rows.slice(top, end);
    const regions = text.length > mostRows ? [wholePage(text)] : regionsOf(text, this.#gutters);
    for (const region of regions) this.#region(region, number);
    for (const row of rows.slice(end)) this.#ignore(rowText(row), number);
    for (const turned of page.turned) this.#ignore(turned, number);
    for (const box of page.boxes)
      for (const region of regionsOf(box, new KnownGutters()))
        this.asides.push(
          region.rows.map((row) => this.#counted(textLine(row, placeIn({ column: 1, columns: 1 }, number)))),
        );
    this.#done.push(edges);
    if (this.#done.length > neighbours) this.#done.shift();
  }

  #region(region: Region, page: number): void {
    const place = placeIn(region, page);
    const tables = findTables(region.rows, this.#openColumns);
    const last = tables.at(-1);
    this.#openColumns = last?.to === region.rows.length ? columnsOf(last) : 0;
    const tableOf = (i: number) => tables.find(({ from, to }) => i >= from && i < to);
    const lines = region.rows.map((row, i) => {
      const table = tableOf(i);
      return this.#counted(textLine(row, place, table?.cells[i - table.from]));
    });
    this.builder.startRegion(lines);
    for (let i = 0; i < lines.length;) {
      const table = tableOf(i);
      if (table === undefined) this.builder.add(lines[i++] as TextLine);
      else {
        this.builder.addTable(lines.slice(table.from, table.to), table.continues);
        i = table.to;
      }
    }
  }

  #counted(line: TextLine): TextLine {
    this.vocabulary.add(line.text, this.#isCut);
    this.#isCut = endsInHyphen(line);
    return line;
  }

  #ignore(text: string, page: number): void {
    const start = this.store.line(text, { page, column: 1, columns: 1 });
    this.furniture.push({ start, end: start + text.length });
  }
}

function columnsOf({ cells }: FoundTable): number {
  return 1 + Math.max(...cells.flatMap((row) => [...row.values()]));
}

function wholePage(rows: readonly Row[]): Region {
  return { rows, left: 0, right: 0, top: 0, bottom: 0, column: 1, columns: 1 };
}

/** A box with labels or with a table is a stat block or a part of one; any other stands beside the text. */
function isPartOfText(rows: readonly Row[]): boolean {
  const labelled = rows.filter(({ words }) => {
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return false;
    return (
      isBold(first) && !isBold(last) && words.slice(0, 5).some((word) => textOf(word).endsWith(":") || !isBold(word))
    );
  });
  return labelled.length >= 2 || findTables(rows).length > 0;
}

function isBold(word: Word): boolean {
  return word.parts[0]?.style.bold === true;
}
