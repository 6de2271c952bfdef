import type { TokenType } from "chevrotain";
import type { BracketTest } from "./remarks.js";
import {
  Action,
  Dice,
  Flag,
  LeftBracket,
  LeftParen,
  Mark,
  Num,
  RightBracket,
  RightParen,
  Save,
  SaveEffect,
  UnitName,
  Unknown,
  UpTo,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";

/** No bracket means anything. */
export const keepNone: BracketTest = () => false;

/** "(at most 10 minutes)" behind an amount that grows. */
export const capBracket: BracketTest = (inner) =>
  inner[0]?.tokenType === UpTo && inner[1]?.tokenType === Num && inner[2]?.tokenType === UnitName && inner.length === 3;

/** Only what the bracket holds decides: "(T)", "(at most 10 rounds)", "(1 round)". */
export const durationBracket: BracketTest = (inner) =>
  (inner.length === 1 && inner[0]?.tokenType === Mark) ||
  (inner.length > 0 &&
    inner.every((t) => t.tokenType !== Unknown) &&
    inner.some((t) => t.tokenType === UnitName) &&
    (inner[0]?.tokenType === UpTo || inner[0]?.tokenType === Num || inner[0]?.tokenType === Dice));

/** "(harmless)", "(half)": flags and effects of a saving throw or a resistance. */
export const flagBracket: BracketTest = (inner) =>
  inner.some((t) => t.tokenType === Flag || t.tokenType === SaveEffect || t.tokenType === Save) &&
  inner.every((t) => t.tokenType !== Unknown);

/** The lengths of a named range: "close (25 ft. + 5 ft./2 levels)". */
export const rangeBracket: BracketTest = (inner, before) =>
  before !== undefined &&
  inner.some((t) => t.tokenType === UnitName) &&
  inner.every((t) => t.tokenType !== Unknown && t.tokenType !== Action);

/** Square brackets as round ones. */
export function rounded(tokens: readonly ValueToken[]): ValueToken[] {
  const as = (token: ValueToken, tokenType: TokenType): ValueToken => ({
    ...token,
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
  });
  return tokens.map((t) =>
    t.tokenType === LeftBracket ? as(t, LeftParen) : t.tokenType === RightBracket ? as(t, RightParen) : t,
  );
}
