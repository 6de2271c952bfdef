import type { Nodes, Parents, PhrasingContent, RootContent, TableRow } from "mdast";
import { MappedText } from "../text/mapped-text.js";
import { alignMarkdown, type AlignedParts, type Spelling } from "./align.js";
import { afterLineEnd, columns, lineEnd } from "./chars.js";
import { Claims } from "./claims.js";
import { LineWriter } from "./line-writer.js";
import type { PlainReader } from "./plain.js";
import { emitRow } from "./rows.js";
import { type LineShape, noMarks, type Sink } from "./sink.js";
import { angleTags, tagAt } from "./tags.js";

type MarkType = "strong" | "emphasis" | "link";

/** Turns the nodes that remark made of a chunk into lines. */
export class TreeReader {
  readonly #text: string;
  readonly #sink: Sink;
  readonly #plain: PlainReader;
  readonly #writer: LineWriter;
  readonly #parts: AlignedParts;
  #claims = new Claims(0, 0);
  #base = 0;
  #end = 0;
  /** Where the inline text read last ended: nodes that a transform made have no position of their own. */
  #cursor = 0;
  #shape: LineShape = { kind: "text", indent: 0 };
  #hasShape = false;
  #inRow = false;

  constructor(text: string, sink: Sink, plain: PlainReader) {
    this.#text = text;
    this.#sink = sink;
    this.#plain = plain;
    this.#writer = new LineWriter(text, sink);
    this.#parts = {
      verbatim: (from, to) => {
        if (from >= to) return;
        if (this.#claims.take(from, to)) this.#writer.verbatim(from, to);
        else this.#writer.fill(text.slice(from, to));
      },
      put: (value, from, to) => {
        if (this.#claims.take(from, to)) this.#writer.put(value, from, to);
        else this.#writer.fill(value);
      },
      fill: (value) => {
        this.#writer.fill(value);
      },
      newline: () => {
        this.#newline("soft");
      },
    };
  }

  /**
   * Reads the nodes of the source's `[start, end)`. What gives no text is accounted for as markup.
   *
   * @param base - The source's offset of the nodes' offset 0.
   */
  read(nodes: readonly RootContent[], base: number, start: number, end: number): void {
    this.#base = base;
    this.#end = end;
    this.#claims = new Claims(start, end);
    for (const node of nodes) this.#block(node, false);
    this.#sink.ignoreRest(this.#text, { start, end }, (at) => this.#claims.has(at));
  }

  #from(node: Nodes): number {
    const offset = node.position?.start.offset;
    return offset === undefined ? this.#cursor : this.#base + offset;
  }

