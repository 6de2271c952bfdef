import { type Check, findingIn } from "../check.js";
import { placesOf, plain, proseOf, wordsIn } from "./prose.js";

/** Where a clause ends. */
const clauseEnd = /[.;:()!?\u2026]/u;

/** A phrase without the word that follows it in the same clause. Pack data: `needs`. */
export const missingPartner: Check = {
  code: "RG6110",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      for (const [phrase, wanted] of Object.entries(data.checks?.needs ?? {})) {
        for (const { text, piece } of proseOf(context, lang)) {
          const small = plain(piece.text);
          for (const at of placesOf(phrase, small)) {
            const end = at + phrase.length;
            const rest = small.slice(end);
            const clause = rest.slice(0, clauseEnd.exec(rest)?.index);
            if (clause.trim() === "" || wordsIn(clause).some(({ word }) => wanted.includes(word))) continue;
            yield findingIn(text, {
              code: "RG6110",
              severity: "info",
              range: piece.rangeOf(at, end),
              data: { text: piece.text.slice(at, end), missing: wanted.join(", ") },
              field: piece.field,
            });
          }
        }
      }
    }
  },
};
