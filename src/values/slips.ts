import type { Lexicon } from "../packs/lexicon.js";
import { foldKey } from "../text/fold.js";
import { Num, Unknown } from "./token-types.js";
import { respell, type ValueToken } from "./tokenize.js";

/** Tokens with misspelt words as what they were meant to be; undefined where there is none. */
export function repairSlips(
  tokens: readonly ValueToken[],
  text: string,
  lexicon: Lexicon,
  byDistance: boolean,
): ValueToken[] | undefined {
  const phrased = byDistance ? repairPhrases(tokens, text, lexicon) : tokens;
  const out = phrased.map((token) => {
    if (token.tokenType !== Unknown) return token;
    const word = foldKey(token.image);
    // A lone l or I before a word is the number 1 as scans have it.
    if (/^[li|]$/.test(word))
      return {
        ...token,
        tokenType: Num,
        tokenTypeIdx: Num.tokenTypeIdx ?? 0,
        concept: "number/1",
        id: "1",
        number: 1,
        slip: "1",
      };
    const form = byDistance ? lexicon.nearest(word) : undefined;
    return (form === undefined ? undefined : respell(token, form, lexicon)) ?? token;
  });
  return out.length !== tokens.length || out.some((token, i) => token !== tokens[i]) ? out : undefined;
}

/** "1 action simlpe": a slip in a form of several words, which are joined to the token of the form. */
function repairPhrases(tokens: readonly ValueToken[], text: string, lexicon: Lexicon): readonly ValueToken[] {
  const out = [...tokens];
  for (let i = 0; i < out.length; i++) {
    if (out[i]?.tokenType !== Unknown) continue;
    for (const [from, to] of windows) {
      const run = out.slice(Math.max(0, i + from), i + to + 1);
      const joined = run.length === to - from + 1 ? joinedAs(run, -from, text, lexicon) : undefined;
      if (joined === undefined) continue;
      out.splice(i + from, run.length, joined);
      i += from;
      break;
    }
  }
  return out;
}

/** Neighbours with which a misspelt word is looked up, the longest runs first. */
const windows = [
  [-2, 0],
  [-1, 1],
  [0, 2],
  [-1, 0],
  [0, 1],
] as const;

function joinedAs(run: readonly ValueToken[], at: number, text: string, lexicon: Lexicon): ValueToken | undefined {
  const first = run[0];
  const last = run.at(-1);
  const endOffset = last?.endOffset;
  if (first === undefined || endOffset === undefined) return undefined;
  const image = text.slice(first.startOffset, endOffset + 1);
  const words = run.map((t) => foldKey(t.image));
  // Nothing but blanks stands between them.
  if (foldKey(image) !== words.join(" ")) return undefined;
  const form = lexicon.nearestPhrase(words, at);
  return form === undefined ? undefined : respell({ ...first, image, endOffset }, form, lexicon);
}
