import type { Root, RootContent } from "mdast";
import type { Line } from "./document.js";
import type { References } from "./markdown-references.js";
import { TreeReader } from "./markdown-tree.js";
import { PlainReader } from "./plain.js";
import { Sink } from "./sink.js";

/** A chunk that the fast reader left to the parser. */
export interface LeftChunk {
  readonly start: number;
  readonly end: number;
  readonly markers: number;
  /** How many lines the fast reader had emitted before it. */
  readonly line: number;
}

/** Chunks go to the parser together up to so many units: a call costs as much as some hundred units of text. */
const batchSize = 4096;
/** Markers of one batch; with more of them the parser slows down. */
const batchMarkers = 1000;

/** Stands between chunks, so that two lists do not become one. */
const separator = "\n\n<!---->\n\n";

/** Loads remark. The function that it gives parses one Markdown text. */
export async function loadParser(): Promise<(markdown: string) => Root> {
  const [{ unified }, { default: remarkParse }, { default: remarkGfm }] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
  ]);
  const processor = unified().use(remarkParse).use(remarkGfm).freeze();
  return (markdown) => processor.parse(markdown);
}

/** Parses the chunks left and returns the document's lines in order; their ignored parts go to the sink. */
export async function readLeft(
  text: string,
  left: readonly LeftChunk[],
  references: References,
  sink: Sink,
): Promise<Line[]> {
  const parse = await loadParser();
  const part = new Sink(true);
  const tree = new TreeReader(text, part, new PlainReader(text, part));
  const lines: Line[] = [];
  let taken = 0;
  for (let i = 0; i < left.length;) {
    const next = batchEnd(left, i);
    const chunks = left.slice(i, next);
    const markdown = chunks.map(({ start, end }) => text.slice(start, end)).join(separator);
    const prefix = references.prefixFor(markdown);
    const nodes = parse(prefix + markdown).children;
    let at = prefix.length;
    let n = 0;
    for (const { start, end, line } of chunks) {
      for (; taken < line; taken++) lines.push(sink.lines[taken] as Line);
      while (n < nodes.length && offsetOf(nodes[n]) < at) n++;
      const first = n;
      while (n < nodes.length && offsetOf(nodes[n]) < at + (end - start)) n++;
      const before = part.lines.length;
      tree.read(nodes.slice(first, n), start - at, start, end);
      for (let k = before; k < part.lines.length; k++) lines.push(part.lines[k] as Line);
      at += end - start + separator.length;
    }
    i = next;
  }
  for (; taken < sink.lines.length; taken++) lines.push(sink.lines[taken] as Line);
  for (const ignored of part.ignored) sink.ignored.push(ignored);
  sink.ignored.sort((a, b) => a.range.start - b.range.start);
  return lines;
}

function batchEnd(left: readonly LeftChunk[], from: number): number {
  let size = 0;
  let markers = 0;
  let i = from;
  for (; i < left.length; i++) {
    const chunk = left[i] as LeftChunk;
    size += chunk.end - chunk.start + separator.length;
    markers += chunk.markers;
    if (i > from && (size > batchSize || markers > batchMarkers)) break;
  }
  return i;
}

function offsetOf(node: RootContent | undefined): number {
  return node?.position?.start.offset ?? 0;
}
