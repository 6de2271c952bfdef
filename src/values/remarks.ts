import type { TokenType } from "chevrotain";
import {
  And,
  AtLeast,
  Comma,
  Dice,
  LeftParen,
  Level,
  None,
  Num,
  Or,
  Per,
  Plus,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
  Times,
  UnitName,
  Unknown,
  UntilEvent,
  UpTo,
  Varies,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";

/** Whether a bracket means something to the family; its tokens without the brackets, and the token before it. */
export type BracketTest = (inner: readonly ValueToken[], before: ValueToken | undefined) => boolean;

export interface Stripped {
  readonly tokens: ValueToken[];
  /** Offset from which the value is a remark that no grammar reads; undefined where there is none. */
  readonly rest: number | undefined;
}

/**
 * Takes out what stays in the printed text alone: brackets that mean nothing to the family, brackets that say an amount
 * again in other units, "or until <event>", and a closing remark of unknown words. "(see text)" becomes plain see-text.
 */
export function stripRemarks(tokens: readonly ValueToken[], keepBracket: BracketTest): Stripped {
  const stripped = cutRest(stripBrackets(tokens, keepBracket));
  return stripped.rest === undefined ? { ...stripped, rest: spoiltAmount(tokens, keepBracket) } : stripped;
}

/** Takes out brackets alone, for lists whose names no pack need know. */
export function stripBracketsOnly(tokens: readonly ValueToken[], keepBracket: BracketTest): Stripped {
  return { tokens: stripBrackets(tokens, keepBracket), rest: undefined };
}

/** Brackets in brackets that are still looked into; deeper ones are remarks. */
const deepest = 8;

function stripBrackets(tokens: readonly ValueToken[], keep: BracketTest, depth = 0): ValueToken[] {
  const out: ValueToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ValueToken;
    if (token.tokenType !== LeftParen) {
      // A bracket that closes nothing is a slip; one that opens nothing is dealt with below.
      if (token.tokenType !== RightParen) out.push(token);
      continue;
    }
    const close = closingIndex(tokens, i);
    const inner = tokens.slice(i + 1, close);
    const last = out.at(-1);
    if (
      isRestatement(inner) &&
      last !== undefined &&
      (last.tokenType === UnitName ||
        last.tokenType === Level ||
        last.tokenType === Slash ||
        last.tokenType === RightParen)
    ) {
      if (last.tokenType === Slash) out.pop();
    } else if (depth < deepest && keep(inner, last)) {
      out.push(
        token,
        ...stripBrackets(inner, keep, depth + 1),
        tokens[close] ?? { ...token, tokenType: RightParen, tokenTypeIdx: RightParen.tokenTypeIdx as number },
      );
    } else {
      const seeText = inner.find((t) => t.tokenType === SeeText);
      if (seeText !== undefined) out.push(seeText);
    }
    i = close;
  }
  return out;
}

function closingIndex(tokens: readonly ValueToken[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const type = (tokens[i] as ValueToken).tokenType;
    if (type === LeftParen) depth++;
    else if (type === RightParen && --depth === 0) return i;
  }
  return tokens.length;
}

const amountTypes: ReadonlySet<TokenType> = new Set([Num, Dice, UnitName, Plus, Slash, Per, Times, Level]);

/** "(6 squares)", "(5 sq. + 1 sq./2 levels)": an amount and nothing else. */
function isRestatement(inner: readonly ValueToken[]): boolean {
  return (
    inner.length > 1 && inner.every((t) => amountTypes.has(t.tokenType)) && inner.some((t) => t.tokenType === UnitName)
  );
}

/** "(30 m + 3 mz/level)": where a bracket begins that would be an amount per level but for one word, which a scan has wrong. */
function spoiltAmount(tokens: readonly ValueToken[], keep: BracketTest): number | undefined {
  const open = tokens.findIndex(({ tokenType }, i) => {
    if (tokenType !== LeftParen) return false;
    let close = i + 1;
    while (close < tokens.length && isOfAmount(tokens[close] as ValueToken)) close++;
    if (close < tokens.length && tokens[close]?.tokenType !== RightParen) return false;
    const inner = tokens.slice(i + 1, close);
    return (
      inner.filter((t) => t.tokenType === Unknown).length === 1 &&
      inner.some((t) => t.tokenType === UnitName) &&
      inner.some((t) => t.tokenType === Plus || t.tokenType === Slash || t.tokenType === Per) &&
      !keep(inner, tokens[i - 1])
    );
  });
  return tokens[open]?.startOffset;
}

function isOfAmount({ tokenType }: ValueToken): boolean {
  return tokenType === Unknown || tokenType === UpTo || amountTypes.has(tokenType);
}

const joiners: ReadonlySet<TokenType> = new Set([Comma, Semicolon, Or, And, Plus]);
const wordless: ReadonlySet<TokenType> = new Set([
  Unknown,
  Or,
  And,
  Comma,
  Semicolon,
  None,
  Slash,
  SeeText,
  Varies,
  AtLeast,
  Num,
  Dice,
  UnitName,
  Level,
  Per,
]);

function cutRest(tokens: ValueToken[]): Stripped {
  const event = tokens.findIndex((t, i) => t.tokenType === UntilEvent && i > 0);
  if (event > 0) {
    // "… or until the target wakes": an event that no key expresses. What follows a semicolon still counts.
    const from = joiners.has((tokens[event - 1] as ValueToken).tokenType) ? event - 1 : event;
    const semicolon = tokens.findIndex((t, i) => i > event && t.tokenType === Semicolon);
    const after = semicolon < 0 ? [] : tokens.slice(semicolon);
    const marks = tokens.slice(event, semicolon < 0 ? undefined : semicolon).filter((t) => t.tokenType === SeeText);
    return cutUnknown([...tokens.slice(0, from), ...marks, ...after]);
  }
  return cutUnknown(tokens);
}

/** Cuts off a closing part, behind a joiner, that starts with an unknown word and holds nothing but words and plain amounts. */
function cutUnknown(tokens: ValueToken[]): Stripped {
  return cutClosing(withoutReferences(tokens));
}

/** "see text for the lesser spell": the words behind see-text only say which text. */
function withoutReferences(tokens: ValueToken[]): ValueToken[] {
  let behind = false;
  return tokens.filter((t) => {
    if (t.tokenType !== Unknown) behind = t.tokenType === SeeText;
    return !(behind && t.tokenType === Unknown);
  });
}

function cutClosing(tokens: ValueToken[]): Stripped {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as ValueToken;
    if (token.tokenType !== Unknown || !joiners.has((tokens[i - 1] as ValueToken).tokenType)) continue;
    const remark = tokens.slice(i);
    if (!remark.every((t) => wordless.has(t.tokenType))) continue;
    let end = i - 1;
    while (end > 0 && joiners.has((tokens[end - 1] as ValueToken).tokenType)) end--;
    const marks = remark.filter((t) => t.tokenType === SeeText);
    return { tokens: [...tokens.slice(0, end), ...marks], rest: token.startOffset };
  }
  return { tokens, rest: undefined };
}

/** A reaction's trigger ("1 reaction, which you take when …") is a remark, whatever words it has. */
export function withoutTrigger(tokens: readonly ValueToken[]): readonly ValueToken[] {
  const action = tokens.findIndex((t) => t.concept === "action/immediate");
  const next = action < 0 ? undefined : tokens[action + 1];
  if (next === undefined || (next.tokenType !== Comma && next.tokenType !== Unknown && next.tokenType !== UntilEvent))
    return tokens;
  return [...tokens.slice(0, action + 1), ...tokens.slice(action + 1).filter((t) => t.tokenType === SeeText)];
}
