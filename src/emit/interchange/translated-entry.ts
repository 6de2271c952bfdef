import { ruleWordsOf } from "../../chapters/rule-words.js";
import { kinds } from "../../kinds/all-kinds.js";
import type { DescriptionBlock, Entry, EntryText, Mechanics, RichText } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { labelOf } from "../../print/print-entry.js";
import { printField } from "../../print/print-field.js";
import { phrasebook } from "../../print/phrasebook.js";
import { isInline, type StatLine } from "./markdown.js";
import { alignBlocks, textsOfBlock, withTexts } from "./places.js";
import { bookkeepingLabel, type EntryUnits, type LanguagePair, textIn, type Unit } from "./units.js";
import { codedText, richText } from "./coded-text.js";
import { numbersIn, printedNumber } from "./numbers.js";

/** An entry's text in the target language, as far as it is translated. */
export interface TranslatedEntry {
  readonly name: string;
  readonly description: readonly DescriptionBlock[];
  /** Wording of stat lines by field. */
  readonly fields: ReadonlyMap<string, string>;
  /** Units without a translation that the entry can't do without. */
  readonly missing: readonly Unit[];
}

/** Puts translated texts in the place of the source's. @param textOf The translation of a unit. */
export function translateEntry(
  { entry, units }: EntryUnits,
  pair: LanguagePair,
  textOf: (unit: Unit) => RichText | undefined,
): TranslatedEntry {
  const source = textIn(entry, pair.from.lang) as EntryText;
  const existing = textIn(entry, pair.into.lang);
  const aligned = alignBlocks(source.description, existing?.description ?? []);
  const missing: Unit[] = [];
  const fields = new Map<string, string>();
  const blocks = source.description.map((block) => textsOfBlock(block).map((): RichText => ({ text: "" })));
  let name = "";
  for (const unit of units) {
    const text = textOf(unit) ?? (unit.hasWords ? undefined : (unit.targetText ?? numeric(unit, entry, pair)));
    const { place } = unit;
    if (text === undefined) {
      if (place.part === "name") name = namedByPack(entry, pair);
      // A stat line has its mechanics to be printed from.
      const isPrinted = place.part === "field" && printField(entry.mechanics, place.field, pair.into) !== undefined;
      if (!isPrinted && (place.part !== "name" || name === "")) missing.push(unit);
    } else if (place.part === "name") name = text.text;
    else if (place.part === "field") fields.set(place.field, text.text);
    else (blocks[place.block] as RichText[])[place.item ?? 0] = text;
  }
  const description = source.description.map((block, i) => {
    const other = existing?.description[aligned[i] ?? -1];
    return placed(withTexts(other === undefined ? withoutLabel(block) : other, blocks[i] ?? []), entry);
  });
  return { name, description, fields, missing };
}

/** A rule's concept has a name in the target's pack; other names are the translator's. */
function namedByPack({ mechanics: { concept } }: Entry, { into, ruleTree }: LanguagePair): string {
  return concept === undefined ? "" : ruleWordsOf(into, ruleTree).shownName(concept);
}

/** The label of a detail is in the source's language; the pack has one. */
function withoutLabel(block: DescriptionBlock): DescriptionBlock {
  if (block.type !== "detail") return block;
  const { label: _, ...others } = block;
  return others;
}

/** A bracket of a component line whose component the mechanics do not have becomes a line of its own. */
function placed(block: DescriptionBlock, { mechanics }: Entry): DescriptionBlock {
  if (block.type !== "detail" || block.inline !== true) return block;
  const letter = componentOf[block.role];
  if (mechanics.components?.some((component) => component.split("/")[0] === letter) === true) return block;
  const { inline: _, ...others } = block;
  return others;
}

/** A text of numbers alone, as the target prints them. */
function numeric({ sourceText }: Unit, { ruleset }: Entry, { from, into }: LanguagePair): RichText {
  const found = numbersIn(sourceText.text, sourceText.marks, from, ruleset);
  const labels = new Map(found.map(({ value }, i) => [String(i), printedNumber(value, into)]));
  const coded = codedText(
    sourceText,
    found.map(({ start, end }, i) => ({ start, end, id: String(i) })),
  );
  const printed = (pieces: typeof coded): typeof coded =>
    pieces.map((piece) => {
      if (piece.type === "number") return { ...piece, label: labels.get(piece.id) };
      return piece.type === "pair" ? { ...piece, children: printed(piece.children) } : piece;
    });
  return richText(printed(coded));
}

/**
 * The stat block in the target language: translated wordings, else what the entry's own text in it says (`printed`), else
 * what the mechanics print.
 */
export function statLines(
  entry: Entry,
  { fields, description }: TranslatedEntry,
  { from, into }: LanguagePair,
  printed: Readonly<Record<string, string>>,
): StatLine[] {
  const declared = kinds.find(({ kind }) => kind === entry.kind)?.fields ?? [];
  const known = new Set<string>(declared.map(({ key }) => key));
  const lines = declared.flatMap(({ key, family }): StatLine[] => {
    if (family === "typePart") return [];
    const own = fields.get(key) ?? printed[key];
    const text =
      own ?? (key === "components" ? componentLine(entry, description, into) : printField(entry.mechanics, key, into));
    return text === undefined
      ? []
      : [{ label: family === "typeLine" ? undefined : labelOf(key, entry.kind, into), text }];
  });
  const others = [...fields]
    .filter(([key]) => !known.has(key))
    .map(([key, text]): StatLine => ({ label: bookkeepingLabel(key, into, from), text }));
  // A label that the pack does not know is one between lines that it knows.
  return [...lines.slice(0, -1), ...others, ...lines.slice(-1)];
}

const componentOf: Readonly<Record<string, string>> = {
  material: "M",
  focus: "F",
  "divine-focus": "DF",
  "xp-cost": "XP",
};

/** The component line with its brackets: `V, S, M (a feather)`. */
function componentLine(
  { mechanics }: Entry,
  description: readonly DescriptionBlock[],
  pack: LanguagePack,
): string | undefined {
  const inline = description.filter(isInline);
  const { components } = mechanics;
  if (inline.length === 0 || components === undefined) return printField(mechanics, "components", pack);
  const parts = components.map((component) => {
    const one: Mechanics = { components: [component] };
    const at = inline.findIndex(
      (block) => block.type === "detail" && componentOf[block.role] === component.split("/")[0],
    );
    const [detail] = at < 0 ? [] : inline.splice(at, 1);
    const text = printField(one, "components", pack) ?? component;
    return detail?.type === "detail" ? `${text} (${detail.text})` : text;
  });
  return phrasebook(pack).join("common/list", parts);
}
