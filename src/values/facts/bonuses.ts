import { capAfter, scalingAfter } from "../prose-scaling.js";
import { Minus, Num } from "../token-types.js";
import { readTerms } from "./checks.js";
import { type FactText, type Found, isConcept, isFigure, isFiller, isOfGroup, measured } from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";

/** "+4", "a bonus of 4", "falls by 4"; with terms: "the bonus is 2 + half the level". */
export function readBonus(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType !== Num) return undefined;
  const sum = readTerms(text, at);
  const change = changeAround(text, at, sum !== undefined);
  const signed = text.isSigned(at);
  if (!signed && (change === undefined || !isFigure(token) || text.counts(at))) return undefined;
  const sign = signed ? (text.tokens[at - 1]?.tokenType === Minus ? -1 : 1) : (change?.sign ?? 1);
  const from = signed ? at - 1 : Math.min(change?.at ?? at, at);
  const noun = signed ? at : Math.max(change?.at ?? at, at);
  const scaling = sum === undefined ? scalingAfter(text.tokens, at) : undefined;
  const scales = scaling !== undefined && text.together(at, scaling.to) ? scaling : undefined;
  const cap = scales === undefined ? undefined : capAfter(text.tokens, scales.to, Num);
  return {
    from,
    to: sum?.to ?? cap ?? scales?.to ?? noun,
    amount: {
      bonus: sign * text.numberAt(at),
      ...(sum === undefined ? {} : { plus: sum.plus }),
      ...(scales === undefined ? {} : { perLevels: scales.perLevels }),
      ...(cap === undefined ? {} : { max: text.numberAt(cap) }),
      ...(changed(text, from, at) ?? measured(text, from, at)),
    },
  };
}

/** The noun or verb that makes a number a change: "a penalty of 2", "a 2-point penalty", "falls by 2". */
function changeAround(text: FactText, at: number, isSum: boolean): { at: number; sign: number } | undefined {
  const isNoun = isConcept("cue/bonus", "cue/penalty");
  const before = text.back(at, isSum ? 8 : 6, isNoun);
  const named = before !== undefined && (isSum || text.tokens.slice(before + 1, at).every(isFillerOrThing));
  const points = text.concept(at + 1) === "cue/points";
  const noun = named ? before : points ? text.ahead(at + 1, 2, isNoun) : undefined;
  if (noun !== undefined) return { at: noun, sign: text.concept(noun) === "cue/penalty" ? -1 : 1 };
  const isTo = text.concept(at - 1) === "cue/to" || text.tokens[at]?.goal === true;
  const verb = isTo ? undefined : text.back(at, 3, isConcept("cue/rise", "cue/fall"));
  return verb === undefined ? undefined : { at: verb, sign: text.concept(verb) === "cue/fall" ? -1 : 1 };
}

function isFillerOrThing(token: FactToken): boolean {
  return isFiller(token) || token.concept === "cue/to" || isOfGroup("thing", "ability", "skill", "save")(token);
}

/** A changed difficulty class is named by its check: `search-dc`. */
function changed(text: FactText, from: number, to: number): { of: string } | undefined {
  const dc = text.back(from, 5, isConcept("prose/dc")) ?? text.ahead(to, 4, isConcept("prose/dc"));
  if (dc === undefined) return undefined;
  const tried =
    text.back(dc, 4, isOfGroup("skill", "ability", "save")) ?? text.ahead(dc, 5, isOfGroup("skill", "ability", "save"));
  return { of: tried === undefined ? "dc" : `${(text.tokens[tried] as FactToken).id}-dc` };
}
