import { SourceText, type PlacedFrom } from "../text/source.js";
import type { Document } from "./document.js";
import { PlainReader } from "./plain.js";
import { Sink } from "./sink.js";
import { damaged } from "./unreadable.js";
import { View } from "./view.js";
import { child, readXml, textOf, type XmlElement } from "./xml.js";

/** The export's namespace has the version of its form in it. */
function prefixesOf(text: string): Readonly<Record<string, string>> {
  const [, uri] = /<mediawiki[^>]*\sxmlns="([^"]+)"/.exec(text.slice(0, 4000)) ?? [];
  return uri === undefined ? {} : { [uri]: "" };
}

/**
 * Reads the XML export of a MediaWiki: each article's last revision under its title as a heading. Talk pages, templates,
 * users' pages and redirects are no articles and stay out.
 *
 * @throws {UnreadableFile}
 */
export function readWikiDump(file: string, xml: string): Document {
  const parts: string[] = [];
  const places: PlacedFrom[] = [];
  let length = 0;
  let count = 0;
  readXml(xml, prefixesOf(xml), {
    isUnit: (name) => name === "page",
    unit: (page) => {
      count++;
      const text = articleOf(page);
      if (text === undefined) return;
      const title = titleOf(page);
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

function titleOf(page: XmlElement): string {
  const title = child(page, "title");
  return title === undefined ? "" : textOf(title).trim();
}

function articleOf(page: XmlElement): string | undefined {
  const namespace = child(page, "ns");
  if (child(page, "redirect") !== undefined || (namespace !== undefined && textOf(namespace).trim() !== "0"))
    return undefined;
  const revisions = page.children.filter((c): c is XmlElement => typeof c !== "string" && c.name === "revision");
  const text = child(revisions.at(-1), "text");
  return text === undefined ? undefined : textOf(text).trim();
}
