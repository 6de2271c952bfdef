import type { IToken, TokenType } from "chevrotain";
import type { LanguagePack } from "../packs/language-pack.js";
import { isEdge, type Lexicon } from "../packs/lexicon.js";
import { type Folded, fold, isDigitCode, isLetterCode } from "../text/fold.js";
import { scanVariants } from "../text/scan-variants.js";
import {
  Comma,
  Dice,
  Filler,
  LeftBracket,
  LeftParen,
  Minus,
  Num,
  Plus,
  RightBracket,
  RightParen,
  Semicolon,
  Slash,
  Times,
  typeOfConcept,
  Unknown,
} from "./token-types.js";

/** A token of a value: `startOffset` and `endOffset` (inclusive, as Chevrotain has it) count in the unfolded value text. */
export interface ValueToken extends IToken {
  /** Concept id, or the name of the sign. */
  readonly concept: string;
  /** Name part of the concept id. */
  readonly id: string;
  /** Value of a number. */
  readonly number?: number;
  /** Dice in canonical writing, `2d6+1`. */
  readonly dice?: string;
  /** The word was read by edit distance as this form. */
  readonly slip?: string;
  /** Dice with letters in place of digits, or a space inside, as scans have them. */
  readonly misprint?: true;
}

const signs: Readonly<Record<string, TokenType>> = {
  "(": LeftParen,
  ")": RightParen,
  "[": LeftBracket,
  "]": RightBracket,
  // A scan's square brackets.
  "{": LeftBracket,
  "}": RightBracket,
  ",": Comma,
  ";": Semicolon,
  "/": Slash,
  "+": Plus,
  "\u00D7": Times,
};
const fractions: Readonly<Record<string, number>> = { "\u00BD": 0.5, "\u00BC": 0.25, "\u00BE": 0.75 };
/** Signs that carry no meaning in a value. */
const ignorable = new Set([
  " ",
  ".",
  ":",
  "'",
  '"',
  "\u00AB",
  "\u00BB",
  "\u201C",
  "\u201D",
  "\u201E",
  "!",
  "?",
  "*",
  "_",
  "\u00A9",
  "\u2122",
  "\u00AE",
  "\u00B0",
  "|",
  "-",
  "\u2026",
  "\\",
  "\u00B7",
  "\u2022",
  "\u2192",
  "=",
]);

/** Cuts a value into tokens of concepts, numbers and signs; fillers are left out. Linear time. */
export function tokenize(text: string, lexicon: Lexicon, pack: LanguagePack): ValueToken[] {
  const folded = fold(text);
  const f = folded.text;
  const tokens: ValueToken[] = [];
  let i = 0;
  while (i < f.length) {
    const character = f[i] as string;
    const code = f.charCodeAt(i);
    const match = character === " " ? undefined : lexicon.match(f, i);
    const numeral =
      isDigitCode(code) || fractions[character] !== undefined || isNumeralStart(f, i, pack)
        ? lexNumeral(f, i, pack)
        : undefined;
    if (match !== undefined && match.end > (numeral?.end ?? i)) {
      // A lone x joins factors where a number follows, else it may be a word of the language.
      const isTimes = match.form === "x" && /^\s*\d/.test(f.slice(match.end, match.end + 3));
      const type = isTimes ? Times : typeOfConcept(match.concept);
      if (type !== Filler) tokens.push(conceptToken(folded, text, i, match.end, type, match.concept));
      i = match.end;
    } else if (numeral !== undefined) {
      tokens.push({
        ...token(folded, text, i, numeral.end, numeral.dice === undefined ? Num : Dice, "number"),
        ...numeral.value,
      });
      i = numeral.end;
    } else if (signs[character] !== undefined) {
      tokens.push(token(folded, text, i, i + 1, signs[character], character));
      i++;
    } else if (
      character === "-" &&
      isDigitCode(f.charCodeAt(i + 1)) &&
      (i === 0 || !isLetterCode(f.charCodeAt(i - 1)))
    ) {
      tokens.push(token(folded, text, i, i + 1, Minus, "-"));
      i++;
    } else if (ignorable.has(character)) {
      i++;
    } else if (isLetterCode(code)) {
      let end = i + 1;
      while (end < f.length && isLetterCode(f.charCodeAt(end))) end++;
      const scanned = scannedWord(f, i, end, lexicon);
      if (scanned !== undefined) {
        const made = conceptToken(folded, text, i, scanned.end, typeOfConcept(scanned.concept), scanned.concept);
        tokens.push({ ...made, slip: scanned.form });
        i = scanned.end;
        continue;
      }
      const isTimes = end === i + 1 && character === "x" && /^\s*\d/.test(f.slice(end, end + 3));
      tokens.push(token(folded, text, i, end, isTimes ? Times : Unknown, isTimes ? "x" : "unknown"));
      i = end;
    } else {
      tokens.push(token(folded, text, i, i + 1, Unknown, "unknown"));
      i++;
    }
  }
  return tokens;
}

