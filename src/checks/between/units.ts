import { foldKey } from "../../text/fold.js";
import type { EntryText, TextPiece } from "../texts.js";

/** What a translation has to have a counterpart of: a paragraph, a heading, a list item, a table row. */
export interface Unit {
  readonly kind: TextPiece["kind"];
  /** Cells of a row with a space between. */
  readonly text: string;
  /** One piece, or a row's cells; never empty. */
  readonly pieces: readonly [TextPiece, ...TextPiece[]];
}

/** The units of an entry's description in reading order. What brackets in a header say is none: books put it elsewhere. */
export function unitsOf({ entry, lang, pieces }: EntryText): Unit[] {
  const blocks = entry.text[lang]?.description ?? [];
  const units: Unit[] = [];
  let row: { key: string; pieces: [TextPiece, ...TextPiece[]] } | undefined;
  const endRow = (): void => {
    if (row !== undefined)
      units.push({ kind: "table", text: row.pieces.map(({ text }) => text).join(" "), pieces: row.pieces });
    row = undefined;
  };
  for (const piece of pieces) {
    const block = piece.block === undefined ? undefined : blocks[piece.block];
    if (piece.field !== "description" || block === undefined) continue;
    if (block.type === "detail" && block.inline === true) continue;
    if (block.type !== "table") {
      endRow();
      units.push({ kind: piece.kind, text: piece.text, pieces: [piece] });
      continue;
    }
    const columns = Math.max(1, block.header.length, block.rows[0]?.length ?? 0);
    const key = `${piece.block ?? 0} ${rowOf(piece.item ?? 0, block.header.length, columns)}`;
    if (row?.key === key) row.pieces.push(piece);
    else {
      endRow();
      row = { key, pieces: [piece] };
    }
  }
  endRow();
  return units;
}

/** Cells count in reading order, the header's first. */
function rowOf(item: number, headers: number, columns: number): number {
  return item < headers ? 0 : 1 + Math.floor((item - headers) / columns);
}

/** The beginning of a text, to be shown in a message: forty characters, up to a word's end. */
export function beginning(text: string): string {
  if (text.length <= 40) return text;
  const cut = text.slice(0, 40);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20)).trimEnd()}…`;
}

/** Units that repeat an earlier one of the text word for word; short ones may well stand twice. */
export function repeatedUnits(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter(({ kind, text }) => {
    const key = `${kind} ${foldKey(text)}`;
    if (kind === "heading" || key.length < shortestRepeated) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

const shortestRepeated = 40;
