import { editDistance } from "../../text/distance.js";
import { foldKey } from "../../text/fold.js";
import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import type { Spelling } from "../spelling.js";
import { type Place, plain, proseOf, startsSentence, type Word, wordsIn } from "./prose.js";
import { BookWords } from "./book-words.js";
import { lacksDouble } from "./slip.js";
import { vocabularyOf } from "./vocabulary.js";

/** A word that the book has as often is no slip. */
const often = 3;
const shortest = 4;

interface Unknown extends Place, Word {
  /** In small letters. */
  readonly small: string;
}

/**
 * A word that no dictionary has, though one that it has is a slip away. Game terms are no slips: words of packs and of
 * names, words that recur, also inflected, and words among others that no dictionary has are left alone. A word with a
 * capital is a name, unless it is a slip away from one that the book has.
 */
export const misspeltWord: Check = {
  code: "RG6102",
  usesSpelling: true,
  *run(context) {
    for (const [lang, spelling] of context.spelling) yield* checkLanguage(context, lang, spelling);
  },
};

function* checkLanguage(context: CheckContext, lang: string, spelling: Spelling): Generator<CheckFinding> {
  const words = context.packs.get(lang)?.data.checks;
  const mistakes = words?.mistakes ?? {};
  const { counts, given } = vocabularyOf(context, lang);
  const knows = knownWords(context, lang, spelling, words?.spellings ?? {});
  const compounding = words?.compounding === true;
  const isDerived = derivedWords(context, lang, compounding ? knows : undefined);
  const unknown: Unknown[] = [];
  const names: Unknown[] = [];
  for (const place of proseOf(context, lang)) {
    let previous: Unknown | undefined;
    for (const found of wordsIn(place.piece.text)) {
      const small = plain(found.word);
      if (isOrdinary(found, place.piece.text) && !knows(small)) {
        const item = { ...place, ...found, small };
        // Two in a row are a name or a quotation.
        if (previous === undefined) unknown.push(item);
        else if (unknown.at(-1) === previous) unknown.pop();
        previous = item;
        continue;
      }
      if (found.word.length > 2) previous = undefined;
      if (/^\p{Lu}\p{Ll}+$/u.test(found.word) && !startsSentence(place.piece.text, found.start) && !knows(small))
        names.push({ ...place, ...found, small });
    }
  }
  const bookWords = new BookWords(context, lang, compounding);
  const stems = stemCounts(unknown);
  for (const item of unknown) {
    if ((stems.get(stemOf(item.small)) ?? 0) > 1 || mistakes[item.small] !== undefined) continue;
    const part = unknownPart(item.small, knows);
    // Endings are too many to tell a slip in one from a form that the dictionary lacks.
    const near = nearTo(part, spelling.suggest(part)).filter(
      (s) => !compounding || !plain(s).startsWith(part.slice(0, -1)),
    );
    // What the book or a pack has is the likeliest.
    const known = near.filter((word) => given(plain(word)) || counts.has(plain(word)));
    const own = [...new Set([...known, ...bookWords.near(part)])];
    // Where words are no compounds, a doubled letter belongs to the stem: no form of a term has lost one.
    const isForm = isDerived(part) && (compounding || !near.some((word) => lacksDouble(part, plain(word))));
    if (own.length === 0 && (near.length === 0 || isForm)) continue;
    yield finding(item, [...own, ...near.filter((word) => !own.includes(word))]);
  }
  for (const item of names) {
    if (counts.get(item.small) !== 1) continue;
    const near = bookWords.nearNames(item.small);
    if (near.length > 0)
      yield finding(
        item,
        near.map((word) => capital(word)),
      );
  }
}

function finding({ text, piece, word, start, end }: Unknown, suggestions: readonly string[]): CheckFinding {
  return findingIn(text, {
    code: "RG6102",
    severity: "warning",
    range: piece.rangeOf(start, end),
    data: { word, suggestion: suggestions.slice(0, 3).join(", ") },
    field: piece.field,
  });
}

