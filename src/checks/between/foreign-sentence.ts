import type { SpellingContext } from "../check.js";
import { plain, wordsIn } from "../within/prose.js";
import { vocabularyOf } from "../within/vocabulary.js";

/** Different words that only the other language has, in a sentence that is in it. */
const enough = 3;
/** They are at least a third of a sentence's words, and half of those that the two languages do not share. */
const leastShare = 1 / 3;
const leastTelling = 0.5;
/** And for five of them there is one at most that only the text's own language has. */
const mostOwn = 0.2;

/** Where a piece of text is in another language. */
export interface Passage {
  readonly lang: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Tells by all of its words whether a sentence is in another language of the book. What a language has is known by its
 * spell checker, where one is installed, by its small words, and by what its other texts use.
 */
export class ForeignSentences {
  readonly #context: SpellingContext;
  readonly #langs: readonly string[];
  readonly #small: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(context: SpellingContext) {
    this.#context = context;
    this.#langs = [...new Set(context.texts.map(({ lang }) => lang))];
    this.#small = new Map(
      this.#langs.map((lang) => [lang, new Set(context.packs.get(lang)?.data.checks?.functionWords ?? [])]),
    );
  }

  /** The first sentence in another language, with those in the same one that follow it. */
  first(text: string, own: string): Passage | undefined {
    if (this.#langs.length < 2) return undefined;
    const here = countsIn(text);
    let passage: Passage | undefined;
    for (const { sentence, start } of sentencesOf(text)) {
      const lang = this.#foreignTo(own, sentence, here);
      if (passage !== undefined && lang !== passage.lang) break;
      if (lang !== undefined) passage = { lang, start: passage?.start ?? start, end: start + sentence.length };
    }
    return passage;
  }

  #foreignTo(own: string, sentence: string, here: ReadonlyMap<string, number>): string | undefined {
    const words = wordsToTell(sentence);
    if (words.length < enough) return undefined;
    const others = this.#langs.filter((lang) => lang !== own);
    // Most sentences have small words of their own language, and no dictionary need be asked.
    const small = words.filter((word) => this.#isSmall(word, own) && !others.some((lang) => this.#isSmall(word, lang)));
    if (small.length > words.length * mostOwn) return undefined;
    const isOwn = (word: string): boolean => this.#has(word, own, here.get(word) ?? 0);
    const foreign = words.filter((word) => !isOwn(word));
    if (new Set(foreign).size < enough) return undefined;
    return others.find((lang) => {
      const theirs = foreign.filter((word) => this.#has(word, lang, 0));
      const ours = words.filter((word) => !this.#has(word, lang, 0) && isOwn(word));
      const shared = words.length - foreign.length - ours.length;
      return (
        new Set(theirs).size >= enough &&
        theirs.length >= words.length * leastShare &&
        theirs.length >= (words.length - shared) * leastTelling &&
        ours.length <= theirs.length * mostOwn
      );
    });
  }

  #isSmall(word: string, lang: string): boolean {
    return this.#small.get(lang)?.has(word) === true;
  }

  /** Whether the language has the word besides the times that it stands in the text in question. */
  #has(word: string, lang: string, here: number): boolean {
    if (this.#isSmall(word, lang)) return true;
    if ((vocabularyOf(this.#context, lang).counts.get(word) ?? 0) > here) return true;
    return this.#context.spelling.get(lang)?.knows(word) === true;
  }
}

/** The words without names: those with capitals inside of a sentence. What an apostrophe or a hyphen joins is told apart. */
function wordsToTell(sentence: string): string[] {
  return wordsIn(sentence).flatMap(({ word, start }) =>
    start > 0 && /^\p{Lu}/u.test(word) ? [] : partsOf(word).filter((part) => part.length > 1),
  );
}

function partsOf(word: string): string[] {
  return plain(word).split(/['-]/);
}

function countsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of wordsIn(text)) for (const part of partsOf(word)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** Sentences without the spaces around them. */
function sentencesOf(text: string): { readonly sentence: string; readonly start: number }[] {
  return [...text.matchAll(/\S[^]*?(?:[.!?\u2026:]+(?=\s)|$)/gu)].map(({ 0: sentence, index }) => ({
    sentence,
    start: index,
  }));
}
