import { NearIndex } from "../../text/distance.js";
import { type Check, findingIn } from "../check.js";
import { plain, proseOf, startsSentence, wordsIn } from "./prose.js";
import { slipAt } from "./slip.js";
import { vocabularyOf } from "./vocabulary.js";

/** How often the book must have the word that is meant, for one slip. */
const frequent = 5;
const shortest = 7;
/** The same for words with a capital, which are names. */
const shortestName = 6;
/** Letters at the end that inflection changes, also of compounds. */
const ending = 4;

/**
 * A word that stands once and is one slip from a word that the book often has, or with a capital from one of a name or of
 * the pack: two letters changed round, one left out or too many. For languages without a spell checker. Endings and doubled
 * letters are inflection, not slips.
 */
export const nearMissWord: Check = {
  code: "RG6103",
  usesSpelling: true,
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      if (context.spelling.has(lang)) continue;
      const { counts, given, own: terms } = vocabularyOf(context, lang);
      const words = [...counts.keys()];
      const index = new NearIndex(words.filter((word) => (counts.get(word) ?? 0) >= frequent));
      const names = new NearIndex(terms);
      for (const { text, piece } of proseOf(context, lang)) {
        for (const { word, start, end } of wordsIn(piece.text)) {
          const small = plain(word);
          if (counts.get(small) !== 1 || given(small) || data.checks?.mistakes?.[small] !== undefined) continue;
          const isName = /^\p{Lu}/u.test(word) && !startsSentence(piece.text, start);
          if (word.length < (isName ? shortestName : shortest) || word.slice(1) !== small.slice(1)) continue;
          const meant = (isName ? names.nearest(small) : undefined) ?? index.nearest(small);
          const limits = { ending: isName ? 0 : ending, doubled: isName };
          const at = meant === undefined ? -1 : slipAt(small, meant, limits);
          // The book has other words with the same beginning: a word of its own.
          const own = small.slice(0, at + 2);
          if (meant === undefined || at < 0 || words.some((w) => w !== small && w.startsWith(own))) continue;
          yield findingIn(text, {
            code: "RG6103",
            severity: "info",
            range: piece.rangeOf(start, end),
            data: { word, suggestion: meant },
            field: piece.field,
          });
        }
      }
    }
  },
};
