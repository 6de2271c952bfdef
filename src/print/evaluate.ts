import { targetingKeys } from "../kinds/targeting-fields.js";
import type {
  Amount,
  AmountBase,
  DurationAlternative,
  Entry,
  Mechanics,
  Range,
  Targeting,
  Unit,
} from "../model/entry.js";

export interface EvaluateOptions {
  readonly casterLevel: number;
  /** Modifier of the key ability: needed for the save DC. */
  readonly abilityModifier?: number;
  /** Class whose level and point cost count; needed where an entry has several. */
  readonly classId?: string;
}

/** A number; dice as what they can give. */
export interface Rolled {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
}
export interface ConcreteAmount {
  readonly unit?: Unit;
  readonly value: number | Rolled;
}

export interface ConcreteRange {
  readonly kind: Range["kind"];
  readonly feet?: number;
  /** Whole squares of 5 ft. */
  readonly squares?: number;
  /** A distance that is no number of feet. */
  readonly distance?: ConcreteAmount;
  readonly or?: ConcreteRange;
}

export interface ConcreteDuration {
  readonly kind: DurationAlternative["kind"];
  readonly amount?: ConcreteAmount;
  readonly upTo?: ConcreteAmount;
  readonly then?: ConcreteAmount;
}

export interface ConcreteTargeting {
  readonly count?: ConcreteAmount;
  readonly maxSpread?: ConcreteAmount;
  readonly radius?: ConcreteAmount;
  readonly length?: ConcreteAmount;
  readonly width?: ConcreteAmount;
  readonly height?: ConcreteAmount;
  readonly side?: ConcreteAmount;
}

/** An entry in numbers, at one caster level. What the entry does not state is absent. */
export interface Evaluation {
  readonly casterLevel: number;
  readonly spellLevel?: number;
  readonly range?: ConcreteRange;
  readonly castingTime?: ConcreteAmount;
  readonly durations?: readonly ConcreteDuration[];
  /** By the key of the line: `target`, `area` … */
  readonly targeting?: Readonly<Record<string, ConcreteTargeting>>;
  readonly saveDc?: number;
  readonly pointCost?: number;
}

const amountKeys = ["count", "maxSpread", "radius", "length", "width", "height", "side"] as const;

/** Feet of one unit of length. */
const feetPer: Partial<Record<Unit, number>> = { ft: 1, in: 1 / 12, mi: 5280, square: 5 };
const feetPerSquare = 5;

/** Puts numbers in place of "per level": range, duration, counts, measures, save DC, point cost. */
export function evaluate(entry: Pick<Entry, "mechanics">, options: EvaluateOptions): Evaluation {
  const { mechanics } = entry;
  const { casterLevel, abilityModifier } = options;
  const spellLevel = levelOf(mechanics, options.classId);
  const pointCost = costOf(mechanics, options.classId);
  const hasSave = mechanics.savingThrow?.alternatives.some(({ save }) => save !== "none") === true;
  const targeting = Object.fromEntries(
    targetingKeys.flatMap((key) => {
      const value = mechanics[key];
      return value === undefined ? [] : [[key, evaluateTargeting(value, casterLevel)]];
    }),
  );
  return {
    casterLevel,
    ...(spellLevel === undefined ? {} : { spellLevel }),
    ...(mechanics.range === undefined ? {} : { range: evaluateRange(mechanics.range, casterLevel) }),
    ...(mechanics.castingTime?.time === undefined
      ? {}
      : { castingTime: amountAt(mechanics.castingTime.time, casterLevel) }),
    ...(mechanics.duration === undefined
      ? {}
      : { durations: mechanics.duration.alternatives.map((a) => evaluateDuration(a, casterLevel)) }),
    ...(Object.keys(targeting).length === 0 ? {} : { targeting }),
    ...(hasSave && spellLevel !== undefined && abilityModifier !== undefined
      ? { saveDc: 10 + spellLevel + abilityModifier }
      : {}),
    ...(pointCost === undefined ? {} : { pointCost }),
  };
}

