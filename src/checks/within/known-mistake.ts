import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import { type Place, placesOf, plain, proseOf, withCaseOf } from "./prose.js";

/** How many times as often a book must have the usual letters for the others to be slips. */
const rare = 2;

/** Words and phrases that a pack lists as always wrong (`mistakes`), and letters with the wrong accent (`accents`). */
export const knownMistake: Check = {
  code: "RG6106",
  usesSpelling: true,
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const mistakes = Object.entries(data.checks?.mistakes ?? {});
      const accents = slips(data.checks?.accents ?? {}, context, lang);
      if (mistakes.length === 0 && accents.size === 0) continue;
      for (const place of proseOf(context, lang)) {
        const text = plain(place.piece.text);
        for (const [wrong, right] of mistakes)
          for (const at of placesOf(wrong, text)) yield finding(place, at, wrong.length, right);
        for (const { 0: word, index } of place.piece.text.matchAll(/[\p{L}\p{M}]+/gu)) {
          const right = word.replace(/./gsu, (letter) => accents.get(letter) ?? letter);
          if (right === word || data.checks?.mistakes?.[plain(word)] !== undefined) continue;
          // Another letter is meant too: the spell checker says which.
          if (context.spelling.get(lang)?.knows(right) === false) continue;
          yield finding(place, index, word.length, right);
        }
      }
    }
  },
};

function finding({ text, piece }: Place, at: number, length: number, right: string): CheckFinding {
  const word = piece.text.slice(at, at + length);
  const apostrophe = piece.text.includes("\u2019") ? "\u2019" : "'";
  const suggestion = withCaseOf(word, right).replaceAll("'", apostrophe);
  const range = piece.rangeOf(at, at + length);
  return findingIn(text, {
    code: "RG6106",
    severity: "warning",
    range,
    data: { text: word, suggestion },
    field: piece.field,
    fix: [{ range, text: suggestion }],
  });
}

/** The letters that are slips in this book: it has the usual ones far more often. */
function slips(
  accents: Readonly<Record<string, string>>,
  context: CheckContext,
  lang: string,
): ReadonlyMap<string, string> {
  const pairs = Object.entries(accents);
  if (pairs.length === 0) return new Map();
  let seen = 0;
  let usual = 0;
  for (const { piece } of proseOf(context, lang)) {
    for (const char of piece.text) {
      if (accents[char] !== undefined) seen++;
      else if (pairs.some(([, right]) => right === char)) usual++;
    }
  }
  return seen * rare <= usual ? new Map(pairs) : new Map();
}
