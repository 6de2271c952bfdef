import { SaxesParser } from "saxes";
import type { Range16 } from "../../model/span.js";
import { TranslationError } from "./translation.js";

export interface XmlElement {
  /** Local name. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Counts from 1. */
  readonly line: number;
  /** From its start tag's `<` to behind its end tag. */
  readonly range: Range16;
}

/** Deepest nesting that is read: no translation needs more, and readers of the tree recurse. */
const deepest = 200;

/** Reads XML as a tree. Entities of a document type are not known, so none expands. @throws {TranslationError} where it is not well-formed. */
export function readXml(text: string): XmlElement {
  type Open = Omit<XmlElement, "range"> & {
    readonly children: (XmlElement | string)[];
    readonly range: { start: number; end: number };
  };
  const parser = new SaxesParser({ xmlns: true });
  const stack: Open[] = [];
  let root: XmlElement | undefined;
  const addText = (part: string): void => {
    const children = stack.at(-1)?.children;
    if (typeof children?.at(-1) === "string") children[children.length - 1] = `${children.at(-1) as string}${part}`;
    else children?.push(part);
  };
  const starts: { line: number; start: number }[] = [];
  parser.on("error", (error) => {
    const message = error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
    throw new TranslationError(`the XML is not well-formed: ${message}`, parser.line);
  });
  parser.on("opentagstart", () => starts.push({ line: parser.line, start: tagStart(text, parser.position) }));
  parser.on("opentag", ({ local, uri, attributes }) => {
    const { line, start } = starts.pop() ?? { line: parser.line, start: 0 };
    const values = Object.fromEntries(
      Object.values(attributes).flatMap(({ local: name, uri: namespace, value }) =>
        namespace === "" ? [[name, value] as const] : [],
      ),
    );
    const element: Open = {
      name: local,
      namespace: uri,
      attributes: values,
      children: [],
      line,
      range: { start, end: start },
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
    if (stack.length > deepest) throw new TranslationError("the XML is nested too deeply", line);
  });
  parser.on("closetag", () => {
    const closed = stack.pop();
    if (closed !== undefined) closed.range.end = parser.position;
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  if (root === undefined) throw new TranslationError("the file holds no XML element", 1);
  return root;
}

/** The `<` of the tag in which the parser stands. No name holds one. */
function tagStart(text: string, position: number): number {
  return Math.max(0, text.lastIndexOf("<", position));
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
