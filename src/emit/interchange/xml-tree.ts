import { SaxesParser } from "saxes";
import { TranslationError } from "./translation.js";

export interface XmlElement {
  /** Local name. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Counts from 1. */
  readonly line: number;
}

/** Deepest nesting that is read: no translation needs more, and readers of the tree recurse. */
const deepest = 200;

/** Reads XML as a tree. Entities of a document type are not known, so none expands. @throws {TranslationError} where it is not well-formed. */
export function readXml(text: string): XmlElement {
  type Open = XmlElement & { readonly children: (XmlElement | string)[] };
  const parser = new SaxesParser({ xmlns: true });
  const stack: Open[] = [];
  let root: XmlElement | undefined;
  const addText = (part: string): void => {
    const children = stack.at(-1)?.children;
    if (typeof children?.at(-1) === "string") children[children.length - 1] = `${children.at(-1) as string}${part}`;
    else children?.push(part);
  };
  const startLines: number[] = [];
  parser.on("error", (error) => {
    const message = error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
    throw new TranslationError(`the XML is not well-formed: ${message}`, parser.line);
  });
  parser.on("opentagstart", () => startLines.push(parser.line));
  parser.on("opentag", ({ local, uri, attributes }) => {
    const line = startLines.pop() ?? parser.line;
    const values = Object.fromEntries(
      Object.values(attributes).flatMap(({ local: name, uri: namespace, value }) =>
        namespace === "" ? [[name, value] as const] : [],
      ),
    );
    const element: Open = { name: local, namespace: uri, attributes: values, children: [], line };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
    if (stack.length > deepest) throw new TranslationError("the XML is nested too deeply", line);
  });
  parser.on("closetag", () => void stack.pop());
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  if (root === undefined) throw new TranslationError("the file holds no XML element", 1);
  return root;
}

/** The child elements of a name in the parent's own namespace. */
export function elementsOf(parent: XmlElement, ...names: readonly string[]): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== "string" && child.namespace === parent.namespace && names.includes(child.name),
  );
}

export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
