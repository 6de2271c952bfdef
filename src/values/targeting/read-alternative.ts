import type { Alternative } from "./alternative.js";
import { readArea } from "./read-area.js";
import { readHead } from "./read-head.js";
import { isAreaWord, type TargetingFact } from "./targeting-fact.js";

/** What one alternative's facts say: the target's keys before its area word or centre, the area's anywhere. */
export function readAlternative(facts: readonly TargetingFact[]): Alternative {
  const alternative: Alternative = {
    area: {},
    target: {},
    shapeCount: undefined,
    headCount: undefined,
    isYou: false,
  };
  const areaStart = facts.findIndex(
    (f) => isAreaWord(f) || f.type === "within" || (f.type === "concept" && f.group === "center" && f.id !== "point"),
  );
  readHead(facts.slice(0, areaStart < 0 ? undefined : areaStart), alternative);
  readArea(facts, alternative);
  return alternative;
}
