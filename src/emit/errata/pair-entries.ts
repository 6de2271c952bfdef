import { canonicalJson } from "../../model/canonical.js";
import type { Entry } from "../../model/entry.js";
import { comparedText } from "../dataset/segments.js";
import { compareIds } from "../file-names.js";
import { likeness, type WordBag, wordBag } from "./likeness.js";

export interface EntryPairs {
  readonly pairs: readonly { readonly before: Entry; readonly after: Entry }[];
  readonly added: readonly Entry[];
  readonly removed: readonly Entry[];
}

/** Share of equal mechanics, and of words in common, from which on two entries are taken as one with a new id. */
const nearMechanics = 0.75;
const nearText = 0.75;

/**
 * Pairs the entries of two editions: by id, and what is left by near-equal mechanics and text, the likest first.
 * Entries that have no language in common are not taken as one.
 */
export function pairEntries(old: readonly Entry[], current: readonly Entry[]): EntryPairs {
  const oldIds = new Map(old.map((entry) => [entry.id, entry]));
  const currentIds = new Set(current.map(({ id }) => id));
  const pairs = current.flatMap((after) => {
    const before = oldIds.get(after.id);
    return before === undefined ? [] : [{ before, after }];
  });
  const gone = old.filter(({ id }) => !currentIds.has(id)).map(portraitOf);
  const fresh = current.filter(({ id }) => !oldIds.has(id)).map(portraitOf);

  const paired = new Set<Entry>();
  for (const { before, after } of candidates(gone, fresh)) {
    if (paired.has(before) || paired.has(after)) continue;
    paired.add(before).add(after);
    pairs.push({ before, after });
  }
  const isLeft = ({ entry }: Portrait): boolean => !paired.has(entry);
  return {
    pairs,
    added: fresh.filter(isLeft).map(({ entry }) => entry),
    removed: gone.filter(isLeft).map(({ entry }) => entry),
  };
}

interface Portrait {
  readonly entry: Entry;
  /** Canonical JSON by key of the mechanics. */
  readonly mechanics: ReadonlyMap<string, string>;
  /** Words by language, counted when first asked for. */
  readonly words: Map<string, WordBag>;
}

function portraitOf(entry: Entry): Portrait {
  const mechanics = Object.entries(entry.mechanics).map(([key, value]) => [key, JSON.stringify(canonicalJson(value))]);
  return { entry, mechanics: new Map(mechanics as [string, string][]), words: new Map() };
}

function candidates(gone: readonly Portrait[], fresh: readonly Portrait[]): { before: Entry; after: Entry }[] {
  const found: { before: Entry; after: Entry; score: number }[] = [];
  for (const a of gone) {
    for (const b of fresh) {
      if (a.entry.kind !== b.entry.kind) continue;
      const rules = shareOfEqual(a.mechanics, b.mechanics);
      if (rules < nearMechanics) continue;
      const text = likenessOfTexts(a, b);
      if (text >= nearText) found.push({ before: a.entry, after: b.entry, score: rules + text });
    }
  }
  return found.sort(
    (a, b) => b.score - a.score || compareIds(a.before.id, b.before.id) || compareIds(a.after.id, b.after.id),
  );
}

function shareOfEqual(a: Portrait["mechanics"], b: Portrait["mechanics"]): number {
  const all = new Set([...a.keys(), ...b.keys()]).size;
  if (all === 0) return 1;
  let equal = 0;
  for (const [key, value] of a) if (b.get(key) === value) equal++;
  return equal / all;
}

/** The best of the languages that both have. */
function likenessOfTexts(a: Portrait, b: Portrait): number {
  const langs = Object.keys(a.entry.text).filter((lang) => Object.hasOwn(b.entry.text, lang));
  return Math.max(0, ...langs.map((lang) => likeness(wordsIn(a, lang), wordsIn(b, lang))));
}

function wordsIn({ entry, words }: Portrait, lang: string): WordBag {
  const known = words.get(lang);
  if (known !== undefined) return known;
  const text = entry.text[lang];
  const bag = wordBag(text === undefined ? "" : comparedText(text));
  words.set(lang, bag);
  return bag;
}
