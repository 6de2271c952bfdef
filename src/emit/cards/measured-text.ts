import type { RichText } from "../../model/entry.js";
import type { FontMetrics } from "./font-widths.js";

/** A stretch of text without a place to break a line. Widths are in thousandths of the font size. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly width: number;
  /** Width of the space before it; 0 for the further pieces of a cut word. */
  readonly space: number;
  /** Width of the whole word that begins here: a browser cuts a word only when it has a line to itself. */
  readonly word: number;
  /** The text has a line break before it. */
  readonly afterBreak: boolean;
  readonly endsSentence: boolean;
}

/** A text with its tokens, ready for wrapping at any size. */
export interface MeasuredText {
  readonly rich: RichText;
  readonly tokens: readonly Token[];
}

/** A word wider than this is cut in pieces, so that it can run over lines and cards. */
const longestWord = 15_000;
const pieceWidth = 2000;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function measureText(rich: RichText, font: FontMetrics, options: { bold?: boolean } = {}): MeasuredText {
  const { bold = false } = options;
  const strong = bold
    ? [{ start: 0, end: rich.text.length }]
    : (rich.marks ?? []).filter((mark) => mark.type === "strong");
  const spaceWidth = font.width(" ", bold);
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of rich.text.matchAll(/[^ \t\r\n\f]+/g)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = rich.text.slice(previousEnd, start);
    const heavy = strong.some((mark) => mark.start < end && mark.end > start);
    const width = font.width(match[0], heavy);
    const first = {
      space: tokens.length === 0 ? 0 : spaceWidth,
      word: width,
      afterBreak: tokens.length > 0 && gap.includes("\n"),
    };
    const sentence = endsSentence(match[0], rich.text, end);
    if (width <= longestWord) tokens.push({ start, end, width, ...first, endsSentence: sentence });
    else tokens.push(...cutWord(match[0], start, { font, heavy }, first, sentence));
    previousEnd = end;
  }
  return { rich, tokens };
}

function cutWord(
  word: string,
  start: number,
  { font, heavy }: { font: FontMetrics; heavy: boolean },
  first: Pick<Token, "space" | "word" | "afterBreak">,
  sentence: boolean,
): Token[] {
  const pieces: Token[] = [];
  let from = 0;
  let width = 0;
  let at = 0;
  const push = (last: boolean): void => {
    const opening = pieces.length === 0 ? first : { space: 0, word: width, afterBreak: false };
    pieces.push({ start: start + from, end: start + at, width, ...opening, endsSentence: last && sentence });
    from = at;
    width = 0;
  };
  for (const { segment } of graphemes.segment(word)) {
    const next = font.width(segment, heavy);
    if (width > 0 && width + next > pieceWidth) push(false);
    width += next;
    at += segment.length;
  }
  push(true);
  return pieces;
}

/** A full stop, question or exclamation mark, maybe with closing marks, before what can begin a sentence. */
function endsSentence(word: string, text: string, end: number): boolean {
  if (!/[.!?…。؟]["'’”»)\]\u00A0\u202F]*$/u.test(word)) return false;
  return /^\s*(?:$|["'‘“«(¿¡]?\s*[\p{Lu}\p{Lt}\p{Lo}\d])/u.test(text.slice(end, end + 8));
}

export interface Wrapped {
  /** Index of the first token that is left over. */
  readonly end: number;
  readonly lines: number;
}

/**
 * Breaks lines as a browser does without hyphens (with them it needs no more lines).
 *
 * @param lineWidth - Thousandths of the font size.
 * @param firstLine - Width of the first line, where it differs.
 */
export function wrapText(
  tokens: readonly Token[],
  start: number,
  lineWidth: number,
  maxLines: number,
  firstLine = lineWidth,
): Wrapped {
  if (start >= tokens.length) return { end: start, lines: 1 };
  if (maxLines < 1) return { end: start, lines: 0 };
  let lines = 1;
  let room = firstLine;
  let filled = 0;
  for (let i = start; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const fresh = filled === 0;
    const space = fresh ? 0 : token.space;
    if (!fresh && (token.afterBreak || filled + space + (token.space > 0 ? token.word : token.width) > room)) {
      if (lines === maxLines) return { end: i, lines };
      lines++;
      room = lineWidth;
      filled = token.width;
    } else {
      filled += space + token.width;
    }
    // A token wider than the line runs over several; the last of them may be shared, which is not counted on.
    const extra = filled > room && filled === token.width ? Math.ceil(token.width / Math.max(room - 1000, 500)) - 1 : 0;
    if (extra > 0) {
      if (lines + extra > maxLines && i > start) return { end: i, lines: lines - 1 };
      lines += extra;
      filled = room;
    }
  }
  return { end: tokens.length, lines };
}
