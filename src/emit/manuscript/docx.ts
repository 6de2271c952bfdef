import { strToU8, zipSync } from "fflate";
import { escapeXml } from "../xml.js";
import { documentXml } from "./docx-document.js";
import { numberingXml, stylesXml } from "./docx-styles.js";
import type { Manuscript } from "./manuscript.js";

/**
 * A manuscript as a Word document (Office Open XML, transitional). Equal manuscripts give equal bytes: nothing in it is a
 * date, an author or a random id.
 */
export function manuscriptDocx(manuscript: Manuscript): Uint8Array {
  const { xml, lists } = documentXml(manuscript);
  const parts: Readonly<Record<string, string>> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relationships([
      [`${office}/officeDocument`, "word/document.xml"],
      [`${packaging}/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": coreProperties(manuscript),
    "word/document.xml": xml,
    "word/styles.xml": stylesXml(manuscript.lang),
    "word/numbering.xml": numberingXml(lists),
    "word/_rels/document.xml.rels": relationships([
      [`${office}/styles`, "styles.xml"],
      [`${office}/numbering`, "numbering.xml"],
    ]),
  };
  // The earliest time that a zip can name.
  const options = { level: 6, mtime: new Date(1980, 0, 1) } as const;
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), options] as const])),
  );
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaging = "http://schemas.openxmlformats.org/package/2006/relationships";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
<Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/>
<Override PartName="/word/numbering.xml" ContentType="${main}.numbering+xml"/>
</Types>
`;

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>\n`,
  );
  return `${head}<Relationships xmlns="${packaging}">\n${rows.join("")}</Relationships>\n`;
}

function coreProperties({ title, lang }: Manuscript): string {
  return `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title>${escapeXml(title)}</dc:title>
<dc:creator>ruleglot</dc:creator>
<dc:language>${escapeXml(lang)}</dc:language>
</cp:coreProperties>
`;
}
