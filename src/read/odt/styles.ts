import { child, elements, type XmlElement } from "../xml.js";

export interface Style {
  /** As the program shows it. */
  readonly name: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly hidden?: boolean;
  /** Points. */
  readonly size?: number;
}

interface Stated {
  readonly element: XmlElement;
  readonly parent: string | undefined;
}

const none: Style = { name: "" };

/** Paragraph and character styles, named and automatic, with what they inherit; list styles by level. */
export class Styles {
  readonly #stated = new Map<string, Stated>();
  readonly #resolved = new Map<string, Style>();
  readonly #lists = new Map<string, XmlElement>();
  readonly #defaults = new Map<string, XmlElement>();

  /** Takes in one element that `isStyle` knows. */
  add(element: XmlElement): void {
    const name = element.attributes.get("style:name") ?? "";
    const family = element.attributes.get("style:family") ?? "";
    if (element.name === "text:list-style") this.#lists.set(name, element);
    else if (element.name === "style:default-style") this.#defaults.set(family, element);
    else this.#stated.set(`${family} ${name}`, { element, parent: element.attributes.get("style:parent-style-name") });
  }

  get(family: "paragraph" | "text", name: string | undefined): Style {
    return name === undefined ? this.#default(family) : this.#resolve(family, name, new Set());
  }

  /** Whether the level of a list style is numbered. */
  isOrdered(name: string | undefined, level: number): boolean {
    const style = this.#lists.get(name ?? "");
    const found = style === undefined ? [] : elements(style);
    return found.some(
      (l) => l.name === "text:list-level-style-number" && l.attributes.get("text:level") === String(level + 1),
    );
  }

  #default(family: string): Style {
    const element = this.#defaults.get(family);
    return element === undefined ? none : { name: "", ...looks(element) };
  }

  #resolve(family: string, name: string, seen: Set<string>): Style {
    const key = `${family} ${name}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const stated = this.#stated.get(key);
    if (stated === undefined || seen.has(key)) return this.#default(family);
    seen.add(key);
    const { element, parent } = stated;
    const base = parent === undefined ? this.#default(family) : this.#resolve(family, parent, seen);
    // An automatic style has a name that means nothing: its parent's is the one that was chosen.
    const shown =
      element.attributes.get("style:display-name") ?? (parent === undefined || base.name === "" ? name : base.name);
    const style: Style = { ...base, ...looks(element), name: shown };
    this.#resolved.set(key, style);
    return style;
  }
}

export function isStyle(name: string): boolean {
  return name === "style:style" || name === "style:default-style" || name === "text:list-style";
}

function looks(element: XmlElement): Omit<Style, "name"> {
  const properties = child(element, "style:text-properties")?.attributes;
  const weight = properties?.get("fo:font-weight");
  const slant = properties?.get("fo:font-style");
  const display = properties?.get("text:display");
  const size = Number.parseFloat(/^[\d.]+pt$/.exec(properties?.get("fo:font-size") ?? "")?.[0] ?? "");
  return {
    ...(weight === undefined ? {} : { strong: weight === "bold" || Number(weight) >= 600 }),
    ...(slant === undefined ? {} : { emphasis: slant !== "normal" }),
    ...(display === undefined ? {} : { hidden: display === "none" }),
    ...(size > 0 ? { size } : {}),
  };
}
