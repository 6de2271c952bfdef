import { strToU8, zipSync } from "fflate";

/** Small documents of every packed format, with the same text in all of them. */
export const wick = {
  name: "Wick",
  label: "Range:",
  value: " touch",
  items: ["one eel", "two eels"],
  cells: [
    ["Eel", "Price"],
    ["small", "2 gp"],
  ],
} as const;

export function packed(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

export const docxStyles = `<w:styles ${w}>
  <w:style w:type="paragraph" w:styleId="N1"><w:name w:val="heading 2"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Entry"/><w:basedOn w:val="N1"/></w:style>
  <w:style w:type="paragraph" w:styleId="T1"><w:name w:val="toc 1"/></w:style>
  <w:style w:type="character" w:styleId="L"><w:name w:val="Label"/><w:rPr><w:b/></w:rPr></w:style>
</w:styles>`;

const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;

/** A DOCX file of the given body. */
export function docx(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return packed({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": docxStyles,
    "word/numbering.xml": numbering,
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, text.replace("NS", w)])),
  });
}

const run = (text: string, look = ""): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const cell = (text: string): string => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;

export const wickDocx = docx(
  `<w:p><w:pPr><w:pStyle w:val="Own"/></w:pPr>${run(wick.name)}</w:p>` +
    `<w:p>${run(wick.label, '<w:rStyle w:val="L"/>')}${run(wick.value)}</w:p>` +
    wick.items
      .map((item) => `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>${run(item)}</w:p>`)
      .join("") +
    `<w:tbl>${wick.cells.map((row, n) => `<w:tr>${n === 0 ? "<w:trPr><w:tblHeader/></w:trPr>" : ""}${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`,
);

const base = "urn:oasis:names:tc:opendocument:xmlns:";
const odtSpaces =
  ["office", "style", "text", "table"].map((name) => `xmlns:${name}="${base}${name}:1.0"`).join(" ") +
  ` xmlns:draw="${base}drawing:1.0" xmlns:fo="${base}xsl-fo-compatible:1.0"`;

/** Content of an ODT file of the given text. */
export function odtContent(text: string): string {
  return (
    `<office:document-content ${odtSpaces}><office:automatic-styles>` +
    '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
    `</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`
  );
}

export function odt(text: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return packed({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": odtContent(text), ...more });
}

const odtRow = (row: readonly string[]): string =>
  `<table:table-row>${row.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join("")}</table:table-row>`;

export const wickOdt = odt(
  `<text:h text:outline-level="2">${wick.name}</text:h>` +
    `<text:p><text:span text:style-name="B">${wick.label}</text:span>${wick.value}</text:p>` +
    `<text:list>${wick.items.map((item) => `<text:list-item><text:p>${item}</text:p></text:list-item>`).join("")}</text:list>` +
    `<table:table><table:table-header-rows>${odtRow(wick.cells[0])}</table:table-header-rows>${odtRow(wick.cells[1])}</table:table>`,
);

const pkg = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"';

/** A story of InDesign: paragraphs by style name, each of runs by character style. */
export function story(id: string, inner: string): string {
  return `<idPkg:Story ${pkg}><Story Self="${id}">${inner}</Story></idPkg:Story>`;
}

export function idmlParagraph(style: string, ...runs: readonly (readonly [text: string, style?: string])[]): string {
  const ranges = runs.map(
    ([text, name], n) =>
      `<CharacterStyleRange AppliedCharacterStyle="CharacterStyle/${name ?? "None"}"><Content>${text}</Content>${n === runs.length - 1 ? "<Br/>" : ""}</CharacterStyleRange>`,
  );
  return `<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/${style}">${ranges.join("")}</ParagraphStyleRange>`;
}

const idmlStyles = `<idPkg:Styles ${pkg}>
  <ParagraphStyle Self="ParagraphStyle/Title" Name="Title" PointSize="14"/><ParagraphStyle Self="ParagraphStyle/Text" Name="Text" PointSize="9"/>
  <ParagraphStyle Self="ParagraphStyle/List" Name="List" BulletsAndNumberingListType="BulletList"><Properties><BasedOn>Text</BasedOn></Properties></ParagraphStyle>
  <CharacterStyle Self="CharacterStyle/Strong" Name="Strong" FontStyle="Bold"/></idPkg:Styles>`;

/** An IDML file of stories by id, with frames on one spread: id, x and y. */
export function idml(
  stories: Readonly<Record<string, string>>,
  frames: readonly (readonly [id: string, x: number, y: number])[],
  pages = '<Page GeometricBounds="0 0 700 500"/>',
): Uint8Array {
  const names = Object.keys(stories);
  const placed = frames.map(
    ([id, x, y]) =>
      `<TextFrame Self="f${id}" ParentStory="${id}" PreviousTextFrame="n" ItemTransform="1 0 0 1 ${x} ${y}"/>`,
  );
  return packed({
    "designmap.xml": `<Document ${pkg}><idPkg:Styles src="Resources/Styles.xml"/><idPkg:Spread src="Spreads/s.xml"/>${names.map((id) => `<idPkg:Story src="Stories/${id}.xml"/>`).join("")}</Document>`,
    "Resources/Styles.xml": idmlStyles,
    "Spreads/s.xml": `<idPkg:Spread ${pkg}><Spread Self="s">${pages}${placed.join("")}</Spread></idPkg:Spread>`,
    ...Object.fromEntries(names.map((id) => [`Stories/${id}.xml`, story(id, stories[id] ?? "")])),
  });
}

export const wickIdml = idml(
  {
    u: [
      idmlParagraph("Title", [wick.name]),
      idmlParagraph("Text", [wick.label, "Strong"], [wick.value]),
      ...wick.items.map((item) => idmlParagraph("List", [item])),
      `<ParagraphStyleRange><CharacterStyleRange><Table HeaderRowCount="1">${wick.cells
        .flatMap((row, y) => row.map((text, x) => `<Cell Name="${x}:${y}">${idmlParagraph("Text", [text])}</Cell>`))
        .join("")}</Table></CharacterStyleRange></ParagraphStyleRange>`,
    ].join(""),
  },
  [["u", 0, 0]],
);

/** An EPUB of chapters in reading order. */
export function epub(chapters: readonly string[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  return packed({
    "META-INF/container.xml":
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>',
    "O/b.opf": `<package xmlns="http://www.idpf.org/2007/opf"><manifest>${chapters.map((_, n) => `<item id="c${n}" href="t/c%20${n}.xhtml" media-type="application/xhtml+xml"/>`).join("")}</manifest><spine>${chapters.map((_, n) => `<itemref idref="c${n}"/>`).join("")}</spine></package>`,
    ...Object.fromEntries(
      chapters.map((body, n) => [
        `O/t/c ${n}.xhtml`,
        `<?xml version="1.0"?><html><head><title/></head><body>${body}</body></html>`,
      ]),
    ),
    ...more,
  });
}

export const wickEpub = epub([
  `<h2>${wick.name}</h2><p><b>${wick.label}</b>${wick.value}</p><ul>${wick.items.map((item) => `<li>${item}</li>`).join("")}</ul>` +
    `<table><tr>${wick.cells[0].map((text) => `<th>${text}</th>`).join("")}</tr><tr>${wick.cells[1].map((text) => `<td>${text}</td>`).join("")}</tr></table>`,
]);

/** An export of a MediaWiki with one article. */
export const wickWiki = `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/"><page><title>${wick.name}</title><ns>0</ns><revision><text>'''${wick.label}'''${wick.value}
* ${wick.items.join("\n* ")}
{| class="wikitable"
! ${wick.cells[0].join(" !! ")}
|-
| ${wick.cells[1].join(" || ")}
|}</text></revision></page></mediawiki>`;
