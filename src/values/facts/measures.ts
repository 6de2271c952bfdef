import type { AmountBase } from "../../model/entry.js";
import { buildAmount, round } from "../amount.js";
import { capAfter, type Scaling, scalingAfter, scalingAt } from "../prose-scaling.js";
import { And, Dice, Level, Minus, Num, OrLess, Per, Plus, Semicolon, UnitName } from "../token-types.js";
import {
  type AmountValue,
  type FactText,
  type Found,
  isArticle,
  isConcept,
  isFigure,
  isNumber,
  measured,
} from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";

/** How far the step of an amount may stand behind its base, in tokens. */
const stepReach = 16;

/** "25 feet", "2d6 points of damage", with what they grow by: "+ 5 ft. per two levels". */
export function readMeasure(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  const unit = unitBehind(text, at);
  if (unit === undefined && token.tokenType !== Dice) return readStep(text, at);
  // One die of twenty faces is the roll of a check, no amount.
  if (unit === undefined && token.dice === "1d20") return undefined;
  if (isArticle(token) && unit !== undefined && !measuresWithArticle(text, at, unit)) return undefined;
  const last = unit ?? at;
  const after = scalingAfter(text.tokens, last);
  const scaling = after !== undefined && text.together(at, after.to) ? after : scalingBefore(text, at);
  const behind = scaling === after ? (after?.to ?? last) : last;
  const sum = unit === undefined && scaling === undefined ? diceSum(text, at) : undefined;
  const value = sum?.dice ?? token.dice ?? token.number ?? 0;
  const amount = canonical(text, value, unit, scaling?.perLevels);
  if (amount === undefined) return undefined;
  const thing = unit === undefined ? measured(text, at, last) : undefined;
  const cap = scaling === undefined ? undefined : capOf(text, behind, unit);
  const to = cap?.to ?? sum?.to ?? (scaling === undefined ? behind : beyond(text, behind));
  const found = { from: at, to, amount: { ...amount, ...thing, ...(cap === undefined ? {} : { max: cap.max }) } };
  return scaling === undefined ? found : (joined(text, found) ?? found);
}

/** "between 3 and 9 feet", "1-4 hours", "1 to 4 rounds". Other spans are for readBound. */
export function readSpan(text: FactText, at: number): Found | undefined {
  const second = spanEnd(text, at);
  if (second === undefined) return undefined;
  const unit = unitBehind(text, second);
  if (unit === undefined) return undefined;
  const min = canonical(text, numberOf(text, at), unit, undefined);
  const max = canonical(text, numberOf(text, second), unit, undefined);
  if (typeof min?.base !== "number" || typeof max?.base !== "number" || min.unit !== max.unit) return undefined;
  if (min.base >= max.base) return undefined;
  const opening = text.back(at, 2, isConcept("cue/between", "cue/from"));
  return { from: opening ?? at, to: unit, amount: { ...unitOf(max), min: min.base, max: max.base } };
}

/** The second number of a span: "1-4", "1 to 4", "between 1 and 4". */
export function spanEnd(text: FactText, at: number): number | undefined {
  // Two numbers side by side, the second with an ending that says "to".
  const next = text.tokens[at + 1];
  if (next?.tokenType === Num && next.goal === true && text.together(at, at + 1)) return at + 1;
  const second = at + 2;
  if (!text.together(at, second) || text.tokens[at]?.tokenType !== Num) return undefined;
  if (text.tokens[second]?.tokenType !== Num) return undefined;
  const joint = text.tokens[at + 1] as FactToken;
  // Some languages put the "between" behind: "1 and 9 between".
  if (joint.tokenType === And) {
    const between = text.back(at, 2, isConcept("cue/between")) ?? text.ahead(second, 2, isConcept("cue/between"));
    return between === undefined ? undefined : second;
  }
  return joint.tokenType === Minus || joint.concept === "cue/to" ? second : undefined;
}

/** "+1 per two levels (maximum +5)" that goes on from an amount: "1d8 points of damage +1 per level". */
function readStep(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (text.tokens[at - 1]?.tokenType !== Plus || !text.together(at - 1, at)) return undefined;
  const base = text.found.at(-1);
  if (base === undefined || !("amount" in base) || typeof base.amount.base !== "string") return undefined;
  const scaling = scalingAfter(text.tokens, at);
  if (scaling === undefined || !text.together(at, scaling.to)) return undefined;
  const cap = capOf(text, scaling.to, undefined);
  const max = cap === undefined ? {} : { max: cap.max };
  const amount = { ...unitOf(base.amount), step: token.number ?? 0, perLevels: scaling.perLevels, ...max };
  return joined(text, { from: at, to: cap?.to ?? scaling.to, amount });
}

/** The unit behind a number: "2 rounds", "2 full rounds". */
function unitBehind(text: FactText, at: number): number | undefined {
  const unit = text.concept(at + 1) === "cue/whole" ? at + 2 : at + 1;
  return text.together(at, unit) && text.tokens[unit]?.tokenType === UnitName ? unit : undefined;
}

