import type { Amount } from "../../model/entry.js";
import { lengthUnits } from "../amount.js";
import type { TargetingFact } from "./targeting-fact.js";

/** "within 30 ft of each other", "no two more than 30 ft apart": takes the length out and what stands between. */
export function bindSpread(facts: readonly TargetingFact[]): { facts: TargetingFact[]; maxSpread: Amount | undefined } {
  const at = facts.findIndex((f) => f.type === "each-other");
  if (at < 0) return { facts: [...facts], maxSpread: undefined };
  const isLength = (f: TargetingFact | undefined): f is Extract<TargetingFact, { type: "amount" }> =>
    f?.type === "amount" && f.amount.unit !== undefined && lengthUnits.has(f.amount.unit);
  let from = at - 1;
  while (from >= 0 && at - from <= 6 && !isLength(facts[from])) from--;
  let amount = facts[from];
  let to = at;
  if (!isLength(amount)) {
    to = at + 1;
    while (to < facts.length && to - at <= 6 && !isLength(facts[to])) to++;
    amount = facts[to];
    from = at;
  }
  if (!isLength(amount)) return { facts: facts.filter((f) => f.type !== "each-other"), maxSpread: undefined };
  return { facts: [...facts.slice(0, from), ...facts.slice(to + 1)], maxSpread: amount.amount };
}
