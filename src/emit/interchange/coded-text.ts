import type { Mark, RichText } from "../../model/entry.js";
import { piecesOf } from "../cards/pieces.js";

/** A part of a text as translators' tools see it. */
export type Piece = TextPiece | NumberPiece | PairPiece;
export type CodedText = readonly Piece[];

interface TextPiece {
  readonly type: "text";
  readonly text: string;
}

/** A number that a translation moves but does not change. */
export interface NumberPiece {
  readonly type: "number";
  /** Counts from 1 in the source text. */
  readonly id: string;
  /** As this text prints it; undefined where a translation's file does not say. */
  readonly label: string | undefined;
}

/** Marked text. A file may tell the mark by its id in the source text alone. */
export interface PairPiece {
  readonly type: "pair";
  readonly id: string | undefined;
  readonly mark: Mark["type"] | undefined;
  readonly ref?: string;
  readonly children: CodedText;
}

/** A stretch of the text that is one number; it crosses no edge of a mark. */
export interface NumberPlace {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

/** A text with its marks as nested pairs (marks that overlap are cut), and its numbers as codes. */
export function codedText(rich: RichText, numbers: readonly NumberPlace[]): CodedText {
  let at = 0;
  const flat = piecesOf(rich).map((piece) => {
    const start = at;
    at += piece.text.length;
    return { ...piece, start, inner: withNumbers(piece.text, start, numbers) };
  });
  let pairs = 0;
  const nest = (pieces: typeof flat, open: ReadonlySet<Mark>): Piece[] => {
    const out: Piece[] = [];
    for (let i = 0; i < pieces.length;) {
      const marks = pieces[i]?.marks.filter((mark) => !open.has(mark)) ?? [];
      const runs = marks.map((mark) => ({ mark, to: runEnd(pieces, i, mark) })).sort((a, b) => b.to - a.to);
      const [longest] = runs;
      if (longest === undefined) out.push(...(pieces[i++]?.inner ?? []));
      else {
        const { mark, to } = longest;
        const id = `p${String(++pairs)}`;
        const children = nest(pieces.slice(i, to), new Set([...open, mark]));
        out.push({ type: "pair", id, mark: mark.type, ...(mark.ref === undefined ? {} : { ref: mark.ref }), children });
        i = to;
      }
    }
    return out;
  };
  return nest(flat, new Set());
}

function runEnd(pieces: readonly { readonly marks: readonly Mark[] }[], from: number, mark: Mark): number {
  let to = from;
  while (pieces[to]?.marks.includes(mark) === true) to++;
  return to;
}

function withNumbers(text: string, offset: number, numbers: readonly NumberPlace[]): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  const push = (to: number): void => {
    if (to > from) out.push({ type: "text", text: text.slice(from, to) });
  };
  for (const { start, end, id } of numbers) {
    if (start < offset || end > offset + text.length) continue;
    push(start - offset);
    out.push({ type: "number", id, label: text.slice(start - offset, end - offset) });
    from = end - offset;
  }
  push(text.length);
  return out;
}

/** The text and marks of coded text. White space is made single spaces, as texts have it. */
export function richText(coded: CodedText): RichText {
  let text = "";
  const marks: Mark[] = [];
  const write = (pieces: CodedText): void => {
    for (const piece of pieces) {
      if (piece.type === "pair") {
        const start = text.length;
        write(piece.children);
        if (piece.mark !== undefined && text.length > start)
          marks.push({
            start,
            end: text.length,
            type: piece.mark,
            ...(piece.ref === undefined ? {} : { ref: piece.ref }),
          });
      } else text += piece.type === "text" ? singleSpaced(piece.text, text) : (piece.label ?? "");
    }
  };
  write(coded);
  const end = text.trimEnd().length;
  const merged = mergeTouching(marks.sort((a, b) => a.start - b.start || b.end - a.end))
    .map((mark) => withoutEdges(mark, text))
    .filter((mark) => mark.start < mark.end);
  return { text: text.slice(0, end), ...(merged.length === 0 ? {} : { marks: merged }) };
}

/** A space at the edge of a mark is none of it: Markdown has no such emphasis. */
function withoutEdges(mark: Mark, text: string): Mark {
  const marked = text.slice(mark.start, mark.end);
  const start = mark.start + marked.length - marked.trimStart().length;
  return { ...mark, start, end: Math.max(start, mark.start + marked.trimEnd().length) };
}

function singleSpaced(text: string, before: string): string {
  const single = text.replace(/[ \t\r\n]+/g, " ");
  return (before === "" || before.endsWith(" ")) && single.startsWith(" ") ? single.slice(1) : single;
}

/** Parts of marks that were cut where they overlap become one again. */
function mergeTouching(marks: readonly Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks) {
    const other = out.find((o) => o.end === mark.start && o.type === mark.type && o.ref === mark.ref);
    if (other === undefined) out.push({ ...mark });
    else other.end = mark.end;
  }
  return out;
}

/** All numbers and pairs of a coded text, in order. */
export function codesOf(coded: CodedText): { readonly numbers: NumberPiece[]; readonly pairs: PairPiece[] } {
  const numbers: NumberPiece[] = [];
  const pairs: PairPiece[] = [];
  const visit = (pieces: CodedText): void => {
    for (const piece of pieces) {
      if (piece.type === "number") numbers.push(piece);
      if (piece.type !== "pair") continue;
      pairs.push(piece);
      visit(piece.children);
    }
  };
  visit(coded);
  return { numbers, pairs };
}

/** What two texts are compared by: words and codes, not white space or how numbers are shown. */
export function fingerprint(coded: CodedText): string {
  const write = (pieces: CodedText): string =>
    pieces
      .map((piece) =>
        piece.type === "text"
          ? piece.text
          : piece.type === "number"
            ? `\u0001${piece.id}\u0001`
            : `\u0002${write(piece.children)}\u0003`,
      )
      .join("");
  // Control characters have no place in XML.
  const words = write(coded).replace(/\s+/gu, " ").trim();
  return words.replace(/[\0\x04-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD");
}

/** Whether there is a letter outside of numbers: something to translate. */
export function hasWords(coded: CodedText): boolean {
  return coded.some((piece) =>
    piece.type === "text" ? /\p{L}/u.test(piece.text) : piece.type === "pair" && hasWords(piece.children),
  );
}
