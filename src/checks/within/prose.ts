import type { Range16 } from "../../model/span.js";
import type { CheckContext } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

/** Pieces that hold sentences, or parts of them; values and names have checks of their own. */
const proseKinds: ReadonlySet<TextPiece["kind"]> = new Set(["paragraph", "detail", "list", "table"]);

export interface Place {
  readonly text: EntryText;
  readonly piece: TextPiece;
}

/** All pieces of prose of the book, in the order of its texts. */
export function* proseOf({ texts }: Pick<CheckContext, "texts">, lang?: string): Generator<Place> {
  for (const text of texts) {
    if (lang !== undefined && text.lang !== lang) continue;
    for (const piece of text.pieces) if (proseKinds.has(piece.kind)) yield { text, piece };
  }
}

/** Small letters and one kind of apostrophe and space, unit by unit: offsets stay what they are. */
export function plain(text: string): string {
  const small = text.toLowerCase();
  // A few capitals have a small form of another length.
  return (small.length === text.length ? small : text).replace(/[\u2019\u02BC]/g, "'").replace(/\s/g, " ");
}

/** A word with the hyphens and apostrophes inside of it. */
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['\u2019-]\p{L}[\p{L}\p{M}]*)*/gu;

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Each word with the next one, where one space is all that parts them. */
export function* wordPairs(text: string): Generator<readonly [word: Word, next: Word]> {
  const words = wordsIn(text);
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (next !== undefined && /^\s$/.test(text.slice(word.end, next.start))) yield [word, next];
  }
}

/** Offsets at which `phrase` (in the form that `plain` gives) stands as whole words. */
export function placesOf(phrase: string, plainText: string): number[] {
  const found: number[] = [];
  for (let at = plainText.indexOf(phrase); at >= 0; at = plainText.indexOf(phrase, at + 1)) {
    if (edge(plainText, at - 1, phrase[0]) && edge(plainText, at + phrase.length, phrase.at(-1))) found.push(at);
  }
  return found;
}

/** What begins or ends with a mark may stand right beside a word, as an elided one does with its apostrophe. */
function edge(text: string, at: number, own: string | undefined): boolean {
  const char = text[at];
  return char === undefined || own === undefined || !/[\p{L}\p{N}]/u.test(own) || !/[\p{L}\p{M}\p{N}-]/u.test(char);
}

/** The replacement with a capital where the text has one. */
export function withCaseOf(original: string, replacement: string): string {
  const first = original[0] ?? "";
  return first === first.toLowerCase() ? replacement : replacement.slice(0, 1).toUpperCase() + replacement.slice(1);
}

/** What the source has between the units around `[start, end)` of the text: markup, line breaks and all spaces are in it. */
export function rawBetween(place: Place, start: number, end: number, { sources }: Pick<CheckContext, "sources">): Raw {
  const { text, piece } = place;
  const range = { start: piece.rangeOf(start - 1, start).end, end: piece.rangeOf(end, end + 1).start };
  return { range, raw: sources.get(text.file)?.text.slice(range.start, range.end) ?? "" };
}

export interface Raw {
  readonly range: Range16;
  readonly raw: string;
}

/** The source's text of a part of a piece. */
export function rawOf(
  { text, piece }: Place,
  start: number,
  end: number,
  { sources }: Pick<CheckContext, "sources">,
): Raw {
  const range = piece.rangeOf(start, end);
  return { range, raw: sources.get(text.file)?.text.slice(range.start, range.end) ?? "" };
}

/** Whether a sentence starts at the offset. */
export function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;\u2026][\u00BB\u201D")\]]*\s+)[\u00AB\u201C"([\u2013\u2014-]*\s*$/u.test(
    text.slice(Math.max(0, at - 12), at),
  );
}
