import type { Amount } from "../../model/entry.js";
import { isHead, type TargetingFact } from "./targeting-fact.js";

/** A number beside a shape: "2 cubes", "four 10-ft. cubes + one 10-ft. cube/level". */
export function countOfShapes(
  count: Amount | undefined,
  amount: Amount,
  facts: readonly TargetingFact[],
  at: number,
): Amount | undefined {
  for (let i = at + 1; i < facts.length; i++) {
    const fact = facts[i] as TargetingFact;
    if (fact.type === "concept" && fact.group === "shape") {
      if (count === undefined) return amount;
      if (!precededByPlus(facts, i)) return count;
      const perLevel = facts.slice(i + 1).find((f) => f.type === "per-level");
      return perLevel === undefined ? count : { ...count, step: amount.base ?? 1, perLevels: perLevel.perLevels };
    }
    if (fact.type === "unknown" || fact.type === "join" || isHead(fact)) return count;
    if (fact.type === "amount" && fact.amount.unit === undefined) return count;
  }
  return count;
}

/** Whether a scaling behind a shape belongs to what a plus adds: the number before it has taken it up already. */
export function isAdded(facts: readonly TargetingFact[], at: number): boolean {
  return facts.slice(0, at).some((f) => f.type === "join" && f.join === "plus");
}

/** Whether a plus stands between the shape before and `at`. */
export function precededByPlus(facts: readonly TargetingFact[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const fact = facts[i] as TargetingFact;
    if (fact.type === "join") return fact.join === "plus";
    if (fact.type === "concept" && fact.group === "shape") return false;
  }
  return false;
}

/** "10 ft. x 20 ft.": a length that is one of several sides. */
export function isFactor(facts: readonly TargetingFact[], at: number): boolean {
  const times = (f: TargetingFact | undefined): boolean => f?.type === "join" && f.join === "times";
  return times(facts[at - 1]) || times(facts[at + 1]);
}
