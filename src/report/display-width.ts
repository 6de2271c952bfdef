const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Controls, line separators and marks of writing direction: a terminal would obey them instead of showing them. */
const unsafe = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A character as a person sees it: `start` is its offset in the text it was cut from, `shown` what a terminal is sent. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly shown: string;
  /** Columns that it takes. */
  readonly width: number;
}

/** Splits text into what is shown, character by character. Time is linear, but not small: cut long lines before. */
export function* cellsOf(text: string, tab: string): Generator<Cell> {
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (segment === "\t") yield { start: index, end, shown: tab, width: tab.length };
    else {
      const shown = printable(segment);
      yield { start: index, end, shown, width: widthOf(shown) };
    }
  }
}

/** Text that a terminal shows and does not obey: controls become their pictures. */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? "\u2421" : "\uFFFD";
  });
}

/** Columns that a grapheme takes on a terminal. */
function widthOf(grapheme: string): number {
  if (/^[\u0020-\u007E\u00A0-\u02FF]$/u.test(grapheme)) return 1;
  if (/^[\p{M}\p{Cf}]+$/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u.test(grapheme)) return 2;
  return isWide(grapheme.codePointAt(0) ?? 0) ? 2 : 1;
}

/** East Asian Wide and Fullwidth, by blocks (Unicode TR 11). */
const wideBlocks: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

function isWide(code: number): boolean {
  return wideBlocks.some(([first, last]) => code >= first && code <= last);
}
