import type { Elision } from "../../generated/types.js";
import { type Check, findingIn } from "../check.js";
import { plain, proseOf, withCaseOf, wordPairs } from "./prose.js";

/** A word that has another form before the next word's beginning: elided articles, `a` and `an`. Pack data: `elisions`. */
export const formBefore: Check = {
  code: "RG6107",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const rules = data.checks?.elisions ?? [];
      if (rules.length === 0) continue;
      for (const { text, piece } of proseOf(context, lang)) {
        for (const [{ word, start, end }, next] of wordPairs(piece.text)) {
          if (/[\p{L}\p{N}'\u2019-]/u.test(piece.text[start - 1] ?? " ") || !/^\p{Ll}{2}/u.test(next.word)) continue;
          const right = formFor(plain(word), plain(next.word), rules);
          // A single capital is a letter, and several are an abbreviation.
          if (right === undefined || !/^(?:\p{Ll}+|\p{Lu}\p{Ll}+)$/u.test(word)) continue;
          const apostrophe = piece.text.includes("\u2019") ? "\u2019" : "'";
          const form = withCaseOf(word, right).replaceAll("'", apostrophe);
          const elided = right.endsWith("'");
          yield findingIn(text, {
            code: "RG6107",
            severity: "warning",
            range: piece.rangeOf(start, next.end),
            data: { word, next: next.word, form },
            field: piece.field,
            fix: [{ range: piece.rangeOf(start, elided ? next.start : end), text: form }],
          });
        }
      }
    }
  },
};

function formFor(word: string, next: string, rules: readonly Elision[]): string | undefined {
  for (const { words, before, except = [] } of rules) {
    if (!Object.hasOwn(words, word) || !before.some((start) => next.startsWith(start))) continue;
    const excepted = except.some((e) => (e.endsWith("-") ? next.startsWith(e.slice(0, -1)) : next === e));
    if (!excepted) return words[word];
  }
  return undefined;
}
