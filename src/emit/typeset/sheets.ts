import { type CardSize, card, tarot } from "../cards/measures.js";

export const cardSizes = { poker: card, tarot } as const satisfies Record<string, CardSize>;
export type CardSizeName = keyof typeof cardSizes;

/** Millimetres. */
export const papers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type PaperName = keyof typeof papers;

export interface SheetOptions {
  readonly size: CardSizeName;
  /** Undefined for one card a page. */
  readonly paper: PaperName | undefined;
  /** Millimetres of colour beyond the cut. */
  readonly bleed: number;
  readonly cropMarks: boolean;
  /** Adds a page of backs after each page of fronts, mirrored for turning on the long edge. */
  readonly duplex: boolean;
}

/** Where a card's cut corner lies on the page, in millimetres from the top left. */
export interface Slot {
  readonly x: number;
  readonly y: number;
}

/** Lines from (x1, y1) to (x2, y2), in millimetres. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export interface SheetGeometry {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
  readonly marks: readonly Line[];
}

const markLength = 4;
const markGap = 0.8;
/** What a printer needs beside the cards for the marks to be seen. */
const shortestMark = 1.5;

/** The places of cards on a page: as many as the paper holds, in the middle. @throws {RangeError} if it holds none */
export function sheetGeometry({ size, paper, bleed, cropMarks }: SheetOptions): SheetGeometry {
  const { width, height } = cardSizes[size];
  if (paper === undefined) {
    const around = bleed + (cropMarks ? markGap + markLength : 0);
    const page = { width: width + 2 * around, height: height + 2 * around };
    return { ...page, ...grid(page, { width, height }, { columns: 1, rows: 1 }, bleed, cropMarks) };
  }
  const page = papers[paper];
  const free = cropMarks ? 2 * shortestMark : 0;
  const columns = Math.floor((page.width - free) / (width + 2 * bleed));
  const rows = Math.floor((page.height - free) / (height + 2 * bleed));
  if (columns < 1 || rows < 1) throw new RangeError(`a bleed of ${String(bleed)} mm leaves no room for a card`);
  return { ...page, ...grid(page, { width, height }, { columns, rows }, bleed, cropMarks) };
}

function grid(
  page: { width: number; height: number },
  card: { width: number; height: number },
  { columns, rows }: { columns: number; rows: number },
  bleed: number,
  cropMarks: boolean,
): { slots: Slot[]; marks: Line[] } {
  const cell = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const left = (page.width - columns * cell.width) / 2;
  const top = (page.height - rows * cell.height) / 2;
  const xs = Array.from({ length: columns }, (_, i) => left + i * cell.width + bleed);
  const ys = Array.from({ length: rows }, (_, i) => top + i * cell.height + bleed);
  const slots = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  if (!cropMarks) return { slots, marks: [] };
  const outer = { top: ys[0] as number, left: xs[0] as number };
  const bottom = (ys.at(-1) as number) + card.height;
  const right = (xs.at(-1) as number) + card.width;
  const gap = bleed + markGap;
  const start = (edge: number): number => Math.max(0, edge - gap - markLength);
  const end = (edge: number, limit: number): number => Math.min(limit, edge + gap + markLength);
  const columnEdges = [...new Set(xs.flatMap((x) => [x, x + card.width]))];
  const rowEdges = [...new Set(ys.flatMap((y) => [y, y + card.height]))];
  const marks: Line[] = [
    ...columnEdges.flatMap((x): Line[] => [
      [x, start(outer.top), x, outer.top - gap],
      [x, bottom + gap, x, end(bottom, page.height)],
    ]),
    ...rowEdges.flatMap((y): Line[] => [
      [start(outer.left), y, outer.left - gap, y],
      [right + gap, y, end(right, page.width), y],
    ]),
  ];
  return { slots, marks };
}

/** The same place seen from the back of the page, which is turned on its long edge. */
export function mirrored({ x, y }: Slot, pageWidth: number, cardWidth: number): Slot {
  return { x: pageWidth - x - cardWidth, y };
}
