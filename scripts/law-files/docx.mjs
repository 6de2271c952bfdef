// The rulebook as a word processor's document: named styles, lists, tables, running heads, a directory, tracked changes.
import { strToU8, zipSync } from "fflate";
import { piecesOf, split, title, xml } from "./flow.mjs";

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** Parts beside the text: id, kind, file. */
const parts = [
  ["styles", "styles", "styles.xml"],
  ["numbering", "numbering", "numbering.xml"],
  ["header", "header", "header1.xml"],
];
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** @param tracksChanges Whether insertions and deletions stand in it, as between author and editor. */
export function makeDocx(blocks, lang, tracksChanges = true) {
  const pieces = blocks.flatMap(piecesOf);
  const names = blocks.map(({ name }, n) => paragraph([{ text: `${name}\t${n + 2}` }], '<w:pStyle w:val="Contents"/>'));
  const body = [paragraph([{ text: title[lang] }], '<w:pStyle w:val="Cover"/>'), ...names, ...pieces.map(piece)]
    .join("")
    .replace(tracksChanges ? /$^/ : /<w:del .*?<\/w:del>|<\/?w:ins\b[^>]*>/g, "");
  const files = {
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${parts.map(([, kind, file]) => `<Override PartName="/word/${file}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`).join("")}<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${head}<w:document ${w} xmlns:r="${office}"><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="header"/></w:sectPr></w:body></w:document>`,
    "word/_rels/document.xml.rels": `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts.map(([id, kind, file]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${file}"/>`).join("")}</Relationships>`,
    "word/styles.xml": `${head}<w:styles ${w}>${styles}</w:styles>`,
    "word/numbering.xml": `${head}<w:numbering ${w}>${numbering}</w:numbering>`,
    "word/header1.xml": `${head}<w:hdr ${w}>${paragraph([{ text: title[lang] }])}</w:hdr>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const style = (id, name, more) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more ?? ""}</w:style>`;
const styles = [
  style("Text", "Body Text"),
  style("Cover", "Title"),
  style("Contents", "toc 1"),
  style("N2", "heading 2", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/></w:rPr>'),
  style("N3", "Subject", '<w:basedOn w:val="N2"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
  '<w:style w:type="character" w:styleId="Label"><w:name w:val="Label"/><w:rPr><w:b/></w:rPr></w:style>',
].join("");
const level = (format, text) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering =
  `<w:abstractNum w:abstractNumId="0">${level("bullet", "•")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level("decimal", "%1.")}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';

function piece(item, n) {
  if (item.type === "heading") return paragraph(item.runs, `<w:pStyle w:val="N${item.level > 2 ? 3 : 2}"/>`);
  if (item.type === "item")
    return paragraph(item.runs, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${item.ordered ? 2 : 1}"/></w:numPr>`);
  if (item.type === "table") {
    const row = (cells, header) =>
      `<w:tr>${header ? "<w:trPr><w:tblHeader/></w:trPr>" : ""}${cells.map((runs) => `<w:tc>${paragraph(runs)}</w:tc>`).join("")}</w:tr>`;
    const header = item.header.length === 0 ? "" : row(item.header, true);
    return `<w:tbl><w:tblPr/>${header}${item.rows.map((cells) => row(cells, false)).join("")}</w:tbl>`;
  }
  const deleted = n % 7 === 3 ? '<w:del w:id="1"><w:r><w:delText>17</w:delText></w:r></w:del>' : "";
  return paragraph(item.runs, '<w:pStyle w:val="Text"/>', deleted);
}

function paragraph(runs, properties = "", more = "") {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.flatMap(split).map(run).join("")}${more}</w:p>`;
}

function run({ text, strong, emphasis }, n) {
  const look = `${strong ? '<w:rStyle w:val="Label"/>' : ""}${emphasis ? "<w:i/>" : ""}`;
  const parts = text.split("\t").map((part) => `<w:t xml:space="preserve">${xml(part)}</w:t>`);
  const run = `<w:r><w:rPr>${look}</w:rPr>${parts.join("<w:tab/>")}</w:r>`;
  return n % 5 === 1 ? `<w:ins w:id="2">${run}</w:ins>` : run;
}
