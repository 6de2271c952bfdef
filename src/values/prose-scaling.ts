import { Comma, Dice, Level, Num, OrLess, Per, Plus, Semicolon, Slash, Unknown, UpTo } from "./token-types.js";
import type { TokenType } from "chevrotain";
import type { ValueToken } from "./tokenize.js";

/** How many tokens may stand between a number and "per level", and between that and its cap. */
export const reach = 7;

export interface Scaling {
  readonly perLevels: number;
  /** Last token of the scaling. */
  readonly to: number;
}

/** "… per level", "… per two levels" soon behind a number, before another number or a comma. */
export function scalingAfter(tokens: readonly ValueToken[], at: number): Scaling | undefined {
  for (let i = at + 1; i < tokens.length && i - at <= reach; i++) {
    const token = tokens[i] as ValueToken;
    const { tokenType } = token;
    // Behind a plus another amount begins: 2d8 + 1 per level.
    if (tokenType === Comma || tokenType === Semicolon || tokenType === Plus || tokenType === Dice) return undefined;
    const scaling = scalingAt(tokens, i);
    if (scaling !== undefined) return scaling;
    if (tokenType === Num) return undefined;
  }
  return undefined;
}

/** "per level", "per two full levels", "/level" or, the other way round, "two levels each" at a place. */
export function scalingAt(tokens: readonly ValueToken[], at: number): Scaling | undefined {
  const type = tokens[at]?.tokenType;
  const opened = type === Per || type === Slash;
  const first = opened ? at + 1 : at;
  const count = tokens[first]?.tokenType === Num ? tokens[first].number : undefined;
  let level = count === undefined ? first : first + 1;
  // "per two full levels", "per additional level": one word may qualify the levels.
  if (opened && tokens[level]?.tokenType === Unknown) level++;
  if (tokens[level]?.tokenType !== Level) return undefined;
  if (opened) return { perLevels: count ?? 1, to: level };
  return tokens[level + 1]?.tokenType === Per ? { perLevels: count ?? 1, to: level + 1 } : undefined;
}

/** The number that caps a scaling: "(maximum 10d6)", "up to 10d6". */
export function capAfter(tokens: readonly ValueToken[], at: number, type: TokenType): number | undefined {
  let capped = false;
  for (let i = at + 1; i < tokens.length && i - at <= reach; i++) {
    const { tokenType } = tokens[i] as ValueToken;
    if (tokenType === UpTo || tokenType === OrLess) capped = true;
    if (tokenType === type) return capped ? i : undefined;
    if (tokenType === Num || tokenType === Dice) return undefined;
  }
  return undefined;
}

/** Offset behind a token. */
export function endOf(token: ValueToken): number {
  return (token.endOffset ?? token.startOffset) + 1;
}