/** Whether "a minute" states an amount: before a square or a second it is a mere article, behind "once" it tells how often. */
function measuresWithArticle(text: FactText, at: number, unit: number): boolean {
  const tellsHowOften = text.concept(at - 1) === "cue/times" && text.together(at - 1, at);
  const isOrdinal = text.concept(unit) === "unit/square" || text.concept(unit) === "unit/second";
  return !isOrdinal && !tellsHowOften;
}

function canonical(
  text: FactText,
  value: AmountBase,
  unit: number | undefined,
  perLevels: number | undefined,
): AmountValue | undefined {
  const id = unit === undefined ? undefined : text.tokens[unit]?.id;
  // In rules, squares are what is counted, not another way to print a length.
  const convention = id === "square" ? undefined : text.convention;
  return buildAmount([{ value, unit: id, perLevels }], convention)?.amount;
}

/** "every two levels, … by 5 feet": the scaling stands before. */
function scalingBefore(text: FactText, at: number): Scaling | undefined {
  if (text.back(at, 3, isConcept("cue/rise", "cue/fall")) === undefined) return undefined;
  for (let i = at - 2; i >= at - 9 && text.together(i, at); i--) {
    const opened = text.tokens[i]?.tokenType === Per || text.tokens[i + 1]?.tokenType === Level;
    const scaling = opened ? scalingAt(text.tokens, i) : undefined;
    if (scaling !== undefined && scaling.to < at) return scaling;
  }
  return undefined;
}

/** "1d4 + 2" with spaces, unless what follows scales. */
function diceSum(text: FactText, at: number): { dice: string; to: number } | undefined {
  const dice = text.tokens[at]?.dice;
  const added = text.tokens[at + 2];
  if (dice === undefined || dice.includes("+") || text.tokens[at + 1]?.tokenType !== Plus) return undefined;
  if (added?.tokenType !== Num || !isFigure(added) || !text.together(at, at + 2)) return undefined;
  if (scalingAfter(text.tokens, at + 2) !== undefined || added.number === undefined) return undefined;
  return { dice: `${dice}+${added.number}`, to: at + 2 };
}

/** What a scaling is capped at, in the unit of the amount: "(maximum 10d6)", "up to 60 feet". */
function capOf(text: FactText, at: number, unit: number | undefined): { max: AmountBase; to: number } | undefined {
  const dice = capAfter(text.tokens, at, Dice);
  const cap = dice ?? capAfter(text.tokens, at, Num);
  if (cap === undefined || !text.together(at, cap)) return undefined;
  const own = unitBehind(text, cap);
  const counts = own === undefined && (text.counts(cap) || !isFigure(text.tokens[cap]));
  if (counts || text.tokens.slice(at + 1, cap).some(({ tokenType }) => tokenType === Semicolon)) return undefined;
  if (own !== undefined && text.tokens[own]?.id !== (unit === undefined ? undefined : text.tokens[unit]?.id))
    return undefined;
  const max = canonical(text, numberOf(text, cap), own ?? unit, undefined)?.base;
  if (max === undefined) return undefined;
  return { max, to: own ?? (text.tokens[cap + 1]?.tokenType === OrLess ? cap + 1 : cap) };
}

/** Passes over "beyond 1st (level)" behind a scaling. */
function beyond(text: FactText, at: number): number {
  const opens = text.concept(at + 1) === "cue/beyond" || text.concept(at + 1) === "cue/above";
  if (!opens || !text.together(at, at + 1)) return at;
  const number = text.ahead(at + 1, 3, isNumber);
  if (number === undefined || unitBehind(text, number) !== undefined) return at;
  const level = text.ahead(number, 2, (token) => token.tokenType === Level);
  return level ?? number;
}

/** An amount that scales and the fixed one before it, as one: "25 ft. + 5 ft. per two levels", "25 ft. … grows by 5 ft. per two levels". */
function joined(text: FactText, step: Found & { amount: AmountValue }): Found | undefined {
  const base = text.found.at(-1);
  if (base === undefined || !("amount" in base) || base.rest !== undefined) return undefined;
  const { amount } = base;
  const isFixed = amount.base !== undefined && amount.step === undefined && amount.max === undefined;
  if (!isFixed || amount.unit !== step.amount.unit || step.from - base.to > stepReach) return undefined;
  const sentences = (text.tokens[step.from] as FactToken).sentence - (text.tokens[base.to] as FactToken).sentence;
  const between = text.tokens.slice(base.to + 1, step.from);
  const added = sentences === 0 && between.some(({ tokenType }) => tokenType === Plus) && between.length <= 6;
  const grows = sentences <= 1 && between.some(isConcept("cue/rise"));
  if (!added && !grows) return undefined;
  text.found.pop();
  const { base: _none, of: _same, ...growth } = step.amount;
  const whole = { ...amount, ...growth };
  const near = between.length <= 3 && sentences === 0;
  return near
    ? { from: base.from, to: step.to, amount: whole }
    : { from: base.from, to: base.to, rest: { from: step.from, to: step.to }, amount: whole };
}

function numberOf(text: FactText, at: number): AmountBase {
  const token = text.tokens[at];
  return token?.dice ?? round(token?.number ?? 0);
}

function unitOf({ unit }: AmountValue): Pick<AmountValue, "unit"> {
  return unit === undefined ? {} : { unit };
}
