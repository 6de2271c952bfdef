import { type Check, findingIn } from "../check.js";
import { plain, proseOf, wordPairs } from "./prose.js";

/** An article before a noun whose ending shows another gender or number. Pack data: `agreement`. */
export const agreement: Check = {
  code: "RG6109",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const rules = data.checks?.agreement ?? [];
      if (rules.length === 0) continue;
      for (const { text, piece } of proseOf(context, lang)) {
        for (const [{ word, start }, next] of wordPairs(piece.text)) {
          // The last part of what is elided or hyphenated before the article counts: `d'une`.
          const article = plain(word).split("'").at(-1) ?? "";
          const noun = plain(next.word);
          if (!/^\p{Ll}+$/u.test(next.word) || /[\p{N}-]/u.test(piece.text[start - 1] ?? " ")) continue;
          const broken = rules.some(
            ({ words: articles, endings, except = [] }) =>
              articles.includes(article) &&
              endings.some((ending) => noun.length > ending.length && noun.endsWith(ending)) &&
              !except.includes(noun),
          );
          if (!broken) continue;
          yield findingIn(text, {
            code: "RG6109",
            severity: "warning",
            range: piece.rangeOf(start, next.end),
            data: { article: word, noun: next.word },
            field: piece.field,
          });
        }
      }
    }
  },
};
