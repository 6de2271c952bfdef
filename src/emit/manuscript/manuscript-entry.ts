import type { DescriptionBlock, RichText } from "../../model/entry.js";
import type { CardEntry } from "../cards/card-entry.js";
import { typeKeys, typeLine } from "../cards/flow.js";
import { piecesOf } from "../cards/pieces.js";
import type { CardWords } from "../cards/words.js";
import {
  type ManuscriptBlock,
  type ManuscriptEntry,
  type Paragraph,
  type ParagraphRole,
  type Run,
  runOf,
} from "./manuscript.js";

/**
 * An entry as paragraphs in named styles: name, type line, a line for each field, description.
 *
 * @param fieldOrder - Keys of `printed` in the order of print; others follow as the source has them.
 * @param depth - How deep a rule stands below others.
 */
export function manuscriptEntry(
  card: CardEntry,
  words: CardWords,
  fieldOrder: readonly string[],
  depth = 0,
): ManuscriptEntry {
  const { entry, text, foreign } = card;
  const type = typeLine(entry, text, words);
  const textLang = foreign?.name === true ? { lang: foreign.lang } : {};
  const blocks: ManuscriptBlock[] = [paragraph("name", [{ text: text.name, ...textLang }])];
  if (type !== "") blocks.push(paragraph("type", [{ text: type }]));
  blocks.push(...statLines(card, words, fieldOrder));
  if (foreign?.name === true) {
    const remark = words.text("untranslated", { language: words.language(foreign.lang) });
    blocks.push(paragraph("note", [{ text: remark }]));
  }
  const description = text.description.filter((block) => !isInLine(block, text.printed));
  blocks.push(...description.flatMap((block) => blocksOf(block, words, textLang)));
  return { id: entry.id, kind: entry.kind, depth, blocks };
}

function statLines({ entry, text, foreign }: CardEntry, words: CardWords, fieldOrder: readonly string[]): Paragraph[] {
  const keys = Object.keys(text.printed).filter((key) => !typeKeys.includes(key));
  const known = fieldOrder.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))].map((key) => {
    const lang = foreign?.fields.has(key) === true ? { lang: foreign.lang } : {};
    const label = `${words.label(key, entry.kind) ?? key}${words.text("colon")}`;
    return paragraph("stat", [
      { text: label, role: "label" },
      { text: text.printed[key] ?? "", role: "value", ...lang },
    ]);
  });
}

/** Whether a stat line has the detail in brackets, as the components may have it. */
function isInLine(block: DescriptionBlock, printed: Readonly<Record<string, string>>): boolean {
  return (
    block.type === "detail" && block.inline === true && Object.values(printed).some((line) => line.includes(block.text))
  );
}

type Lang = Pick<Run, "lang">;

function blocksOf(block: DescriptionBlock, words: CardWords, lang: Lang): ManuscriptBlock[] {
  switch (block.type) {
    case "paragraph":
      return [paragraph("body", runsOf(block, lang))];
    case "heading":
      return [paragraph("heading", runsOf(block, lang))];
    case "detail": {
      const label = block.label ?? words.detailLabel(block.role) ?? block.role;
      const lead: Run = { text: `${label}${words.text("colon")}`, role: "label" };
      return [paragraph("detail", [lead, ...runsOf(block, lang)])];
    }
    case "list":
      return block.items.map((item, i) => ({
        ...paragraph(block.ordered ? "number" : "bullet", runsOf(item, lang)),
        ...(i === 0 ? { first: true } : {}),
      }));
    case "table": {
      const cells = (row: readonly RichText[]): Run[][] => row.map((cell) => runsOf(cell, lang));
      return [{ type: "table", header: cells(block.header), rows: block.rows.map(cells) }];
    }
  }
}

function paragraph(role: ParagraphRole, runs: readonly Run[]): Paragraph {
  return { type: "paragraph", role, runs };
}

function runsOf(rich: RichText, lang: Lang): Run[] {
  return piecesOf(rich).map(({ text, marks }) => ({ ...runOf(text, marks), ...lang }));
}
