import type { CodedText, PairPiece, Piece } from "./coded-text.js";
import { TranslationError, type TranslatedUnit, type TranslationFile } from "./translation.js";
import { elementsOf, readXml, textOf, type XmlElement } from "./xml-tree.js";

const namespace = "urn:oasis:names:tc:xliff:document:2.0";

const marks: Readonly<Record<string, PairPiece["mark"]>> = { "xlf:b": "strong", "xlf:i": "emphasis" };

/** Reads XLIFF 2.0 and 2.1, also units that a tool has cut to segments. @throws {TranslationError} */
export function readXliff(file: string, text: string): TranslationFile {
  const root = readXml(text);
  const { version = "", srcLang: from, trgLang: into } = root.attributes;
  if (root.name !== "xliff" || root.namespace !== namespace || !version.startsWith("2."))
    throw new TranslationError("the file is no XLIFF 2.1; write it anew with `ruleglot export --to xliff`", root.line);
  if (from === undefined || into === undefined)
    throw new TranslationError("`<xliff>` must name its languages in `srcLang` and `trgLang`", root.line);
  const units: TranslatedUnit[] = [];
  const visit = (parent: XmlElement): void => {
    for (const element of elementsOf(parent, "file", "group", "unit")) {
      if (element.name === "unit") units.push(readUnit(element));
      else visit(element);
    }
  };
  visit(root);
  return { file, from, into, text, units };
}

function readUnit(unit: XmlElement): TranslatedUnit {
  const key = unit.attributes["name"];
  if (key === undefined)
    throw new TranslationError("`<unit>` has no `name`, which must be the segment's id", unit.line);
  const data = new Map(
    elementsOf(unit, "originalData")
      .flatMap((element) => elementsOf(element, "data"))
      .map((element) => [element.attributes["id"] ?? "", textOf(element)]),
  );
  const source: Parsed[] = [];
  let target: Parsed[] | undefined = [];
  let { line, range } = unit;
  for (const part of elementsOf(unit, "segment", "ignorable")) {
    const [own] = elementsOf(part, "source");
    const [other] = elementsOf(part, "target");
    if (own !== undefined) source.push(...inline(own, data, key));
    if (other !== undefined) {
      const isFirst = line === unit.line && range === unit.range;
      if (isFirst) line = other.line;
      range = isFirst ? other.range : { start: range.start, end: other.range.end };
      target?.push(...inline(other, data, key));
    } else if (part.name === "segment") target = undefined;
    else if (own !== undefined) target?.push(...inline(own, data, key));
  }
  return { key, line, range, source: paired(source, key, line), target: target && paired(target, key, line) };
}

/** A code that opens or closes without the other: `<sc/>` and `<ec/>`, which may stand in two segments. */
interface Opening {
  readonly type: "open";
  readonly id: string;
  readonly mark: PairPiece["mark"];
}

interface Closing {
  readonly type: "close";
  readonly id: string;
}

type Parsed = Piece | Opening | Closing;

function inline(parent: XmlElement, data: ReadonlyMap<string, string>, key: string): Parsed[] {
  return parent.children.flatMap((child): Parsed[] => {
    if (typeof child === "string") return [{ type: "text", text: child }];
    const { id = "", dataRef, startRef, subType = "", hex = "" } = child.attributes;
    const mark = marks[subType];
    switch (child.name) {
      case "ph":
        return [{ type: "number", id, label: dataRef === undefined ? undefined : data.get(dataRef) }];
      case "pc":
        return [{ type: "open", id, mark }, ...inline(child, data, key), { type: "close", id }];
      case "sc":
        return [{ type: "open", id, mark }];
      case "ec":
        return [{ type: "close", id: startRef ?? id }];
      case "cp":
        return [{ type: "text", text: characterOf(hex) }];
      case "mrk":
        return inline(child, data, key);
      case "sm":
      case "em":
        return [];
      default:
        throw new TranslationError(`a segment can't hold \`<${child.name}>\``, child.line, key);
    }
  });
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  const isCharacter = code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\uFFFD";
}

/** Makes pairs of opening and closing codes. @throws {TranslationError} where they do not nest. */
function paired(pieces: readonly Parsed[], key: string, line: number): CodedText {
  const top: Piece[] = [];
  const open: (Omit<Opening, "type"> & { readonly children: Piece[] })[] = [];
  const fail = (id: string): never => {
    throw new TranslationError(`the paired code \`${id}\` is not closed where it should be`, line, key);
  };
  for (const piece of pieces) {
    if (piece.type === "open") open.push({ id: piece.id, mark: piece.mark, children: [] });
    else if (piece.type === "close") {
      const last = open.pop();
      if (last?.id !== piece.id) return fail(piece.id);
      const pair: PairPiece = { type: "pair", id: last.id, mark: last.mark, children: last.children };
      (open.at(-1)?.children ?? top).push(pair);
    } else (open.at(-1)?.children ?? top).push(piece);
  }
  return open.length === 0 ? top : fail(open.at(-1)?.id ?? "");
}
