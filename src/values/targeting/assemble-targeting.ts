import type { Targeting } from "../../model/entry.js";
import { type Alternative, keysOf, type TargetingFamily } from "./alternative.js";
import { readAlternative } from "./read-alternative.js";
import { shareMeasures, shareModifiers } from "./shared-words.js";
import { splitAlternatives } from "./split-alternatives.js";
import { bindSpread } from "./spread.js";
import type { TargetingFact } from "./targeting-fact.js";

/**
 * Puts the facts of a line together. Alternatives of different kinds keep only the keys that hold for every one of them;
 * a target takes only target keys, an effect or area only area keys, a joint label both.
 */
export function assembleTargeting(
  facts: readonly TargetingFact[],
  family: TargetingFamily,
  modifiersBefore: boolean,
): Targeting {
  const shapeable = facts.some((f) => f.type === "shapeable");
  const seeText = facts.some((f) => f.type === "see-text");
  const clean = bindSpread(dropMarks(facts));
  const { segments, added } = splitAlternatives(clean.facts, family);
  shareMeasures(segments);
  const alternatives = segments.map(readAlternative);
  shareModifiers(alternatives, segments, modifiersBefore);
  const common = intersect(alternatives.map((a) => keysOf(a, family)));
  // "one creature and one object" are two targets: no number holds for the line.
  if (added && segments.length > 1) delete common.count;
  const marks = {
    ...(shapeable ? { shapeable: true as const } : {}),
    ...(seeText ? { seeText: true as const } : {}),
  };
  if (common.of === "you") return { ...marks, of: "you" };
  return {
    ...marks,
    ...common,
    ...(clean.maxSpread !== undefined && (family === "target" || (family === "joint" && isTarget(alternatives)))
      ? { maxSpread: clean.maxSpread }
      : {}),
  };
}

/** Whether the line names a single target and no area. */
function isTarget(alternatives: readonly Alternative[]): boolean {
  return alternatives.length === 1 && Object.keys(alternatives[0]?.area ?? {}).length === 0;
}

/** Leaves out "(F)" with its brackets and other marks, so that brackets that are left hold measures. */
function dropMarks(facts: readonly TargetingFact[]): TargetingFact[] {
  return facts.filter(
    (f) => f.type !== "shapeable" && f.type !== "see-text" && f.type !== "open" && f.type !== "close",
  );
}

/** The keys that all have, with the same value. */
function intersect(all: readonly Targeting[]): Targeting {
  const [first, ...others] = all;
  if (first === undefined) return {};
  const kept = Object.entries(first).filter(([key, value]) =>
    others.every((o) => JSON.stringify(o[key as keyof Targeting]) === JSON.stringify(value)),
  );
  return Object.fromEntries(kept);
}
