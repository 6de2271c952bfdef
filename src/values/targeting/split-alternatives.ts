import type { TargetingFamily } from "./alternative.js";
import { isAreaWord, isHead, type TargetingFact } from "./targeting-fact.js";

/**
 * Splits the line into alternatives at "or", "and", "/" and, in an enumeration that ends in one of these, at commas.
 * A centre ("centred on a creature, an object or a point") and the rest of an area are not split.
 */
export function splitAlternatives(
  facts: readonly TargetingFact[],
  family: TargetingFamily,
): { segments: TargetingFact[][]; added: boolean } {
  const segments: TargetingFact[][] = [[]];
  const joins: string[] = [];
  let inCenter = false;
  facts.forEach((fact, i) => {
    if (fact.type === "concept" && fact.group === "center" && fact.id !== "point") inCenter = true;
    if (fact.type === "join" && fact.join === "semicolon") inCenter = false;
    const parts = fact.type === "join" && fact.join !== "plus" && fact.join !== "times";
    if (parts && !inCenter && startsAlternative(facts, i + 1, fact.join, family)) {
      segments.push([]);
      joins.push(fact.join);
    } else segments.at(-1)?.push(fact);
  });
  return { segments: mergeCommas(segments, joins, family), added: joins.includes("and") };
}

/** Whether what follows a joiner names something new: a target, a shape, or (after "or") a word that no pack knows. */
function startsAlternative(
  facts: readonly TargetingFact[],
  from: number,
  join: string,
  family: TargetingFamily,
): boolean {
  let unknown = false;
  let measured = false;
  let counted = false;
  const isTargetLine = family === "target" || family === "joint";
  if (isTargetLine && (join === "or" || join === "slash") && isSurface(facts, from)) return true;
  for (let i = from; i < facts.length; i++) {
    const fact = facts[i] as TargetingFact;
    if (fact.type === "join" && fact.join !== "plus" && fact.join !== "times") break;
    if (fact.type === "concept" && fact.group === "of") return family !== "area" && family !== "effect";
    if (isAreaWord(fact)) return join === "or" || join === "slash" || join === "semicolon" || family === "joint";
    if (fact.type === "concept" && fact.group === "center") return false;
    if (fact.type === "concept" && fact.group === "measure") measured = true;
    if (fact.type === "amount" && fact.amount.unit === undefined) counted = true;
    if (fact.type === "within") break;
    if (fact.type === "amount" && fact.amount.unit !== undefined) measured = true;
    if (fact.type === "unknown") unknown = true;
  }
  // "an object of clay or wood": the second noun goes on with the first one's complement.
  const complement = !counted && facts[from - 2]?.type === "unknown" && facts.slice(0, from - 1).some(isHead);
  return (
    unknown &&
    !measured &&
    !complement &&
    (join === "or" || join === "slash") &&
    family !== "area" &&
    family !== "effect"
  );
}

/** "… or up to 5 sq. ft./level", "… or a surface of 10 ft.": an alternative that no key expresses. */
function isSurface(facts: readonly TargetingFact[], from: number): boolean {
  const fact = facts
    .slice(from, from + 3)
    .find((f) => f.type !== "hedge" && !(f.type === "amount" && f.amount.unit === undefined));
  if (fact?.type === "concept") return fact.group === "measure" && (fact.id === "surface" || fact.id === "volume");
  return fact?.type === "amount" && fact.amount.unit !== undefined && /^(sq|cu)/.test(fact.amount.unit);
}

/** Commas part alternatives only before a later "or" or "and"; behind the last one they open a relative clause. */
function mergeCommas(
  segments: TargetingFact[][],
  joins: readonly string[],
  family: TargetingFamily,
): TargetingFact[][] {
  const lastReal = Math.max(...joins.map((join, i) => (join === "comma" || join === "semicolon" ? -1 : i)), -1);
  const out: TargetingFact[][] = [segments[0] ?? []];
  joins.forEach((join, i) => {
    const segment = segments[i + 1] ?? [];
    const newKind = join === "semicolon" && segment.some((f) => isAreaWord(f) || isHead(f));
    if (i <= lastReal || newKind) out.push(segment);
    else if (isLateCount(segment) || isNounOf(out.at(-1) ?? [], segment)) out.at(-1)?.push(...segment);
    else if (family === "area" || family === "effect" || segment.some(isAreaWord))
      out.at(-1)?.push({ type: "join", join: "comma" }, ...segment);
  });
  return out;
}

/** "one touched, up to 10 lb heavy object": what is said of a noun stands before it, with a comma between. */
function isNounOf(before: readonly TargetingFact[], segment: readonly TargetingFact[]): boolean {
  return !before.some(isHead) && segment.some(isHead);
}

/** "creatures touched, up to one per two levels": the number stands behind. */
function isLateCount(segment: readonly TargetingFact[]): boolean {
  const [first, second] = segment.filter((f) => f.type !== "hedge");
  return (
    first?.type === "amount" &&
    first.amount.unit === undefined &&
    (first.amount.step !== undefined || second?.type === "per-level")
  );
}
