import { escapeXml } from "../xml.js";
import { bulletList, styleId, wordprocessing } from "./docx-styles.js";
import type { Manuscript, ManuscriptEntry, Paragraph, ParagraphRole, Run, Table } from "./manuscript.js";
import { type ManuscriptKind, paragraphStyle, runStyle, tableStyle } from "./styles.js";

/** What a document gives out as it is written: numbers of bookmarks and of numbered lists. */
interface Counters {
  bookmarks: number;
  lists: number;
  /** Name of an entry's bookmark by the entry's id. */
  readonly names: ReadonlyMap<string, string>;
}

/** `word/document.xml`, and how many numbered lists it has. */
export function documentXml({ entries }: Manuscript): { readonly xml: string; readonly lists: number } {
  const counters: Counters = { bookmarks: 0, lists: 0, names: bookmarkNames(entries) };
  const body = entries.map((entry) => entryXml(entry, counters)).join("");
  // A4 with margins of 25 mm, in twentieths of a point.
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return {
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${wordprocessing}>\n<w:body>\n${body}${page}\n</w:body>\n</w:document>\n`,
    lists: counters.lists,
  };
}

/** Word allows 40 letters, digits and `_`, the first a letter, no two alike where case is one. */
function bookmarkNames(entries: readonly ManuscriptEntry[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    entries.map(({ id }) => {
      const stem = id.replace(/[^\p{L}\p{N}]+/gu, "_").slice(0, 36);
      let name = stem;
      for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem}_${n}`;
      taken.add(name.toLowerCase());
      return [id, name];
    }),
  );
}

function entryXml({ id, kind, depth, blocks }: ManuscriptEntry, counters: Counters): string {
  return blocks
    .map((block) => {
      if (block.type === "table") return tableXml(block, kind, counters);
      const level = block.role === "name" && depth > 0 ? `<w:outlineLvl w:val="${Math.min(depth, 8)}"/>` : "";
      const number = numberOf(block, counters);
      const list = number === undefined ? "" : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr>`;
      const runs = runsXml(block.runs, kind, counters);
      return paragraphXml(kind, block.role, list + level, block.role === "name" ? marked(runs, id, counters) : runs);
    })
    .join("");
}

function numberOf({ role, first }: Paragraph, counters: Counters): number | undefined {
  if (role === "bullet") return bulletList;
  if (role !== "number") return undefined;
  if (first === true) counters.lists++;
  return bulletList + counters.lists;
}

function marked(runs: string, id: string, counters: Counters): string {
  const number = counters.bookmarks++;
  const name = counters.names.get(id) ?? "";
  return `<w:bookmarkStart w:id="${number}" w:name="${escapeXml(name)}"/>${runs}<w:bookmarkEnd w:id="${number}"/>`;
}

function paragraphXml(kind: ManuscriptKind, role: ParagraphRole, properties: string, content: string): string {
  const style = `<w:pStyle w:val="${styleId(paragraphStyle(kind, role))}"/>`;
  return `<w:p><w:pPr>${style}${properties}</w:pPr>${content}</w:p>\n`;
}

function runsXml(runs: readonly Run[], kind: ManuscriptKind, counters: Counters): string {
  return runs
    .map((run) => {
      const xml = runXml(run, kind);
      const anchor = run.ref === undefined ? undefined : counters.names.get(run.ref);
      return anchor === undefined ? xml : `<w:hyperlink w:anchor="${escapeXml(anchor)}">${xml}</w:hyperlink>`;
    })
    .join("");
}

function runXml({ text, role, strong, emphasis, lang }: Run, kind: ManuscriptKind): string {
  const properties = [
    role === undefined ? "" : `<w:rStyle w:val="${styleId(runStyle(kind, role))}"/>`,
    strong === true ? "<w:b/>" : "",
    emphasis === true ? "<w:i/>" : "",
    lang === undefined ? "" : `<w:lang w:val="${escapeXml(lang)}"/>`,
  ].join("");
  return `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function tableXml({ header, rows }: Table, kind: ManuscriptKind, counters: Counters): string {
  const columns = Math.max(1, header.length, ...rows.map(({ length }) => length));
  // Of the 160 mm between the margins.
  const width = Math.floor(9072 / columns);
  const row = (cells: readonly (readonly Run[])[], role: ParagraphRole): string => {
    const filled = Array.from({ length: columns }, (_, i) => cells[i] ?? []);
    const xml = filled.map(
      (runs) =>
        `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphXml(kind, role, "", runsXml(runs, kind, counters))}</w:tc>`,
    );
    const head = role === "tableHeader" ? "<w:trPr><w:tblHeader/></w:trPr>" : "";
    return `<w:tr>${head}${xml.join("")}</w:tr>\n`;
  };
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const properties = `<w:tblPr><w:tblStyle w:val="${styleId(tableStyle(kind))}"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>`;
  const all = [
    ...(header.length === 0 ? [] : [row(header, "tableHeader")]),
    ...rows.map((cells) => row(cells, "tableCell")),
  ];
  // Two tables without a paragraph between them would become one.
  const after = paragraphXml(kind, "tableCell", "", "");
  return all.length === 0
    ? ""
    : `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>\n${all.join("")}</w:tbl>\n${after}`;
}
