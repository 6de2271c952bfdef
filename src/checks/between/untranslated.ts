import type { PackSet } from "../../packs/pack-set.js";
import { type Check, findingIn } from "../check.js";
import { ForeignSentences, type Passage } from "./foreign-sentence.js";
import { beginning } from "./units.js";

/** Small words of another language that make a passage one of that language; two different ones at least. */
const enough = 3;
/** At least every fifth word of a passage is one of them. */
const density = 5;

/** A passage of a text that is in another language than the text. */
export const untranslated: Check = {
  code: "RG3104",
  usesSpelling: true,
  *run(context) {
    const tongues = new Tongues(context.packs);
    const sentences = new ForeignSentences(context);
    for (const text of context.texts) {
      for (const piece of text.pieces) {
        if (piece.field !== "description") continue;
        const passage =
          tongues.foreignPassage(piece.text, text.lang) ??
          (piece.kind === "heading" ? undefined : sentences.first(piece.text, text.lang));
        if (passage === undefined) continue;
        yield findingIn(text, {
          code: "RG3104",
          severity: "warning",
          range: piece.rangeOf(passage.start, passage.end),
          data: {
            text: beginning(piece.text.slice(passage.start, passage.end)),
            firstLang: text.lang,
            secondLang: passage.lang,
          },
          field: "description",
        });
      }
    }
  },
};

/** Tells languages by their small words; those that several languages have tell nothing. */
class Tongues {
  readonly #langOf = new Map<string, string>();

  constructor({ all }: PackSet) {
    const shared = new Set<string>();
    for (const { lang, data } of all) {
      for (const word of data.checks?.functionWords ?? []) {
        if (this.#langOf.has(word) && this.#langOf.get(word) !== lang) shared.add(word);
        this.#langOf.set(word, lang);
      }
    }
    for (const word of shared) this.#langOf.delete(word);
  }

  /** The first run of words without a small word of the text's own language that has enough of another's. */
  foreignPassage(text: string, own: string): Passage | undefined {
    let run: Run | undefined;
    let from = 0;
    for (const match of text.matchAll(/\p{L}[\p{L}\p{M}]*|[.!?]+(?=\s)/gu)) {
      const word = match[0].toLowerCase();
      const lang = this.#langOf.get(word);
      const isSign = !/^\p{L}/u.test(match[0]);
      if (isSign || lang === own || (lang !== undefined && run !== undefined && lang !== run.lang)) {
        // A sentence's end ends a run: the next one may be in its own language.
        const found = passageOf(run);
        if (found !== undefined) return found;
        run = undefined;
        from = match.index + match[0].length;
        continue;
      }
      const end = match.index + match[0].length;
      if (lang !== undefined && run === undefined) {
        const start = from + (/^[^\p{L}]*/u.exec(text.slice(from))?.[0].length ?? 0);
        run = { lang, start, end, small: [word], words: 1 };
      } else if (run !== undefined) {
        run = { ...run, end, words: run.words + 1, small: lang === undefined ? run.small : [...run.small, word] };
      }
    }
    return passageOf(run);
  }
}

interface Run extends Passage {
  readonly small: readonly string[];
  readonly words: number;
}

function passageOf(run: Run | undefined): Passage | undefined {
  if (run === undefined) return undefined;
  const { small, words } = run;
  const isForeign = small.length >= enough && new Set(small).size > 1 && words <= small.length * density;
  return isForeign ? run : undefined;
}
