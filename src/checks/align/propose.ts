import type { PackSet } from "../../packs/pack-set.js";
import type { EntryText } from "../texts.js";
import { type Fingerprint, fingerprints } from "./fingerprint.js";

/** Texts in several languages that may be one entry. */
export interface Proposal {
  /** Id of the entry in the language that the others were held against. */
  readonly id: string;
  readonly members: readonly ProposedMember[];
}

export interface ProposedMember {
  readonly text: EntryText;
  /** How sure the pairing is, 0 to 1; undefined for the entry that the others were held against. */
  readonly score: number | undefined;
}

/** Below this no pair is proposed. */
export const leastScore = 0.6;
/** A pair must be so much better than the next one of either side. */
const leastLead = 0.04;

/** How much each sign counts. What neither entry has does not count at all. */
const weights = { fields: 0.5, numbers: 0.2, name: 0.15, order: 0.1, length: 0.05 } as const;

/**
 * Proposes which entries of one language alone are translations of each other: by what they state, their numbers, names
 * and order. Each language is held against the one with most entries; an entry is in one proposal at most.
 */
export function proposeAlignment(texts: readonly EntryText[], packs: PackSet): Proposal[] {
  const all = fingerprints(texts, packs);
  const byLang = new Map<string, Fingerprint[]>();
  for (const print of all) byLang.set(print.text.lang, [...(byLang.get(print.text.lang) ?? []), print]);
  const langs = [...byLang].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)).map(([lang]) => lang);
  const rarity = new Rarity(all);
  const groups: { prints: Fingerprint[]; members: ProposedMember[] }[] = [];
  for (const lang of langs) {
    const own = byLang.get(lang) ?? [];
    const paired = new Set<Fingerprint>();
    const heads = groups.map(({ prints }) => prints);
    for (const { head, print, score } of bestPairs(heads, own, rarity)) {
      const group = groups[head];
      if (group === undefined) continue;
      group.prints.push(print);
      group.members.push({ text: print.text, score });
      paired.add(print);
    }
    for (const print of own) {
      if (!paired.has(print)) groups.push({ prints: [print], members: [{ text: print.text, score: undefined }] });
    }
  }
  return groups
    .filter(({ members }) => members.length > 1)
    .map(({ prints, members }) => ({ id: (prints[0] as Fingerprint).text.entry.id, members }));
}

interface Pair {
  /** Index of the group. */
  readonly head: number;
  readonly print: Fingerprint;
  readonly score: number;
}

/** The best pairs first, each side once; none that another comes near. */
function bestPairs(heads: readonly (readonly Fingerprint[])[], prints: readonly Fingerprint[], rarity: Rarity): Pair[] {
  const pairs = prints.flatMap((print) =>
    heads.flatMap((group, head): Pair[] => {
      const score = Math.max(...group.map((other) => scoreOf(other, print, rarity)));
      return score >= leastScore - leastLead ? [{ head, print, score }] : [];
    }),
  );
  pairs.sort((a, b) => b.score - a.score);
  const usedHeads = new Set<number>();
  const usedPrints = new Set<Fingerprint>();
  const chosen: Pair[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (pair.score < leastScore) break;
    if (usedHeads.has(pair.head) || usedPrints.has(pair.print)) continue;
    const rival = pairs
      .slice(i + 1)
      .find(
        (next) =>
          (next.head === pair.head || next.print === pair.print) &&
          !usedHeads.has(next.head) &&
          !usedPrints.has(next.print),
      );
    if (rival !== undefined && pair.score - rival.score < leastLead) continue;
    usedHeads.add(pair.head);
    usedPrints.add(pair.print);
    chosen.push(pair);
  }
  return chosen;
}

function scoreOf(a: Fingerprint, b: Fingerprint, rarity: Rarity): number {
  if (a.text.entry.kind !== b.text.entry.kind) return 0;
  let sum = 0;
  let total = 0;
  const add = (weight: number, score: number | undefined): void => {
    if (score === undefined) return;
    sum += weight * score;
    total += weight;
  };
  add(weights.fields, fieldScore(a, b, rarity));
  add(weights.numbers, overlap(a.numbers, b.numbers));
  add(weights.name, overlap(a.bigrams, b.bigrams));
  add(weights.order, a.fileStem === b.fileStem ? 1 - Math.abs(a.rank - b.rank) : undefined);
  if (a.length > 0 && b.length > 0) add(weights.length, Math.exp(-Math.abs(Math.log(a.length / b.length)) / 0.3));
  return total === 0 ? 0 : sum / total;
}

/** Share of the fields on which both agree; a value that few entries have weighs more. */
function fieldScore(a: Fingerprint, b: Fingerprint, rarity: Rarity): number | undefined {
  let agreed = 0;
  let total = 0;
  for (const key of new Set([...a.fields.keys(), ...b.fields.keys()])) {
    const [x, y] = [a.fields.get(key), b.fields.get(key)];
    const weight = Math.max(rarity.of(key, x), rarity.of(key, y));
    total += weight;
    if (x === y) agreed += weight;
  }
  return total === 0 ? undefined : agreed / total;
}

/** Dice's coefficient; undefined where both are empty. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number | undefined {
  if (a.size + b.size === 0) return undefined;
  let common = 0;
  for (const item of a) if (b.has(item)) common++;
  return (2 * common) / (a.size + b.size);
}

/** How much it tells that an entry has a value: the logarithm of how few have it. */
class Rarity {
  readonly #counts = new Map<string, number>();
  readonly #all: number;

  constructor(prints: readonly Fingerprint[]) {
    this.#all = prints.length;
    for (const { fields } of prints) {
      for (const [key, value] of fields) {
        const feature = `${key}=${value}`;
        this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1);
      }
    }
  }

  of(key: string, value: string | undefined): number {
    return value === undefined ? 0 : Math.log(1 + this.#all / (this.#counts.get(`${key}=${value}`) ?? 1));
  }
}