/** An amount at a caster level, its cap respected. Levels that do not fill a step do not count. */
export function amountAt(amount: Amount, casterLevel: number): ConcreteAmount {
  const { unit, base = 0, step = 0, perLevels = 1, max } = amount;
  const steps = Math.floor(casterLevel / perLevels);
  const from = rolled(base);
  const each = rolled(step);
  const capped = (value: number): number => (max === undefined ? value : Math.min(value, max));
  const value = {
    min: capped(from.min + steps * each.min),
    max: capped(from.max + steps * each.max),
    mean: capped(from.mean + steps * each.mean),
  };
  return {
    ...(unit === undefined ? {} : { unit }),
    value: typeof base === "number" && typeof step === "number" ? value.mean : value,
  };
}

/** The same mechanics with every scaling amount in numbers, for printing; amounts with dice in their step stay as they are. */
export function mechanicsAt(mechanics: Mechanics, casterLevel: number): Mechanics {
  return fixAmounts(mechanics, casterLevel) as Mechanics;
}

function fixAmounts(value: unknown, casterLevel: number): unknown {
  if (Array.isArray(value)) return value.map((item) => fixAmounts(item, casterLevel));
  if (typeof value !== "object" || value === null) return value;
  if ("step" in value && "perLevels" in value) return fixAmount(value as Amount, casterLevel);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fixAmounts(item, casterLevel)]));
}

function fixAmount(amount: Amount, casterLevel: number): Amount {
  const { unit, value } = amountAt(amount, casterLevel);
  return typeof value === "number" ? { ...(unit === undefined ? {} : { unit }), base: value } : amount;
}

function rolled(base: AmountBase): Rolled {
  if (typeof base === "number") return { min: base, max: base, mean: base };
  const [, count, faces, bonus] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(base) ?? [];
  const n = Number(count ?? 0);
  const plus = Number(bonus ?? 0);
  const most = n * Number(faces ?? 0);
  return { min: n + plus, max: most + plus, mean: (n + most) / 2 + plus };
}

function evaluateRange(range: Range, casterLevel: number): ConcreteRange {
  const { kind, distance, or } = range;
  const concrete = distance === undefined ? undefined : amountAt(distance, casterLevel);
  const factor = concrete?.unit === undefined ? undefined : feetPer[concrete.unit];
  const feet = factor === undefined || typeof concrete?.value !== "number" ? undefined : concrete.value * factor;
  return {
    kind,
    ...(feet === undefined ? {} : { feet, squares: Math.floor(feet / feetPerSquare) }),
    ...(feet === undefined && concrete !== undefined ? { distance: concrete } : {}),
    ...(or === undefined ? {} : { or: evaluateRange(or, casterLevel) }),
  };
}

function evaluateDuration({ kind, amount, upTo, then }: DurationAlternative, casterLevel: number): ConcreteDuration {
  return {
    kind,
    ...(amount === undefined ? {} : { amount: amountAt(amount, casterLevel) }),
    ...(upTo === undefined ? {} : { upTo: amountAt(upTo, casterLevel) }),
    ...(then === undefined ? {} : { then: amountAt(then, casterLevel) }),
  };
}

function evaluateTargeting(targeting: Targeting, casterLevel: number): ConcreteTargeting {
  return Object.fromEntries(
    amountKeys.flatMap((key) => {
      const amount = targeting[key];
      return amount === undefined ? [] : [[key, amountAt(amount, casterLevel)]];
    }),
  );
}

/** The level for a class, or the one that all lists agree on. */
function levelOf({ levels = [] }: Mechanics, classId: string | undefined): number | undefined {
  const own = levels.filter(
    (l) =>
      classId === undefined ||
      l.class === classId ||
      (l.class === undefined && l.domain === undefined && l.other === undefined),
  );
  const distinct = [...new Set(own.map(({ level }) => level))];
  return distinct.length === 1 ? distinct[0] : undefined;
}

function costOf({ powerPoints = [] }: Mechanics, classId: string | undefined): number | undefined {
  const own = powerPoints.filter(
    (p) =>
      p.points !== undefined &&
      (classId === undefined || p.class === classId || (p.class === undefined && p.other === undefined)),
  );
  const distinct = [...new Set(own.map(({ points }) => points))];
  return distinct.length === 1 ? distinct[0] : undefined;
}
