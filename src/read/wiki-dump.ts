import { decode } from "../text/decode.js";
import { SourceText, type PlacedFrom } from "../text/source.js";
import type { Document } from "./document.js";
import { PlainReader } from "./plain.js";
import { Sink } from "./sink.js";
import { damaged } from "./unreadable.js";
import { View } from "./view.js";
import { headOf } from "./wiki-export.js";
import { child, readXml, textOf } from "./xml.js";

/** Bytes that are decoded at a time. */
const step = 65_536;

/**
 * Reads the XML export of a MediaWiki: each article's last revision under its title as a heading. Talk pages, templates,
 * users' pages and redirects are no articles and stay out. Of the file, only what it keeps is ever in memory as text.
 *
 * @throws {UnreadableFile}
 */
export function readWikiDump(file: string, content: Uint8Array | string): Document {
  if (typeof content === "string") return read(file, headOf(content), [content]);
  try {
    return read(file, headOf(content), decodedParts(content));
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    const { text, finding } = decode(content);
    const document = readWikiDump(file, text);
    return finding === undefined ? document : { ...document, findings: [finding, ...document.findings] };
  }
}

class NotUtf8 extends Error {}

function* decodedParts(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let at = 0; at < bytes.length; at += step) {
    try {
      yield decoder.decode(bytes.subarray(at, at + step), { stream: at + step < bytes.length });
    } catch {
      throw new NotUtf8();
    }
  }
}

/** The export's namespace has the version of its form in it. */
function prefixesOf(head: string): Readonly<Record<string, string>> {
  const [, uri] = /<mediawiki[^>]*\sxmlns="([^"]+)"/.exec(head) ?? [];
  return uri === undefined ? {} : { [uri]: "" };
}

/** What is known of a page while it is read: of its revisions, the last one counts. */
interface Page {
  title: string;
  isArticle: boolean;
  text: string | undefined;
}

function read(file: string, head: string, xml: Iterable<string>): Document {
  const parts: string[] = [];
  const places: PlacedFrom[] = [];
  let length = 0;
  let count = 0;
  let page: Page = { title: "", isArticle: true, text: undefined };
  const units = new Set(["title", "ns", "redirect", "revision"]);
  readXml(xml, prefixesOf(head), {
    isUnit: (name) => units.has(name),
    unit: (element) => {
      if (element.name === "title") page.title = textOf(element).trim();
      else if (element.name === "ns") page.isArticle &&= textOf(element).trim() === "0";
      else if (element.name === "redirect") page.isArticle = false;
      else {
        const text = child(element, "text");
        page.text = text === undefined ? undefined : textOf(text).trim();
      }
    },
    open: (name) => {
      if (name === "page") page = { title: "", isArticle: true, text: undefined };
    },
    close: (name) => {
      if (name !== "page") return;
      count++;
      const { title, isArticle, text } = page;
      if (!isArticle || text === undefined) return;
      places.push({ offset: length, place: { part: title } });
      const part = `== ${title} ==\n${text}\n\n`;
      parts.push(part);
      length += part.length;
    },
  });
  if (count === 0) throw damaged("no page in it");
  const source = new SourceText(file, parts.join(""), places);
  const view = new View(source.text);
  const sink = new Sink();
  new PlainReader(view.text, sink).read(0, view.text.length);
  return {
    source,
    format: "mediawiki",
    frontMatter: {},
    ...view.toSource(sink.lines, sink.ignored),
    findings: view.findings,
  };
}
