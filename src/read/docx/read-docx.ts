import type { Finding } from "../../model/diagnostic.js";
import type { Document } from "../document.js";
import { type FlowBlock, ignoredParagraph } from "../flow.js";
import { layOut } from "../flow-writer.js";
import type { StyleRoles } from "../style-roles.js";
import { damaged } from "../unreadable.js";
import { child, elements, readXml, textOf, type XmlElement } from "../xml.js";
import type { ZipFile } from "../zip.js";
import { Lists } from "./lists.js";
import { prefixes } from "./names.js";
import { Paragraphs } from "./paragraphs.js";
import { Styles } from "./styles.js";

/** The document's parts that are read beside its text. */
interface Parts {
  readonly document: string;
  /** Folder of the document's part, with a slash behind it. */
  readonly folder: string;
}

/**
 * Reads a word processor's document (Office Open XML): its text with tracked changes accepted, notes and text boxes behind
 * the paragraph that they belong to; running heads and comments are accounted for as ignored.
 *
 * @throws {UnreadableFile}
 */
export async function readDocx(file: string, zip: ZipFile, styles?: StyleRoles): Promise<Document> {
  const { document, folder } = partsOf(zip);
  const named = Styles.read(await zip.textIfAny(`${folder}styles.xml`));
  const lists = Lists.read(await zip.textIfAny(`${folder}numbering.xml`));
  const notes = new Map<string, XmlElement>();
  for (const kind of ["footnote", "endnote"]) {
    readXml(await zip.textIfAny(`${folder}${kind}s.xml`), prefixes, {
      isUnit: (name) => name === `w:${kind}`,
      unit: (note) => notes.set(`${kind} ${note.attributes.get("w:id") ?? ""}`, note),
    });
  }
  const paragraphs = new Paragraphs(named, lists, notes);
  const blocks: FlowBlock[] = [];
  const state = { hasBody: false };
  readXml(await zip.text(document), prefixes, {
    isUnit: (name) => name === "w:p" || name === "w:tbl" || name === "w:sdt" || name === "w:sectPr",
    unit: (element) => blocks.push(...paragraphs.blocks(element)),
    open: (name) => (state.hasBody ||= name === "w:body"),
  });
  if (!state.hasBody) throw damaged(`no text in ${document}`);
  blocks.push(...(await aside(zip, folder)));
  const { changes } = paragraphs;
  const findings: Finding[] =
    changes === 0 ? [] : [{ code: "RG1008", severity: "info", range: { start: 0, end: 0 }, data: { count: changes } }];
  return layOut(file, "docx", blocks, { findings, styles });
}

/** Word always says `word/document.xml`; other programs may not. */
function partsOf(zip: ZipFile): Parts {
  const document = zip.names.find((name) => /^(?:word\/)?document\d*\.xml$/.test(name));
  if (document === undefined) throw damaged("no word/document.xml");
  return { document, folder: document.slice(0, document.lastIndexOf("/") + 1) };
}

/** Running heads and comments. */
async function aside(zip: ZipFile, folder: string): Promise<FlowBlock[]> {
  const blocks: FlowBlock[] = [];
  for (const name of zip.names) {
    const [, kind] =
      /^(header|footer|comments)\d*\.xml$/.exec(name.startsWith(folder) ? name.slice(folder.length) : "") ?? [];
    if (kind === undefined) continue;
    readXml(await zip.text(name), prefixes, {
      isUnit: (element) => element === "w:p",
      unit: (paragraph) =>
        blocks.push(ignoredParagraph(shownText(paragraph), kind === "comments" ? "comment" : "page", { part: name })),
    });
  }
  return blocks;
}

function shownText(element: XmlElement): string {
  if (element.name === "w:t") return textOf(element);
  if (element.name === "mc:AlternateContent") return shownText(child(element, "mc:Choice") ?? element);
  return element.name === "w:tab" ? " " : elements(element).map(shownText).join("");
}
