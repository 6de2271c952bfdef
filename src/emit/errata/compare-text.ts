import { diffArrays } from "diff";
import type { DescriptionBlock } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { labelledValue } from "../../print/print-entry.js";
import type { PieceKind, TextChange } from "./changes.js";
import { likeness, wordBag } from "./likeness.js";

interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Share of words in common from which on a piece was changed, not replaced by another. */
const sameParagraph = 0.4;

/**
 * The paragraphs, list items and table rows in which two descriptions differ, in the order of the new one.
 * Marks are no text: what only became bold is not changed.
 *
 * @param pack - Puts the sign between the label and the text of a detail.
 */
export function compareText(
  before: readonly DescriptionBlock[],
  after: readonly DescriptionBlock[],
  lang: string,
  pack: LanguagePack,
): TextChange[] {
  const old = piecesOf(before, pack);
  const current = piecesOf(after, pack);
  const changes: TextChange[] = [];
  let gone: readonly Piece[] = [];
  let atOld = 0;
  let atNew = 0;
  for (const { count, removed, added } of diffArrays(old.map(keyOf), current.map(keyOf))) {
    if (removed) {
      gone = old.slice(atOld, (atOld += count));
      continue;
    }
    const found = current.slice(atNew, (atNew += count));
    changes.push(...pairPieces(gone, added ? found : [], lang));
    gone = [];
    if (!added) atOld += count;
  }
  changes.push(...pairPieces(gone, [], lang));
  return changes;
}

/** Each piece that is gone goes with the first one after the last pair that is like it. */
function pairPieces(gone: readonly Piece[], fresh: readonly Piece[], lang: string): TextChange[] {
  const changes: TextChange[] = [];
  let at = 0;
  for (const old of gone) {
    const words = wordBag(old.text);
    const i = fresh.findIndex((piece, j) => j >= at && likeness(words, wordBag(piece.text)) >= sameParagraph);
    if (i < 0) changes.push({ lang, kind: old.kind, number: old.number, before: old.text });
    else {
      changes.push(...fresh.slice(at, i).map((piece) => addition(piece, lang)));
      const { kind, number, text } = fresh[i] as Piece;
      changes.push({ lang, kind, number, before: old.text, after: text });
      at = i + 1;
    }
  }
  return [...changes, ...fresh.slice(at).map((piece) => addition(piece, lang))];
}

function addition({ kind, number, text }: Piece, lang: string): TextChange {
  return { lang, kind, number, after: text };
}

function keyOf({ kind, text }: Piece): string {
  return `${kind} ${text}`;
}

function piecesOf(description: readonly DescriptionBlock[], pack: LanguagePack): Piece[] {
  return description.flatMap((block) => textsOf(block, pack)).map(([kind, text], i) => ({ kind, text, number: i + 1 }));
}

function textsOf(block: DescriptionBlock, pack: LanguagePack): (readonly [PieceKind, string])[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [[block.type, block.text]];
    case "detail":
      return [["detail", block.label === undefined ? block.text : labelledValue(block.label, block.text, pack)]];
    case "list":
      return block.items.map(({ text }) => ["item", text] as const);
    case "table":
      return [block.header, ...block.rows]
        .filter((row) => row.length > 0)
        .map((row) => ["row", row.map(({ text }) => text).join(" | ")] as const);
  }
}