function token(
  folded: Folded,
  text: string,
  from: number,
  to: number,
  tokenType: TokenType,
  concept: string,
): ValueToken {
  const start = folded.map[from] as number;
  const last = folded.map[to - 1] as number;
  return {
    image: text.slice(start, last + 1),
    startOffset: start,
    endOffset: last,
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx as number,
    concept,
    id: concept.slice(concept.indexOf("/") + 1),
  };
}

function conceptToken(
  folded: Folded,
  text: string,
  from: number,
  to: number,
  type: TokenType,
  concept: string,
): ValueToken {
  const made = token(folded, text, from, to, type, concept);
  if (type !== Num) return made;
  return { ...made, number: made.id === "half" ? 0.5 : Number(made.id) };
}

/** A word with digits in it that a scan put for letters (`annu1e`), where the lexicon has the word. */
function scannedWord(
  f: string,
  from: number,
  letters: number,
  lexicon: Lexicon,
): { concept: string; form: string; end: number } | undefined {
  let end = letters;
  while (end < f.length && (isLetterCode(f.charCodeAt(end)) || isDigitCode(f.charCodeAt(end)))) end++;
  if (end === letters) return undefined;
  for (const form of scanVariants(f.slice(from, end))) {
    const concept = lexicon.lookup(form);
    if (concept !== undefined) return { concept, form, end };
  }
  return undefined;
}

/** The token that a misspelt word would be, had it been spelt as `form`. */
export function respell(original: ValueToken, form: string, lexicon: Lexicon): ValueToken | undefined {
  const concept = lexicon.lookup(form);
  if (concept === undefined) return undefined;
  const tokenType = typeOfConcept(concept);
  const id = concept.slice(concept.indexOf("/") + 1);
  return { ...original, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx as number, concept, id, slip: form };
}

interface Numeral {
  readonly end: number;
  readonly dice?: string;
  readonly value: { readonly number?: number; readonly dice?: string; readonly misprint?: true };
}

function lexNumeral(f: string, at: number, pack: LanguagePack): Numeral | undefined {
  const dice = lexDice(f, at, pack);
  if (dice !== undefined) return dice;
  const fraction = fractions[f[at] as string];
  if (fraction !== undefined) return { end: at + 1, value: { number: fraction } };
  const misprint = lexMisprint(f, at, pack);
  if (misprint !== undefined) return misprint;
  let end = skipDigits(f, at);
  if (end === at) return undefined;
  let digits = f.slice(at, end);
  const leading = digits.length;
  while (leading <= 3 && pack.thousandsSigns.includes(f[end] ?? "\0") && isGroup(f, end + 1)) {
    digits += f.slice(end + 1, end + 4);
    end += 4;
  }
  if (pack.decimalSigns.includes(f[end] ?? "\0") && isDigitCode(f.charCodeAt(end + 1))) {
    const after = skipDigits(f, end + 1);
    digits += `.${f.slice(end + 1, after)}`;
    end = after;
  }
  let number = Number(digits);
  const half = fractions[f[end] ?? ""];
  if (half !== undefined) {
    number += half;
    end++;
  }
  return { end, value: { number } };
}

