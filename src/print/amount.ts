import type { Amount, AmountBase } from "../model/entry.js";
import { round, toCanonical } from "../values/amount.js";
import type { Phrasebook } from "./phrasebook.js";

/** A number in the pack's style: `7,50` metres, `1 200`. */
export function printNumber(value: number, book: Phrasebook, unit?: string): string {
  const { numbers } = book.phrases;
  const [whole = "", digits = ""] = String(round(value)).split(".");
  const grouped = value < numbers.groupFrom ? whole : whole.replace(/\d(?=(?:\d{3})+$)/g, `$&${numbers.group}`);
  if (digits === "") return grouped;
  const decimals = numbers.decimals?.[unit ?? ""] ?? 0;
  return `${grouped}${book.pack.data.pack.decimal?.[0] ?? "."}${digits.padEnd(decimals, "0")}`;
}

/** Dice with the pack's letter, or a number. */
export function printBase(value: AmountBase, book: Phrasebook, unit?: string): string {
  return typeof value === "number"
    ? printNumber(value, book, unit)
    : value.replace("d", book.pack.data.pack.dice?.[0] ?? "d");
}

/** `attributive` is the form before a noun: a 20-ft. cube; `bracketed` stands in brackets, where a cap gets none. */
export type AmountStyle = "plain" | "attributive" | "bracketed";

/** An amount in the units in which the language prints it. */
export function printAmount(amount: Amount, book: Phrasebook, style: AmountStyle = "plain"): string {
  const { base, step, perLevels, unit, max } = inPrintedUnit(amount, book);
  const scaled =
    step === undefined || perLevels === undefined
      ? undefined
      : perLevel(printTerm(step, unit, book, "per-level"), perLevels, book);
  const fixed =
    base === undefined ? undefined : printTerm(base, unit, book, scaled === undefined ? style : "per-level");
  const text =
    fixed !== undefined && scaled !== undefined
      ? book.fill("amount/sum", { base: fixed, step: scaled })
      : (fixed ?? scaled ?? "");
  return max === undefined ? text : capped(text, printTerm(max, unit, book, "plain"), book, style);
}

/** `… (at most 10 rounds)` */
export function capped(text: string, max: string, book: Phrasebook, style: AmountStyle = "plain"): string {
  return book.fill("amount/max", { amount: text, max }, style);
}

/** `…/level`, `…/2 levels`. */
export function perLevel(text: string, levels: number, book: Phrasebook): string {
  return book.fill(
    "amount/per-level",
    { amount: text, count: printNumber(levels, book), level: book.counted("level/level", levels) },
    levels === 1 ? "one" : "other",
  );
}

interface PrintedAmount {
  readonly base?: AmountBase;
  readonly step?: AmountBase;
  readonly perLevels?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** The unit convention backwards: the first printed unit that reads back as exactly this amount, else the canonical unit. */
function inPrintedUnit(amount: Amount, book: Phrasebook): PrintedAmount {
  const convention = book.pack.convention();
  const { unit } = amount;
  if (unit === undefined || convention === undefined) return amount;
  for (const { to, min } of book.phrases.units.convert[unit] ?? []) {
    const rule = convention[to]?.find((r) => r.unit === unit);
    if (rule === undefined) continue;
    const turn = (value: AmountBase): number | undefined => {
      if (typeof value !== "number") return undefined;
      const printed = round((value * rule.from) / rule.to);
      const back = toCanonical(printed, to, convention);
      return back?.unit === unit && back.value === value ? printed : undefined;
    };
    const numbers = (["base", "step", "max"] as const).flatMap((key) =>
      amount[key] === undefined ? [] : [[key, turn(amount[key])] as const],
    );
    const first = numbers[0]?.[1] ?? 0;
    if (numbers.some(([, n]) => n === undefined) || (first !== 0 && first < (min ?? 0))) continue;
    return { ...amount, ...Object.fromEntries(numbers), unit: to };
  }
  return amount;
}

function printTerm(
  value: AmountBase,
  unit: string | undefined,
  book: Phrasebook,
  style: AmountStyle | "per-level",
): string {
  const n = printBase(value, book, unit);
  if (unit === undefined) return n;
  const { abbreviated, abbreviatedPerLevel = [], attributive } = book.phrases.units;
  const isShort = abbreviated.includes(unit) || (style === "per-level" && abbreviatedPerLevel.includes(unit));
  const abbr = isShort ? book.printForm(`unit/${unit}`, "abbr") : undefined;
  if (style === "attributive") {
    const word = abbr ?? book.word(`unit/${unit}`, attributive ?? "one");
    return book.fill("amount/attributive", { n, unit: word }, abbr === undefined ? "word" : "abbr");
  }
  const word = (concept: string): string =>
    typeof value === "number" ? book.counted(concept, value) : book.word(concept, "other");
  return book.fill("amount/unit", { n, unit: abbr ?? word(`unit/${unit}`) });
}
