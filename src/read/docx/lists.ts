import { elements, readXml } from "../xml.js";
import { prefixes } from "./names.js";
import type { Numbering } from "./styles.js";
import { valueOf } from "./styles.js";

/** Number formats by list and level. */
export class Lists {
  readonly #formats = new Map<string, Map<number, string>>();
  readonly #abstractOf = new Map<string, string>();

  /** @param xml - word/numbering.xml, empty if there is none. */
  static read(xml: string): Lists {
    const lists = new Lists();
    readXml(xml, prefixes, {
      isUnit: (name) => name === "w:abstractNum" || name === "w:num",
      unit: (element) => {
        if (element.name === "w:num") {
          const id = element.attributes.get("w:numId");
          const abstract = valueOf(element, "w:abstractNumId");
          if (id !== undefined && abstract !== undefined) lists.#abstractOf.set(id, abstract);
          return;
        }
        const formats = new Map<number, string>();
        for (const level of elements(element))
          if (level.name === "w:lvl")
            formats.set(Number(level.attributes.get("w:ilvl")), valueOf(level, "w:numFmt") ?? "decimal");
        lists.#formats.set(element.attributes.get("w:abstractNumId") ?? "", formats);
      },
    });
    return lists;
  }

  /** @returns undefined for a paragraph that is no item: the list 0, and levels that print nothing. */
  itemOf({ id, level = 0 }: Numbering): { level: number; ordered: boolean } | undefined {
    if (id === undefined || id === "0") return undefined;
    const format = this.#formats.get(this.#abstractOf.get(id) ?? "")?.get(level);
    return format === "none" ? undefined : { level, ordered: format !== undefined && format !== "bullet" };
  }
}
