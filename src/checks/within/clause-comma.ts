import { type Check, findingIn } from "../check.js";
import { plain, proseOf, wordsIn } from "./prose.js";

/** No comma before a word that begins a clause, in a language where it must stand. Pack data: `commaBefore`. */
export const clauseComma: Check = {
  code: "RG6209",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const rule = data.checks?.commaBefore;
      if (rule === undefined) continue;
      const starts = new Set(rule.words);
      const joins = new Set(rule.unlessAfter);
      for (const { text, piece } of proseOf(context, lang)) {
        const words = wordsIn(piece.text);
        for (const [i, { word, start }] of words.entries()) {
          const previous = words[i - 1];
          if (previous === undefined || !starts.has(word) || joins.has(plain(previous.word))) continue;
          if (!/^\s$/.test(piece.text.slice(previous.end, start))) continue;
          const { end } = previous;
          yield findingIn(text, {
            code: "RG6209",
            severity: "info",
            range: piece.rangeOf(previous.start, start + word.length),
            data: { word, previous: previous.word },
            field: piece.field,
            fix: [{ range: piece.rangeOf(end - 1, end), text: `${piece.text[end - 1] ?? ""},` }],
          });
        }
      }
    }
  },
};
