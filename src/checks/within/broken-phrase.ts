import { type Check, findingIn } from "../check.js";
import { plain, proseOf, wordPairs } from "./prose.js";

/** Two words that cannot follow each other, a preposition and a conjunction: one between them was lost. Pack data: `neverBefore`. */
export const brokenPhrase: Check = {
  code: "RG6108",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const rules = data.checks?.neverBefore ?? [];
      if (rules.length === 0) continue;
      const pairs = new Set(rules.flatMap(({ words, next }) => words.flatMap((a) => next.map((b) => `${a} ${b}`))));
      for (const { text, piece } of proseOf(context, lang)) {
        for (const [{ word, start }, next] of wordPairs(piece.text)) {
          if (/[\p{L}\p{N}-]/u.test(piece.text[start - 1] ?? " ") || !pairs.has(`${plain(word)} ${next.word}`))
            continue;
          yield findingIn(text, {
            code: "RG6108",
            severity: "warning",
            range: piece.rangeOf(start, next.end),
            data: { first: word, second: next.word },
            field: piece.field,
          });
        }
      }
    }
  },
};
