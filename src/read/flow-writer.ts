import type { Finding } from "../model/diagnostic.js";
import type { Place } from "../model/span.js";
import { MappedText } from "../text/mapped-text.js";
import { type PlacedFrom, SourceText } from "../text/source.js";
import type { Document, Format, IgnoredPart, LineMark } from "./document.js";
import { type FlowBlock, isBlankParagraph, type Paragraph, type Row, type Run } from "./flow.js";
import { LineWriter } from "./line-writer.js";
import { lineMarker } from "./plain-line.js";
import { emitRow } from "./rows.js";
import { type StyleRoles, withRoles } from "./style-roles.js";
import { findSizedHeadings } from "./sized-headings.js";
import { type LineShape, noMarks, Sink } from "./sink.js";

/** Lays blocks out as a Document over the text that is in them. */
export function layOut(
  file: string,
  format: Format,
  blocks: readonly FlowBlock[],
  { findings = [], styles }: { readonly findings?: readonly Finding[]; readonly styles?: StyleRoles | undefined } = {},
): Document {
  const writer = new FlowWriter();
  writer.blocks(withRoles(findSizedHeadings(blocks), styles));
  return writer.finish(file, format, findings);
}

/** Writes the extracted text and, at the same time, the lines over it. */
export class FlowWriter {
  readonly #sink = new Sink();
  /** Only ever given text together with its place, so it needs no source. */
  readonly #writer = new LineWriter("", this.#sink);
  readonly #parts: string[] = [];
  readonly #places: PlacedFrom[] = [];
  #length = 0;
  #inList = false;

  blocks(blocks: readonly FlowBlock[]): void {
    for (const block of blocks) {
      if (block.type === "paragraph") this.#paragraph(block);
      else if (block.type === "table") {
        this.#sink.block();
        for (const row of block.rows) this.#row(row);
        this.#sink.block();
      } else {
        this.#sink.block();
        this.#sink.emit(MappedText.empty, noMarks, { kind: "rule", indent: 0 });
        this.#sink.block();
      }
    }
  }

  /** Takes over the lines of a document that was read from a part of the file. */
  document(document: Document, place: Place): void {
    this.#sink.block();
    this.#place(place);
    for (const { text, cells, marks, ...shape } of document.lines) {
      if (shape.kind === "rule") this.#sink.block();
      if (shape.join === "block") this.#sink.tightBlock();
      this.#sink.join = shape.join;
      this.#sink.gap = Math.max(this.#sink.gap, shape.gap);
      const placed = cells?.map((cell) => MappedText.verbatim(cell.text, this.#append(cell.text, "\t")));
      const own = placed === undefined ? undefined : MappedText.join(placed, "\t");
      if (placed !== undefined) this.#append("\n");
      this.#sink.emit(own ?? MappedText.verbatim(text.text, this.#append(text.text, "\n")), marks, shape, placed);
    }
    for (const { range, reason } of document.ignored)
      if (reason === "page") this.#ignoreText(withoutTags(document.source.text.slice(range.start, range.end)), reason);
  }

  finish(file: string, format: Format, findings: readonly Finding[] = []): Document {
    return {
      source: new SourceText(file, this.#parts.join(""), this.#places),
      format,
      frontMatter: {},
      lines: this.#sink.lines,
      ignored: this.#sink.ignored,
      findings,
    };
  }

  #paragraph(paragraph: Paragraph): void {
    const { place, ignored, heading, list } = paragraph;
    if (isBlankParagraph(paragraph)) {
      this.#sink.block();
      return;
    }
    if (place !== undefined) this.#place(place);
    if (ignored !== undefined) {
      this.#ignoreText(paragraph.runs.map((run) => run.text).join(""), ignored);
      return;
    }
    const isItem = list !== undefined && heading === undefined;
    if (isItem && this.#inList) this.#sink.tightBlock();
    else this.#sink.block();
    this.#inList = isItem;
    let shape: LineShape = { kind: "text", indent: 0 };
    if (heading !== undefined) shape = { kind: "heading", indent: 0, level: heading };
    else if (isItem) shape = { kind: "item", indent: 2 * list.level, ordered: list.ordered };
    for (const line of linesOf(paragraph.runs)) {
      this.#line(line, shape);
      if (shape.kind === "item") shape = { kind: "text", indent: shape.indent };
      this.#sink.newline("hard");
    }
    this.#sink.block();
    this.#inList = isItem;
  }

  #line(runs: readonly Run[], given: LineShape): void {
    let shape = given;
    let line = trimStart(runs);
    if (shape.kind === "text") {
      const bullet = typedBullet(line);
      if (bullet !== undefined) {
        this.#ignoreText(bullet.sign, "markup");
        line = bullet.rest;
        shape = { kind: "item", indent: shape.indent, ordered: bullet.ordered };
      }
      const cells = tabbedCells(line);
      if (cells !== undefined) {
        const written = cells.map((cell) => this.#written(cell, "\t"));
        this.#append("\n");
        emitRow(this.#sink, written, shape.indent, false);
        return;
      }
    }
    const { text, marks } = this.#written(line, "\n");
    this.#sink.emit(text, marks, shape);
  }

  #row(row: Row): void {
    this.#sink.tightBlock();
    if (isLayoutRow(row)) {
      for (const cell of row.cells) this.blocks(cell);
      return;
    }
    const cells = row.cells.map((cell) => {
      const runs = cell.flatMap((block) => (block.type === "paragraph" ? block.runs : []));
      for (const block of cell) if (block.type === "paragraph" && block.place !== undefined) this.#place(block.place);
      return this.#written(
        runs.map((run) => ({ ...run, text: run.text.replace(/[ \t\n]+/g, " ") })),
        "\t",
      );
    });
    this.#append("\n");
    emitRow(this.#sink, cells, 0, row.header);
    this.#sink.tightBlock();
  }

  /** Writes runs as one line or cell. */
  #written(runs: readonly Run[], end: string): ReturnType<LineWriter["take"]> {
    let open: readonly LineMark["type"][] = [];
    for (const run of runs) {
      const text = clean(run.text).replaceAll("\t", " ");
      if (run.ignored !== undefined) {
        const start = this.#append(text);
        this.#ignoreBlanksApart(start, text, run.ignored);
        continue;
      }
      for (const mark of open) if (!run.marks.includes(mark)) this.#writer.closeMark(mark);
      for (const mark of run.marks) if (!open.includes(mark)) this.#writer.openMark(mark);
      open = run.marks;
      const start = this.#append(text);
      this.#writer.put(text, start, start + text.length);
    }
    this.#writer.closeAllMarks();
    this.#append(end);
    return this.#writer.take();
  }

  #ignoreText(text: string, reason: IgnoredPart["reason"]): void {
    const shown = clean(text).trim();
    if (shown !== "") this.#ignoreBlanksApart(this.#append(shown, "\n"), shown, reason);
  }

  #ignoreBlanksApart(start: number, text: string, reason: IgnoredPart["reason"]): void {
    const first = text.length - text.trimStart().length;
    this.#sink.ignore(start + first, start + text.trimEnd().length, reason);
  }

