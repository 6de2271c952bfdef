import type { Amount, Mark } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { printAmount, printBase, printNumber } from "../../print/amount.js";
import { phrasebook } from "../../print/phrasebook.js";
import { buildAmount, timeUnits } from "../../values/amount.js";
import { Dice, Minus, Num, Plus, UnitName } from "../../values/token-types.js";
import { tokenize, type ValueToken } from "../../values/tokenize.js";

/** A number in prose: what it is in every language, and how this text prints it. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  /** The same for equal numbers of all languages. */
  readonly key: string;
  readonly value: NumberValue;
}

type NumberValue =
  | { readonly type: "amount"; readonly amount: Amount }
  | { readonly type: "dice"; readonly dice: string }
  | { readonly type: "number"; readonly sign: string; readonly number: number };

/**
 * The numbers of a text, in order: dice, measures with their unit, other numerals. Units of time and words such as
 * “per level” are the translator's, who has to inflect them. What crosses an edge of a mark is left out.
 */
export function numbersIn(
  text: string,
  marks: readonly Mark[] | undefined,
  pack: LanguagePack,
  ruleset?: string,
): FoundNumber[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokenize(text, pack.lexicon("prose", ruleset), pack);
  const convention = pack.convention(ruleset);
  const found: FoundNumber[] = [];
  for (const [i, token] of tokens.entries()) {
    if (!/\d/.test(token.image) || token.misprint === true) continue;
    const { startOffset: start } = token;
    const end = endOf(token);
    if (token.tokenType === Dice && token.dice !== undefined) {
      found.push({ start, end, key: `dice ${token.dice}`, value: { type: "dice", dice: token.dice } });
    } else if (token.tokenType === Num && token.number !== undefined) {
      const unit = measureAfter(tokens, i, text);
      if (unit !== undefined) {
        const built = buildAmount([{ value: token.number, unit: unit.id, perLevels: undefined }], convention);
        if (built === undefined) continue;
        const key = `amount ${built.amount.unit ?? ""} ${String(built.amount.base)}`;
        // The full stop of an abbreviation may be the sentence's too.
        const last = endOf(unit);
        const stop = text[last - 1] === "." ? last - 1 : last;
        found.push({ start, end: stop, key, value: { type: "amount", amount: built.amount } });
      } else if (!sharesUnit(tokens, i, text)) {
        const before = tokens[i - 1];
        const isSigned = (before?.tokenType === Plus || before?.tokenType === Minus) && endOf(before) === start;
        const sign = isSigned ? before.image : "";
        const key = `number ${before?.tokenType === Minus && isSigned ? "-" : sign}${String(token.number)}`;
        found.push({ start: start - sign.length, end, key, value: { type: "number", sign, number: token.number } });
      }
    }
  }
  return found.filter(({ start, end }) => !(marks ?? []).some((mark) => cuts(mark, start, end)));
}

/** A number as a language prints it. */
export function printedNumber(value: NumberValue, pack: LanguagePack): string {
  const book = phrasebook(pack);
  switch (value.type) {
    case "amount":
      return printAmount(value.amount, book);
    case "dice":
      return printBase(value.dice, book);
    case "number":
      return `${value.sign}${printNumber(value.number, book)}`;
  }
}

function measureAfter(tokens: readonly ValueToken[], at: number, text: string): ValueToken | undefined {
  const next = tokens[at + 1];
  if (next?.tokenType !== UnitName || timeUnits.has(next.id)) return undefined;
  return /^[\s\u2010\u2011-]{0,2}$/u.test(text.slice(endOf(tokens[at] as ValueToken), next.startOffset))
    ? next
    : undefined;
}

/** The first number of “3 to 6 m”: it is measured too, so it can't stay as it is in other units. */
function sharesUnit(tokens: readonly ValueToken[], at: number, text: string): boolean {
  const other = [at + 1, at + 2].find((i) => tokens[i]?.tokenType === Num);
  return other !== undefined && (measureAfter(tokens, other, text) !== undefined || sharesUnit(tokens, other, text));
}

function cuts(mark: Mark, start: number, end: number): boolean {
  return (mark.start > start && mark.start < end) || (mark.end > start && mark.end < end);
}

function endOf(token: ValueToken): number {
  return (token.endOffset ?? token.startOffset) + 1;
}
