// The rulebook as an OpenDocument text, its look in automatic styles as programs write them.
import { strToU8, zipSync } from "fflate";
import { grouped, piecesOf, title, xml } from "./flow.mjs";

const base = "urn:oasis:names:tc:opendocument:xmlns:";
const spaces = ["office", "style", "text", "table", "drawing"]
  .map((name) => `xmlns:${name === "drawing" ? "draw" : name}="${base}${name}:1.0"`)
  .concat(`xmlns:fo="${base}xsl-fo-compatible:1.0"`)
  .join(" ");
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function makeOdt(blocks, lang) {
  const content = grouped(blocks.flatMap(piecesOf)).map(piece).join("\n");
  const look = (id, properties, family = "text") =>
    `<style:style style:name="${id}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;
  const automatic = [
    look("T1", 'fo:font-weight="bold"'),
    look("T2", 'fo:font-style="italic"'),
    look("T3", 'fo:font-weight="bold" fo:font-style="italic"'),
    '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>',
    '<text:list-style style:name="L2"><text:list-level-style-number text:level="1"/></text:list-style>',
  ].join("");
  const files = {
    mimetype: "application/vnd.oasis.opendocument.text",
    "META-INF/manifest.xml": `${head}<manifest:manifest xmlns:manifest="${base}manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    "content.xml": `${head}<office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>\n<text:h text:outline-level="1">${title[lang]}</text:h>\n${content}</office:text></office:body></office:document-content>`,
    "styles.xml": `${head}<office:document-styles ${spaces} office:version="1.2"><office:styles>${look("Standard", 'fo:font-size="10pt"', "paragraph")}</office:styles><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>${title[lang]}</text:p></style:header></style:master-page></office:master-styles></office:document-styles>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function piece(item) {
  if (item.type === "heading") return `<text:h text:outline-level="${item.level}">${runs(item.runs)}</text:h>`;
  if (item.type === "list")
    return `<text:list text:style-name="${item.ordered ? "L2" : "L1"}">${item.items.map((one) => `<text:list-item>${paragraph(one)}</text:list-item>`).join("\n")}</text:list>`;
  if (item.type !== "table") return paragraph(item.runs);
  const row = (cells) =>
    `<table:table-row>${cells.map((cell) => `<table:table-cell>${paragraph(cell)}</table:table-cell>`).join("")}</table:table-row>`;
  const header =
    item.header.length === 0 ? "" : `<table:table-header-rows>${row(item.header)}</table:table-header-rows>`;
  return `<table:table><table:table-column table:number-columns-repeated="${item.rows[0]?.length ?? 1}"/>${header}${item.rows.map(row).join("")}</table:table>`;
}

function paragraph(list) {
  return `<text:p text:style-name="Standard">${runs(list)}</text:p>`;
}

function runs(list) {
  return list
    .map(({ text, strong, emphasis }) => {
      const style = strong && emphasis ? "T3" : strong ? "T1" : emphasis ? "T2" : undefined;
      // A line feed of the XML is a space.
      const shown = xml(text)
        .replace(/(?<=\S{3}) (?=\S{9})/g, "\n   ")
        .replaceAll("\t", "<text:tab/>");
      return style === undefined ? shown : `<text:span text:style-name="${style}">${shown}</text:span>`;
    })
    .join("");
}
