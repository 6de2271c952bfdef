import type { Root } from "hast";
import { reportMark } from "../model/report-mark.js";
import type { SourceText } from "../text/source.js";
import type { Document } from "./document.js";
import { HtmlReader } from "./html-tree.js";
import { PlainReader } from "./plain.js";
import { Sink } from "./sink.js";
import { View } from "./view.js";

/** Open elements beyond which a page is read as plain text with tags: the parser takes quadratic time for them. */
const deepest = 400;
/** Longest tag, attributes included, for the same reason. */
const longestTag = 65_536;

/** Elements that need no closing tag, or have none. They do not nest by themselves. */
const unclosed = new Set(
  "area base br col embed hr img input link meta source track wbr p li dt dd td th tr tbody thead tfoot option optgroup colgroup rb rt rp html body head".split(
    " ",
  ),
);

/** A page's head that names its generator begins with it. */
const headLength = 1000;

/**
 * Reads HTML with rehype, which is loaded on the first call. Blocks begin lines, `<br>` breaks them, tables give rows.
 * Never throws; linear in the text's length.
 */
export async function readHtml(source: SourceText): Promise<Document> {
  const view = new View(source.text);
  const { text } = view;
  const sink = new Sink();
  if (text.slice(0, headLength).includes(reportMark)) {
    sink.ignore(0, text.length, "report");
  } else if (isTooDeep(text)) {
    new PlainReader(text, sink).read(0, text.length);
  } else {
    const parse = await loadParser();
    new HtmlReader(text, sink).read(parse(text));
  }
  return {
    source,
    format: "html",
    frontMatter: {},
    ...view.toSource(sink.lines, sink.ignored),
    findings: view.findings,
  };
}

async function loadParser(): Promise<(html: string) => Root> {
  const [{ unified }, { default: rehypeParse }] = await Promise.all([import("unified"), import("rehype-parse")]);
  const processor = unified().use(rehypeParse).freeze();
  return (html) => processor.parse(html);
}

/** Counts open elements from tag to tag, without knowing what HTML would close by itself. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const closes = html.charCodeAt(at + 1) === 0x2f;
    const [, name] = /^([a-z][a-z0-9]*)/i.exec(html.slice(at + (closes ? 2 : 1), at + 16)) ?? [];
    if (name === undefined) continue;
    const end = tagEnd(html, at);
    if (end - at > longestTag) return true;
    if (unclosed.has(name.toLowerCase())) continue;
    if (closes) depth = Math.max(0, depth - 1);
    else if (++depth > deepest) return true;
  }
  return false;
}

function tagEnd(html: string, at: number): number {
  const limit = Math.min(html.length, at + longestTag + 1);
  for (let i = at + 1; i < limit; i++) {
    const code = html.charCodeAt(i);
    if (code === 0x3e || code === 0x3c) return i;
  }
  return limit;
}
