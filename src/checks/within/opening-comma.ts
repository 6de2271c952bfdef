import { type Check, type CheckFinding, findingIn } from "../check.js";
import { placesOf, plain, proseOf, startsSentence } from "./prose.js";

/** How many times as often the book must have the comma. */
const rare = 2;

/** No comma after a phrase at the beginning of a sentence, in a book that has one elsewhere. Pack data: `commaAfter`. */
export const openingComma: Check = {
  code: "RG6208",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const phrases = data.checks?.commaAfter ?? [];
      if (phrases.length === 0) continue;
      let withComma = 0;
      const without: CheckFinding[] = [];
      for (const { text, piece } of proseOf(context, lang)) {
        const small = plain(piece.text);
        for (const phrase of phrases) {
          for (const at of placesOf(phrase, small)) {
            const end = at + phrase.length;
            if (!startsSentence(piece.text, at) || small[at] === piece.text[at]) continue;
            if (small[end] === ",") withComma++;
            if (!/^ \p{L}/u.test(small.slice(end, end + 2))) continue;
            const range = piece.rangeOf(at, end);
            without.push(
              findingIn(text, {
                code: "RG6208",
                severity: "info",
                range,
                data: { text: piece.text.slice(at, end) },
                field: piece.field,
                fix: [{ range: piece.rangeOf(end - 1, end), text: `${piece.text[end - 1] ?? ""},` }],
              }),
            );
          }
        }
      }
      if (withComma >= rare * without.length) yield* without;
    }
  },
};
