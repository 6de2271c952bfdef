/** Measures of a card, from which both the style sheet and the estimate of heights are made. Millimetres, unless said otherwise. */
export const card = {
  width: 63,
  height: 88,
  /** White rim around the band. */
  rim: 1.6,
  /** From the card's edge to the text. */
  side: 2.8,
  bandPaddingY: 0.9,
  bandMinHeight: 8.4,
  continuedBandHeight: 6.4,
  icon: 5.6,
  /** Room for icon and level at the sides of the name. */
  bandSides: 15.5,
  bodyGap: 1,
  footerHeight: 3.4,
  footerBottom: 1.4,
} as const;

export const sheet = { width: 210, height: 297, margin: 8, columns: 3, rows: 3 } as const;

export const pointsPerMm = 72 / 25.4;

/** Font sizes of the text in points, largest first. */
export const fontSizes: readonly number[] = [8, 7.75, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6, 5.75, 5.5];

export const lineHeight = 1.22;
export const titleLineHeight = 1.12;
/** Title fonts are wider than the text font, and bold. */
export const titleFactor = 1.16;
export const titleSizes: readonly { readonly size: number; readonly lines: number }[] = [
  { size: 11, lines: 1 },
  { size: 10, lines: 1 },
  { size: 9, lines: 1 },
  { size: 9, lines: 2 },
  { size: 8, lines: 2 },
  { size: 7.5, lines: 3 },
];
export const footerSize = 5;

/** What the fonts of a machine may be wider, and heights be rounded up, than the estimate has them. */
export const widthReserve = 1.025;
export const heightReserve = 0.6;

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
  citation: { scale: 0.8, before: 0.6, hang: 0 },
} as const;

export type Role = keyof typeof roles;

/** Space around the line between stat lines and description, above and below the line. */
export const ruleSpace = 0.42;

/** In ems, but `border` and `rowReserve` (browsers round rows up) in points. */
export const table = { scale: 0.94, before: 0.4, cellX: 0.35, cellY: 0.1, border: 0.5, rowReserve: 0.4 } as const;
