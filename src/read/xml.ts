import { SaxesParser } from "saxes";
import { damaged, UnreadableFile } from "./unreadable.js";

export interface XmlElement {
  /** With the reader's own prefix for the namespace, whatever the file calls it: `w:p`. Without one in an unknown namespace. */
  readonly name: string;
  /** By the same names; attributes without a namespace by their plain name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

export interface XmlHandler {
  /** Whether elements of this name are handed over whole, with all that is in them. */
  isUnit(name: string): boolean;
  unit(element: XmlElement): void;
  /** An element around units. */
  open?(name: string, attributes: ReadonlyMap<string, string>): void;
  close?(name: string): void;
}

/** Elements inside each other beyond which no program writes a document. */
const deepest = 400;

/**
 * Reads XML from start to end and hands over units one by one: a document is never in memory as a tree. Entities of a
 * document type are not expanded.
 *
 * @param xml - Its text, whole or part by part.
 * @param prefixes - Prefix by namespace.
 * @throws {UnreadableFile} if it is not well formed.
 */
export function readXml(
  xml: string | Iterable<string>,
  prefixes: Readonly<Record<string, string>>,
  handler: XmlHandler,
): void {
  if (xml === "") return;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const named = (uri: string, local: string): string => {
    const prefix = Object.hasOwn(prefixes, uri) ? prefixes[uri] : undefined;
    return prefix === undefined || prefix === "" ? local : `${prefix}:${local}`;
  };
  /** Elements from the unit inwards. */
  const unit: { name: string; attributes: Map<string, string>; children: (XmlElement | string)[] }[] = [];
  let depth = 0;
  parser.on("error", (error) => {
    throw damaged(error.message.replace(/^.*?: /, ""));
  });
  parser.on("opentag", (tag) => {
    if (++depth > deepest) throw damaged(`more than ${deepest} elements inside each other`);
    const name = named(tag.uri, tag.local);
    const attributes = new Map(
      Object.values(tag.attributes).map((attribute) => [named(attribute.uri, attribute.local), attribute.value]),
    );
    if (unit.length > 0 || handler.isUnit(name)) unit.push({ name, attributes, children: [] });
    else handler.open?.(name, attributes);
  });
  parser.on("closetag", (tag) => {
    depth--;
    const element = unit.pop();
    if (element === undefined) handler.close?.(named(tag.uri, tag.local));
    else if (unit.length === 0) handler.unit(element);
    else unit.at(-1)?.children.push(element);
  });
  const onText = (value: string): void => {
    unit.at(-1)?.children.push(value);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  for (const part of typeof xml === "string" ? [xml] : xml)
    for (let at = 0; at < part.length; at += 65_536) orDamaged(() => parser.write(part.slice(at, at + 65_536)));
  orDamaged(() => parser.close());
}

/** @throws {UnreadableFile} whatever the parser threw */
function orDamaged(parse: () => void): void {
  try {
    parse();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw damaged(error instanceof Error ? error.message : "XML");
  }
}

/** Elements among the children. */
export function elements(element: XmlElement): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== "string");
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((c): c is XmlElement => typeof c !== "string" && c.name === name);
}

/** The first element of this name inside, at any depth. */
export function descendant(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const inner of element === undefined ? [] : elements(element)) {
    const found = inner.name === name ? inner : descendant(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All text inside. */
export function textOf(element: XmlElement): string {
  return element.children.map((c) => (typeof c === "string" ? c : textOf(c))).join("");
}
