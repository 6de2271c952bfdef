import { round } from "../amount.js";
import { Level, Num, Per, Times, UnitName } from "../token-types.js";
import { type FactText, type Found, isConcept, isFigure, isJoint, isOfGroup, measured } from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";

/** "doubled", "half damage", "three times the bonus", "×2". */
export function readFactor(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  const { concept } = token;
  if (concept.startsWith("factor/")) return multiplier(text, at, at, factorOf(token.id));
  if (concept.startsWith("factor-of/")) return ofThing(text, at, at, factorOf(token.id));
  if (concept === "number/half") return ofThing(text, at, at, 0.5);
  if (token.tokenType !== Num || token.number === undefined) return undefined;
  const before = text.tokens[at - 1];
  if (before !== undefined && text.together(at - 1, at)) {
    const isDimension = text.tokens[at - 2]?.tokenType === Num || text.tokens[at - 2]?.tokenType === UnitName;
    if (before.tokenType === Times && !isDimension) return multiplier(text, at - 1, at, token.number);
  }
  const verb = text.back(at, 4, isConcept("cue/multiply", "cue/divide"));
  if (verb !== undefined && token.number !== 0)
    return multiplier(text, verb, at, text.concept(verb) === "cue/divide" ? round(1 / token.number) : token.number);
  const behind = text.tokens[at + 1];
  if (behind?.concept !== "cue/times" || !text.together(at, at + 1)) return undefined;
  return ofThing(text, at, at + 1, token.number);
}

function multiplier(text: FactText, from: number, to: number, value: number): Found {
  return { from, to, amount: { multiplier: value, ...measured(text, from, to) } };
}

/** A factor that counts only where what it multiplies is named: the double of something. */
function ofThing(text: FactText, from: number, to: number, value: number): Found | undefined {
  const isThing = isOfGroup("thing", "ability", "term");
  const isMultiplied = (token: FactToken): boolean =>
    isThing(token) || token.tokenType === Level || token.concept === "cue/bonus" || token.concept === "cue/penalty";
  if (tellsHowOften(text, to)) return undefined;
  const at = text.ahead(to, 6, isMultiplied);
  const behind = at ?? (isFigure(text.tokens[from]) ? undefined : text.back(from, 3, isMultiplied));
  if (behind !== undefined && behind < from && text.tokens.slice(behind + 1, from).some(isJoint)) return undefined;
  if (behind === undefined) return undefined;
  const token = text.tokens[behind] as FactToken;
  const of = token.tokenType === Level ? "level" : token.id;
  return { from, to: Math.max(to, behind), amount: { multiplier: value, of } };
}

/** "three times per day", "twice a day". */
function tellsHowOften(text: FactText, at: number): boolean {
  const next = text.tokens[text.concept(at + 1) === "cue/article" ? at + 2 : at + 1];
  return next?.tokenType === Per || next?.tokenType === UnitName;
}

function factorOf(id: string): number {
  return id === "half" ? 0.5 : id === "quarter" ? 0.25 : Number(id);
}
