import type { PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";

type Inflection = NonNullable<NonNullable<PackData["checks"]>["inflection"]>;

/** A shorter word is not inflected: too many others look like its forms. */
const shortest = 4;

/** Finds words again in their inflected forms, by stems and endings of the pack. Words are folded. */
export class Inflector {
  readonly #stems: readonly (readonly string[])[];
  readonly #gradation: readonly (readonly string[])[];
  readonly #endings: ReadonlySet<string>;
  readonly #longest: number;

  constructor({ stems, gradation, endings }: Inflection = {}) {
    this.#stems = stems ?? [];
    this.#gradation = gradation ?? [];
    this.#endings = new Set((endings ?? []).map(foldKey));
    this.#longest = Math.max(0, ...[...this.#endings].map((ending) => ending.length));
  }

  /** What the forms of a word begin with; the word itself first. */
  stemsOf(word: string): readonly string[] {
    if (word.length < shortest) return [word];
    const bases = [word];
    for (const [from = "", to = ""] of this.#stems)
      if (word.endsWith(from) && word.length > from.length + 1) bases.push(word.slice(0, -from.length) + to);
    return [...new Set([...bases, ...bases.flatMap((base) => this.#weakened(base))])];
  }

  /** What a word of a text may be a form of: itself, and what is left of it without an ending. */
  *cutsOf(word: string): Generator<string> {
    yield word;
    for (let length = 1; length <= Math.min(this.#longest, word.length - 2); length++)
      if (this.#endings.has(word.slice(-length))) yield word.slice(0, -length);
  }

  /** Whether a word is a form of another, which is in its base form. */
  isFormOf(word: string, base: string): boolean {
    const stems = new Set(this.stemsOf(base));
    for (const cut of this.cutsOf(word)) if (stems.has(cut)) return true;
    return false;
  }

  /** Stems with the consonants before the last vowel in their other grade. */
  #weakened(stem: string): string[] {
    const parts = /^(.*?)([^aeiouy]+)([aeiouy]+[a-z]?)$/.exec(stem);
    if (parts === null) return [];
    const [, head = "", consonants = "", tail = ""] = parts;
    return this.#gradation.flatMap(([from = "", to = ""]) =>
      consonants.endsWith(from) ? [`${head}${consonants.slice(0, -from.length)}${to}${tail}`] : [],
    );
  }
}
