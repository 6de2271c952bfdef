import { NearIndex } from "../../text/distance.js";
import { type Check, findingIn } from "../check.js";
import { plain, proseOf, wordsIn } from "./prose.js";
import { vocabularyOf } from "./vocabulary.js";

/** How often the book must have the word that is meant, for one slip. */
const frequent = 5;
const shortest = 7;
/** Letters at the end that inflection changes, also of compounds. */
const ending = 4;

/**
 * A word that stands once and is one slip from a word that the book often has: two letters changed round, one left out or
 * too many. For languages without a spell checker. Endings and doubled letters are inflection, not slips.
 */
export const nearMissWord: Check = {
  code: "RG6103",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      if (context.spelling.has(lang)) continue;
      const { counts, given } = vocabularyOf(context, lang);
      const words = [...counts.keys()];
      const index = new NearIndex(words.filter((word) => (counts.get(word) ?? 0) >= frequent));
      for (const { text, piece } of proseOf(context, lang)) {
        for (const { word, start, end } of wordsIn(piece.text)) {
          const small = plain(word);
          if (counts.get(small) !== 1 || given(small) || data.checks?.mistakes?.[small] !== undefined) continue;
          if (word.length < shortest || word.slice(1) !== small.slice(1)) continue;
          const meant = index.nearest(small);
          const at = meant === undefined ? -1 : slipAt(small, meant);
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

/** Where one letter too many, one too few, or two changed round make `word` of `meant`; -1 if something else does, or near an end. */
function slipAt(word: string, meant: string): number {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at++;
  if (at < 1 || at >= Math.min(word.length, meant.length) - ending) return -1;
  const swapped = word[at] === meant[at + 1] && word[at + 1] === meant[at];
  if (swapped && word.slice(at + 2) === meant.slice(at + 2)) return at;
  const doubled = word[at] === word[at - 1] || meant[at] === meant[at - 1];
  const extra = word.slice(at + 1) === meant.slice(at);
  const missing = word.slice(at) === meant.slice(at + 1);
  return !doubled && (extra || missing) ? at : -1;
}
