import type { Place } from "../../model/span.js";
import type { LineMark } from "../document.js";
import { type FlowBlock, ignoredParagraph, type Paragraph, type Row, type Run } from "../flow.js";
import { child, elements, type XmlElement } from "../xml.js";
import type { Style, Styles } from "./styles.js";

interface ListPlace {
  readonly level: number;
  readonly style: string | undefined;
}

interface Around {
  readonly style: Style;
  /** Name of the character style. */
  readonly span?: string;
  readonly link: boolean;
}

/** What the ends of a tracked change are called. */
const changeEnds = new Set(["text:change", "text:change-start", "text:change-end"]);

/** Elements whose content stands as if they were not there. */
const containers = new Set(
  "text:section text:index-body text:list-header draw:frame draw:text-box draw:g draw:a text:numbered-paragraph".split(
    " ",
  ),
);
/** Directories that the program made. */
const indexes = new Set(
  "text:table-of-content text:alphabetical-index text:illustration-index text:table-index text:user-index text:bibliography".split(
    " ",
  ),
);
/** An empty cell that a table repeats to its right edge. */
const mostRepeated = 50;

/** Makes blocks of the elements of an ODT file's text. */
export class Blocks {
  readonly #styles: Styles;
  readonly #deletions: ReadonlySet<string>;
  /** Deletions whose text is being read: some programs leave it where it stood. */
  readonly #open = new Set<string>();
  #count = 0;
  #behind: FlowBlock[] = [];
  /** Runs of a paragraph whose end was deleted: it goes on in the next one. */
  #carried: readonly Run[] = [];

  /** @param deletions - Ids of tracked deletions, filled before the text comes. */
  constructor(styles: Styles, deletions: ReadonlySet<string>) {
    this.#styles = styles;
    this.#deletions = deletions;
  }

