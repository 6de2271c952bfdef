import { escapeXml } from "../xml.js";
import type { CodedText, PairPiece } from "./coded-text.js";
import type { EntryUnits, Unit } from "./units.js";

const subTypes: Partial<Record<NonNullable<PairPiece["mark"]>, string>> = { strong: "xlf:b", emphasis: "xlf:i" };

/**
 * XLIFF 2.1: a `<file>` for each source file, a `<group>` for each entry with its stat block as notes, a `<unit>` for each piece
 * of text, whose `name` is its key. Numbers are `<ph>`, marks `<pc>`.
 */
export function* xliff(entries: readonly EntryUnits[], from: string, into: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n`;
  yield `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"${attributes({ srcLang: from, trgLang: into })} xml:space="preserve">\n`;
  const byFile = new Map<string, EntryUnits[]>();
  for (const entry of entries) byFile.set(entry.file, [...(byFile.get(entry.file) ?? []), entry]);
  let files = 0;
  for (const [file, own] of byFile) {
    yield `  <file${attributes({ id: `f${String(++files)}`, original: file })}>\n`;
    for (const { entry, notes, units } of own) {
      yield `    <group${attributes({ id: nmtoken(entry.id), name: entry.id })}>\n${notesXml(notes, "      ")}`;
      for (const unit of units) if (unit.hasWords) yield unitXml(unit);
      yield "    </group>\n";
    }
    yield "  </file>\n";
  }
  yield "</xliff>\n";
}

/** A key as an id of XML: `/` becomes `.`, `#` becomes `:`, what an id can't hold its code. */
export function nmtoken(key: string): string {
  return key.replace(/[^\p{L}\p{Nd}-]/gu, (character) =>
    character === "/" ? "." : character === "#" ? ":" : `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
}

function unitXml({ key, source, target, numbers, notes }: Unit): string {
  const data = [...numbers].flatMap(([id, number]) => [
    `          <data id="s${id}">${escapeXml(number.source)}</data>\n`,
    ...(target === undefined || number.target === number.source
      ? []
      : [`          <data id="t${id}">${escapeXml(number.target)}</data>\n`]),
  ]);
  const inline = (coded: CodedText, isTarget: boolean): string =>
    coded
      .map((piece): string => {
        if (piece.type === "text") return escapeXml(piece.text);
        if (piece.type === "pair") {
          const subType = piece.mark === undefined ? undefined : subTypes[piece.mark];
          const type = subType === undefined ? "link" : "fmt";
          return `<pc${attributes({ id: piece.id ?? "", type, ...(subType === undefined ? {} : { subType }) })}>${inline(piece.children, isTarget)}</pc>`;
        }
        const number = numbers.get(piece.id);
        const isOwn = isTarget && number !== undefined && number.target !== number.source;
        const dataRef = `${isOwn ? "t" : "s"}${piece.id}`;
        return `<ph${attributes({ id: piece.id, canCopy: "no", canDelete: "no", dataRef, equiv: piece.label ?? "", disp: number?.target ?? "" })}/>`;
      })
      .join("");
  const ids = pairIds(source);
  const targetXml =
    target === undefined ? "" : `          <target>${inline(withPairIds(target, ids), true)}</target>\n`;
  return [
    `      <unit${attributes({ id: nmtoken(key), name: key })}>\n`,
    notesXml(notes, "        "),
    data.length === 0 ? "" : `        <originalData>\n${data.join("")}        </originalData>\n`,
    `        <segment state="${target === undefined ? "initial" : "translated"}">\n`,
    `          <source>${inline(source, false)}</source>\n${targetXml}        </segment>\n      </unit>\n`,
  ].join("");
}

/** Ids of the source's pairs by mark, in order. */
function pairIds(coded: CodedText, found = new Map<string, string[]>()): Map<string, string[]> {
  for (const piece of coded) {
    if (piece.type !== "pair") continue;
    const mark = piece.mark ?? "";
    found.set(mark, [...(found.get(mark) ?? []), piece.id ?? ""]);
    pairIds(piece.children, found);
  }
  return found;
}

/** A target's pairs get the ids of the source's pairs of the same mark; what it has more gets ids of its own. */
function withPairIds(coded: CodedText, free: Map<string, string[]>): CodedText {
  return coded.map((piece) => {
    if (piece.type !== "pair") return piece;
    const id = free.get(piece.mark ?? "")?.shift() ?? `x${piece.id ?? ""}`;
    return { ...piece, id, children: withPairIds(piece.children, free) };
  });
}

function notesXml(notes: readonly string[], indent: string): string {
  if (notes.length === 0) return "";
  return `${indent}<notes>\n${notes.map((note) => `${indent}  <note>${escapeXml(note)}</note>\n`).join("")}${indent}</notes>\n`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
}
