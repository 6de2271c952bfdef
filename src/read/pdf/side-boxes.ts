import { type Box, type Word } from "./shapes.js";

/** Words of a page, those in framed or shaded boxes apart. */
export interface Parted {
  readonly flow: readonly Word[];
  readonly boxes: readonly { readonly box: Box; readonly words: readonly Word[] }[];
}

const leastWidth = 50;
const mostBoxes = 60;
const mostBullets = 200;

/** Parts the words that stand in boxes from the others. A page's background, rules, rows of a table are no boxes. */
export function partBoxes(
  words: readonly Word[],
  drawn: readonly Box[],
  page: { width: number; height: number },
): Parted {
  const found: { box: Box; words: Word[] }[] = [];
  const inside = new Set<Word>();
  const candidates = drawn.filter((box) => isBox(box, page)).sort((a, b) => area(b) - area(a));
  for (const box of candidates.slice(0, mostBoxes)) {
    if (found.some(({ box: outer }) => contains(outer, box))) continue;
    const own = words.filter((word) => !inside.has(word) && holds(box, word));
    if (own.length < 4 || own.length > 0.8 * words.length || cuts(box, words) || rowCount(own) < 3) continue;
    for (const word of own) inside.add(word);
    found.push({ box, words: own });
  }
  return {
    flow: inside.size === 0 ? words : words.filter((word) => !inside.has(word)),
    boxes: found.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left),
  };
}

function isBox(box: Box, page: { width: number; height: number }): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return (
    width >= leastWidth && height >= 24 && width * height < 0.6 * page.width * page.height && width < 0.98 * page.width
  );
}

function area(box: Box): number {
  return (box.right - box.left) * (box.bottom - box.top);
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2
  );
}

function holds(box: Box, word: Word): boolean {
  const middle = word.y - 0.3 * word.size;
  return word.left >= box.left - 1 && word.right <= box.right + 1 && middle > box.top && middle < box.bottom;
}

/** Whether words go over the box's sides: then it lies behind the text. */
function cuts(box: Box, words: readonly Word[]): boolean {
  return words.some((word) => {
    const middle = word.y - 0.3 * word.size;
    if (middle <= box.top || middle >= box.bottom) return false;
    return (
      (word.left < box.left - 1 && word.right > box.left + 1) ||
      (word.left < box.right - 1 && word.right > box.right + 1)
    );
  });
}

function rowCount(words: readonly Word[]): number {
  return new Set(words.map(({ y }) => Math.round(y / 2))).size;
}

/** Small drawn shapes before the first word of a line are the bullets of a list. */
export function bulletsOf(drawn: readonly Box[], words: readonly Word[]): Word[] {
  const bullets: Word[] = [];
  for (const box of drawn) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width < 1 || width > 8 || Math.abs(width - height) > 0.3 * width) continue;
    const middle = (box.top + box.bottom) / 2;
    const beside = words.filter(
      (word) => middle < word.y && middle > word.y - 0.8 * word.size && width < 0.7 * word.size,
    );
    const next = beside.find((word) => word.left > box.right && word.left < box.right + 2 * word.size);
    if (next === undefined || beside.some((word) => word.right <= box.left && word.right > box.left - 2 * word.size))
      continue;
    const parts = [{ text: "\u2022", style: { bold: false, italic: false } }];
    bullets.push({ left: box.left, right: box.right, y: next.y, size: next.size, parts });
    if (bullets.length >= mostBullets) break;
  }
  return bullets;
}