/** A number in which a scan put letters for digits (`l0`, `3O`, `l,5`, `7,5O`): it has a true digit too, and ends at a word edge. */
function lexMisprint(f: string, at: number, pack: LanguagePack): Numeral | undefined {
  let digits = "";
  let letters = 0;
  let figures = 0;
  let i = at;
  for (; i < f.length; i++) {
    const c = f[i] as string;
    if (isDigitCode(c.charCodeAt(0))) {
      digits += c;
      figures++;
    } else if (lookalikes[c] !== undefined) {
      digits += lookalikes[c];
      letters++;
    } else if (
      pack.decimalSigns.includes(c) &&
      !digits.includes(".") &&
      digits !== "" &&
      (isDigitCode(f.charCodeAt(i + 1)) || lookalikes[f[i + 1] ?? ""] !== undefined)
    )
      digits += ".";
    else break;
  }
  if (letters === 0 || figures === 0 || isLetterCode(f.charCodeAt(i))) return undefined;
  return { end: i, value: { number: Number(digits), misprint: true } };
}

/** Three digits and no fourth: a group of thousands. */
function isGroup(f: string, at: number): boolean {
  return (
    isDigitCode(f.charCodeAt(at)) &&
    isDigitCode(f.charCodeAt(at + 1)) &&
    isDigitCode(f.charCodeAt(at + 2)) &&
    !isDigitCode(f.charCodeAt(at + 3))
  );
}

function skipDigits(f: string, at: number): number {
  let end = at;
  while (isDigitCode(f.charCodeAt(end))) end++;
  return end;
}

/** Dice without a number before them, or a number that begins with a letter a scan put there. */
function isNumeralStart(f: string, at: number, pack: LanguagePack): boolean {
  const isLetter = pack.diceLetters.includes(f[at] as string) || lookalikes[f[at] as string] !== undefined;
  return isLetter && isEdge(f, at) && (lexDice(f, at, pack) ?? lexMisprint(f, at, pack)) !== undefined;
}

/** Letters that scans put for digits. */
const lookalikes: Readonly<Record<string, string>> = { l: "1", i: "1", o: "0", "!": "1" };

/** Dice at `at`: `2d6`, `d10`, `1d4+1`, and misprints with one space inside or letters for digits (`1dl0`, `10d 10`). */
function lexDice(f: string, at: number, pack: LanguagePack): Numeral | undefined {
  let i = at;
  let count = "";
  let misprint = false;
  const digit = (): string | undefined => {
    const c = f[i];
    if (c === undefined) return undefined;
    if (isDigitCode(c.charCodeAt(0))) return c;
    const read = lookalikes[c];
    if (read !== undefined) misprint = true;
    return read;
  };
  for (let d = digit(); d !== undefined && count.length < 3; d = digit()) {
    count += d;
    i++;
  }
  const letter = f[i];
  if (letter === undefined || !pack.diceLetters.includes(letter)) return undefined;
  i++;
  if (f[i] === " " && isDigitCode(f.charCodeAt(i + 1)) && count !== "" && isDigitCode(f.charCodeAt(i - 2))) {
    misprint = true;
    i++;
  }
  let faces = "";
  for (let d = digit(); d !== undefined && faces.length < 4; d = digit()) {
    faces += d;
    i++;
  }
  // A misprint needs one true digit, or words of such letters would be dice; no word is "ldlo" or "ldloo".
  const seen = f.slice(at, i);
  const isSure = !misprint || /\d/.test(seen) || (/^100?$/.test(faces) && count !== "" && !seen.includes("i"));
  const isDice = faces !== "" && Number(faces) > 1 && !isLetterCode(f.charCodeAt(i)) && isSure;
  if (!isDice || (count !== "" && Number(count) === 0)) return undefined;
  let bonus = "";
  const sign = f[i];
  if ((sign === "+" || sign === "-") && isDigitCode(f.charCodeAt(i + 1))) {
    const after = skipDigits(f, i + 1);
    const next = f[after];
    const isNumber =
      next === undefined ||
      !(
        isLetterCode(next.charCodeAt(0)) ||
        next === "/" ||
        (pack.decimalSigns.includes(next) && isDigitCode(f.charCodeAt(after + 1)))
      );
    if (isNumber) {
      bonus = f.slice(i, after);
      i = after;
    }
  }
  const dice = `${count === "" ? "1" : Number(count)}d${Number(faces)}${bonus}`;
  return { end: i, dice, value: misprint ? { dice, misprint: true } : { dice } };
}
