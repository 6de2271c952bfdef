import type { FlowItem, TableItem, TextItem } from "./flow.js";
import { wrapText } from "./measured-text.js";
import { type CardFormat, lineHeight, roles, ruleSpace, table } from "./measures.js";
import { rowHeights } from "./table.js";

/** A part of an item that stands on one card: tokens of a text, or rows of a table, from `start` to before `end`. */
export interface Fragment {
  readonly item: FlowItem;
  readonly start: number;
  readonly end: number;
}

export interface Layout {
  /** Points. */
  readonly size: number;
  /** At least one. */
  readonly cards: readonly CardText[];
}

export interface CardText {
  readonly fragments: readonly Fragment[];
  /** Height that is left, in points. */
  readonly free: number;
}

/**
 * Lays text out on cards: in the largest font in which one card holds it, else on as many cards as the smallest font needs,
 * in the largest font that needs no more.
 *
 * @param capacity - Height for text in points, on the first card and on each further one.
 */
export function fitToCards(
  items: readonly FlowItem[],
  capacity: { first: number; further: number },
  format: CardFormat,
): Layout {
  const { fontSizes } = format;
  const made = new Map<number, Layout>();
  const layout = (size: number): Layout => {
    const known = made.get(size) ?? { size, cards: paginate(items, { format, size }, capacity) };
    made.set(size, known);
    return known;
  };
  const best = layout(fontSizes[0] as number);
  if (best.cards.length === 1) return best;
  const least = layout(fontSizes.at(-1) as number);
  let low = 0; // the answer is at or after `low`: sizes fall with the index
  let high = fontSizes.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (layout(fontSizes[middle] as number).cards.length <= least.cards.length) high = middle;
    else low = middle + 1;
  }
  return layout(fontSizes[low] as number);
}

/** A format at one font size, in points. */
interface Setting {
  readonly format: CardFormat;
  readonly size: number;
}

function paginate(
  items: readonly FlowItem[],
  setting: Setting,
  capacity: { first: number; further: number },
): CardText[] {
  const { size } = setting;
  const cards: CardText[] = [];
  let current: Fragment[] = [];
  let used = 0;
  let room = capacity.first;

  const turn = (): void => {
    const kept: Fragment[] = [];
    while (current.length > 1 && isHeading(current.at(-1) as Fragment)) kept.unshift(current.pop() as Fragment);
    cards.push({ fragments: current, free: room - used });
    current = [];
    used = 0;
    room = capacity.further;
    for (const fragment of kept) place(fragment, heightOf(fragment, setting));
  };
  const place = (fragment: Fragment, height: number): void => {
    used += (current.length === 0 ? 0 : spaceBefore(fragment.item, size)) + height;
    current.push(fragment);
  };

  for (const item of items) {
    const length = lengthOf(item);
    let start = 0;
    do {
      const empty = current.length === 0;
      const left = room - used - (empty ? 0 : spaceBefore(item, size));
      const underHeading = item.kind === "text" && current.every(isHeading) && left > 3 * size * lineHeight;
      const fresh = empty || underHeading;
      const { end, height } = take(item, start, left, fresh, setting);
      if (end > start || (length === 0 && (height <= left || empty))) {
        place({ item, start, end }, height);
        start = end;
        if (start < length) turn();
      } else {
        turn();
      }
    } while (start < length);
  }
  cards.push({ fragments: current, free: room - used });
  return cards;
}

function isHeading({ item }: Fragment): boolean {
  return item.kind === "text" && item.role === "heading";
}

/** Tokens of a text, rows of a table. */
function lengthOf(item: FlowItem): number {
  return item.kind === "table" ? item.rows.length : item.text.tokens.length;
}

function spaceBefore(item: FlowItem, size: number): number {
  const before = item.rule ? 2 * ruleSpace + 0.1 : item.kind === "table" ? table.before : roles[item.role].before;
  return before * size;
}

function heightOf({ item, start, end }: Fragment, setting: Setting): number {
  if (item.kind === "table") {
    const height = rowHeights(item, setting.size, setting.format);
    const head = item.header.length === 0 ? 0 : height(item.header);
    return item.rows.slice(start, end).reduce((total, row) => total + height(row), head);
  }
  const { line, width, firstWidth } = textMeasures(item, setting);
  return line * wrapText(item.text.tokens.slice(0, end), start, width, Infinity, firstWidth).lines;
}

function textMeasures(item: TextItem, { size, format }: Setting): { line: number; width: number; firstWidth: number } {
  const { scale, hang } = roles[item.role];
  const fontSize = size * scale;
  const ems = format.textWidth / fontSize - (item.list?.list.indent ?? 0);
  return {
    line: fontSize * lineHeight,
    width: ((ems - hang) * 1000) / format.widthReserve,
    firstWidth: (ems * 1000) / format.widthReserve,
  };
}

/**
 * How much of an item fits: all; else up to the end of a sentence or row; nothing, so that it moves to the next card;
 * but on a fresh card as much as there is room for, and something in any case.
 */
function take(
  item: FlowItem,
  start: number,
  room: number,
  fresh: boolean,
  setting: Setting,
): { end: number; height: number } {
  return item.kind === "table"
    ? takeRows(item, start, room, fresh, setting)
    : takeText(item, start, room, fresh, setting);
}

function takeRows(
  item: TableItem,
  start: number,
  room: number,
  fresh: boolean,
  setting: Setting,
): { end: number; height: number } {
  const heightOfRow = rowHeights(item, setting.size, setting.format);
  let height = item.header.length === 0 ? 0 : heightOfRow(item.header);
  let end = start;
  for (; end < item.rows.length; end++) {
    const next = height + heightOfRow(item.rows[end] ?? []);
    if (next > room && !(fresh && end === start)) break;
    height = next;
  }
  return { end, height };
}

function takeText(
  item: TextItem,
  start: number,
  room: number,
  fresh: boolean,
  setting: Setting,
): { end: number; height: number } {
  const { tokens } = item.text;
  const { line, width, firstWidth } = textMeasures(item, setting);
  const maxLines = Math.max(Math.floor(room / line), fresh ? 1 : 0);
  const wrapped = wrapText(tokens, start, width, maxLines, firstWidth);
  if (wrapped.end >= tokens.length) return { end: wrapped.end, height: wrapped.lines * line };
  let end = wrapped.end;
  while (end > start && tokens[end - 1]?.endsSentence !== true) end--;
  if (end === start) return fresh ? { end: wrapped.end, height: maxLines * line } : { end, height: 0 };
  return { end, height: maxLines * line };
}
