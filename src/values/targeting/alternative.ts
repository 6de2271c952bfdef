import type { Amount, Targeting } from "../../model/entry.js";

/** What the label of a line names; `joint` is a label such as "target or area". */
export type TargetingFamily = "target" | "effect" | "area" | "joint";

const areaKeys = ["form", "shape", "radius", "length", "width", "height", "side", "centeredOn"] as const;
const targetKeys = ["of", "touched", "willing", "maxSpread"] as const;

/** What one alternative of the line states. `count` is kept apart for heads and for shapes. */
export interface Alternative {
  area: Targeting;
  target: Targeting;
  /** Count of shapes. */
  shapeCount: Amount | undefined;
  /** Count of targets. */
  headCount: Amount | undefined;
  isYou: boolean;
}

/** What the alternative states under the keys that its label allows. */
export function keysOf(alternative: Alternative, family: TargetingFamily): Targeting {
  const { area, target } = alternative;
  const out: Targeting = {};
  const hasArea = areaKeys.some((key) => area[key] !== undefined);
  if (family !== "target") {
    for (const key of areaKeys) if (area[key] !== undefined) Object.assign(out, { [key]: area[key] });
    if (alternative.shapeCount !== undefined) out.count = alternative.shapeCount;
  }
  if (family === "target" || family === "joint") {
    for (const key of targetKeys) if (target[key] !== undefined) Object.assign(out, { [key]: target[key] });
    if (alternative.headCount !== undefined && (family === "target" || !hasArea)) out.count = alternative.headCount;
  }
  return out;
}
