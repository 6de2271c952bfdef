import type { Place } from "../../model/span.js";
import type { IgnoredPart, LineMark } from "../document.js";
import { type FlowBlock, type Paragraph, type Row, type Run, ignoredParagraph } from "../flow.js";
import { child, elements, textOf, type XmlElement } from "../xml.js";
import type { Lists } from "./lists.js";
import { headingOf, lookOf, numberingOf, type RunLook, type Style, type Styles, valueOf } from "./styles.js";

/** What stands around a run. */
interface Around {
  readonly look: RunLook;
  /** Name of the character style. */
  readonly style?: string;
  readonly link: boolean;
  readonly ignored?: IgnoredPart["reason"];
}

/** Elements whose content is text of the paragraph they stand in. */
const wrappers = new Set(
  "w:ins w:moveTo w:smartTag w:sdt w:sdtContent w:fldSimple w:customXml w:dir w:bdo w:ruby w:rubyBase mc:AlternateContent mc:Choice".split(
    " ",
  ),
);
/** No table of a book has more columns. */
const mostSpanned = 50;
const changes = new Set(["w:ins", "w:del", "w:moveFrom", "w:moveTo"]);

/** Makes blocks of the paragraphs and tables of a part of a DOCX file. */
export class Paragraphs {
  /** Tracked changes met so far. */
  changes = 0;
  readonly #styles: Styles;
  readonly #lists: Lists;
  readonly #notes: ReadonlyMap<string, XmlElement>;
  readonly #part: string | undefined;
  #count = 0;
  /** Runs of a paragraph whose end was deleted: it goes on in the next one. */
  #carried: readonly Run[] = [];
  /** Text boxes and notes of the paragraph at hand, which come behind it. */
  #behind: FlowBlock[] = [];

  /** @param notes - Footnotes and endnotes by `footnote 3`. @param part - Name of the part for places, none for the main text. */
  constructor(styles: Styles, lists: Lists, notes: ReadonlyMap<string, XmlElement>, part?: string) {
    this.#styles = styles;
    this.#lists = lists;
    this.#notes = notes;
    this.#part = part;
  }

