import type { Amount, AmountBase, FactAmount, Mention } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { FactScanner } from "../../values/facts/fact-scanner.js";
import type { FactToken } from "../../values/facts/fact-tokens.js";
import { MentionScanner } from "../../values/mention-scanner.js";
import { Dice, Num } from "../../values/token-types.js";
import type { EntryText, TextPiece } from "../texts.js";
import { type Figure, figuresIn } from "./figures.js";
import { diceKey, round, type Scale, scales } from "./scales.js";

/** What kind of thing a number measures; numbers of different kinds are never held against each other. */
export type Dimension = string;

/** A number that a text states, in a form that does not depend on language and units. */
export interface Statement {
  readonly dimension: Dimension;
  /** Canonical number: feet, seconds, pounds, square feet; or dice. */
  readonly value: number | string;
  /** Other ways in which a text may print the number without a unit: in metres, in squares. */
  readonly alike: readonly (number | string)[];
  readonly piece: TextPiece;
  readonly start: number;
  readonly end: number;
  /** Counts as stated, but need not be repeated elsewhere: a single one, an example. */
  readonly optional: boolean;
}

/** Everything that a text states in numbers. */
export interface StatedNumbers {
  readonly statements: readonly Statement[];
  /** Numbers that no statement covers: words and figures that count something. */
  readonly free: ReadonlySet<number | string>;
  readonly figures: readonly Figure[];
}

/** The numbers of an entry's description. */
export function statedNumbers(text: EntryText, pack: LanguagePack): StatedNumbers {
  return cached(described, text, pack, ({ field, kind }) => field === "description" && kind !== "name");
}

/** The numbers of an entry's header: values are compared as mechanics, but prose may repeat them. */
export function headerNumbers(text: EntryText, pack: LanguagePack): StatedNumbers {
  return cached(headers, text, pack, ({ kind }) => kind === "value");
}

const described = new WeakMap<EntryText, StatedNumbers>();
const headers = new WeakMap<EntryText, StatedNumbers>();

function cached(
  cache: WeakMap<EntryText, StatedNumbers>,
  text: EntryText,
  pack: LanguagePack,
  isWanted: (piece: TextPiece) => boolean,
): StatedNumbers {
  let found = cache.get(text);
  if (found === undefined) cache.set(text, (found = scan(text, text.pieces.filter(isWanted), pack)));
  return found;
}

function scan(text: EntryText, pieces: readonly TextPiece[], pack: LanguagePack): StatedNumbers {
  const ruleset = text.source.ruleset ?? text.entry.ruleset;
  const facts = new FactScanner(pack, ruleset);
  const mentions = new MentionScanner(pack, ruleset);
  const statements: Statement[] = [];
  const free = new Set<number | string>();
  const figures: Figure[] = [];
  for (const piece of pieces) {
    const own: Statement[] = [];
    const tokens = facts.tokens(piece.text);
    const stated = facts.stated(piece.text, tokens);
    for (const amount of stated.amounts) own.push(...ofAmount(amount, amount, piece, amount.example === true));
    for (const check of stated.checks) {
      if (check.dc !== undefined) own.push(statement("dc", check.dc, check, piece, check.example === true));
      if (check.roll !== undefined) own.push(statement("dice", diceKey(check.roll), check, piece, true));
    }
    for (const mention of mentions.scan(piece.text)) {
      if (!own.some(({ start, end }) => start <= mention.start && mention.end <= end))
        own.push(...ofMention(mention, piece));
    }
    for (const token of tokens) {
      const isCovered = own.some(({ start, end }) => start <= token.startOffset && token.startOffset < end);
      if (token.tokenType === Num && token.number !== undefined && !isCovered) free.add(token.number);
      if (token.tokenType === Dice && token.dice !== undefined) free.add(diceKey(token.dice));
    }
    const cell = piece.kind === "table" ? bareNumber(piece, tokens) : undefined;
    if (cell !== undefined) own.push(statement("count", cell, { start: 0, end: piece.text.length }, piece));
    statements.push(...own);
    figures.push(...figuresIn(piece, tokens));
  }
  return { statements, free, figures };
}

