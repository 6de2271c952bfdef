// The rulebook as an InDesign document in its exchange form: a story for each nine entries, in frames that are listed in another
// order than they are read in, running heads on a master spread.
import { strToU8, zipSync } from "fflate";
import { piecesOf, title, xml } from "./flow.mjs";

const pkg = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging" DOMVersion="16.0"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function makeIdml(blocks, lang) {
  const stories = [];
  for (let n = 0; n < blocks.length; n += 9) stories.push(blocks.slice(n, n + 9).flatMap(piecesOf));
  const frames = stories.map((_, n) => frame(`u${n}`, 40 + (n % 2) * 260, 40 + (n >> 1) * 300)).reverse();
  const files = {
    mimetype: "application/vnd.adobe.indesign-idml-package",
    "designmap.xml": `${head}<Document ${pkg}><idPkg:Styles src="Resources/Styles.xml"/><idPkg:MasterSpread src="MasterSpreads/MasterSpread_m.xml"/><idPkg:Spread src="Spreads/Spread_s.xml"/><idPkg:Story src="Stories/Story_head.xml"/>${stories
      .map((_, n) => `<idPkg:Story src="Stories/Story_u${n}.xml"/>`)
      .reverse()
      .join("")}</Document>`,
    "Resources/Styles.xml": `${head}<idPkg:Styles ${pkg}>${styles}</idPkg:Styles>`,
    "MasterSpreads/MasterSpread_m.xml": `${head}<idPkg:MasterSpread ${pkg}><MasterSpread Self="m">${frame("head", 40, 10)}</MasterSpread></idPkg:MasterSpread>`,
    "Spreads/Spread_s.xml": `${head}<idPkg:Spread ${pkg}><Spread Self="s"><Page Self="p" GeometricBounds="0 0 700 520" ItemTransform="1 0 0 1 0 0"/>${frames.join("")}</Spread></idPkg:Spread>`,
    "Stories/Story_head.xml": story("head", [{ type: "paragraph", runs: [{ text: title[lang] }] }]),
    ...Object.fromEntries(stories.map((pieces, n) => [`Stories/Story_u${n}.xml`, story(`u${n}`, pieces)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The same as one InCopy story. */
export function makeIcml(blocks) {
  return strToU8(
    `${head}<?aid style="50" type="snippet" readerVersion="6.0" featureSet="513" product="8.0(370)" ?>\n<Document DOMVersion="8.0" Self="d"><RootParagraphStyleGroup Self="g">${styles}</RootParagraphStyleGroup>${inner("u", blocks.flatMap(piecesOf))}</Document>`,
  );
}

const style = (id, more) =>
  `<ParagraphStyle Self="ParagraphStyle/${id}" Name="${id}" ${more}><Properties><BasedOn type="string">$ID/[No paragraph style]</BasedOn></Properties></ParagraphStyle>`;
const styles = [
  style("Text", 'PointSize="9" FontStyle="Regular"'),
  style("Entry", 'PointSize="14" FontStyle="Bold"'),
  style("Subject", 'PointSize="11" FontStyle="Bold"'),
  style("Bullets", 'PointSize="9" BulletsAndNumberingListType="BulletList"'),
  style("Numbers", 'PointSize="9" BulletsAndNumberingListType="NumberedList"'),
  '<CharacterStyle Self="CharacterStyle/Strong" Name="Strong" FontStyle="Bold"/>',
  '<CharacterStyle Self="CharacterStyle/Emphasis" Name="Emphasis" FontStyle="Italic"/>',
].join("");

function frame(id, x, y) {
  const points = ["-100 -140", "-100 140", "100 140", "100 -140"]
    .map((at) => `<PathPointType Anchor="${at}"/>`)
    .join("");
  return `<TextFrame Self="f${id}" ParentStory="${id}" PreviousTextFrame="n" ItemTransform="1 0 0 1 ${x + 100} ${y + 140}"><Properties><PathGeometry><GeometryPathType><PathPointArray>${points}</PathPointArray></GeometryPathType></PathGeometry></Properties></TextFrame>`;
}

function story(id, pieces) {
  return `${head}<idPkg:Story ${pkg}>${inner(id, pieces)}</idPkg:Story>`;
}

function inner(id, pieces) {
  return `<Story Self="${id}">${pieces.map(piece).join("\n")}</Story>`;
}

function piece(item) {
  if (item.type !== "table") {
    const name = { heading: item.level > 2 ? "Subject" : "Entry", item: item.ordered ? "Numbers" : "Bullets" }[
      item.type
    ];
    return range(name ?? "Text", item.runs, true);
  }
  const rows = [...(item.header.length === 0 ? [] : [item.header]), ...item.rows];
  const cells = rows.flatMap((row, y) =>
    row.map((runs, x) => `<Cell Name="${x}:${y}">${range("Text", runs, false)}</Cell>`),
  );
  const headers = item.header.length === 0 ? 0 : 1;
  return `<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/Text"><CharacterStyleRange><Table HeaderRowCount="${headers}">${cells.join("")}</Table><Br/></CharacterStyleRange></ParagraphStyleRange>`;
}

function range(name, runs, ends) {
  const parts = runs.map(({ text, strong, emphasis }, n) => {
    const look = strong ? "Strong" : emphasis ? "Emphasis" : "$ID/[No character style]";
    const end = ends && n === runs.length - 1 ? "<Br/>" : "";
    return `<CharacterStyleRange AppliedCharacterStyle="CharacterStyle/${look}"><Content>${xml(text)}</Content>${end}</CharacterStyleRange>`;
  });
  return `<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/${name}">${parts.join("")}</ParagraphStyleRange>`;
}
