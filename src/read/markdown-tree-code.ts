import { MappedText } from "../text/mapped-text.js";
import { afterLineEnd, lineEnd } from "./chars.js";
import { noMarks, type Sink } from "./sink.js";
import type { TreeSource } from "./markdown-tree-source.js";

/** Lines of a code block as they are; a fence's own lines are markup. */
export function readCode(value: string, from: number, to: number, source: TreeSource, sink: Sink): void {
  const { text } = source;
  let at = from;
  const fence = text.charCodeAt(from);
  if (
    (fence === 0x60 || fence === 0x7e) &&
    text.charCodeAt(from + 1) === fence &&
    text.charCodeAt(from + 2) === fence
  ) {
    at = afterLineEnd(text, lineEnd(text, from, to), to);
  }
  for (const line of value.split(/\r\n?|\n/)) {
    const clean = line.trim();
    const end = lineEnd(text, at, to);
    if (clean === "") sink.block();
    const found = clean === "" ? -1 : text.slice(at, end).lastIndexOf(clean);
    if (found >= 0 && source.claims.take(at + found, at + found + clean.length)) {
      const indent = source.indentAt(at);
      sink.emit(MappedText.verbatim(clean, at + found), noMarks, { kind: "text", indent });
      sink.newline("hard");
    }
    at = afterLineEnd(text, end, to);
  }
}
