import { foldKey } from "../text/fold.js";
import type { Inflector } from "./inflection.js";

/** A phrase found in a text, in whatever form. */
export interface FoundTerm<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

interface Phrase<T> {
  readonly value: T;
  readonly words: readonly ReadonlySet<string>[];
}

interface Word {
  readonly cuts: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Finds phrases of one language in texts, inflected. Time is linear in the text's length. */
export class TermFinder<T> {
  readonly #inflector: Inflector;
  readonly #byStem = new Map<string, Phrase<T>[]>();

  constructor(inflector: Inflector) {
    this.#inflector = inflector;
  }

  add(phrase: string, value: T): void {
    const words = foldKey(phrase).match(/[\p{L}\p{N}]+/gu) ?? [];
    const stems = words.map((word) => new Set(this.#inflector.stemsOf(word)));
    for (const stem of stems[0] ?? []) {
      const list = this.#byStem.get(stem) ?? [];
      list.push({ value, words: stems });
      this.#byStem.set(stem, list);
    }
  }

  /** The longest phrase at each place, from the left; none inside of another. */
  *find(text: string): Generator<FoundTerm<T>> {
    const words = this.#wordsOf(text);
    for (let i = 0; i < words.length; i++) {
      const found = this.#longestAt(text, words, i);
      const first = words[i];
      const last = words[i + (found?.words.length ?? 0) - 1];
      if (found === undefined || first === undefined || last === undefined) continue;
      yield { value: found.value, start: first.start, end: last.end };
      i += found.words.length - 1;
    }
  }

  #longestAt(text: string, words: readonly Word[], at: number): Phrase<T> | undefined {
    let best: Phrase<T> | undefined;
    for (const cut of words[at]?.cuts ?? []) {
      for (const phrase of this.#byStem.get(cut) ?? []) {
        if (phrase.words.length <= (best?.words.length ?? 0)) continue;
        const fits = phrase.words.every((stems, k) => {
          const word = words[at + k];
          const before = words[at + k - 1];
          if (word?.cuts.some((c) => stems.has(c)) !== true) return false;
          return k === 0 || /^[\s'’-]+$/.test(text.slice(before?.end, word.start));
        });
        if (fits) best = phrase;
      }
    }
    return best;
  }

  #wordsOf(text: string): Word[] {
    return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
      cuts: [...this.#inflector.cutsOf(foldKey(match[0]))],
      start: match.index,
      end: match.index + match[0].length,
    }));
  }
}
