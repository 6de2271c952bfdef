import { median, type Row, textOf, type Word } from "./shapes.js";

/** Puts words on one baseline into rows, from top to bottom. Raised and lowered signs go to the row they stand in. */
export function rowsOf(words: readonly Word[]): Row[] {
  const usual = median(words.map(({ size }) => size));
  const initials = words.filter((word) => isInitial(word, usual));
  const others = words.filter((word) => !initials.includes(word));
  const rows: { y: number; size: number; words: Word[] }[] = [];
  // Larger words first, so that a raised sign finds the row that it belongs to.
  const sorted = [...others].sort((a, b) => a.y - b.y);
  for (const word of sorted) {
    const row = nearRow(rows, word);
    if (row === undefined) rows.push({ y: word.y, size: word.size, words: [word] });
    else {
      row.words.push(word);
      if (word.size > row.size) {
        row.size = word.size;
        row.y = word.y;
      }
    }
  }
  for (const initial of initials) placeInitial(initial, rows);
  return rows
    .sort((a, b) => a.y - b.y)
    .map((row) => ({
      ...row,
      words: joinSpaced(row.words.sort((a, b) => a.left - b.left)),
      size: usualSize(row.words),
    }));
}

/** Rows are made from top to bottom, so that only the last few may take a word. */
function nearRow<T extends { y: number; size: number }>(rows: readonly T[], word: Word): T | undefined {
  for (let i = rows.length - 1; i >= Math.max(0, rows.length - 4); i--) {
    const row = rows[i] as T;
    const isSmaller = Math.min(word.size, row.size) < 0.8 * Math.max(word.size, row.size);
    const reach = (isSmaller ? 0.42 : 0.2) * Math.max(word.size, row.size);
    if (Math.abs(row.y - word.y) <= reach) return row;
  }
  return undefined;
}

/** The size of most letters of a row. */
export function usualSize(words: readonly Word[]): number {
  const bySize = new Map<number, number>();
  let best = 0;
  for (const word of words) {
    const size = Math.round(word.size * 10) / 10;
    const count = (bySize.get(size) ?? 0) + textOf(word).length;
    bySize.set(size, count);
    if (count > (bySize.get(best) ?? 0)) best = size;
  }
  return best;
}

/** One or two letters, maybe in quotes, as high as two lines or more: the first letter of a text that is set so. */
function isInitial(word: Word, usual: number): boolean {
  return word.size >= 1.9 * usual && /^[\u00AB\u201C"']?\p{Lu}[\u2019']?\p{Ll}?$/u.test(textOf(word));
}

/** An initial goes before the words of the row whose letters are as high as its own. */
function placeInitial(initial: Word, rows: { y: number; size: number; words: Word[] }[]): void {
  const top = initial.y - 0.68 * initial.size;
  let best: { y: number; size: number; words: Word[] } | undefined;
  for (const row of rows) {
    const isBeside = row.words.some(
      (word) => word.left >= initial.right - 1 && word.left < initial.right + 2 * row.size,
    );
    const distance = (r: { y: number; size: number }): number => Math.abs(r.y - 0.68 * r.size - top);
    if (isBeside && (best === undefined || distance(row) < distance(best))) best = row;
  }
  if (best === undefined || Math.abs(best.y - 0.68 * best.size - top) > 0.6 * best.size) {
    rows.push({ y: initial.y, size: initial.size, words: [initial] });
    return;
  }
  const next = best.words.filter((word) => word.left >= initial.right - 1).sort((a, b) => a.left - b.left)[0] as Word;
  const isPartOfWord = next.left - initial.right < 0.45 * next.size && /^\p{Ll}/u.test(textOf(next));
  const y = best.y;
  if (!isPartOfWord) best.words.push({ ...initial, y, size: best.size });
  else {
    best.words.splice(best.words.indexOf(next), 1);
    best.words.push({ ...next, left: initial.left, parts: [...initial.parts, ...next.parts] });
  }
}

/** Titles whose letters a program parted with spaces: `T I T L E`. A gap wider than the others parts the words. */
function joinSpaced(words: Word[]): Word[] {
  if (words.length < 4 || words.filter((word) => textOf(word).length === 1).length < words.length - 1) return words;
  const gapBefore = (i: number): number => (words[i] as Word).left - (words[i - 1] as Word).right;
  const usual = median(words.slice(1).map((_, i) => gapBefore(i + 1)));
  const joined: Word[] = [];
  words.forEach((word, i) => {
    const last = joined.at(-1);
    if (last === undefined || gapBefore(i) > Math.max(1.5 * usual, usual + 0.15 * word.size)) joined.push(word);
    else
      joined[joined.length - 1] = {
        ...last,
        right: word.right,
        parts: [{ text: textOf(last) + textOf(word), style: last.parts[0]?.style ?? { bold: false, italic: false } }],
      };
  });
  return joined;
}
