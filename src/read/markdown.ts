import type { SourceText } from "../text/source.js";
import type { Document } from "./document.js";
import { readFrontMatter } from "./front-matter.js";
import { Chunk } from "./markdown-chunk.js";
import { FastReader } from "./markdown-fast.js";
import { type LeftChunk, loadParser, readLeft } from "./markdown-parser.js";
import { References } from "./markdown-references.js";
import { PlainReader } from "./plain.js";
import { Sink } from "./sink.js";
import { View } from "./view.js";

export interface MarkdownOptions {
  /** `parser`: every chunk goes through remark. The lines are the same, only slower; tests compare the two. */
  readonly mode?: "fast" | "parser";
}

/** Chunks beyond these bounds are read as plain paragraphs: a Markdown parser may take quadratic time for them. */
const longestChunk = 65_536;
const mostMarkers = 2000;
const deepestNesting = 40;

/**
 * Reads Markdown (CommonMark with GFM tables, strikethrough, footnotes) with YAML front matter.
 * Simple chunks are scanned, the others parsed with remark, which is loaded when the first one turns up.
 * Never throws; linear in the text's length.
 */
export async function readMarkdown(source: SourceText, options: MarkdownOptions = {}): Promise<Document> {
  const view = new View(source.text);
  const { text } = view;
  const sink = new Sink(true);
  const matter = await readFrontMatter(text);
  if (matter !== undefined) sink.ignore(0, matter.end, "front-matter");

  const start = matter?.end ?? (text.charCodeAt(0) === 0xfeff ? 1 : 0);
  const references = await findReferences(text, start);
  const fast = new FastReader(text, sink, (label) => references.has(label));
  const left: LeftChunk[] = [];
  const chunk = new Chunk(text);
  for (let at = start; chunk.read(at); at = chunk.next) {
    if (options.mode !== "parser" && fast.read(chunk)) continue;
    const { start, end } = chunk;
    const markers = countMarkers(text, chunk);
    if (markers > mostMarkers) new PlainReader(text, sink).readParagraph(start, end);
    else left.push({ start, end, markers, line: sink.lines.length });
  }
  const lines = left.length === 0 ? sink.lines : await readLeft(text, left, references, sink);
  if (lines[0] !== undefined) lines[0] = { ...lines[0], gap: 0 };
  return {
    source,
    format: "md",
    frontMatter: matter?.values ?? {},
    ...view.toSource(lines, sink.ignored),
    findings: [...view.findings, ...(matter?.findings ?? [])],
  };
}

/** Labels that are defined anywhere in the text. Few texts have any, so a second look at their chunks is cheap. */
async function findReferences(text: string, start: number): Promise<References> {
  const references = new References();
  if (!text.includes("]:", start)) return references;
  const parse = await loadParser();
  const chunk = new Chunk(text);
  for (let at = start; chunk.read(at); at = chunk.next) {
    const markdown = text.slice(chunk.start, chunk.end);
    if (/^[ >\d.)*+-]*\[[^\n\r]*\]:/m.test(markdown) && countMarkers(text, chunk) <= mostMarkers)
      references.add(parse(markdown));
  }
  return references;
}

const markers = new Uint8Array(128);
for (const char of "*_[]<`~&!\\$") markers[char.charCodeAt(0)] = 1;

/** Markers that cost a parser time; more than it may have for a chunk that is too long or too deep. */
function countMarkers(text: string, chunk: Chunk): number {
  if (chunk.end - chunk.start > longestChunk) return Infinity;
  let count = 0;
  for (let i = chunk.start; i < chunk.end; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 && markers[code] === 1) count++;
  }
  for (let line = 0; line < chunk.lineCount; line++) {
    if (nesting(text, chunk.firsts[line] as number, chunk.lasts[line] as number) > deepestNesting) return Infinity;
  }
  return count;
}

/** How many quote marks and list markers a line begins with. */
function nesting(text: string, from: number, to: number): number {
  let depth = 0;
  for (let i = from; i < to && depth <= deepestNesting; i++) {
    const char = text.charAt(i);
    if (char === ">" || char === "-" || char === "+" || char === "*" || char === "." || char === ")") depth++;
    else if (char !== " " && char !== "\t" && !(char >= "0" && char <= "9")) break;
  }
  return depth;
}
