import { NearIndex } from "../text/distance.js";
import { isDigitCode, isLetterCode } from "../text/fold.js";

/** Stands for the word that is looked for. */
const gap = "\u0000";
/** Words of a form in which a slip is looked for. */
const longestPhrase = 4;

/** A form of a concept, as the lexicon holds it. */
interface LexiconForm {
  readonly text: string;
  readonly concept: string;
}

export interface LexiconMatch {
  readonly concept: string;
  /** End offset in the folded text. */
  readonly end: number;
  readonly form: string;
}

/**
 * The words of one value family in one language: finds the longest form at a place of folded text.
 * Forms are grouped by their first run of letters or digits, so a look-up costs a few string comparisons.
 */
export class Lexicon {
  readonly #byHead = new Map<string, LexiconForm[]>();
  readonly #endings: readonly string[];
  #words: Set<string> | undefined;
  #near: NearIndex | undefined;
  #formWords: Set<string> | undefined;
  #gaps: Map<string, Set<string>> | undefined;

  /**
   * @param forms Folded form and concept id pairs. The first concept to claim a form keeps it.
   * @param colonEndings Case endings that may follow a form after a colon.
   */
  constructor(forms: Iterable<readonly [form: string, concept: string]>, colonEndings: readonly string[]) {
    const seen = new Set<string>();
    for (const [text, concept] of forms) {
      if (text === "" || seen.has(text)) continue;
      seen.add(text);
      const head = headOf(text, 0);
      const list = this.#byHead.get(head);
      if (list === undefined) this.#byHead.set(head, [{ text, concept }]);
      else list.push({ text, concept });
    }
    for (const list of this.#byHead.values()) list.sort((a, b) => b.text.length - a.text.length);
    this.#endings = [...colonEndings].sort((a, b) => b.length - a.length);
  }

  /** The longest form that starts at `at` and ends at a word edge. The caller makes sure that `at` is a word edge. */
  match(folded: string, at: number): LexiconMatch | undefined {
    const list = this.#byHead.get(headOf(folded, at));
    if (list === undefined) return undefined;
    for (const form of list) {
      const end = at + form.text.length;
      if (!folded.startsWith(form.text, at) || !isEdge(folded, end)) continue;
      return { concept: form.concept, end: this.#withEnding(folded, end), form: form.text };
    }
    return undefined;
  }

  /** The concept of a whole folded string. */
  lookup(folded: string): string | undefined {
    const found = this.match(folded, 0);
    return found?.end === folded.length ? found.concept : undefined;
  }

  /** Whether a word stands in any form, alone or among others. */
  hasWord(word: string): boolean {
    if (this.#formWords === undefined) {
      const texts = [...this.#byHead.values()].flat().map(({ text }) => text);
      this.#formWords = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
    }
    return this.#formWords.has(word);
  }

  /** Single words of at least four letters: candidates for reading a slip of the pen. */
  get words(): ReadonlySet<string> {
    if (this.#words === undefined) {
      this.#words = new Set();
      for (const list of this.#byHead.values()) {
        for (const { text } of list) if (text.length >= 4 && !text.includes(" ")) this.#words.add(text);
      }
    }
    return this.#words;
  }

  /** The word that a misspelt one was meant to be; two words of one concept do not compete. */
  nearest(word: string): string | undefined {
    this.#near ??= new NearIndex(this.words);
    return this.#near.nearest(word, (w) => this.lookup(w));
  }

  /**
   * The form of several words that these were meant to be, but for a slip in the one at `at`.
   *
   * @param words Folded.
   */
  nearestPhrase(words: readonly string[], at: number): string | undefined {
    const whole = (word: string): string => words.map((w, i) => (i === at ? word : w)).join(" ");
    const meant = this.#gapIndex().get(whole(gap));
    const word =
      meant === undefined ? undefined : new NearIndex(meant).nearest(words[at] ?? "", (w) => this.lookup(whole(w)));
    return word === undefined ? undefined : whole(word);
  }

  /** Forms of several words with a gap in place of one, and the words that fill it. */
  #gapIndex(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#gaps !== undefined) return this.#gaps;
    const gaps = new Map<string, Set<string>>();
    for (const { text } of [...this.#byHead.values()].flat()) {
      const words = text.split(" ");
      if (words.length < 2 || words.length > longestPhrase) continue;
      words.forEach((word, at) => {
        const pattern = words.map((w, i) => (i === at ? gap : w)).join(" ");
        const meant = gaps.get(pattern);
        if (meant === undefined) gaps.set(pattern, new Set([word]));
        else meant.add(word);
      });
    }
    return (this.#gaps = gaps);
  }

  #withEnding(folded: string, end: number): number {
    if (folded[end] !== ":") return end;
    for (const ending of this.#endings) {
      const after = end + 1 + ending.length;
      if (folded.startsWith(ending, end + 1) && isEdge(folded, after)) return after;
    }
    return end;
  }
}

/** Whether a word may end before `at`: the two units around it are not both letters, nor both digits. */
export function isEdge(folded: string, at: number): boolean {
  if (at <= 0 || at >= folded.length) return true;
  const before = folded.charCodeAt(at - 1);
  const after = folded.charCodeAt(at);
  if (isLetterCode(before)) return !isLetterCode(after);
  return !(isDigitCode(before) && isDigitCode(after));
}

function headOf(text: string, at: number): string {
  const first = text.charCodeAt(at);
  let end = at + 1;
  if (isLetterCode(first)) while (end < text.length && isLetterCode(text.charCodeAt(end))) end++;
  else if (isDigitCode(first)) while (end < text.length && isDigitCode(text.charCodeAt(end))) end++;
  return text.slice(at, end);
}
