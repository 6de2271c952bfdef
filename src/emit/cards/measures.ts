import { arial, type FontMetrics } from "./font-widths.js";

/** Measures of a card, from which both the style sheet and the estimate of heights are made. Millimetres, unless said otherwise. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** White rim around the band. */
  readonly rim: number;
  /** From the card's edge to the text. */
  readonly side: number;
  readonly bandPaddingY: number;
  readonly bandMinHeight: number;
  readonly continuedBandHeight: number;
  readonly icon: number;
  /** Room for icon and level at the sides of the name. */
  readonly bandSides: number;
  readonly bodyGap: number;
  readonly footerHeight: number;
  readonly footerBottom: number;
}

export const pointsPerMm = 72 / 25.4;

/** The size of playing cards. */
export const card: CardSize = {
  width: 63,
  height: 88,
  rim: 1.6,
  side: 2.8,
  bandPaddingY: 0.9,
  bandMinHeight: 8.4,
  continuedBandHeight: 6.4,
  icon: 5.6,
  bandSides: 15.5,
  bodyGap: 1,
  footerHeight: 3.4,
  footerBottom: 1.4,
};

export const tarot: CardSize = { ...card, width: 70, height: 120, side: 3.4, bandMinHeight: 9.4, bandSides: 16.5 };

/** How a card is set: its size, and the font and sizes by which text is measured. */
export interface CardFormat {
  readonly size: CardSize;
  readonly font: FontMetrics;
  /** Points, largest first. */
  readonly fontSizes: readonly number[];
  /** How much wider the text may turn out than it was measured. */
  readonly widthReserve: number;
  /** Millimetres by which heights may be rounded up. */
  readonly heightReserve: number;
  /** Factor of the title's letters against the text's bold ones. */
  readonly titleFactor: number;
  /** Points. */
  readonly textWidth: number;
}

export const sheet = { width: 210, height: 297, margin: 8, columns: 3, rows: 3 } as const;

/** Font sizes of the text in points, largest first. */
const fontSizes: readonly number[] = [8, 7.75, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6, 5.75, 5.5];

export const lineHeight = 1.22;
export const titleLineHeight = 1.12;
export const titleSizes: readonly { readonly size: number; readonly lines: number }[] = [
  { size: 11, lines: 1 },
  { size: 10, lines: 1 },
  { size: 9, lines: 1 },
  { size: 9, lines: 2 },
  { size: 8, lines: 2 },
  { size: 7.5, lines: 3 },
];
export const footerSize = 5;

/** HTML is set in the fonts of the reader's machine: wider than the estimate, maybe, with titles in another font. */
export const htmlFormat: CardFormat = {
  size: card,
  font: arial,
  fontSizes,
  widthReserve: 1.025,
  heightReserve: 0.6,
  titleFactor: 1.16,
  textWidth: textWidthOf(card),
};

/** Width of a card's text in points. */
export function textWidthOf({ width, side }: CardSize): number {
  return (width - 2 * side) * pointsPerMm;
}

/** How each kind of text is set; all in ems of the card's font size. */
export const roles = {
  fullName: { scale: 1, before: 0, hang: 0 },
  type: { scale: 1, before: 0, hang: 0 },
  stat: { scale: 1, before: 0.1, hang: 0.7 },
  paragraph: { scale: 1, before: 0.35, hang: 0 },
  heading: { scale: 1.04, before: 0.5, hang: 0 },
  item: { scale: 1, before: 0.12, hang: 0 },
  detail: { scale: 1, before: 0.35, hang: 0 },
  record: { scale: 0.94, before: 0.2, hang: 0.7 },
  untranslated: { scale: 0.8, before: 0.35, hang: 0 },
  citation: { scale: 0.8, before: 0.6, hang: 0 },
} as const;

export type Role = keyof typeof roles;

/** Space around the line between stat lines and description, above and below the line. */
export const ruleSpace = 0.42;

/** In ems, but `border` and `rowReserve` (browsers round rows up) in points. */
export const table = { scale: 0.94, before: 0.4, cellX: 0.35, cellY: 0.1, border: 0.5, rowReserve: 0.4 } as const;

/** How typeset cards are set: in a font that is shipped, so that only kerning makes the text differ from what was measured. */
export function typesetFormat(size: CardSize, font: FontMetrics): CardFormat {
  return {
    size,
    font,
    fontSizes: [9, 8.75, 8.5, 8.25, ...fontSizes].filter((points) => points >= smallestTypeset),
    widthReserve: 1.01,
    heightReserve: 0.4,
    titleFactor: 1.06,
    textWidth: textWidthOf(size),
  };
}

/** Points. Source Sans is small for its size: below this it is hard to read on paper. */
const smallestTypeset = 6.5;