  #place(place: Place): void {
    this.#places.push({ offset: this.#length, place });
  }

  /** @returns where the first text begins */
  #append(...texts: string[]): number {
    const start = this.#length;
    for (const text of texts) {
      this.#parts.push(text);
      this.#length += text.length;
    }
    return start;
  }
}

/** Drops soft hyphens, spells out ligatures. */
function clean(text: string): string {
  return text.replace(/[\u00ad\ufeff\ufffc]/g, "").replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize("NFKC"));
}

/** Runs between forced breaks; lines without text are left out. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split("\n").forEach((text, n) => {
      if (n > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines.filter((line) => line.some((run) => run.text.trim() !== ""));
}

function trimStart(runs: readonly Run[]): readonly Run[] {
  const first = runs.findIndex((run) => run.text.trim() !== "");
  return runs.slice(first).map((run, n) => (n === 0 ? { ...run, text: run.text.trimStart() } : run));
}

/** A bullet or number that was typed, not set by the program. */
function typedBullet(runs: readonly Run[]): { sign: string; rest: readonly Run[]; ordered: boolean } | undefined {
  const text = runs.map((run) => run.text).join("");
  const marker = lineMarker(text, 0, text.length);
  if (marker?.kind !== "item" || runs.some((run) => run.ignored !== undefined)) return undefined;
  return { sign: text.slice(0, marker.start), rest: runsFrom(runs, marker.start), ordered: marker.ordered };
}

function runsFrom(runs: readonly Run[], from: number): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at));
    at += run.text.length;
    return text === "" ? [] : [{ ...run, text }];
  });
}

/** Two cells or more parted by tabs, none of them empty: columns set with tab stops. */
function tabbedCells(runs: readonly Run[]): Run[][] | undefined {
  const cells: Run[][] = [[]];
  for (const run of runs) {
    run.text.split("\t").forEach((text, n) => {
      if (n > 0) cells.push([]);
      if (text !== "") cells.at(-1)?.push({ ...run, text });
    });
  }
  const filled = cells.filter((cell) => cell.some((run) => run.text.trim() !== "" && run.ignored === undefined));
  return cells.length > 1 && filled.length >= 2 && (filled.length === cells.length || filled.length === 2)
    ? filled
    : undefined;
}

/** A row whose cells hold more than a paragraph each lays out the page, or is a box: its cells are read as blocks. */
function isLayoutRow(row: Row): boolean {
  return row.cells.some((cell) => {
    const blocks = cell.filter((block) => block.type !== "paragraph" || !isBlankParagraph(block));
    const [first] = blocks;
    if (blocks.length > 1 || (first !== undefined && first.type !== "paragraph")) return true;
    if (first === undefined) return false;
    const breaks = first.runs.reduce((count, run) => count + run.text.split("\n").length - 1, 0);
    return first.heading !== undefined || first.list !== undefined || (row.cells.length === 1 && breaks > 1);
  });
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}
