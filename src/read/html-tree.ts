import type { Element, Nodes, Root, Text } from "hast";
import { MappedText } from "../text/mapped-text.js";
import { alignHtml } from "./align-html.js";
import { Claims } from "./claims.js";
import { emptyColumns } from "./html-grid.js";
import { findLayoutRows, headings, blockNames, markNames } from "./html-elements.js";
import { findFurniture } from "./page-furniture.js";
import { LineWriter, type WrittenLine } from "./line-writer.js";
import { emitRow } from "./rows.js";
import { type LineShape, noMarks, type Sink } from "./sink.js";

const textShape: LineShape = { kind: "text", indent: 0 };

const emptyCell: WrittenLine = { text: MappedText.empty, marks: noMarks };

/** Turns the tree that rehype made of a page into lines. */
export class HtmlReader {
  readonly #text: string;
  readonly #sink: Sink;
  readonly #claims: Claims;
  readonly #writer: LineWriter;
  #layoutRows: ReadonlySet<Element> = new Set();
  #furniture: ReadonlySet<Element> = new Set();
  #emptyColumns: ReadonlyMap<Element, number> = new Map();
  #shape: LineShape = textShape;
  /** Names of the lists around. */
  readonly #lists: string[] = [];
  #inRow = false;
  #isPreformatted = false;
  /** White space was read and not written: it shows only between words. */
  #space = false;

  constructor(text: string, sink: Sink) {
    this.#text = text;
    this.#sink = sink;
    this.#claims = new Claims(0, text.length);
    this.#writer = new LineWriter(text, sink);
  }

  read(root: Root): void {
    this.#layoutRows = findLayoutRows(root);
    this.#emptyColumns = emptyColumns(root);
    this.#furniture = findFurniture(root);
    this.#children(root);
    this.#finish();
    this.#sink.ignoreRest(this.#text, { start: 0, end: this.#text.length }, (at) => this.#claims.has(at));
  }