  of(element: XmlElement, list?: ListPlace): FlowBlock[] {
    const { name } = element;
    if (changeEnds.has(name)) this.#change(element);
    if (name === "text:p" || name === "text:h") return this.#paragraph(element, list);
    if (name === "text:list") return this.#list(element, list);
    if (name === "text:list-item") return this.#item(element, list);
    if (name === "table:table") return [{ type: "table", rows: this.#rows(element, false) }];
    if (indexes.has(name)) return [ignoredParagraph(spacedText(element), "page")];
    return containers.has(name) ? elements(element).flatMap((inner) => this.of(inner, list)) : [];
  }

  /** What a deletion took the end of, if nothing came behind it. */
  rest(): FlowBlock[] {
    const runs = this.#carried;
    this.#carried = [];
    return [...(runs.length === 0 ? [] : [{ type: "paragraph" as const, runs }]), ...this.#behind];
  }

  #list(element: XmlElement, outer: ListPlace | undefined): FlowBlock[] {
    const level = outer === undefined ? 0 : outer.level + 1;
    const style = element.attributes.get("text:style-name") ?? outer?.style;
    return elements(element).flatMap((item) => this.of(item, { level, style }));
  }

  /** Only the first paragraph of an item has its bullet. */
  #item(element: XmlElement, list: ListPlace | undefined): FlowBlock[] {
    let hasBullet = false;
    return elements(element).flatMap((inner) => {
      if (inner.name === "text:list") return this.#list(inner, list);
      const blocks = this.of(inner, hasBullet ? undefined : list);
      hasBullet ||= inner.name === "text:p";
      return blocks;
    });
  }

  #paragraph(element: XmlElement, list: ListPlace | undefined): FlowBlock[] {
    const style = this.#styles.get("paragraph", element.attributes.get("text:style-name"));
    const place: Place = { paragraph: ++this.#count, ...(style.name === "" ? {} : { style: style.name }) };
    const isHeading = element.name === "text:h";
    const level = Number(element.attributes.get("text:outline-level") ?? 1);
    const base = isHeading ? { name: style.name, ...(style.size === undefined ? {} : { size: style.size }) } : style;
    const runs = [...this.#carried, ...collapse(this.#runs(element, { style: base, link: false }))];
    this.#carried = [];
    if (this.#open.size > 0) {
      this.#carried = runs;
      return [];
    }
    const behind = this.#behind;
    this.#behind = [];
    const paragraph: Paragraph = {
      type: "paragraph",
      runs,
      place,
      ...(isHeading ? { heading: Math.min(6, Math.max(1, level || 1)) } : {}),
      ...(list === undefined || isHeading
        ? {}
        : { list: { level: list.level, ordered: this.#styles.isOrdered(list.style, list.level) } }),
    };
    return [paragraph, ...behind];
  }

  #runs(element: XmlElement, around: Around): Run[] {
    return element.children.flatMap((inner): Run[] =>
      typeof inner === "string" ? [this.#run(inner.replace(/[ \t\r\n]+/g, " "), around)] : this.#inline(inner, around),
    );
  }

  #run(text: string, around: Around): Run {
    const run = runOf(text, around);
    return this.#open.size > 0 ? { ...run, ignored: "deleted" } : run;
  }

  #change({ name, attributes }: XmlElement): void {
    const id = attributes.get("text:change-id") ?? "";
    if (name === "text:change-start" && this.#deletions.has(id)) this.#open.add(id);
    else if (name === "text:change-end") this.#open.delete(id);
  }

  #inline(element: XmlElement, around: Around): Run[] {
    switch (element.name) {
      case "text:s": {
        const count = Number(element.attributes.get("text:c") ?? 1);
        return [this.#run(" ".repeat(Math.min(Math.max(count || 1, 1), 1000)), around)];
      }
      case "text:tab":
        return [this.#run("\t", around)];
      case "text:line-break":
        return [this.#run("\n", around)];
      case "text:span": {
        const own = this.#styles.get("text", element.attributes.get("text:style-name"));
        return this.#runs(element, { ...around, style: { ...around.style, ...own }, span: own.name });
      }
      case "text:a":
        return this.#runs(element, { ...around, link: true });
      case "text:note":
        this.#apart(child(element, "text:note-body"));
        return [];
      case "office:annotation":
        this.#behind.push(ignoredParagraph(spacedText(element), "comment"));
        return [];
      case "draw:frame":
      case "draw:text-box":
      case "draw:g":
      case "draw:custom-shape":
        this.#apart(element);
        return [];
      case "text:ruby":
        return elements(element).flatMap((part) => (part.name === "text:ruby-base" ? this.#runs(part, around) : []));
      case "text:change":
      case "text:change-start":
      case "text:change-end":
        this.#change(element);
        return [];
      default:
        // Fields, bookmarks and the like show their content.
        return element.name.startsWith("text:") ? this.#runs(element, around) : [];
    }
  }

  /** Blocks of a note or box, which come behind the paragraph at hand. */
  #apart(element: XmlElement | undefined): void {
    const outer = this.#behind;
    this.#behind = [];
    if (element !== undefined) outer.push(...elements(element).flatMap((inner) => this.of(inner)));
    this.#behind = outer;
  }

  #rows(element: XmlElement, header: boolean): Row[] {
    return elements(element).flatMap((row): Row[] => {
      if (row.name === "table:table-header-rows") return this.#rows(row, true);
      if (row.name === "table:table-rows" || row.name === "table:table-row-group") return this.#rows(row, header);
      return row.name === "table:table-row" ? [{ header, cells: this.#cells(row) }] : [];
    });
  }

  #cells(row: XmlElement): FlowBlock[][] {
    return elements(row).flatMap((cell): FlowBlock[][] => {
      if (cell.name === "table:covered-table-cell") return [[]];
      if (cell.name !== "table:table-cell") return [];
      const blocks = elements(cell).flatMap((inner) => this.of(inner));
      const repeated = Number(cell.attributes.get("table:number-columns-repeated") ?? 1);
      const count = Math.min(Math.max(repeated || 1, 1), mostRepeated);
      return Array.from({ length: count }, (_, n) => (n === 0 ? blocks : []));
    });
  }
}

function runOf(text: string, { style, span = "", link }: Around): Run {
  const marks: LineMark["type"][] = [];
  if (style.strong === true) marks.push("strong");
  if (style.emphasis === true) marks.push("emphasis");
  if (link) marks.push("link");
  return {
    text,
    marks,
    ...(style.hidden === true ? { ignored: "hidden" as const } : {}),
    ...(style.size === undefined ? {} : { size: style.size }),
    ...(span === "" ? {} : { style: span }),
  };
}

/** White space of the XML counts as one space, over the ends of spans as well. */
function collapse(runs: readonly Run[]): Run[] {
  let isBehindSpace = true;
  return runs.flatMap((run) => {
    const text = isBehindSpace ? run.text.replace(/^ (?=[^ ]|$)/, "") : run.text;
    if (text === "") return [];
    isBehindSpace = /[ \t\n]$/.test(text);
    return [{ ...run, text }];
  });
}

/** All text inside, a space between elements. */
export function spacedText(element: XmlElement): string {
  if (element.name === "text:index-source" || element.name === "text:tracked-changes") return "";
  return element.children
    .map((c) => (typeof c === "string" ? c : ` ${spacedText(c)} `))
    .join("")
    .replace(/[ \t\r\n]+/g, " ");
}
