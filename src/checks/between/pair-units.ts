import type { Unit } from "./units.js";

/** What two texts have to be told of each other for pairing. */
export interface PairingOptions {
  /** Length of the second text for each character of the first, as these languages usually are. */
  readonly ratio: number;
  /** Share of the entries that these languages part in another way, of 0 to 1; 1 if nothing is known of them. */
  readonly parted: number;
  /** Whether a third language parts this entry as the first text does. */
  readonly agreed: boolean;
  /** Numbers that one of two units states and the other does not. */
  readonly mismatches: (first: readonly Unit[], second: readonly Unit[]) => number;
}

/** Units of two texts that translate each other; one side is empty where a unit has no counterpart. */
export interface UnitPair {
  readonly first: readonly Unit[];
  readonly second: readonly Unit[];
}

/** How many units may stand on each side of a pair: books split and join paragraphs. */
const shapes = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [2, 0],
  [0, 2],
  [3, 0],
  [0, 3],
] as const;

/** A unit without counterpart is about as unlikely as a pair whose length is 2.8 standard deviations off. */
const gapCost = 4;
/** Where one is missing, its neighbours may be: a list, a table. */
const nextGapCost = 1.5;
/** Where all entries are parted in the same way, a unit is joined with another no more often than it is missing. */
const leastJoinCost = 1.5;
/** And where two other languages have it, it is more likely missing. */
const agreedCost = 1;
/** Items and rows are joined more seldom than paragraphs. */
const leastJoinItemCost = 3;
const mismatchCost = 2;
const kindCost = 1;
/** Paragraphs become lists in another edition, but hardly ever tables, headings or labelled paragraphs. */
const otherKindCost = 4;
/** Standard deviation of the logarithm of two translations' length ratio; short texts vary more. */
const deviation = 0.15;

/** Pairs the units of two texts in their order so that lengths, numbers and kinds agree best (after Gale and Church). */
export function pairUnits(first: readonly Unit[], second: readonly Unit[], options: PairingOptions): UnitPair[] {
  const width = second.length + 1;
  const costs = new Float64Array((first.length + 1) * width).fill(Infinity);
  const chosen = new Int8Array(costs.length);
  costs[0] = 0;
  for (let i = 0; i <= first.length; i++) {
    for (let j = 0; j <= second.length; j++) {
      for (const [index, [a, b]] of shapes.entries()) {
        if (a > i || b > j) continue;
        const before = costs[(i - a) * width + j - b] as number;
        if (before === Infinity) continue;
        const cost = before + pairCost(first.slice(i - a, i), second.slice(j - b, j), options);
        if (cost >= (costs[i * width + j] as number)) continue;
        costs[i * width + j] = cost;
        chosen[i * width + j] = index;
      }
    }
  }
  const pairs: UnitPair[] = [];
  for (let i = first.length, j = second.length; i > 0 || j > 0;) {
    const [a, b] = shapes[chosen[i * width + j] as number] as (typeof shapes)[number];
    pairs.push({ first: first.slice(i - a, i), second: second.slice(j - b, j) });
    i -= a;
    j -= b;
  }
  return pairs.reverse();
}

function pairCost(
  first: readonly Unit[],
  second: readonly Unit[],
  { ratio, parted, agreed, mismatches }: PairingOptions,
): number {
  const gap = first.length === 0 ? second.length : second.length === 0 ? first.length : 0;
  if (gap > 0) return gapCost + (gap - 1) * nextGapCost;
  const expected = lengthOf(first) * ratio;
  const off = Math.log((lengthOf(second) + 5) / (expected + 5)) / (deviation + 1 / Math.sqrt(expected + 1));
  const joins = first.length + second.length - 2;
  const kinds = new Set([...first, ...second].map(({ kind }) => kind));
  const hasOwnForm = kinds.has("table") || kinds.has("heading") || kinds.has("detail");
  const isItems = hasOwnForm || kinds.has("list");
  const least = isItems && kinds.size === 1 ? leastJoinItemCost : leastJoinCost;
  return (
    (off * off) / 2 +
    joins * (Math.max(least, Math.min(gapCost, -leastJoinCost * Math.log(parted))) + (agreed ? agreedCost : 0)) +
    (kinds.size - 1) * (hasOwnForm ? otherKindCost : kindCost) +
    mismatches(first, second) * mismatchCost
  );
}

/** Characters of units together. */
export function lengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + text.length, 0);
}
