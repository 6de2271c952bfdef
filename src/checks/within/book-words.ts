import type { CheckContext } from "../check.js";
import { slipAt } from "./slip.js";
import { vocabularyOf } from "./vocabulary.js";

/** How often the book must have a word that is no term and no name. */
const frequent = 2;
/** Letters; a shorter word is too near to others. */
const shortest = 5;
/** Letters that inflection changes in a language that compounds words. */
const ending = 3;

/** Words of a book, its names and its language's pack, of which another may be a misprint. */
export class BookWords {
  readonly #ordinary: readonly string[];
  readonly #names: readonly string[];
  readonly #compounding: boolean;

  constructor(context: CheckContext, lang: string, compounding: boolean) {
    const { counts, own, capitals } = vocabularyOf(context, lang);
    const ordinary = new Set(own);
    for (const [word, count] of counts) if (count >= frequent) ordinary.add(word);
    this.#ordinary = [...ordinary];
    this.#names = [...new Set([...own, ...capitals.keys()])];
    this.#compounding = compounding;
  }

  /** Words from which one letter was lost, doubled or moved. */
  near(word: string): string[] {
    return this.#slips(word, this.#ordinary, this.#compounding ? ending : 0);
  }

  /** The same for a word with a capital: only names, and what has a capital elsewhere. */
  nearNames(word: string): string[] {
    return this.#slips(word, this.#names, 0);
  }

  #slips(word: string, candidates: readonly string[], end: number): string[] {
    if (word.length < shortest - 1) return [];
    return candidates.filter(
      (meant) => meant.length >= shortest && slipAt(word, meant, { ending: end, doubled: !this.#compounding }) >= 0,
    );
  }
}
