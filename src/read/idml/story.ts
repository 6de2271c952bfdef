import type { LineMark } from "../document.js";
import type { FlowBlock, Paragraph, Row, Run } from "../flow.js";
import { elements, textOf, type XmlElement } from "../xml.js";
import { looksOf, type Style, type Styles } from "./styles.js";

interface Around {
  readonly paragraph: Style;
  readonly character: Omit<Style, "name">;
  /** Name of the character style. */
  readonly style: string;
  readonly deleted: boolean;
}

/** Elements that stand around text and say nothing about it. */
const wrappers = new Set([
  "XMLElement",
  "HyperlinkTextSource",
  "CrossReferenceSource",
  "Story",
  "HiddenText",
  "TextVariableInstance",
]);

/** No table of a book has more columns. */
const mostColumns = 50;

/** Makes paragraphs of a story: text goes on until a break ends it, whatever ranges it is divided into. */
export class StoryReader {
  changes = 0;
  readonly #styles: Styles;
  readonly #part: string;
  readonly #blocks: FlowBlock[] = [];
  #runs: Run[] = [];
  #style: Style = { name: "" };
  #list: Style["list"];
  #behind: FlowBlock[] = [];
  #count = 0;
  /** Stories of frames that are anchored in the text, in order. */
  readonly #anchored: string[] = [];

  /** @param part - Name of the story for places. */
  constructor(styles: Styles, part: string) {
    this.#styles = styles;
    this.#part = part;
  }

  /** @returns its blocks, and the ids of stories that are anchored in it */
  read(story: XmlElement): { blocks: FlowBlock[]; anchored: readonly string[] } {
    this.#walk(story, { paragraph: { name: "" }, character: {}, style: "", deleted: false });
    this.#end();
    return { blocks: this.#blocks, anchored: this.#anchored };
  }

  #walk(element: XmlElement, around: Around): void {
    for (const inner of elements(element)) this.#element(inner, around);
  }

  #element(element: XmlElement, around: Around): void {
    switch (element.name) {
      case "ParagraphStyleRange": {
        const paragraph = { ...this.#styles.get(element.attributes.get("AppliedParagraphStyle")), ...looksOf(element) };
        this.#walk(element, { ...around, paragraph, character: {}, style: "" });
        break;
      }
      case "CharacterStyleRange": {
        const { name: style, ...named } = this.#styles.get(element.attributes.get("AppliedCharacterStyle"));
        this.#walk(element, { ...around, character: { ...named, ...looksOf(element) }, style });
        break;
      }
      case "Content":
        this.#text(textOf(element), around);
        break;
      case "Br":
        this.#end();
        break;
      case "Change":
        this.changes++;
        this.#walk(element, { ...around, deleted: element.attributes.get("ChangeType") === "DeletedText" });
        break;
      case "Table":
        this.#end();
        this.#blocks.push({ type: "table", rows: this.#rows(element) });
        break;
      case "Footnote":
      case "Endnote": {
        const note = this.#inner(element, "note");
        this.#behind.push(...note);
        break;
      }
      case "TextFrame": {
        const id = element.attributes.get("ParentStory");
        if (id !== undefined) this.#anchored.push(id);
        break;
      }
      case "Group":
        this.#walk(element, around);
        break;
      default:
        if (wrappers.has(element.name)) this.#walk(element, around);
    }
  }

  #inner(element: XmlElement, part: string): FlowBlock[] {
    const reader = new StoryReader(this.#styles, part);
    const { blocks, anchored } = reader.read(element);
    this.#anchored.push(...anchored);
    this.changes += reader.changes;
    return blocks;
  }

  #text(text: string, { paragraph, character, style, deleted }: Around): void {
    if (this.#runs.length === 0) {
      this.#style = paragraph;
      this.#list = character.list ?? paragraph.list;
    }
    const isHeading = paragraph.heading !== undefined;
    const look = { ...(isHeading ? { size: paragraph.size } : paragraph), ...character };
    const marks: LineMark["type"][] = [];
    if (look.strong === true) marks.push("strong");
    if (look.emphasis === true) marks.push("emphasis");
    text.split("\u2029").forEach((part, n) => {
      if (n > 0) this.#end();
      if (part === "") return;
      this.#runs.push({
        // A forced break is U+2028; line feeds in the XML are none.
        text: part.replace(/[\n\r]/g, "").replaceAll("\u2028", "\n"),
        marks,
        ...(deleted ? { ignored: "deleted" as const } : {}),
        ...(look.size === undefined ? {} : { size: look.size }),
        ...(style === "" ? {} : { style }),
      });
    });
  }

  #end(): void {
    const runs = this.#runs;
    this.#runs = [];
    if (runs.length > 0) {
      const { name, heading } = this.#style;
      const isItem = this.#list === "bullet" || this.#list === "number";
      const paragraph: Paragraph = {
        type: "paragraph",
        runs,
        place: { part: this.#part, paragraph: ++this.#count, ...(name === "" ? {} : { style: name }) },
        ...(heading === undefined ? {} : { heading }),
        ...(isItem && heading === undefined ? { list: { level: 0, ordered: this.#list === "number" } } : {}),
      };
      this.#blocks.push(paragraph);
    }
    this.#blocks.push(...this.#behind);
    this.#behind = [];
  }

  /** Cells are listed one after the other, named `column:row`. */
  #rows(table: XmlElement): Row[] {
    const headers = Number(table.attributes.get("HeaderRowCount") ?? 0);
    const rows = new Map<number, { column: number; blocks: FlowBlock[] }[]>();
    for (const cell of elements(table)) {
      const [, column, row] = /^(\d{1,5}):(\d{1,6})$/.exec(cell.attributes.get("Name") ?? "") ?? [];
      if (cell.name !== "Cell" || row === undefined) continue;
      const cells = rows.get(Number(row)) ?? [];
      rows.set(Number(row), cells);
      cells.push({ column: Number(column), blocks: this.#inner(cell, this.#part) });
    }
    return [...rows]
      .sort(([a], [b]) => a - b)
      .map(([row, cells]) => ({
        header: row < headers,
        cells: inColumns(cells),
      }));
  }
}

/** Cells in their columns; those that another one spans are not listed, and empty. */
function inColumns(cells: readonly { readonly column: number; readonly blocks: FlowBlock[] }[]): FlowBlock[][] {
  const placed: FlowBlock[][] = [];
  for (const { column, blocks } of [...cells].sort((a, b) => a.column - b.column)) {
    const gap = Math.min(column, mostColumns) - placed.length;
    for (let n = 0; n < gap; n++) placed.push([]);
    placed.push(blocks);
  }
  return placed;
}
