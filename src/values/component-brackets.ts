import {
  ClassName,
  Comma,
  Component,
  Flag,
  LeftParen,
  None,
  Only,
  Or,
  RightParen,
  SeeText,
  Semicolon,
  Unknown,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";

const remarkTypes = new Set([SeeText, ClassName, Only, Component, Comma, Semicolon, Or, None]);

/**
 * Makes one token of each outer bracket of a component line. A bracket that describes a thing becomes a `Flag` whose
 * offsets are those of its contents; one that is only a remark (see text, a class, a component in brackets) dissolves.
 */
export function foldComponentBrackets(tokens: readonly ValueToken[]): ValueToken[] {
  const out: ValueToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const open = tokens[i] as ValueToken;
    if (open.tokenType !== LeftParen) {
      if (open.tokenType !== RightParen) out.push(open);
      continue;
    }
    let depth = 0;
    let close = i;
    for (; close < tokens.length; close++) {
      const type = (tokens[close] as ValueToken).tokenType;
      if (type === LeftParen) depth++;
      else if (type === RightParen && --depth === 0) break;
    }
    const inner = tokens.slice(i + 1, close);
    const first = inner[0];
    if (first !== undefined) {
      const conditional =
        inner.some((t) => t.tokenType === Only || t.tokenType === ClassName) &&
        inner.filter((t) => t.tokenType === Unknown).length <= 1;
      const isRemark = conditional || inner.every((t) => remarkTypes.has(t.tokenType)) || first.tokenType === SeeText;
      if (isRemark) out.push(...inner.filter((t) => t.tokenType === Component));
      else {
        const end =
          close < tokens.length
            ? (tokens[close] as ValueToken).startOffset - 1
            : ((inner.at(-1) ?? first).endOffset ?? first.startOffset);
        out.push({
          ...first,
          tokenType: Flag,
          tokenTypeIdx: Flag.tokenTypeIdx as number,
          concept: "bracket",
          id: "bracket",
          startOffset: open.startOffset + 1,
          endOffset: end,
        });
      }
    }
    i = close;
  }
  return out;
}
