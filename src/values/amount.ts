import type { Amount, AmountBase, Unit } from "../model/entry.js";
import type { Convention } from "../packs/language-pack.js";

/** One summand of a printed amount: `7,50 m`, `1,50 m/2 levels`. */
export interface AmountTerm {
  readonly value: AmountBase;
  /** Printed unit id, or undefined where the unit stands at another term, or there is none. */
  readonly unit: string | undefined;
  /** Number of levels for each of which the term counts once. */
  readonly perLevels: number | undefined;
}

export interface BuiltAmount {
  readonly amount: Amount;
  /** The convention has no exact value: the amount stays in its printed unit. */
  readonly inexact: boolean;
}

/**
 * Adds the terms of an amount up in canonical units.
 *
 * @param max The highest number that the amount can reach.
 * @returns undefined where the terms do not add up to one amount: two different units, two steps.
 */
export function buildAmount(
  terms: readonly AmountTerm[],
  convention: Convention | undefined,
  max?: AmountTerm,
): BuiltAmount | undefined {
  const all = max === undefined ? terms : [...terms, max];
  const units = [...new Set(terms.map((t) => t.unit).filter((u) => u !== undefined))];
  const converted = all.map((term) => toCanonical(term.value, term.unit ?? units[0], convention));
  const exact = converted.every((c) => c !== undefined);
  const parts = exact ? converted : all.map((t) => ({ value: t.value, unit: t.unit ?? units[0] }));
  const unit = parts[0]?.unit;
  if (parts.some((p) => p.unit !== unit)) return undefined;
  let base: AmountBase | undefined;
  let step: AmountBase | undefined;
  let perLevels: number | undefined;
  for (const [i, term] of terms.entries()) {
    const value = (parts[i] as { value: AmountBase }).value;
    if (term.perLevels === undefined) {
      if (base !== undefined) return undefined;
      base = value;
    } else {
      if (step !== undefined) return undefined;
      step = value;
      perLevels = term.perLevels;
    }
  }
  const cap = max === undefined ? undefined : parts.at(-1)?.value;
  const amount: Amount = {
    ...(unit === undefined ? {} : { unit: unit as Unit }),
    ...(base === undefined ? {} : { base }),
    ...(step === undefined || perLevels === undefined ? {} : { step, perLevels }),
    ...(typeof cap === "number" ? { max: cap } : {}),
  };
  return { amount, inexact: !exact };
}

/** A printed value in its canonical unit; undefined where the convention has no exact one. */
export function toCanonical(
  value: AmountBase,
  unit: string | undefined,
  convention: Convention | undefined,
): { value: AmountBase; unit: string | undefined } | undefined {
  const rules = unit === undefined ? undefined : convention?.[unit];
  if (rules === undefined) return { value, unit };
  if (typeof value === "string") return undefined;
  for (const rule of rules) {
    const exact = round((value * rule.to) / rule.from);
    const grains = exact / rule.grain;
    if (Math.abs(grains - Math.round(grains)) < 1e-6) return { value: exact, unit: rule.unit };
  }
  return undefined;
}

/** Rounds off what binary fractions add. */
export function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Units in which lengths are printed. */
export const lengthUnits: ReadonlySet<string> = new Set(["ft", "in", "mi", "m", "cm", "km", "square"]);
export const timeUnits: ReadonlySet<string> = new Set(["round", "minute", "hour", "day", "week", "month", "year"]);
