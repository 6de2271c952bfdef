import type { Amount } from "../../model/entry.js";
import type { Alternative } from "./alternative.js";
import type { TargetingFact } from "./targeting-fact.js";

/** Target keys: number, head noun, qualities, scaling. Nothing behind an area word or a centre names a target. */
export function readHead(facts: readonly TargetingFact[], out: Alternative): void {
  let count: Amount | undefined;
  let added: Amount | undefined;
  let max: number | undefined;
  let headAt = -1;
  let scaled: number | undefined;
  let words = 0;
  for (const [i, fact] of facts.entries()) {
    if (fact.type === "amount") {
      const next = facts[i + 1];
      const isCount = fact.amount.unit === undefined;
      const isMeasure = next?.type === "concept" && next.group === "measure";
      const before = facts[i - 1];
      const isLate = headAt >= 0 && (fact.amount.step !== undefined || next?.type === "per-level");
      if (isCount && !isMeasure && count === undefined && (isLate || (headAt < 0 && words === 0))) count = fact.amount;
      else if (headAt < 0 && isMeasure) words++;
      else if (isCount && !isMeasure && before?.type === "join" && before.join === "plus") added = fact.amount;
      else if (isCount && !isMeasure && before?.type === "hedge" && typeof fact.amount.base === "number")
        max = fact.amount.base;
    } else if (fact.type === "concept" && fact.group === "of") {
      // "whoever attacks you" is not you.
      if (headAt < 0 && fact.id === "you" && words > 0) continue;
      if (headAt < 0) {
        headAt = i;
        if (fact.id !== "thing") out.target.of = fact.id;
      } else if (facts[i - 1] === facts[headAt] && out.target.of === "creature" && fact.id !== "thing") {
        out.target.of = fact.id;
        headAt = i;
      }
    } else if (fact.type === "per-level" && scaled === undefined) scaled = fact.perLevels;
    else if (fact.type === "unknown" && headAt < 0 && count === undefined) words++;
    else if (fact.type === "concept" && fact.group === "quality") {
      if (fact.id === "touched") out.target.touched = true;
      else out.target.willing = true;
    }
  }
  out.isYou = out.target.of === "you";
  if (out.isYou && count !== undefined) {
    // "one spellcaster" is somebody who casts, not the caster.
    delete out.target.of;
    out.isYou = false;
  }
  if (count !== undefined) out.headCount = countOf(count, added, scaled, max);
}

/** "1 creature", "1 creature/level", "1 creature + 1 creature/level", and the last two with "(at most 10)". */
function countOf(
  count: Amount,
  added: Amount | undefined,
  scaled: number | undefined,
  max: number | undefined,
): Amount {
  const perLevels = added?.perLevels ?? scaled;
  const grown: Amount =
    perLevels === undefined || count.step !== undefined
      ? count
      : added === undefined
        ? { step: count.base ?? 1, perLevels }
        : { ...count, step: added.step ?? added.base ?? 1, perLevels };
  return max === undefined || grown.step === undefined ? grown : { ...grown, max };
}
