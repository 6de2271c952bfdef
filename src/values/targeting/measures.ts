import type { Amount, Targeting } from "../../model/entry.js";
import type { TargetingFact } from "./targeting-fact.js";

/** Measures that a targeting keeps; words for others (a surface, a volume) are known but give no key. */
export type MeasureKey = "radius" | "length" | "width" | "height" | "side";

const measureKeys: ReadonlySet<string> = new Set<MeasureKey>(["radius", "length", "width", "height", "side"]);

export function isMeasureKey(id: string): id is MeasureKey {
  return measureKeys.has(id);
}

/** The word that says what a length measures, and its index. */
interface BoundMeasure {
  readonly key: string;
  readonly at: number;
}

/** "radius of 20 ft": the word stands near before the length, behind the last one that was used up. */
export function measureBefore(facts: readonly TargetingFact[], at: number, used: number): BoundMeasure | undefined {
  for (let i = at - 1; i > used && at - i <= 3; i--) {
    const fact = facts[i] as TargetingFact;
    if (fact.type === "concept" && fact.group === "measure") return { key: fact.id, at: i };
    if (fact.type !== "hedge" && fact.type !== "unknown") return undefined;
  }
  return undefined;
}

/** "20-ft. radius": the word follows the length. */
export function measureAfter(facts: readonly TargetingFact[], at: number): BoundMeasure | undefined {
  const next = facts[at + 1];
  if (next?.type === "concept" && next.group === "measure") return { key: next.id, at: at + 1 };
  return undefined;
}

const isShapedOtherwise = (f: TargetingFact): boolean =>
  f.type === "concept" && f.group === "shape" && f.id !== "sphere";

/** What a length without a measure means beside its shape: a cube's side, a line's length. */
export function impliedMeasure(area: Targeting, facts: readonly TargetingFact[], at: number): MeasureKey | undefined {
  const next = facts[at + 1];
  const shape =
    next?.type === "concept" && next.group === "shape"
      ? next.id
      : facts[at - 1]?.type === "concept"
        ? area.shape
        : undefined;
  if (shape === "cube" || shape === "square") return "side";
  if (shape === "line" || shape === "cone") return "length";
  // A burst, an emanation or a spread is measured by its radius.
  if (next?.type === "concept" && next.group === "form" && !facts.some(isShapedOtherwise)) return "radius";
  return undefined;
}

/** "40 ft of radius per level": the measure's length is a step. */
export function scale(area: Targeting, measure: MeasureKey, perLevels: number): void {
  const amount = area[measure];
  if (amount?.base === undefined || amount.step !== undefined) return;
  area[measure] = { ...(amount.unit === undefined ? {} : { unit: amount.unit }), step: amount.base, perLevels };
}

/** "10 ft/level" as 10 ft. */
export function withoutScaling(amount: Amount): Amount {
  const { unit } = amount;
  const base = amount.step ?? amount.base;
  return { ...(unit === undefined ? {} : { unit }), ...(base === undefined ? {} : { base }) };
}
