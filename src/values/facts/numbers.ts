import { Dice, Num, OrLess, OrMore, Unknown } from "../token-types.js";
import { readTerms } from "./checks.js";
import {
  type FactText,
  type Found,
  isArticle,
  isConcept,
  isFigure,
  isJoint,
  isOfGroup,
  measured,
} from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";

/** "20 %", "20 percent". */
export function readPercent(text: FactText, at: number): Found | undefined {
  const next = text.tokens[at + 1];
  if (next === undefined || !text.together(at, at + 1)) return undefined;
  if (next.image !== "%" && next.concept !== "cue/percent") return undefined;
  return { from: at, to: at + 1, amount: { percent: text.numberAt(at), ...measured(text, at, at + 1) } };
}

/** "a natural 20", "20 naturel", "a natural result of 20", and the second of "a natural 1 or 20". */
export function readNatural(text: FactText, at: number): Found | undefined {
  if (text.tokens[at]?.tokenType !== Num || !isFigure(text.tokens[at])) return undefined;
  const before = text.back(at, 3, isConcept("cue/natural"));
  if (
    before !== undefined &&
    text.tokens.slice(before + 1, at).every(({ tokenType }) => tokenType === Unknown || tokenType === Num)
  )
    return { from: before, to: at, amount: { natural: text.numberAt(at) } };
  if (text.concept(at + 1) === "cue/natural" && text.together(at, at + 1))
    return { from: at, to: at + 1, amount: { natural: text.numberAt(at) } };
  const last = text.found.at(-1);
  const follows = last !== undefined && "amount" in last && last.amount.natural !== undefined && last.to === at - 2;
  return follows && text.concept(at - 1) === "word/or" && text.together(at - 2, at)
    ? { from: at, to: at, amount: { natural: text.numberAt(at) } }
    : undefined;
}

/** "10 + its size modifier". */
export function readSum(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType !== Num || !isFigure(token)) return undefined;
  const sum = readTerms(text, at);
  if (sum === undefined || sum.plus.includes("other")) return undefined;
  const thing = text.back(at, 6, isOfGroup("thing"));
  const of = thing === undefined ? {} : { of: (text.tokens[thing] as FactToken).id };
  return { from: at, to: sum.to, amount: { base: text.numberAt(at), plus: sum.plus, ...of } };
}

/** What numbers without a unit are stated of, besides abilities. */
const numbered = [
  "hit-points",
  "damage",
  "armor-class",
  "hardness",
  "experience",
  "spell-resistance",
  "damage-reduction",
].map((id) => `thing/${id}`);

/** "10 hit points", "hit points drop to 0", "2 points of Strength". */
export function readThing(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType === Dice) return undefined;
  const isNumbered = isConcept(...numbered);
  const reach = text.concept(at + 1) === "cue/points" ? 4 : isBoundWord(text.tokens[at + 1]) ? 2 : 1;
  const next = text.ahead(at, reach, isNumbered);
  if (next !== undefined && !isArticle(token)) return thing(text, at, at, next);
  const before = isFigure(token) && !text.counts(at) ? text.back(at, 5, isNumbered) : undefined;
  return before === undefined || text.tokens.slice(before + 1, at).some(isJoint)
    ? undefined
    : thing(text, at, before, at);
}

function isBoundWord(token: FactToken | undefined): boolean {
  return token?.tokenType === OrLess || token?.tokenType === OrMore;
}

function thing(text: FactText, at: number, from: number, to: number): Found {
  const named = from === at ? to : from;
  return { from, to, amount: { base: text.numberAt(at), of: (text.tokens[named] as FactToken).id } };
}
