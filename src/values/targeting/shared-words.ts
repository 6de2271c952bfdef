import type { Alternative } from "./alternative.js";
import { isAreaWord, isHead, type TargetingFact } from "./targeting-fact.js";

/** "a wall … or a ring …; either 20 ft. high": measures behind a semicolon hold for every alternative before them. */
export function shareMeasures(segments: TargetingFact[][]): void {
  const last = segments.at(-1);
  if (last === undefined || segments.length < 2) return;
  const at = last.findIndex((f) => f.type === "join" && f.join === "semicolon");
  const shared = at < 0 ? [] : last.slice(at + 1);
  if (
    !shared.some((f) => f.type === "concept" && f.group === "measure") ||
    shared.some((f) => isAreaWord(f) || isHead(f))
  )
    return;
  for (const segment of segments.slice(0, -1)) segment.push({ type: "join", join: "semicolon" }, ...shared);
}

/**
 * Qualities and a leading number are said once for an enumeration: "creature or object touched", "one animal/familiar".
 * Behind their noun they hold for the nouns before them too, before it for those after.
 */
export function shareModifiers(
  alternatives: readonly Alternative[],
  segments: readonly (readonly TargetingFact[])[],
  modifiersBefore: boolean,
): void {
  const order = modifiersBefore ? alternatives : [...alternatives].reverse();
  let touched = false;
  let willing = false;
  for (const alternative of order) {
    touched ||= alternative.target.touched === true;
    willing ||= alternative.target.willing === true;
    if (alternative.isYou) continue;
    // A number of its own starts a noun phrase of its own.
    const apart = modifiersBefore && (alternative.headCount !== undefined || Object.keys(alternative.area).length > 0);
    if (apart) continue;
    if (touched) alternative.target.touched = true;
    if (willing) alternative.target.willing = true;
  }
  const first = alternatives[0];
  if (first?.headCount === undefined || segments.length < 2) return;
  const joined = alternatives.slice(1);
  if (joined.every((a) => a.headCount === undefined && !a.isYou && Object.keys(a.area).length === 0))
    for (const a of joined) a.headCount = first.headCount;
}
