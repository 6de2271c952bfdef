import type { Nodes } from "mdast";
import { columns } from "./chars.js";
import { Claims } from "./claims.js";

/** Where the nodes of a chunk stand in the source, and which of its units are accounted for. */
export class TreeSource {
  readonly text: string;
  /** Units of the chunk. */
  claims = new Claims(0, 0);
  /** Where the inline text read last ended: nodes that a transform made have no position of their own. */
  cursor = 0;
  #base = 0;
  #end = 0;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Goes to the chunk `[start, end)`.
   *
   * @param base - The source's offset of the nodes' offset 0.
   */
  enter(base: number, start: number, end: number): void {
    this.#base = base;
    this.#end = end;
    this.claims = new Claims(start, end);
  }

  startOf(node: Nodes): number {
    const offset = node.position?.start.offset;
    return offset === undefined ? this.cursor : this.#base + offset;
  }

  endOf(node: Nodes): number {
    const offset = node.position?.end.offset;
    return offset === undefined ? this.#end : Math.min(this.#end, this.#base + offset);
  }

  /** Columns of white space at the start of the source line around `at`. */
  indentAt(at: number): number {
    const { text } = this;
    let start = at;
    while (start > 0 && text.charCodeAt(start - 1) !== 0x0a && text.charCodeAt(start - 1) !== 0x0d) start--;
    let end = start;
    while (end < at && (text.charCodeAt(end) === 0x20 || text.charCodeAt(end) === 0x09)) end++;
    return columns(text, start, end);
  }
}
