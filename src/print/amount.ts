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

/** `attributive` is the form before a noun: a 20-ft. cube. */
export type AmountStyle = "plain" | "attributive";

/** An amount in the units in which the language prints it; caps are the caller's. */
export function printAmount(amount: Amount, book: Phrasebook, style: AmountStyle = "plain"): string {
  const printed = inPrintedUnit(amount, book);
  const { base, step, perLevels, unit } = printed;
  const scaled =
    step === undefined || perLevels === undefined
      ? undefined
      : perLevel(printTerm(step, unit, book, "per-level"), perLevels, book);
  if (base === undefined) return scaled ?? "";
  const fixed = printTerm(base, unit, book, scaled === undefined ? style : "per-level");
  return scaled === undefined ? fixed : book.fill("amount/sum", { base: fixed, step: scaled });
}

/** A number of units: the cap of an amount. */
export function printCap(max: number, unit: Amount["unit"], book: Phrasebook): string {
  return printAmount(unit === undefined ? { base: max } : { unit, base: max }, book);
}

/** `…/level`, `…/2 levels`. */
export function perLevel(text: string, levels: number, book: Phrasebook): string {
  const category = book.plural(levels);
  return book.fill(
    "amount/per-level",
    { amount: text, count: printNumber(levels, book), level: book.word("level/level", category, "other") },
    levels === 1 ? "one" : "other",
  );
}

interface PrintedAmount {
  readonly base?: AmountBase;
  readonly step?: AmountBase;
  readonly perLevels?: number;
  readonly unit?: string;
}

/** The unit convention backwards: the first printed unit that reads back as exactly this amount, else the canonical unit. */
function inPrintedUnit(amount: Amount, book: Phrasebook): PrintedAmount {
  const convention = book.pack.convention();
  const { unit, base, step } = amount;
  for (const { to, min } of unit === undefined || convention === undefined
    ? []
    : (book.phrases.units.convert[unit] ?? [])) {
    const rule = convention?.[to]?.find((r) => r.unit === unit);
    const turn = (value: AmountBase | undefined): number | undefined => {
      if (rule === undefined || typeof value !== "number") return undefined;
      const printed = round((value * rule.from) / rule.to);
      const back = toCanonical(printed, to, convention);
      return back?.unit === unit && back?.value === value ? printed : undefined;
    };
    const turned = { base: turn(base), step: turn(step) };
    const isExact =
      (base === undefined || turned.base !== undefined) && (step === undefined || turned.step !== undefined);
    const number = turned.base ?? turned.step ?? 0;
    if (!isExact || (number !== 0 && number < (min ?? 0))) continue;
    return {
      ...amount,
      ...(turned.base === undefined ? {} : { base: turned.base }),
      ...(turned.step === undefined ? {} : { step: turned.step }),
      unit: to,
    };
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
  const category = typeof value === "number" ? book.plural(value) : "other";
  return book.fill("amount/unit", { n, unit: abbr ?? book.word(`unit/${unit}`, category, "other") });
}
