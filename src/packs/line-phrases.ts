import type { LinePhrases } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { isEdge } from "./lexicon.js";

/** Phrases that mark a whole line, such as the links and notices of a page. */
export class LinePhraseIndex {
  readonly #starts: readonly string[];
  readonly #contains: readonly string[];
  readonly #equals: ReadonlySet<string>;

  constructor(phrases: LinePhrases | undefined) {
    this.#starts = (phrases?.starts ?? []).map(foldKey);
    this.#contains = (phrases?.contains ?? []).map(foldKey);
    this.#equals = new Set((phrases?.equals ?? []).map(foldKey));
  }

  /** @param folded The folded, trimmed line. */
  matches(folded: string): boolean {
    return (
      this.#equals.has(folded) ||
      this.#starts.some((phrase) => folded.startsWith(phrase) && isEdge(folded, phrase.length)) ||
      this.#contains.some((phrase) => folded.includes(phrase))
    );
  }
}