  #to(node: Nodes): number {
    const offset = node.position?.end.offset;
    return offset === undefined ? this.#end : Math.min(this.#end, this.#base + offset);
  }

  /** @param begun - The block has begun already: it is the first one of a list item. */
  #block(node: RootContent, begun: boolean): void {
    switch (node.type) {
      case "paragraph":
      case "heading": {
        if (!begun) this.#sink.block();
        const indent = this.#indentAt(this.#from(node));
        if (node.type === "heading") this.#shape = { kind: "heading", indent, level: node.depth };
        else this.#shape = this.#hasShape ? this.#shape : { kind: "text", indent };
        this.#hasShape = false;
        this.#inlines(node);
        this.#finish();
        return;
      }
      case "thematicBreak":
        if (!begun) this.#sink.block();
        this.#hasShape = false;
        this.#sink.emit(MappedText.empty, noMarks, { kind: "rule", indent: this.#indentAt(this.#from(node)) });
        return;
      case "list":
        node.children.forEach((item, i) => {
          const before = node.children[i - 1]?.position?.end.line ?? 0;
          const isTight = i > 0 && (item.position?.start.line ?? 0) - before <= 1;
          if (isTight || begun) this.#sink.tightBlock();
          else this.#sink.block();
          this.#shape = { kind: "item", indent: this.#indentAt(this.#from(item)), ordered: node.ordered === true };
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
        this.#code(node.value, this.#from(node), this.#to(node), begun);
        return;
      case "html": {
        const from = this.#from(node);
        const to = this.#to(node);
        if (this.#claims.take(from, to)) this.#plain.readParagraph(from, to);
        return;
      }
      default:
        return;
    }
  }

  #row(row: TableRow, header: boolean): void {
    this.#inRow = true;
    const cells = row.children.map((cell) => {
      this.#inlines(cell);
      this.#writer.closeAllMarks();
      return this.#writer.take();
    });
    this.#inRow = false;
    emitRow(this.#sink, cells, this.#indentAt(this.#from(row)), header);
  }

  /** Lines of a code block as they are; a fence's own lines are markup. */
  #code(value: string, from: number, to: number, begun: boolean): void {
    if (!begun) this.#sink.block();
    this.#hasShape = false;
    let at = from;
    const fence = this.#text.charCodeAt(from);
    if (
      (fence === 0x60 || fence === 0x7e) &&
      this.#text.charCodeAt(from + 1) === fence &&
      this.#text.charCodeAt(from + 2) === fence
    ) {
      at = afterLineEnd(this.#text, lineEnd(this.#text, from, to), to);
    }
    for (const line of value.split(/\r\n?|\n/)) {
      const clean = line.trim();
      const end = lineEnd(this.#text, at, to);
      if (clean === "") this.#sink.block();
      const found = clean === "" ? -1 : this.#text.slice(at, end).lastIndexOf(clean);
      if (found >= 0 && this.#claims.take(at + found, at + found + clean.length)) {
        const indent = this.#indentAt(at);
        this.#sink.emit(MappedText.verbatim(clean, at + found), noMarks, { kind: "text", indent });
        this.#sink.newline("hard");
      }
      at = afterLineEnd(this.#text, end, to);
    }
  }

  #inlines(parent: Parents): void {
    this.#cursor = this.#from(parent);
    for (const child of parent.children) this.#inline(child as PhrasingContent);
  }

  #inline(node: PhrasingContent): void {
    switch (node.type) {
      case "text":
        this.#align(node, node.value, "markdown");
        return;
      case "inlineCode":
        this.#align(node, node.value, "code");
        return;
      case "break":
        this.#cursor = this.#to(node);
        this.#newline("hard");
        return;
      case "emphasis":
      case "strong":
        this.#marked(node.type, node);
        return;
      case "link":
      case "linkReference":
        this.#marked("link", node);
        return;
      case "delete":
        this.#inlines(node);
        return;
      case "html":
        this.#tag(this.#from(node), this.#to(node));
        return;
      default:
        return;
    }
  }

  #align(node: Nodes, value: string, spelling: Spelling): void {
    const from = node.position === undefined ? this.#cursor : this.#from(node);
    this.#cursor = alignMarkdown(
      this.#text,
      from,
      this.#to(node),
      value.replace(/\r\n?/g, "\n"),
      spelling,
      this.#parts,
    );
  }

  #marked(type: MarkType, node: Parents): void {
    const cursor = this.#cursor;
    this.#writer.openMark(type);
    if (node.position === undefined) for (const child of node.children) this.#inline(child as PhrasingContent);
    else this.#inlines(node);
    this.#writer.closeMark(type);
    this.#cursor = Math.max(this.#cursor, cursor, node.position === undefined ? 0 : this.#to(node));
  }

  #tag(from: number, to: number): void {
    this.#cursor = to;
    const tag = tagAt(this.#text, from, to, 0x3e, angleTags);
    if (this.#text.startsWith("<!--", from)) {
      if (this.#claims.take(from, to)) this.#sink.ignore(from, to, "comment");
    } else if (tag?.effect === "break") this.#newline("hard");
    else if (tag?.effect === "strong" || tag?.effect === "emphasis" || tag?.effect === "link") {
      if (tag.closes) this.#writer.closeMark(tag.effect);
      else this.#writer.openMark(tag.effect);
    }
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
      start === undefined || isFirst ? this.#shape : { ...this.#shape, indent: this.#indentAt(start) },
    );
  }

  /** Columns of white space at the start of the source line around `at`. */
  #indentAt(at: number): number {
    let start = at;
    while (start > 0 && this.#text.charCodeAt(start - 1) !== 0x0a && this.#text.charCodeAt(start - 1) !== 0x0d) start--;
    return columns(this.#text, start, skipSpaces(this.#text, start, at));
  }
}

function skipSpaces(text: string, from: number, to: number): number {
  while (from < to && (text.charCodeAt(from) === 0x20 || text.charCodeAt(from) === 0x09)) from++;
  return from;
}
