import { escapeXml } from "../xml.js";
import { manuscriptKinds, type ParagraphLook, type RunLook, stylesFor, tableStyle } from "./styles.js";

export const wordprocessing = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A style's id: its name without the spaces. */
export function styleId(name: string): string {
  return name.replaceAll(" ", "");
}

/** `word/styles.xml`: the styles of all kinds, whether they are used or not, so that a template can be made from any manuscript. */
export function stylesXml(lang: string): string {
  const { paragraphs, runs } = stylesFor(manuscriptKinds);
  return [
    `${head}<w:styles ${wordprocessing}>\n`,
    `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Georgia"/><w:sz w:val="20"/><w:lang w:val="${escapeXml(lang)}"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>\n`,
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>\n`,
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>\n`,
    ...paragraphs.map(
      ({ name, look }) =>
        `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${styleId(name)}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/>${paragraphProperties(look)}${runProperties(look)}</w:style>\n`,
    ),
    ...runs.map(
      ({ name, look }) =>
        `<w:style w:type="character" w:customStyle="1" w:styleId="${styleId(name)}"><w:name w:val="${name}"/><w:qFormat/>${runProperties(look)}</w:style>\n`,
    ),
    ...manuscriptKinds.map((kind) => {
      const name = tableStyle(kind);
      return `<w:style w:type="table" w:customStyle="1" w:styleId="${styleId(name)}"><w:name w:val="${name}"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr></w:style>\n`;
    }),
    "</w:styles>\n",
  ].join("");
}

const borders = ["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join("");

/** Twentieths of a point, in which Word measures. */
const twips = (points: number): number => Math.round(points * 20);

function paragraphProperties({ keepNext, before, after, indent, firstLine, outline }: ParagraphLook): string {
  const spacing = [
    before === undefined ? "" : ` w:before="${twips(before)}"`,
    after === undefined ? "" : ` w:after="${twips(after)}"`,
  ].join("");
  const first = firstLine === undefined ? "" : ` w:hanging="${twips(-firstLine)}"`;
  const parts = [
    keepNext === true ? "<w:keepNext/>" : "",
    spacing === "" ? "" : `<w:spacing${spacing}/>`,
    indent === undefined ? "" : `<w:ind w:left="${twips(indent)}"${first}/>`,
    outline === true ? '<w:outlineLvl w:val="0"/>' : "",
  ].join("");
  return parts === "" ? "" : `<w:pPr>${parts}</w:pPr>`;
}

function runProperties({ bold, italic, size }: RunLook & Pick<ParagraphLook, "size">): string {
  const parts = [
    bold === true ? "<w:b/>" : "",
    italic === true ? "<w:i/>" : "",
    size === undefined ? "" : `<w:sz w:val="${size * 2}"/>`,
  ].join("");
  return parts === "" ? "" : `<w:rPr>${parts}</w:rPr>`;
}

/** Number of the bullets' list; numbered lists follow, one each, since every one begins at 1. */
export const bulletList = 1;

/** `word/numbering.xml`. @param lists - Numbered lists in the document. */
export function numberingXml(lists: number): string {
  const level = (format: string, text: string, indent: number): string =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${twips(indent)}" w:hanging="${twips(indent)}"/></w:pPr></w:lvl>`;
  const numbers = Array.from(
    { length: lists },
    (_, i) =>
      `<w:num w:numId="${bulletList + 1 + i}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>\n`,
  );
  return [
    `${head}<w:numbering ${wordprocessing}>\n`,
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level("bullet", "•", 14)}</w:abstractNum>\n`,
    `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level("decimal", "%1.", 18)}</w:abstractNum>\n`,
    `<w:num w:numId="${bulletList}"><w:abstractNumId w:val="0"/></w:num>\n`,
    ...numbers,
    "</w:numbering>\n",
  ].join("");
}
