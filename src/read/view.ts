import type { Finding } from "../model/diagnostic.js";
import type { Range16 } from "../model/span.js";
import { MappedText, type Piece } from "../text/mapped-text.js";
import { findMojibake } from "../text/mojibake.js";
import type { IgnoredPart, Line } from "./document.js";

/** `[start, end)` of the source reads `text`, from `at` on in the view. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly at: number;
}

/**
 * A source's text as the readers take it: mojibake repaired, f-ligatures spelled out, soft hyphens dropped.
 * Readers work on offsets of the view; `toSource` turns their results into offsets of the source.
 */
export class View {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly #edits: readonly Edit[];

  constructor(source: string) {
    const repairs = findMojibake(source);
    const first = repairs[0];
    this.findings = first === undefined ? [] : [mojibakeFinding(source, first, repairs.length)];
    this.#edits = placeEdits([...repairs.map((r) => respell(r)), ...glyphEdits(source, repairs)]);
    this.text = this.#edits.length === 0 ? source : applyEdits(source, this.#edits);
  }

  /** Lines and ignored parts with ranges of the view -> the same with ranges of the source. */
  toSource(
    lines: readonly Line[],
    ignored: readonly IgnoredPart[],
  ): { lines: readonly Line[]; ignored: readonly IgnoredPart[] } {
    if (this.#edits.length === 0) return { lines, ignored };
    const seen = new Set<Edit>();
    const mappedLines = lines.map((line): Line => {
      const text = this.#mapText(line.text, seen);
      return line.cells === undefined
        ? { ...line, text }
        : { ...line, text, cells: line.cells.map((cell) => this.#mapText(cell, seen)) };
    });
    const mappedIgnored = ignored.map((part): IgnoredPart => ({ ...part, range: this.#mapRange(part.range, seen) }));
    // What is left stands for nothing (a soft hyphen) or for white space that a reader trimmed.
    for (const edit of this.#edits) {
      if (seen.has(edit)) continue;
      mappedIgnored.push({
        range: { start: edit.start, end: edit.end },
        reason: edit.text === "" ? "hyphen" : "markup",
      });
    }
    return { lines: mappedLines, ignored: mappedIgnored };
  }

  #mapText(text: MappedText, seen: Set<Edit>): MappedText {
    const pieces: Piece[] = [];
    for (const piece of text.pieces) {
      if (piece.length === piece.end - piece.start) this.#splitPiece(piece, pieces, seen);
      else pieces.push({ ...piece, ...this.#mapRange(piece, seen) });
    }
    return new MappedText(text.text, pieces);
  }

  #splitPiece(piece: Piece, into: Piece[], seen: Set<Edit>): void {
    let from = piece.start;
    for (let e = this.#indexAfter(from); from < piece.end; e++) {
      const edit = this.#edits[e];
      const until = Math.min(edit === undefined ? piece.end : Math.max(edit.at, from), piece.end);
      const at = piece.at + (from - piece.start);
      if (until > from) {
        const start = this.#offset(from, e);
        into.push({ at, length: until - from, start, end: start + (until - from) });
      }
      if (edit === undefined || edit.at >= piece.end) break;
      const a = Math.max(edit.at, piece.start);
      const b = Math.min(edit.at + edit.text.length, piece.end);
      if (b > a) {
        into.push({ at: piece.at + (a - piece.start), length: b - a, start: edit.start, end: edit.end });
        seen.add(edit);
      }
      from = Math.max(b, until);
    }
  }

  #mapRange(range: Range16, seen: Set<Edit>): Range16 {
    let index = this.#indexAfter(range.start);
    while (this.#edits[index]?.text === "" && this.#edits[index]?.at === range.start) index++;
    const first = this.#edits[index];
    const start = first !== undefined && first.at < range.start ? first.start : this.#offset(range.start, index);
    let end: number | undefined;
    for (let edit = this.#edits[index]; edit !== undefined && edit.at < range.end; edit = this.#edits[++index]) {
      seen.add(edit);
      if (edit.at + edit.text.length > range.end) end = edit.end;
    }
    return { start, end: end ?? this.#offset(range.end, index) };
  }

  /** Index of the first edit that does not end before or at `at` (an edit to nothing at `at` included). */
  #indexAfter(at: number): number {
    let low = 0;
    let high = this.#edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const edit = this.#edits[middle] as Edit;
      if (edit.at + edit.text.length <= at && edit.at < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Source offset of the view's `at`, which lies behind the edits before `index`. */
  #offset(at: number, index: number): number {
    const before = this.#edits[index - 1];
    return before === undefined ? at : before.end + (at - before.at - before.text.length);
  }
}

type Replacement = Omit<Edit, "at">;

function placeEdits(replacements: Replacement[]): Edit[] {
  replacements.sort((a, b) => a.start - b.start);
  let shift = 0;
  return replacements.map((r) => {
    const edit = { ...r, at: r.start + shift };
    shift += r.text.length - (r.end - r.start);
    return edit;
  });
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits) {
    parts.push(source.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  parts.push(source.slice(from));
  return parts.join("");
}

const glyphs = /[\u00ad\ufb00-\ufb06]/g;

/** Spells out ligatures and drops soft hyphens, except at a line's end: there the hyphen was printed. */
function glyphEdits(source: string, repairs: readonly Range16[]): Replacement[] {
  const edits: Replacement[] = [];
  let r = 0;
  for (const match of source.matchAll(glyphs)) {
    const start = match.index;
    while (r < repairs.length && (repairs[r] as Range16).end <= start) r++;
    if (start >= (repairs[r]?.start ?? Infinity)) continue;
    edits.push(respell({ start, end: start + 1, text: isAtLineEnd(source, start + 1) ? "-" : match[0] }));
  }
  return edits;
}

function respell(replacement: Replacement): Replacement {
  const { text } = replacement;
  if (text === "\u00ad" || text === "\ufeff") return { ...replacement, text: "" };
  return text >= "\ufb00" && text <= "\ufb06" ? { ...replacement, text: text.normalize("NFKC") } : replacement;
}

/** Whether only spaces and a line break follow; a soft hyphen at the very end of a file divides nothing. */
function isAtLineEnd(source: string, at: number): boolean {
  while (source.charCodeAt(at) === 0x20 || source.charCodeAt(at) === 0x09) at++;
  const code = source.charCodeAt(at);
  return source.charCodeAt(at) === 0x0a || code === 0x0d;
}

function mojibakeFinding(source: string, first: Replacement, count: number): Finding {
  const { start, end, text } = first;
  return {
    code: "RG1002",
    severity: "warning",
    range: { start, end },
    data: { from: source.slice(start, end), to: text, count },
  };
}
