import type { Targeting } from "../../model/entry.js";
import type { Alternative } from "./alternative.js";
import { isAreaWord, type TargetingFact } from "./targeting-fact.js";

/** Reads "centred on you": returns the index behind the phrase. Several alternatives give no centre. */
export function readCenter(facts: readonly TargetingFact[], at: number, out: Alternative): number {
  const opener = facts[at] as Extract<TargetingFact, { type: "concept" }>;
  if (opener.id === "point") return at + 1;
  const named = new Set<string>();
  let i = at + 1;
  let alternatives = 1;
  for (; i < facts.length; i++) {
    const fact = facts[i] as TargetingFact;
    if (fact.type === "join" && fact.join === "semicolon") break;
    if (fact.type === "join" && (fact.join === "or" || fact.join === "slash")) alternatives++;
    if (fact.type === "amount" && fact.amount.unit !== undefined) break;
    if (isAreaWord(fact)) break;
    if (fact.type === "concept" && fact.group === "of") named.add(fact.id === "you" ? "you" : "target");
    if (fact.type === "concept" && fact.group === "center" && fact.id === "point") named.add("point");
  }
  const [only] = named;
  const origin = opener.id === "from" && (out.area.shape === "cone" || out.area.shape === "line");
  // Quarter circles only occur as "quarter circle emanating from you" (SRD 3.0).
  if (opener.id === "from" && out.area.shape === "quarter-circle") out.area.form ??= "emanation";
  if (named.size === 1 && only !== undefined && alternatives === 1 && !origin)
    out.area.centeredOn = only as NonNullable<Targeting["centeredOn"]>;
  return i;
}
