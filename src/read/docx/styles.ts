import { child, readXml, type XmlElement } from "../xml.js";
import { prefixes } from "./names.js";

/** Character properties; a key that is missing is inherited. */
export interface RunLook {
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly hidden?: boolean;
  /** Points. */
  readonly size?: number;
}

/** List membership as a paragraph or style states it. */
export interface Numbering {
  readonly id?: string;
  readonly level?: number;
}

export interface Style {
  readonly name: string;
  readonly look: RunLook;
  /** 1 to 6; 0 for body text by decree. */
  readonly heading?: number;
  readonly numbering?: Numbering;
}

const plain: Style = { name: "", look: {} };

/** Styles of a document with what they inherit. */
export class Styles {
  readonly #elements: ReadonlyMap<string, XmlElement>;
  readonly #resolved = new Map<string, Style>();
  readonly #defaults: RunLook;
  readonly #defaultParagraph: string | undefined;

  private constructor(elements: ReadonlyMap<string, XmlElement>, defaults: RunLook, paragraph: string | undefined) {
    this.#elements = elements;
    this.#defaults = defaults;
    this.#defaultParagraph = paragraph;
  }

  /** @param xml - word/styles.xml, empty if there is none. */
  static read(xml: string): Styles {
    const found = new Map<string, XmlElement>();
    let defaults: RunLook = {};
    let paragraph: string | undefined;
    readXml(xml, prefixes, {
      isUnit: (name) => name === "w:style" || name === "w:rPrDefault",
      unit: (element) => {
        if (element.name === "w:rPrDefault") defaults = lookOf(child(element, "w:rPr"));
        const id = element.attributes.get("w:styleId");
        if (id === undefined) return;
        found.set(id, element);
        const isDefault = element.attributes.get("w:default") === "1" || element.attributes.get("w:default") === "true";
        if (isDefault && element.attributes.get("w:type") === "paragraph") paragraph = id;
      },
    });
    return new Styles(found, defaults, paragraph);
  }

  /** The look of a paragraph's letters, before their own properties. */
  paragraph(id: string | undefined): Style {
    const style = this.get(id ?? this.#defaultParagraph);
    return { ...style, look: { ...this.#defaults, ...style.look } };
  }

  get(id: string | undefined): Style {
    return id === undefined ? plain : this.#resolve(id, new Set());
  }

  #resolve(id: string, seen: Set<string>): Style {
    const known = this.#resolved.get(id);
    if (known !== undefined) return known;
    const element = this.#elements.get(id);
    if (element === undefined || seen.has(id)) return plain;
    seen.add(id);
    const basedOn = valueOf(element, "w:basedOn");
    const base = basedOn === undefined ? plain : this.#resolve(basedOn, seen);
    const properties = child(element, "w:pPr");
    const name = valueOf(element, "w:name") ?? id;
    const heading = headingOf(properties) ?? headingByName(name) ?? base.heading;
    const numbering = { ...base.numbering, ...numberingOf(properties) };
    const style: Style = {
      name,
      look: { ...base.look, ...lookOf(child(element, "w:rPr")) },
      ...(heading === undefined ? {} : { heading }),
      ...(numbering.id === undefined && numbering.level === undefined ? {} : { numbering }),
    };
    this.#resolved.set(id, style);
    return style;
  }
}

/** The attribute `w:val` of a child. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return child(element, name)?.attributes.get("w:val");
}

/** What `w:rPr` states. */
export function lookOf(properties: XmlElement | undefined): RunLook {
  const strong = toggle(properties, "w:b");
  const emphasis = toggle(properties, "w:i");
  const hidden = toggle(properties, "w:vanish");
  const size = Number(valueOf(properties, "w:sz")) / 2;
  return {
    ...(strong === undefined ? {} : { strong }),
    ...(emphasis === undefined ? {} : { emphasis }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(size > 0 ? { size } : {}),
  };
}

/** Level of a heading by `w:outlineLvl`, which counts from 0 and has 9 for body text. */
export function headingOf(properties: XmlElement | undefined): number | undefined {
  const level = valueOf(properties, "w:outlineLvl");
  if (level === undefined) return undefined;
  return /^[0-8]$/.test(level) ? Math.min(6, Number(level) + 1) : 0;
}

export function numberingOf(properties: XmlElement | undefined): Numbering {
  const numbering = child(properties, "w:numPr");
  const id = valueOf(numbering, "w:numId");
  const level = Number(valueOf(numbering, "w:ilvl"));
  return {
    ...(id === undefined ? {} : { id }),
    ...(Number.isInteger(level) && valueOf(numbering, "w:ilvl") !== undefined ? { level } : {}),
  };
}

/** Built-in styles keep their English names in every language of the program. */
function headingByName(name: string): number | undefined {
  const [, level] = /^heading ([1-9])$/i.exec(name) ?? [];
  if (level !== undefined) return Math.min(6, Number(level));
  return /^title$/i.test(name) ? 1 : undefined;
}

function toggle(properties: XmlElement | undefined, name: string): boolean | undefined {
  const property = child(properties, name);
  if (property === undefined) return undefined;
  return !["0", "false", "off"].includes(property.attributes.get("w:val") ?? "1");
}