  #children(node: Root | Element): void {
    for (const child of node.children) this.#node(child);
  }

  #node(node: Nodes): void {
    if (node.type === "text") this.#write(node);
    else if (node.type === "comment") this.#ignore(node, "comment");
    else if (node.type === "element") this.#element(node);
  }

  #ignore(node: Nodes, reason: "head" | "comment" | "page"): void {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from !== undefined && to !== undefined && this.#claims.take(from, to)) this.#sink.ignore(from, to, reason);
  }

  #element(node: Element): void {
    const name = node.tagName;
    const mark = markNames.get(name);
    if (this.#furniture.has(node)) {
      // An edit link stands in a line, a menu between two.
      if (blockNames.has(name)) this.#begin();
      this.#ignore(node, "page");
    } else if (mark !== undefined) {
      this.#flushSpace();
      this.#writer.openMark(mark);
      this.#children(node);
      this.#writer.closeMark(mark);
    } else if (name === "br") this.#break();
    else if (name === "head" || name === "script" || name === "style" || name === "title") {
      for (const child of name === "head" ? node.children : [node])
        this.#ignore(child, child.type === "comment" ? "comment" : "head");
    } else if (this.#inRow) {
      if (blockNames.has(name) || headings.has(name)) this.#space = true;
      this.#children(node);
      if (blockNames.has(name) || headings.has(name)) this.#space = true;
    } else this.#block(node, name);
  }

  #block(node: Element, name: string): void {
    const level = headings.get(name);
    if (level !== undefined) this.#shaped(node, { kind: "heading", indent: 0, level });
    else if (name === "li") this.#item(node);
    else if (name === "dt") this.#term(node);
    else if (name === "dd") this.#tight(node, textShape);
    else if (name === "tr" && !this.#layoutRows.has(node)) this.#row(node);
    else if (name === "hr") {
      this.#finish();
      this.#sink.block();
      this.#sink.emit(MappedText.empty, noMarks, { kind: "rule", indent: 0 });
      this.#sink.block();
    } else if (name === "pre") {
      this.#isPreformatted = true;
      this.#shaped(node, textShape);
      this.#isPreformatted = false;
    } else if (name === "ul" || name === "ol") {
      // A list inside an item begins right behind the item's text.
      if (this.#lists.length === 0) this.#begin();
      else this.#finish();
      this.#lists.push(name);
      this.#children(node);
      this.#finish();
      this.#lists.pop();
      if (this.#lists.length === 0) this.#sink.block();
    } else if (blockNames.has(name)) this.#container(node);
    else this.#children(node);
  }

  /** Ends the line at hand and begins a block of its own. */
  #begin(): void {
    this.#finish();
    this.#sink.block();
  }

  #shaped(node: Element, shape: LineShape): void {
    this.#begin();
    this.#shape = shape;
    this.#children(node);
    this.#begin();
    this.#shape = textShape;
  }

  /** A block without a shape of its own; the first one of an item is the item's text. */
  #container(node: Element): void {
    if (this.#shape.kind === "item" && this.#writer.isEmpty) {
      this.#children(node);
      this.#begin();
    } else this.#shaped(node, textShape);
  }

  #tight(node: Element, shape: LineShape): void {
    this.#finish();
    this.#sink.tightBlock();
    this.#shape = shape;
    this.#children(node);
    this.#finish();
    this.#shape = textShape;
    this.#sink.tightBlock();
  }

  #item(node: Element): void {
    this.#tight(node, {
      kind: "item",
      indent: 2 * Math.max(0, this.#lists.length - 1),
      ordered: this.#lists.at(-1) === "ol",
    });
  }

  #term(node: Element): void {
    this.#writer.closeAllMarks();
    this.#finish();
    this.#sink.tightBlock();
    this.#shape = textShape;
    this.#writer.openMark("strong");
    this.#children(node);
    this.#writer.closeMark("strong");
    this.#finish();
    this.#sink.tightBlock();
  }

  #row(node: Element): void {
    this.#finish();
    this.#sink.tightBlock();
    this.#inRow = true;
    const cells: WrittenLine[] = [];
    let headerCount = 0;
    for (const child of node.children) {
      if (child.type !== "element" || (child.tagName !== "td" && child.tagName !== "th")) {
        this.#node(child);
        continue;
      }
      for (let n = this.#emptyColumns.get(child) ?? 0; n > 0; n--) cells.push(emptyCell);
      if (child.tagName === "th") {
        headerCount++;
        this.#writer.openMark("strong");
      }
      this.#children(child);
      this.#writer.closeAllMarks();
      this.#space = false;
      cells.push(this.#writer.take());
    }
    this.#inRow = false;
    const filled = cells.filter((cell) => cell !== emptyCell).length;
    emitRow(this.#sink, cells, 0, filled > 0 && headerCount === filled);
    this.#sink.tightBlock();
  }

  #break(): void {
    this.#space = false;
    if (this.#inRow) {
      this.#space = true;
      return;
    }
    const isBlankLine = this.#writer.isEmpty;
    this.#emit();
    if (isBlankLine && this.#sink.lines.length > 0) this.#sink.gap++;
    this.#sink.newline("hard");
  }

  #emit(): void {
    const before = this.#sink.lines.length;
    const { text, marks } = this.#writer.take();
    this.#sink.emit(text, marks, this.#shape);
    // What follows an item's first line is text that belongs to it.
    if (this.#sink.lines.length > before && this.#shape.kind === "item")
      this.#shape = { kind: "text", indent: this.#shape.indent };
  }

  /** Ends the line at hand; what comes next is text unless an element says otherwise. */
  #finish(): void {
    this.#space = false;
    this.#emit();
  }

  #write(node: Text): void {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) {
      this.#writer.fill(node.value.replace(/\s+/g, " "));
      return;
    }
    alignHtml(this.#text, from, to, node.value, {
      verbatim: (a, b) => {
        this.#flushSpace();
        if (this.#claims.take(a, b)) this.#writer.verbatim(a, b);
        else this.#writer.fill(this.#text.slice(a, b));
      },
      put: (value, a, b) => {
        this.#flushSpace();
        if (!this.#claims.take(a, b)) this.#writer.fill(value);
        else if (value === "\u00ad") this.#sink.ignore(a, b, "hyphen");
        else this.#writer.put(value, a, b);
      },
      space: (a, b) => {
        if (this.#isPreformatted && !this.#inRow && /[\n\r]/.test(this.#text.slice(a, b))) this.#break();
        else if (
          b === a + 1 &&
          this.#text.charCodeAt(a) === 0x20 &&
          !this.#writer.isEmpty &&
          !this.#space &&
          !this.#writer.endsInSpace
        ) {
          // One plain space is itself, so that a line without markup is one piece.
          if (this.#claims.take(a, b)) this.#writer.verbatim(a, b);
          else this.#writer.fill(" ");
        } else this.#space = true;
      },
    });
  }

  #flushSpace(): void {
    if (this.#space && !this.#writer.isEmpty && !this.#writer.endsInSpace) this.#writer.fill(" ");
    this.#space = false;
  }
}
