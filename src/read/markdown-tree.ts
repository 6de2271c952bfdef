import type { RootContent, TableRow } from "mdast";
import { MappedText } from "../text/mapped-text.js";
import { LineWriter } from "./line-writer.js";
import { readCode } from "./markdown-tree-code.js";
import { TreeInlines } from "./markdown-tree-inlines.js";
import { TreeSource } from "./markdown-tree-source.js";
import type { PlainReader } from "./plain.js";
import { emitRow } from "./rows.js";
import { type LineShape, noMarks, type Sink } from "./sink.js";

/** Turns the nodes that remark made of a chunk into lines. */
export class TreeReader {
  readonly #source: TreeSource;
  readonly #sink: Sink;
  readonly #plain: PlainReader;
  readonly #writer: LineWriter;
  readonly #inlines: TreeInlines;
  #shape: LineShape = { kind: "text", indent: 0 };
  #hasShape = false;
  #inRow = false;

  constructor(text: string, sink: Sink, plain: PlainReader) {
    this.#source = new TreeSource(text);
    this.#sink = sink;
    this.#plain = plain;
    this.#writer = new LineWriter(text, sink);
    this.#inlines = new TreeInlines(this.#source, sink, this.#writer, (join) => {
      this.#newline(join);
    });
  }

  /**
   * Reads the nodes of the source's `[start, end)`. What gives no text is accounted for as markup.
   *
   * @param base - The source's offset of the nodes' offset 0.
   */
  read(nodes: readonly RootContent[], base: number, start: number, end: number): void {
    this.#source.enter(base, start, end);
    for (const node of nodes) this.#block(node, false);
    this.#sink.ignoreRest(this.#source.text, { start, end }, (at) => this.#source.claims.has(at));
  }

  /** @param begun - The block has begun already: it is the first one of a list item. */
  #block(node: RootContent, begun: boolean): void {
    switch (node.type) {
      case "paragraph":
      case "heading": {
        if (!begun) this.#sink.block();
        const indent = this.#source.indentAt(this.#source.startOf(node));
        if (node.type === "heading") this.#shape = { kind: "heading", indent, level: node.depth };
        else this.#shape = this.#hasShape ? this.#shape : { kind: "text", indent };
        this.#hasShape = false;
        this.#inlines.read(node);
        this.#finish();
        return;
      }
      case "thematicBreak":
        if (!begun) this.#sink.block();
        this.#hasShape = false;
        this.#sink.emit(MappedText.empty, noMarks, {
          kind: "rule",
          indent: this.#source.indentAt(this.#source.startOf(node)),
        });
        return;
      case "list":
        node.children.forEach((item, i) => {
          const before = node.children[i - 1]?.position?.end.line ?? 0;
          const isTight = i > 0 && (item.position?.start.line ?? 0) - before <= 1;
          if (isTight || begun) this.#sink.tightBlock();
          else this.#sink.block();
          this.#shape = {
            kind: "item",
            indent: this.#source.indentAt(this.#source.startOf(item)),
            ordered: node.ordered === true,
          };
          this.#hasShape = true;
          item.children.forEach((child, n) => {
            // A list inside an item begins right behind the item's text.
            this.#block(child, n === 0 || child.type === "list");
          });
          this.#hasShape = false;
        });
        return;
      case "blockquote":
      case "footnoteDefinition":
        node.children.forEach((child, n) => {
          this.#block(child, begun && n === 0);
        });
        return;
      case "table":
        node.children.forEach((row, i) => {
          if (i > 0) this.#sink.tightBlock();
          else if (!begun) this.#sink.block();
          this.#row(row, i === 0);
        });
        return;
      case "code":
        if (!begun) this.#sink.block();
        this.#hasShape = false;
        readCode(node.value, this.#source.startOf(node), this.#source.endOf(node), this.#source, this.#sink);
        return;
      case "html": {
        const from = this.#source.startOf(node);
        const to = this.#source.endOf(node);
        if (this.#source.claims.take(from, to)) this.#plain.readParagraph(from, to);
        return;
      }
      default:
        return;
    }
  }

  #row(row: TableRow, header: boolean): void {
    this.#inRow = true;
    const cells = row.children.map((cell) => {
      this.#inlines.read(cell);
      this.#writer.closeAllMarks();
      return this.#writer.take();
    });
    this.#inRow = false;
    emitRow(this.#sink, cells, this.#source.indentAt(this.#source.startOf(row)), header);
  }

  #newline(join: "soft" | "hard"): void {
    if (this.#inRow) {
      this.#writer.fill(" ");
      return;
    }
    const before = this.#sink.lines.length;
    this.#emit();
    this.#sink.newline(join);
    const kind = this.#sink.lines.length > before && this.#shape.kind === "item" ? "text" : this.#shape.kind;
    this.#shape = { ...this.#shape, kind };
  }

  /** Ends the paragraph; a tag that nothing closed marks no more than that. */
  #finish(): void {
    this.#writer.closeAllMarks();
    this.#emit();
  }

  #emit(): void {
    const { text, marks } = this.#writer.take();
    const start = text.pieces[0]?.start;
    const isFirst = this.#shape.kind === "item";
    this.#sink.emit(
      text,
      marks,
      start === undefined || isFirst ? this.#shape : { ...this.#shape, indent: this.#source.indentAt(start) },
    );
  }
}
