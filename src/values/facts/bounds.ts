import { scalingAt } from "../prose-scaling.js";
import { AtLeast, Level, Num, OrLess, OrMore, Per, Unknown, UnitName, UpTo } from "../token-types.js";
import {
  type AmountValue,
  type FactText,
  type Found,
  isArticle,
  isConcept,
  isFigure,
  isLink,
  isOfGroup,
} from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";
import { spanEnd } from "./measures.js";

/** "5th level", "level 5 or higher", "levels 1 to 3". */
export function readLevel(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType !== Num || isArticle(token) || token.concept === "number/half") return undefined;
  const end = spanEnd(text, at) ?? at;
  const behind = levelBehind(text, end);
  const name = text.back(at, 3, (token) => token.tokenType === Level);
  const before = name !== undefined && text.tokens.slice(name + 1, at).every(isLink) ? name : undefined;
  if (behind === undefined && (before === undefined || !isFigure(token) || (before < at - 1 && text.counts(end))))
    return undefined;
  if (behind !== undefined && isRate(text, at, behind)) return undefined;
  const from = behind === undefined ? (before ?? at) : at;
  const to = behind ?? end;
  if (end > at) return { from, to, amount: { unit: "level", min: text.numberAt(at), max: text.numberAt(end) } };
  const bound = boundAround(text, from, to, text.numberAt(at));
  return {
    from: bound?.from ?? from,
    to: bound?.to ?? to,
    amount: { unit: "level", ...(bound?.value ?? { base: text.numberAt(at) }) },
  };
}

/** The level behind its number; the ending of an ordinal may stand between. */
function levelBehind(text: FactText, at: number): number | undefined {
  const isLevel = (i: number): boolean => text.tokens[i]?.tokenType === Level && text.together(at, i);
  if (isLevel(at + 1)) return at + 1;
  const ending = text.tokens[at + 1];
  return ending?.tokenType === Unknown && ending.startOffset === text.tokens[at]?.end && isLevel(at + 2)
    ? at + 2
    : undefined;
}

/** "every two levels": a rate, not a level. */
function isRate(text: FactText, at: number, level: number): boolean {
  const before = text.tokens[at - 1];
  return (
    (before?.tokenType === Per && text.together(at - 1, at)) ||
    scalingAt(text.tokens, at) !== undefined ||
    (text.tokens[level + 1]?.tokenType === Per &&
      isFigure(text.tokens[at]) &&
      text.tokens[level + 2]?.tokenType === Num)
  );
}

/** "an Intelligence of 12 or more", "12 hit dice at most", "between 1 and 9" where a level or ability was named. */
export function readBound(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType !== Num || !isFigure(token)) return undefined;
  const end = spanEnd(text, at) ?? at;
  const next = text.tokens[end + 1];
  if (next?.tokenType === UnitName && text.together(end, end + 1)) return undefined;
  const isNamed = isOfGroup("ability");
  const isDice = isConcept("thing/hit-dice");
  const named = text.back(at, 5, isNamed) ?? text.ahead(end, 2, isDice) ?? text.ahead(end, 3, isNamed);
  if (end > at) return readNumberSpan(text, at, end, named);
  if (named === undefined) return undefined;
  const of = { of: (text.tokens[named] as FactToken).id };
  const bound =
    boundAround(text, at, at, text.numberAt(at)) ??
    boundAround(text, Math.min(at, named), Math.max(at, named), text.numberAt(at));
  if (bound !== undefined)
    return { from: Math.min(bound.from, named), to: Math.max(bound.to, named), amount: { ...bound.value, ...of } };
  const states =
    named < at
      ? at - named <= 3 && !text.counts(at)
      : isDice(text.tokens[named] as FactToken) || text.concept(at + 1) === "cue/points";
  return states
    ? { from: Math.min(at, named), to: Math.max(at, named), amount: { base: text.numberAt(at), ...of } }
    : undefined;
}

/** How far back the name of what a bare span bounds may stand, in tokens. */
const nameReach = 20;

function readNumberSpan(text: FactText, at: number, end: number, named: number | undefined): Found | undefined {
  const min = text.numberAt(at);
  const max = text.numberAt(end);
  if (min >= max || text.counts(end)) return undefined;
  if (named !== undefined) return { from: at, to: end, amount: { min, max, of: (text.tokens[named] as FactToken).id } };
  const opening =
    text.back(at, 2, isConcept("cue/between", "cue/from")) ?? text.ahead(end, 2, isConcept("cue/between"));
  const spans = opening ?? (text.tokens[end]?.goal === true ? at : undefined);
  const isLevel = text.tokens.slice(Math.max(0, at - nameReach), at).some(({ tokenType }) => tokenType === Level);
  return spans === undefined || !isLevel
    ? undefined
    : { from: Math.min(spans, at), to: Math.max(spans, end), amount: { unit: "level", min, max } };
}

interface Bound {
  readonly value: Pick<AmountValue, "min" | "max">;
  readonly from: number;
  readonly to: number;
}

/** Words of a bound right around a number: "at least 12", "12 or more", "less than 3". */
function boundAround(text: FactText, from: number, to: number, value: number): Bound | undefined {
  const isBound = (token: FactToken): boolean => boundOf(token, value) !== undefined;
  const before = text.back(
    from,
    2,
    (token) => isBound(token) && token.tokenType !== OrMore && token.tokenType !== OrLess,
  );
  if (before !== undefined) return { value: boundOf(text.tokens[before] as FactToken, value) ?? {}, from: before, to };
  const behind = text.ahead(
    to,
    2,
    (token) => token.tokenType === OrMore || token.tokenType === OrLess || token.tokenType === AtLeast,
  );
  return behind === undefined
    ? undefined
    : { value: boundOf(text.tokens[behind] as FactToken, value) ?? {}, from, to: behind };
}

function boundOf(token: FactToken, value: number): Bound["value"] | undefined {
  if (token.tokenType === AtLeast || token.tokenType === OrMore) return { min: value };
  if (token.tokenType === UpTo || token.tokenType === OrLess) return { max: value };
  // Bounds of whole numbers: fewer than 3 is at most 2.
  if (token.concept === "cue/below") return { max: value - 1 };
  return token.concept === "cue/above" ? { min: value + 1 } : undefined;
}
