import { child, descendant, type XmlElement } from "../xml.js";

export interface Style {
  readonly name: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  /** Points. */
  readonly size?: number;
  /** Level that exports to HTML give it. */
  readonly heading?: number;
  readonly list?: "bullet" | "number" | "none";
}

const none: Style = { name: "" };

/** Paragraph and character styles by the id that text refers to them with. */
export class Styles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, Style>();

  static is(name: string): boolean {
    return name === "ParagraphStyle" || name === "CharacterStyle";
  }

  add(element: XmlElement): void {
    const id = element.attributes.get("Self");
    if (id !== undefined) this.#elements.set(id, element);
  }

  get(id: string | undefined, seen = new Set<string>()): Style {
    if (id === undefined) return none;
    const known = this.#resolved.get(id);
    if (known !== undefined) return known;
    const element = this.#elements.get(id);
    if (element === undefined || seen.has(id)) return { name: nameOf(id) };
    seen.add(id);
    const basedOn = child(child(element, "Properties"), "BasedOn")?.children[0];
    const base = typeof basedOn === "string" ? this.get(this.#idOf(basedOn, element), seen) : none;
    const heading = headingOf(element);
    const style: Style = {
      ...base,
      ...looksOf(element),
      ...(heading === undefined ? {} : { heading }),
      name: nameOf(element.attributes.get("Name") ?? id),
    };
    this.#resolved.set(id, style);
    return style;
  }

  /** A style is based on another by that one's id, or by its bare name. */
  #idOf(reference: string, element: XmlElement): string {
    return this.#elements.has(reference) ? reference : `${element.name}/${reference}`;
  }
}

/** What a style or a range of text states itself. */
export function looksOf(element: XmlElement): Omit<Style, "name"> {
  const font = element.attributes.get("FontStyle");
  const size = Number(element.attributes.get("PointSize"));
  const list = element.attributes.get("BulletsAndNumberingListType");
  return {
    // Names of faces are the font's own, and English.
    ...(font === undefined
      ? {}
      : { strong: /bold|black|heavy/i.test(font), emphasis: /italic|oblique|slanted/i.test(font) }),
    ...(size > 0 ? { size } : {}),
    ...(list === undefined
      ? {}
      : { list: list === "BulletList" ? "bullet" : list === "NumberedList" ? "number" : "none" }),
  };
}

function headingOf(element: XmlElement): number | undefined {
  const tag = descendant(element, "StyleExportTagMap")?.attributes.get("ExportTag");
  const [, level] = /^h([1-6])$/i.exec(tag ?? "") ?? [];
  return level === undefined ? undefined : Number(level);
}

/** `ParagraphStyle/Group%3aName` → `Name`; a name in `$ID/` is the program's own. */
function nameOf(id: string): string {
  const name = id.replace(/^(?:Paragraph|Character)Style\//, "").replace(/^\$ID\//, "");
  return name.slice(name.search(/[^:]*$/)).replace(/^.*%3a/i, "");
}
