import type { Nodes, Parents, PhrasingContent } from "mdast";
import { alignMarkdown, type AlignedParts, type Spelling } from "./align.js";
import type { LineWriter } from "./line-writer.js";
import type { Sink } from "./sink.js";
import { angleTags, tagAt } from "./tags.js";
import type { TreeSource } from "./markdown-tree-source.js";

type MarkType = "strong" | "emphasis" | "link";

/** Writes the inline nodes of a paragraph, a heading or a cell to a `LineWriter`. */
export class TreeInlines {
  readonly #source: TreeSource;
  readonly #sink: Sink;
  readonly #writer: LineWriter;
  readonly #onBreak: (join: "soft" | "hard") => void;
  readonly #parts: AlignedParts;

  constructor(source: TreeSource, sink: Sink, writer: LineWriter, onBreak: (join: "soft" | "hard") => void) {
    this.#source = source;
    this.#sink = sink;
    this.#writer = writer;
    this.#onBreak = onBreak;
    this.#parts = {
      verbatim: (from, to) => {
        if (from >= to) return;
        if (source.claims.take(from, to)) writer.verbatim(from, to);
        else writer.fill(source.text.slice(from, to));
      },
      put: (value, from, to) => {
        if (source.claims.take(from, to)) writer.put(value, from, to);
        else writer.fill(value);
      },
      fill: (value) => {
        writer.fill(value);
      },
      newline: () => {
        onBreak("soft");
      },
    };
  }

  /** Writes the children of a node. */
  read(parent: Parents): void {
    this.#source.cursor = this.#source.startOf(parent);
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
        this.#source.cursor = this.#source.endOf(node);
        this.#onBreak("hard");
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
        this.read(node);
        return;
      case "html":
        this.#tag(this.#source.startOf(node), this.#source.endOf(node));
        return;
      default:
        return;
    }
  }

  #align(node: Nodes, value: string, spelling: Spelling): void {
    const from = node.position === undefined ? this.#source.cursor : this.#source.startOf(node);
    this.#source.cursor = alignMarkdown(
      this.#source.text,
      from,
      this.#source.endOf(node),
      value.replace(/\r\n?/g, "\n"),
      spelling,
      this.#parts,
    );
  }

  #marked(type: MarkType, node: Parents): void {
    const cursor = this.#source.cursor;
    this.#writer.openMark(type);
    if (node.position === undefined) for (const child of node.children) this.#inline(child as PhrasingContent);
    else this.read(node);
    this.#writer.closeMark(type);
    this.#source.cursor = Math.max(
      this.#source.cursor,
      cursor,
      node.position === undefined ? 0 : this.#source.endOf(node),
    );
  }

  #tag(from: number, to: number): void {
    this.#source.cursor = to;
    const tag = tagAt(this.#source.text, from, to, 0x3e, angleTags);
    if (this.#source.text.startsWith("<!--", from)) {
      if (this.#source.claims.take(from, to)) this.#sink.ignore(from, to, "comment");
    } else if (tag?.effect === "break") this.#onBreak("hard");
    else if (tag?.effect === "strong" || tag?.effect === "emphasis" || tag?.effect === "link") {
      if (tag.closes) this.#writer.closeMark(tag.effect);
      else this.#writer.openMark(tag.effect);
    }
  }
}
