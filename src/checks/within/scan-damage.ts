import { type Check, type SpellingContext, type CheckFinding, findingIn } from "../check.js";
import { type Place, plain, proseOf, wordsIn } from "./prose.js";
import { vocabularyOf } from "./vocabulary.js";

/** Digits with letters between them that look like some, and dice with such letters. */
const numberLike = /(?<![\p{L}\p{M}\p{N}'\u2019._/-])[\dlIO]+(?:\p{L}[\dlIO]+)?(?![\p{L}\p{M}\p{N}'\u2019_-])/gu;
/** A digit between small letters. */
const digitInWord = /(?<![\p{L}\p{M}\p{N}._/-])\p{L}?\p{Ll}+[015]\p{Ll}{2,}(?![\p{L}\p{M}\p{N}._/-])/gu;
/** What is left of letters that were decoded or drawn wrongly. */
const glyphs = /[\uFFFD\uE000-\uF8FF]|\u00C3[\u0080-\u00BF]|\u00E2\u20AC./gu;

/** Letters in numbers, digits in words and broken characters: what scanning and copying leave behind. */
export const scanDamage: Check = {
  code: "RG6104",
  usesSpelling: true,
  *run(context) {
    for (const place of proseOf(context)) {
      const { text } = place.piece;
      const dice = context.packs.get(place.text.lang)?.diceLetters ?? "d";
      for (const { 0: found, index } of text.matchAll(numberLike)) {
        if (isDamagedNumber(found, dice)) yield finding(place, index, found, digits(found, dice));
      }
      for (const { 0: found, index } of text.matchAll(digitInWord)) {
        const meant = letters(found, place.text.lang, context);
        if (meant !== undefined) yield finding(place, index, found, meant);
      }
      for (const { 0: found, index } of text.matchAll(glyphs)) {
        const word = wordAround(text, index);
        yield finding(place, word.start, word.word, word.word.replaceAll(found, "\u2026"));
      }
    }
  },
};

function finding({ text, piece }: Place, start: number, found: string, meant: string): CheckFinding {
  return findingIn(text, {
    code: "RG6104",
    severity: "warning",
    range: piece.rangeOf(start, start + found.length),
    data: { text: found, suggestion: meant },
    field: piece.field,
  });
}

/** `1dl0`, `l0`, `2O`: digits and look-alikes. `5l` may be a volume, `II` is a Roman number. */
function isDamagedNumber(found: string, dice: string): boolean {
  if (!/\d/.test(found) || !/[lIO]/.test(found)) return false;
  const [, between] = /^[\dlIO]*([^\dlIO])/u.exec(found) ?? [];
  if (between !== undefined) return dice.includes(between.toLowerCase());
  return !/^\d+l$/.test(found);
}

function digits(found: string, dice: string): string {
  return found.replace(/[lIO]/g, (c) => (dice.includes(c) ? c : c === "O" ? "0" : "1"));
}

const lookAlikes: Readonly<Record<string, readonly string[]>> = { 0: ["o"], 1: ["l", "i"], 5: ["s"] };

/** The word with letters for its digits, if the book, a pack or a dictionary has it. */
function letters(found: string, lang: string, context: SpellingContext): string | undefined {
  const { counts, given } = vocabularyOf(context, lang);
  const spelling = context.spelling.get(lang);
  let candidates = [""];
  for (const char of found) {
    candidates = candidates.flatMap((start) => (lookAlikes[char] ?? [char]).map((letter) => start + letter));
    if (candidates.length > 16) return undefined;
  }
  return candidates.find((word) => {
    const small = plain(word);
    return given(small) || counts.has(small) || spelling?.knows(small) === true;
  });
}

function wordAround(text: string, at: number): { word: string; start: number } {
  const inside = wordsIn(text).find(({ start, end }) => start <= at && at < end);
  return inside ?? { word: text.slice(at, at + 1), start: at };
}
