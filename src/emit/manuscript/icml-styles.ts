import { escapeXml } from "../xml.js";
import { type ManuscriptKind, type ParagraphLook, type RunLook, stylesFor, tableStyle } from "./styles.js";

/**
 * The style groups of a story. InDesign keeps a document's own style where it has one of the name, so that the looks here
 * only show where there is no template.
 *
 * @param langs - Languages of text in another language than the story's.
 */
export function* icmlStyles(kinds: readonly ManuscriptKind[], langs: readonly string[]): Generator<string> {
  const { paragraphs, runs } = stylesFor(kinds);
  for (const lang of langs)
    yield `<Language Self="Language/${escapeXml(lang)}" Name="${escapeXml(lang)}" ICULocaleName="${escapeXml(lang)}"/>\n`;
  yield '<RootCharacterStyleGroup Self="ruleglot_character_styles">\n';
  yield '<CharacterStyle Self="CharacterStyle/$ID/[No character style]" Name="$ID/[No character style]"/>\n';
  for (const { name, look } of runs)
    yield `<CharacterStyle Self="CharacterStyle/${name}" Name="${name}"${fontStyle(look)}/>\n`;
  yield '</RootCharacterStyleGroup>\n<RootParagraphStyleGroup Self="ruleglot_paragraph_styles">\n';
  yield '<ParagraphStyle Self="ParagraphStyle/$ID/NormalParagraphStyle" Name="$ID/NormalParagraphStyle"/>\n';
  for (const { name, role, look } of paragraphs) {
    yield `<ParagraphStyle Self="ParagraphStyle/${name}" Name="${name}"${lookAttributes(look)}${listAttributes(role)}>\n`;
    yield '<Properties><BasedOn type="object">ParagraphStyle/$ID/NormalParagraphStyle</BasedOn></Properties>\n</ParagraphStyle>\n';
  }
  yield '</RootParagraphStyleGroup>\n<RootTableStyleGroup Self="ruleglot_table_styles">\n';
  for (const kind of kinds) yield `<TableStyle Self="TableStyle/${tableStyle(kind)}" Name="${tableStyle(kind)}"/>\n`;
  yield '</RootTableStyleGroup>\n<RootCellStyleGroup Self="ruleglot_cell_styles">\n';
  yield '<CellStyle Self="CellStyle/$ID/[None]" Name="$ID/[None]"/>\n</RootCellStyleGroup>\n';
}

function lookAttributes(look: ParagraphLook): string {
  const { size, before, after, indent, firstLine, keepNext } = look;
  return [
    fontStyle(look),
    attribute("PointSize", size),
    attribute("SpaceBefore", before),
    attribute("SpaceAfter", after),
    attribute("LeftIndent", indent),
    attribute("FirstLineIndent", firstLine),
    attribute("KeepWithNext", keepNext === true ? 1 : undefined),
  ].join("");
}

function listAttributes(role: string): string {
  if (role === "bullet") return ' BulletsAndNumberingListType="BulletList"';
  return role === "number" ? ' BulletsAndNumberingListType="NumberedList"' : "";
}

function fontStyle({ bold, italic }: RunLook): string {
  if (bold !== true && italic !== true) return "";
  return ` FontStyle="${[bold === true ? "Bold" : "", italic === true ? "Italic" : ""].join(" ").trim()}"`;
}

function attribute(name: string, value: number | undefined): string {
  return value === undefined ? "" : ` ${name}="${value}"`;
}