  /** Blocks of a paragraph, a table, or a container of such. */
  blocks(element: XmlElement): FlowBlock[] {
    if (element.name === "w:p") return this.#paragraph(element);
    if (element.name === "w:tbl") return [{ type: "table", rows: this.#rows(element) }];
    if (element.name === "w:sdt" && isContents(element)) return [ignoredParagraph(spacedText(element), "page")];
    if (element.name === "mc:AlternateContent") return this.#all(child(element, "mc:Choice"));
    return ["w:sdt", "w:sdtContent", "w:customXml", "w:txbxContent", "w:ins", "w:moveTo"].includes(element.name)
      ? this.#all(element)
      : [];
  }

  #all(element: XmlElement | undefined): FlowBlock[] {
    return element === undefined ? [] : elements(element).flatMap((inner) => this.blocks(inner));
  }

  #paragraph(element: XmlElement): FlowBlock[] {
    const properties = child(element, "w:pPr");
    const style = this.#styles.paragraph(valueOf(properties, "w:pStyle"));
    const place: Place = {
      ...(this.#part === undefined ? {} : { part: this.#part }),
      paragraph: ++this.#count,
      ...(style.name === "" ? {} : { style: style.name }),
    };
    const runs = [...this.#carried, ...this.#runs(element, { look: style.look, link: false })];
    this.#carried = [];
    const mark = child(properties, "w:rPr");
    if (child(mark, "w:del") !== undefined || child(mark, "w:moveFrom") !== undefined) {
      this.#carried = runs;
      return [];
    }
    const behind = this.#behind;
    this.#behind = [];
    if (/^toc (?:\d|heading)$/i.test(style.name)) {
      return [ignoredParagraph(runs.map((run) => run.text).join(""), "page", place), ...behind];
    }
    const heading = headingOf(properties) ?? style.heading ?? 0;
    const list = heading > 0 ? undefined : this.#lists.itemOf({ ...style.numbering, ...numberingOf(properties) });
    const paragraph: Paragraph = {
      type: "paragraph",
      runs: heading > 0 ? runs.map((run) => withoutStyleMarks(run, style)) : runs,
      place,
      ...(heading > 0 ? { heading } : {}),
      ...(list === undefined ? {} : { list }),
    };
    return [paragraph, ...behind];
  }

  #rows(table: XmlElement): Row[] {
    return elements(table).flatMap((row): Row[] => {
      if (row.name === "w:sdt" || row.name === "w:sdtContent" || row.name === "w:customXml") return this.#rows(row);
      if (row.name !== "w:tr") return [];
      const properties = child(row, "w:trPr");
      if (child(properties, "w:del") !== undefined) this.changes++;
      if (child(properties, "w:del") !== undefined) return [];
      return [{ header: child(properties, "w:tblHeader") !== undefined, cells: this.#cells(row) }];
    });
  }

  #cells(row: XmlElement): FlowBlock[][] {
    const spanned = cellsIn(row).flatMap((cell) => [this.#all(cell), ...emptyCells(cell)]);
    // Behind the last cell nothing needs a place.
    return spanned.slice(0, 1 + spanned.findLastIndex((blocks) => blocks.length > 0));
  }

  #runs(element: XmlElement, around: Around): Run[] {
    return elements(element).flatMap((inner): Run[] => {
      const { name } = inner;
      if (changes.has(name)) this.changes++;
      if (name === "w:r") return this.#run(inner, around);
      if (name === "w:hyperlink") return this.#runs(inner, { ...around, link: true });
      if (name === "w:del" || name === "w:moveFrom") return this.#runs(inner, { ...around, ignored: "deleted" });
      if (name === "m:oMath" || name === "m:oMathPara") return [runOf(mathText(inner), around)];
      return wrappers.has(name) ? this.#runs(inner, around) : [];
    });
  }

  #run(element: XmlElement, around: Around): Run[] {
    const properties = child(element, "w:rPr");
    const { name: style, look } = this.#styles.get(valueOf(properties, "w:rStyle"));
    const inside: Around = { ...around, look: { ...around.look, ...look, ...lookOf(properties) }, style };
    const text = elements(element)
      .map((inner) => this.#text(inner))
      .join("");
    return text === "" ? [] : [runOf(text, inside)];
  }

  #text(element: XmlElement): string {
    switch (element.name) {
      case "w:t":
      case "w:delText":
        // Line feeds in the XML are no breaks.
        return textOf(element).replace(/[\n\r]/g, " ");
      case "w:tab":
      case "w:ptab":
        return "\t";
      case "w:br":
      case "w:cr":
        return "\n";
      case "w:noBreakHyphen":
        return "\u2011";
      case "w:sym":
        return symbol(element.attributes.get("w:char"));
      case "w:footnoteReference":
      case "w:endnoteReference":
        this.#note(element);
        return "";
      case "w:drawing":
      case "w:pict":
      case "w:object":
        this.#boxes(element);
        return "";
      case "mc:AlternateContent":
        // The fallback has the same text again.
        for (const inner of elements(child(element, "mc:Choice") ?? element)) this.#text(inner);
        return "";
      default:
        return "";
    }
  }

  #note(reference: XmlElement): void {
    const kind = reference.name === "w:footnoteReference" ? "footnote" : "endnote";
    const note = this.#notes.get(`${kind} ${reference.attributes.get("w:id") ?? ""}`);
    if (note === undefined) return;
    const notes = new Paragraphs(this.#styles, this.#lists, new Map(), kind);
    this.#behind.push(...elements(note).flatMap((inner) => notes.blocks(inner)));
    this.changes += notes.changes;
  }

  #boxes(element: XmlElement): void {
    if (element.name === "w:txbxContent") {
      const outer = this.#behind;
      this.#behind = [];
      outer.push(...this.#all(element));
      this.#behind = outer;
      return;
    }
    const inner = element.name === "mc:AlternateContent" ? child(element, "mc:Choice") : element;
    for (const part of inner === undefined ? [] : elements(inner)) this.#boxes(part);
  }
}

/** Of cells that are merged with those above, the ones below hold nothing that shows. */
function cellsIn(row: XmlElement): XmlElement[] {
  return elements(row).flatMap((cell) => {
    if (cell.name === "w:sdt" || cell.name === "w:sdtContent" || cell.name === "w:customXml") return cellsIn(cell);
    return cell.name === "w:tc" ? [cell] : [];
  });
}

/** A place for each further column that a cell spans. */
function emptyCells(cell: XmlElement): FlowBlock[][] {
  const span = Number(valueOf(child(cell, "w:tcPr"), "w:gridSpan") ?? 1);
  return Array.from({ length: Math.min(Math.max(span || 1, 1), mostSpanned) - 1 }, () => []);
}

function runOf(text: string, { look, style = "", link, ignored }: Around): Run {
  const marks: LineMark["type"][] = [];
  if (look.strong === true) marks.push("strong");
  if (look.emphasis === true) marks.push("emphasis");
  if (link) marks.push("link");
  const why = ignored ?? (look.hidden === true ? "hidden" : undefined);
  return {
    text,
    marks,
    ...(why === undefined ? {} : { ignored: why }),
    ...(look.size === undefined ? {} : { size: look.size }),
    ...(style === "" ? {} : { style }),
  };
}

/** A heading's letters are bold by its style: that emphasises nothing in it. */
function withoutStyleMarks(run: Run, { look }: Style): Run {
  const marks = run.marks.filter(
    (mark) => !(mark === "strong" && look.strong === true) && !(mark === "emphasis" && look.emphasis === true),
  );
  return { ...run, marks };
}

function isContents(element: XmlElement): boolean {
  const gallery = child(child(child(element, "w:sdtPr"), "w:docPartObj"), "w:docPartGallery");
  return gallery?.attributes.get("w:val") === "Table of Contents";
}

/** Bullets of symbol fonts; their other signs have no letters that text could have. */
function symbol(code: string | undefined): string {
  return code !== undefined && /^f0(?:b7|a7|a8|d8|76)$/i.test(code) ? "\u2022" : "";
}

function mathText(element: XmlElement): string {
  return element.name === "m:t" ? textOf(element) : elements(element).map(mathText).join("");
}

function spacedText(element: XmlElement): string {
  if (element.name === "w:t") return textOf(element);
  const text = elements(element).map(spacedText).join("");
  return element.name === "w:p" || element.name === "w:tab" ? `${text} ` : text;
}