/** Names keep their letters, and what touches digits or other signs is no word of the language. */
function isOrdinary({ word, start, end }: Word, text: string): boolean {
  if (word.length < (/\P{ASCII}/u.test(word) ? shortest - 1 : shortest)) return false;
  if (/[\p{N}/@._\u00B7:]/u.test(text[start - 1] ?? " ") || /^[\p{N}/@_*]|^[.:]\p{L}/u.test(text.slice(end, end + 2)))
    return false;
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  return /^\p{Ll}/u.test(word) || startsSentence(text, start);
}

function knownWords(
  context: CheckContext,
  lang: string,
  spelling: Spelling,
  alternatives: Readonly<Record<string, string>>,
): (word: string) => boolean {
  const { counts, given } = vocabularyOf(context, lang);
  const seen = new Map<string, boolean>();
  const right = (word: string): boolean =>
    spelling.knows(word) || given(word) || (counts.get(word) ?? 0) >= often || spelling.knows(capital(word));
  const otherwise = (word: string): boolean =>
    Object.entries(alternatives).some(([from, to]) => word.includes(from) && spelling.knows(word.replaceAll(from, to)));
  return (word) => {
    let known = seen.get(word);
    if (known === undefined) {
      known =
        right(word) || otherwise(word) || partsOf(word).every((part) => part.length < shortest - 1 || right(part));
      seen.set(word, known);
    }
    return known;
  };
}

/** Letters that a word has in common with the term that it is derived from. */
const longStem = 7;
const leastPart = 5;
/** No part of a word is without one. */
const hasVowel = /[aeiouy]/;

/**
 * Whether a word seems to be derived from a term: it begins like a word of a pack or a name. In languages that compound
 * words (`knows` is given), also one that ends with a known word, or adds one of the `suffixes` to one.
 */
function derivedWords(
  context: CheckContext,
  lang: string,
  knows: ((word: string) => boolean) | undefined,
): (word: string) => boolean {
  const { terms } = vocabularyOf(context, lang);
  const suffixes = context.packs.get(lang)?.data.checks?.suffixes ?? [];
  const stems = new Set([...terms].map((word) => word.slice(0, longStem)));
  return (word) => {
    if (word.length > longStem && stems.has(word.slice(0, longStem))) return true;
    if (knows === undefined) return false;
    for (let at = 2; at <= word.length - leastPart; at++)
      if (hasVowel.test(foldKey(word.slice(0, at))) && knows(word.slice(at))) return true;
    return suffixes.some((suffix) => word.endsWith(suffix) && knows(word.slice(0, -suffix.length)));
  };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The one part of a word that no dictionary has, or the whole word. */
function unknownPart(word: string, knows: (word: string) => boolean): string {
  const [part, ...more] = partsOf(word).filter((one) => one.length >= shortest && !knows(one));
  return part === undefined || more.length > 0 ? word : part;
}

/** What stands on both sides of apostrophes and hyphens; a word without them is its own part. */
function partsOf(word: string): string[] {
  return word.split(/['-]/);
}

/** Suggestions a slip away, nearest first; two slips in a long word leave its first letter alone. A hyphen is no slip. */
function nearTo(word: string, suggestions: readonly string[]): string[] {
  const limit = word.length < 9 ? 1 : 2;
  const near = suggestions.flatMap((suggestion) => {
    const small = plain(suggestion);
    if (small.includes(" ") || small.replaceAll("-", "") === word.replaceAll("-", "")) return [];
    const distance = editDistance(word, small, limit);
    return distance <= limit && (distance < 2 || small[0] === word[0]) ? [{ suggestion, distance }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance).map(({ suggestion }) => suggestion);
}

/** Inflected forms of a word that the dictionary lacks have this in common. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(shortest, word.length - 4));
}

/** How many unknown words begin with each beginning that may be a stem. */
function stemCounts(unknown: readonly Unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { small } of unknown) {
    for (let length = shortest; length <= small.length; length++) {
      const stem = small.slice(0, length);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}
