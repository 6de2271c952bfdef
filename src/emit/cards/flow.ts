import type { DescriptionBlock, Entry, EntryText, Mark, RichText } from "../../model/entry.js";
import type { CardEntry } from "./card-entry.js";
import { type MeasuredText, measureText } from "./measured-text.js";
import type { CardFormat, Role } from "./measures.js";
import { type ColumnNeeds, tableItems } from "./table.js";
import type { CardWords } from "./words.js";

/** A text of a card, from a stat line to a list item. */
export interface TextItem {
  readonly kind: "text";
  readonly role: Role;
  readonly text: MeasuredText;
  /** A line is drawn above it, unless it begins a card. */
  readonly rule: boolean;
  readonly list?: ListPlace;
  /** Language of the text, where it is not the card's. */
  readonly lang?: string;
}

export interface ListPlace {
  /** Items of one list share this object. */
  readonly list: { readonly ordered: boolean; /** In ems. */ readonly indent: number };
  readonly number: number;
}

export interface TableItem {
  readonly kind: "table";
  readonly header: readonly MeasuredText[];
  readonly rows: readonly (readonly MeasuredText[])[];
  readonly needs: ColumnNeeds;
  readonly rule: boolean;
}

export type FlowItem = TextItem | TableItem;

/** The reference to the rule that explains a line, for its label; undefined where none is known. */
export type RuleFinder = (key: string) => string | undefined;

/** Keys of `printed` that make the type line. */
export const typeKeys = ["school", "discipline", "subschools", "descriptors"];

/**
 * All text of an entry in one language except what stands in the band and the footer, in reading order.
 *
 * @param fieldOrder - Keys of `printed` in the order of print; others follow as the source has them.
 */
export function flowOf(
  { entry, text, foreign }: CardEntry,
  words: CardWords,
  fieldOrder: readonly string[],
  format: CardFormat,
  ruleOf: RuleFinder = () => undefined,
): FlowItem[] {
  const type = typeLine(entry, text, words);
  const items: FlowItem[] = type === "" ? [] : [textItem("type", { text: type }, format)];

  const keys = Object.keys(text.printed).filter((key) => !typeKeys.includes(key));
  const known = fieldOrder.filter((key) => keys.includes(key));
  for (const key of [...known, ...keys.filter((other) => !known.includes(other))]) {
    const isForeign = foreign?.fields.has(key) === true;
    const value = `${text.printed[key] ?? ""}${isForeign ? ` (${foreign.lang})` : ""}`;
    const line = labelled(words.label(key, entry.kind) ?? key, { text: value }, words, ruleOf(key));
    const item = textItem("stat", line, format);
    items.push(isForeign ? { ...item, lang: foreign.lang } : item);
  }
  if (foreign?.name === true) {
    items.push(
      textItem(
        "untranslated",
        { text: words.text("untranslated", { language: words.language(foreign.lang) }) },
        format,
      ),
    );
  }

  const body = text.description
    .flatMap((block) => blockItems(block, words, format))
    .map((item) => (foreign?.name === true && item.kind === "text" ? { ...item, lang: foreign.lang } : item));
  const [first, ...rest] = body;
  if (first !== undefined) items.push(items.length > 0 ? { ...first, rule: true } : first, ...rest);
  return items;
}

export function textItem(role: Role, rich: RichText, format: CardFormat, list?: ListPlace): TextItem {
  const bold = role === "heading" || role === "fullName";
  return {
    kind: "text",
    role,
    text: measureText(rich, format.font, { bold }),
    rule: false,
    ...(list === undefined ? {} : { list }),
  };
}

/** School or discipline as printed; made from concepts where the source has no such line. */
export function typeLine(entry: Entry, text: EntryText, words: CardWords): string {
  const printed = typeKeys.flatMap((key) => text.printed[key] ?? []);
  const [head = "", ...others] = printed;
  if (printed.length > 0) return [head, ...others.filter((other) => !head.includes(other))].join(" ");
  const { school, discipline, subschools = [], descriptors = [] } = entry.mechanics;
  const name = (id: string): string => words.concept(id) ?? id.replace(/^.*\//, "");
  const parts = [
    school === undefined ? "" : name(`school/${school}`),
    discipline === undefined ? "" : name(`discipline/${discipline}`),
    subschools.length === 0 ? "" : `(${subschools.map((id) => name(`subschool/${id}`)).join(", ")})`,
    descriptors.length === 0 ? "" : `[${descriptors.map((id) => name(`descriptor/${id}`)).join(", ")}]`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function labelled(label: string, value: RichText, words: CardWords, rule?: string): RichText {
  if (label === "") return value;
  const lead = `${label}${words.text("colon")}`;
  const marks = (value.marks ?? []).map((mark) => ({
    ...mark,
    start: mark.start + lead.length,
    end: mark.end + lead.length,
  }));
  const own: Mark[] = [{ type: "strong", start: 0, end: lead.trimEnd().length }];
  if (rule !== undefined) own.push({ type: "ref", start: 0, end: label.length, ref: rule });
  return { text: lead + value.text, marks: [...own, ...marks] };
}

function blockItems(block: DescriptionBlock, words: CardWords, format: CardFormat): FlowItem[] {
  switch (block.type) {
    case "paragraph":
      return [textItem("paragraph", block, format)];
    case "heading":
      return [textItem("heading", block, format)];
    case "detail":
      return [
        textItem("detail", labelled(block.label ?? words.detailLabel(block.role) ?? block.role, block, words), format),
      ];
    case "list": {
      const digits = String(block.items.length).length;
      const list = { ordered: block.ordered, indent: block.ordered ? 0.7 + 0.56 * digits : 0.9 };
      return block.items.map((item, i) => textItem("item", item, format, { list, number: i + 1 }));
    }
    case "table":
      return tableItems(block, (role, rich) => textItem(role, rich, format), words.text("colon"), format);
  }
}