/** The value of a table's cell that is a number and nothing else. */
function bareNumber({ text }: TextPiece, [token, ...others]: readonly FactToken[]): number | undefined {
  if (!/^\s*\d/u.test(text)) return undefined;
  return token?.tokenType === Num && others.length === 0 ? token.number : undefined;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function ofMention(mention: Omit<Mention, "block" | "item">, piece: TextPiece): Statement[] {
  const { type, value } = mention;
  if (type === "dice" && mention.dice !== undefined) {
    const { dice, step, max } = mention.dice;
    return [dice, step, max].flatMap((one) =>
      one === undefined ? [] : [statement("dice", diceKey(one), mention, piece)],
    );
  }
  if (type === "amount" && mention.amount !== undefined) return ofAmount(mention.amount, mention, piece, false);
  if (type === "bonus" && value !== undefined) return [statement("bonus", Math.abs(value), mention, piece)];
  if ((type === "dc" || type === "percent") && value !== undefined) return [statement(type, value, mention, piece)];
  return [];
}

type AnyAmount = Pick<
  Partial<FactAmount>,
  "base" | "step" | "perLevels" | "min" | "max" | "bonus" | "percent" | "multiplier" | "natural"
> & { readonly unit?: FactAmount["unit"] | Amount["unit"] };

function ofAmount(amount: AnyAmount, place: Place, piece: TextPiece, example: boolean): Statement[] {
  const found: Statement[] = [];
  const add = (dimension: Dimension, value: AmountBase | undefined, optional = example): void => {
    if (value === undefined) return;
    found.push(
      typeof value === "string"
        ? statement("dice", diceKey(value), place, piece, optional)
        : statement(dimension, value, place, piece, optional),
    );
  };
  const scale = amount.unit === undefined ? undefined : scales[amount.unit];
  const dimension = amount.unit ?? "count";
  for (const value of [amount.base, amount.step, amount.min, amount.max]) {
    if (value === undefined) continue;
    // “For a round” may go without its number, and “a spell of 1st level” too.
    const isSingle = value === 1 && amount.min === undefined && amount.max === undefined;
    if (typeof value === "string" || scale === undefined) add(dimension, value, example || isSingle);
    else found.push(scaled(value, scale, place, piece, example || isSingle));
  }
  if (amount.bonus !== undefined)
    add("bonus", typeof amount.bonus === "number" ? Math.abs(amount.bonus) : amount.bonus);
  add("percent", amount.percent);
  add("natural", amount.natural);
  // Doubling and halving have many wordings.
  add("multiplier", amount.multiplier, true);
  if ((amount.perLevels ?? 1) > 1) add("level", amount.perLevels);
  return found;
}

/** The conventions of metric books: 1.5 m are 5 ft and one square, 500 g are a pound. */
function scaled(
  value: number,
  { dimension, factor }: Scale,
  place: Place,
  piece: TextPiece,
  optional: boolean,
): Statement {
  const canonical = round(value * factor);
  const alike = [value, canonical];
  if (dimension === "length") alike.push(round(canonical * 0.3), round(canonical / 5));
  if (dimension === "weight") alike.push(round(canonical / 2));
  if (dimension === "time") for (const seconds of [6, 60, 3600, 86_400]) alike.push(round(canonical / seconds));
  return { dimension, value: canonical, alike, piece, start: place.start, end: place.end, optional };
}

function statement(
  dimension: Dimension,
  value: number | string,
  { start, end }: Place,
  piece: TextPiece,
  optional = false,
): Statement {
  // What is a percentage is so in all languages; other bare numbers stand in tables without their words.
  const alike = dimension === "percent" ? [] : [value];
  return { dimension, value, alike, piece, start, end, optional };
}

/** Whether the numbers state what the statement does, be it in other units or without any. */
export function states({ statements, free }: Pick<StatedNumbers, "statements" | "free">, wanted: Statement): boolean {
  return statements.some((other) => isSame(other, wanted)) || wanted.alike.some((value) => free.has(value));
}

function isSame(a: Statement, b: Statement): boolean {
  if (a.dimension === b.dimension) return a.value === b.value;
  return equalValues(a, b) || equalValues(b, a);
}

/** Equal numbers under different names: half is 50 %, a square is 5 ft, a side of 1 ft is the side of 1 sq ft. */
function equalValues(a: Statement, b: Statement): boolean {
  if (typeof a.value === "string" || typeof b.value === "string") return false;
  if (a.dimension === "percent" && b.dimension === "multiplier") return a.value === b.value * 100;
  if (a.dimension === "square" && b.dimension === "length") return a.value * 5 === b.value;
  if (a.dimension === "area" && b.dimension === "length") return a.value === b.value * b.value;
  return loose.has(a.dimension) && loose.has(b.dimension) && a.value === b.value;
}

/** Kinds of bare numbers that languages put under different names: +2, a bonus of 2, 2 points, a DC of 2. */
const loose: ReadonlySet<Dimension> = new Set(["count", "bonus", "natural", "level", "dc", "multiplier"]);
