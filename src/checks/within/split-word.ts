import { type Check, findingIn } from "../check.js";
import { plain, proseOf } from "./prose.js";
import { vocabularyOf } from "./vocabulary.js";

const split = /(?<![\p{L}\p{M}\p{N}'\u2019-])(\p{L}\p{Ll}+)-\s(\p{Ll}{2,})(?![\p{L}\p{M}-])/gu;

/** A word that was hyphenated at a line's end and put together again with its hyphen: `crea- ture`. */
export const splitWord: Check = {
  code: "RG6105",
  usesSpelling: true,
  *run(context) {
    for (const { text, piece } of proseOf(context)) {
      const joiners = new Set(context.packs.get(text.lang)?.data.checks?.joiners ?? []);
      for (const { 0: whole, 1: first = "", 2: second = "", index } of piece.text.matchAll(split)) {
        const joined = plain(first + second);
        const { counts, given } = vocabularyOf(context, text.lang);
        const known =
          given(joined) || counts.has(joined) || context.spelling.get(text.lang)?.knows(first + second) === true;
        if (!known || joiners.has(second)) continue;
        const gap = index + first.length;
        yield findingIn(text, {
          code: "RG6105",
          severity: "warning",
          range: piece.rangeOf(index, index + whole.length),
          data: { text: whole, suggestion: first + second },
          field: piece.field,
          fix: [{ range: piece.rangeOf(gap, gap + 2), text: "" }],
        });
      }
    }
  },
};
