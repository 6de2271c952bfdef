import type { Amount, Targeting } from "../model/entry.js";
import { lengthUnits } from "./amount.js";
import type { Fact } from "./targeting-parser.js";

export type TargetingFamily = "target" | "effect" | "area" | "joint";

type MeasureKey = "radius" | "length" | "width" | "height" | "side";
const measureKeys: ReadonlySet<string> = new Set(["radius", "length", "width", "height", "side"]);

const areaKeys = ["form", "shape", "radius", "length", "width", "height", "side", "centeredOn"] as const;
const targetKeys = ["of", "touched", "willing", "maxSpread"] as const;

/** What one alternative of the line states. `count` is kept apart for heads and for shapes. */
interface Alternative {
  area: Targeting;
  target: Targeting;
  /** Count of shapes. */
  shapeCount: Amount | undefined;
  /** Count of targets. */
  headCount: Amount | undefined;
  /** A noun that the pack does not know takes the head's place. */
  unknownHead: boolean;
  isYou: boolean;
}

/**
 * Puts the facts of a line together. Alternatives of different kinds keep only the keys that hold for every one of them;
 * a target takes only target keys, an effect or area only area keys, a joint label both.
 */
export function assembleTargeting(
  facts: readonly Fact[],
  family: TargetingFamily,
  modifiersBefore: boolean,
): Targeting {
  const shapeable = facts.some((f) => f.type === "shapeable");
  const seeText = facts.some((f) => f.type === "see-text");
  const clean = bindSpread(dropMarks(facts));
  const { segments, added } = split(clean.facts, family);
  shareMeasures(segments);
  const alternatives = segments.map((segment) => readSegment(segment));
  shareModifiers(alternatives, segments, modifiersBefore);
  const common = intersect(alternatives.map((a) => select(a, family)));
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

/** "a wall … or a ring …; either 20 ft. high": measures behind a semicolon hold for every alternative before them. */
function shareMeasures(segments: Fact[][]): void {
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

function isTarget(alternatives: readonly Alternative[]): boolean {
  return alternatives.length === 1 && Object.keys(alternatives[0]?.area ?? {}).length === 0;
}

/** Leaves out "(F)" with its brackets and other marks, so that brackets that are left hold measures. */
function dropMarks(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    (f) => f.type !== "shapeable" && f.type !== "see-text" && f.type !== "open" && f.type !== "close",
  );
}

/** "within 30 ft of each other", "no two more than 30 ft apart": takes the length out and what stands between. */
function bindSpread(facts: readonly Fact[]): { facts: Fact[]; maxSpread: Amount | undefined } {
  const at = facts.findIndex((f) => f.type === "each-other");
  if (at < 0) return { facts: [...facts], maxSpread: undefined };
  const isLength = (f: Fact | undefined): f is Extract<Fact, { type: "amount" }> =>
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

const isHead = (f: Fact | undefined): boolean => f?.type === "concept" && f.group === "of";
const isAreaWord = (f: Fact | undefined): boolean =>
  f?.type === "concept" && (f.group === "shape" || f.group === "form");

/**
 * Splits the line into alternatives at "or", "and", "/" and, in an enumeration that ends in one of these, at commas.
 * A centre ("centred on a creature, an object or a point") and the rest of an area are not split.
 */
function split(facts: readonly Fact[], family: TargetingFamily): { segments: Fact[][]; added: boolean } {
  const segments: Fact[][] = [[]];
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
function startsAlternative(facts: readonly Fact[], from: number, join: string, family: TargetingFamily): boolean {
  let unknown = false;
  let measured = false;
  let counted = false;
  const isTargetLine = family === "target" || family === "joint";
  if (isTargetLine && (join === "or" || join === "slash") && isSurface(facts, from)) return true;
  for (let i = from; i < facts.length; i++) {
    const fact = facts[i] as Fact;
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
function isSurface(facts: readonly Fact[], from: number): boolean {
  const fact = facts
    .slice(from, from + 3)
    .find((f) => f.type !== "hedge" && !(f.type === "amount" && f.amount.unit === undefined));
  if (fact?.type === "concept") return fact.group === "measure" && (fact.id === "surface" || fact.id === "volume");
  return fact?.type === "amount" && fact.amount.unit !== undefined && /^(sq|cu)/.test(fact.amount.unit);
}

/** Commas part alternatives only before a later "or" or "and"; behind the last one they open a relative clause. */
function mergeCommas(segments: Fact[][], joins: readonly string[], family: TargetingFamily): Fact[][] {
  const lastReal = Math.max(...joins.map((join, i) => (join === "comma" || join === "semicolon" ? -1 : i)), -1);
  const out: Fact[][] = [segments[0] ?? []];
  joins.forEach((join, i) => {
    const segment = segments[i + 1] ?? [];
    const newKind = join === "semicolon" && segment.some((f) => isAreaWord(f) || isHead(f));
    if (i <= lastReal || newKind) out.push(segment);
    else if (isLateCount(segment)) out.at(-1)?.push(...segment);
    else if (family === "area" || family === "effect" || segment.some(isAreaWord))
      out.at(-1)?.push({ type: "join", join: "comma" }, ...segment);
  });
  return out;
}

/** "creatures touched, up to one per two levels": the number stands behind. */
function isLateCount(segment: readonly Fact[]): boolean {
  const [first, second] = segment.filter((f) => f.type !== "hedge");
  return (
    first?.type === "amount" &&
    first.amount.unit === undefined &&
    (first.amount.step !== undefined || second?.type === "per-level")
  );
}

function readSegment(facts: readonly Fact[]): Alternative {
  const alternative: Alternative = {
    area: {},
    target: {},
    shapeCount: undefined,
    headCount: undefined,
    unknownHead: false,
    isYou: false,
  };
  const areaStart = facts.findIndex(
    (f) => isAreaWord(f) || f.type === "within" || (f.type === "concept" && f.group === "center" && f.id !== "point"),
  );
  readHead(facts.slice(0, areaStart < 0 ? undefined : areaStart), alternative);
  readArea(facts, alternative);
  return alternative;
}

/** Target keys: number, head noun, qualities, scaling. Nothing behind an area word or a centre names a target. */
function readHead(facts: readonly Fact[], out: Alternative): void {
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
      if (headAt < 0 && fact.id === "you" && words > 0) out.unknownHead = true;
      else if (headAt < 0) {
        headAt = i;
        if (fact.id !== "thing") out.target.of = fact.id;
        else out.unknownHead = true;
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
  if (headAt < 0) out.unknownHead = true;
  if (out.isYou && count !== undefined) {
    // "one spellcaster" is somebody who casts, not the caster.
    delete out.target.of;
    out.isYou = false;
    out.unknownHead = true;
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

/** Area keys: form, shape, measures, number of shapes, centre. */
function readArea(facts: readonly Fact[], out: Alternative): void {
  const area = out.area;
  let count: Amount | undefined;
  let added: Amount | undefined;
  let lastMeasure: MeasureKey | undefined;
  let afterShape = false;
  let usedMeasure = -1;
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i] as Fact;
    if (fact.type === "concept" && fact.group === "form") {
      if (area.form === undefined) area.form = fact.id as NonNullable<Targeting["form"]>;
      const next = facts[i + 1];
      // "an emanation from you": the case of the noun says what a preposition says elsewhere.
      if (next?.type === "concept" && next.group === "of") area.centeredOn ??= next.id === "you" ? "you" : "target";
    } else if (fact.type === "concept" && fact.group === "shape") {
      const next = facts[i + 1];
      if (
        fact.id === "ray" &&
        next?.type === "amount" &&
        next.amount.unit !== undefined &&
        lengthUnits.has(next.amount.unit)
      ) {
        // One word may name the ray and the radius: beside a length it is the radius.
        area.radius ??= next.amount;
        lastMeasure = "radius";
        i++;
        continue;
      }
      if (area.shape !== undefined && area.shape !== fact.id) break;
      if (area.shape === fact.id && !precededByPlus(facts, i)) break;
      area.shape = fact.id as NonNullable<Targeting["shape"]>;
      afterShape = true;
      lastMeasure = undefined;
    } else if (fact.type === "concept" && fact.group === "center") {
      const end = readCenter(facts, i, out);
      if (end > i) i = end - 1;
    } else if (fact.type === "per-level") {
      if (lastMeasure !== undefined && lastMeasure !== "side") scale(area, lastMeasure, fact.perLevels);
      else if (afterShape || area.shape !== undefined)
        count = addCount(undefined, { step: count?.base ?? 1, perLevels: fact.perLevels }, facts, i) ?? count;
    } else if (fact.type === "amount") {
      if (isFactor(facts, i)) continue;
      if (fact.amount.unit === undefined) {
        if (count?.step !== undefined && facts[i - 1]?.type === "hedge" && typeof fact.amount.base === "number") {
          count = { ...count, max: fact.amount.base };
          continue;
        }
        if (count !== undefined && precededByPlus(facts, i + 1)) added = fact.amount;
        count = countOfShapes(count, fact.amount, facts, i);
        continue;
      }
      if (!lengthUnits.has(fact.amount.unit)) continue;
      const before = measureBefore(facts, i, usedMeasure);
      const after = before === undefined ? measureAfter(facts, i) : undefined;
      const bound = before ?? after;
      if (bound !== undefined) usedMeasure = bound.at;
      const key = bound === undefined ? impliedMeasure(area, facts, i) : bound.key;
      if (key === undefined || !measureKeys.has(key)) {
        lastMeasure = undefined;
        continue;
      }
      const measure = key as MeasureKey;
      lastMeasure = measure;
      if (area[measure] === undefined) setMeasure(area, measure, fact.amount);
      if (measure === "side" && fact.amount.step !== undefined && fact.amount.perLevels !== undefined) {
        // A side per level is as many squares or cubes of that side: the d20 formula.
        area.side = withoutScaling(fact.amount);
        const { perLevels } = fact.amount;
        count =
          added === undefined ? { step: count?.base ?? 1, perLevels } : { ...count, step: added.base ?? 1, perLevels };
      }
    }
  }
  if (
    area.shape !== undefined &&
    count !== undefined &&
    (count.step !== undefined || typeof count.base === "string" || (count.base !== undefined && count.base >= 2))
  )
    out.shapeCount = count;
  if (Object.keys(area).every((key) => !areaKeys.includes(key as (typeof areaKeys)[number])))
    out.shapeCount = undefined;
}

function setMeasure(area: Targeting, measure: MeasureKey, amount: Amount): void {
  area[measure] = amount;
}

function withoutScaling(amount: Amount): Amount {
  const { unit } = amount;
  const base = amount.step ?? amount.base;
  return { ...(unit === undefined ? {} : { unit }), ...(base === undefined ? {} : { base }) };
}

/** "40 ft of radius per level": the measure's length is a step. */
function scale(area: Targeting, measure: MeasureKey, perLevels: number): void {
  const amount = area[measure];
  if (amount?.base === undefined || amount.step !== undefined) return;
  area[measure] = { ...(amount.unit === undefined ? {} : { unit: amount.unit }), step: amount.base, perLevels };
}

function precededByPlus(facts: readonly Fact[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const fact = facts[i] as Fact;
    if (fact.type === "join") return fact.join === "plus";
    if (fact.type === "concept" && fact.group === "shape") return false;
  }
  return false;
}

/** A number beside a shape: "2 cubes", "four 10-ft. cubes + one 10-ft. cube/level". */
function countOfShapes(
  count: Amount | undefined,
  amount: Amount,
  facts: readonly Fact[],
  at: number,
): Amount | undefined {
  for (let i = at + 1; i < facts.length; i++) {
    const fact = facts[i] as Fact;
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

/** A scaling behind a shape, where the number before it has not taken it up already. */
function addCount(_: undefined, scaled: Amount, facts: readonly Fact[], at: number): Amount | undefined {
  const plus = facts.slice(0, at).some((f) => f.type === "join" && f.join === "plus");
  return plus ? undefined : scaled;
}

function isFactor(facts: readonly Fact[], at: number): boolean {
  const times = (f: Fact | undefined): boolean => f?.type === "join" && f.join === "times";
  return times(facts[at - 1]) || times(facts[at + 1]);
}

interface BoundMeasure {
  readonly key: string;
  readonly at: number;
}

function measureBefore(facts: readonly Fact[], at: number, used: number): BoundMeasure | undefined {
  for (let i = at - 1; i > used && at - i <= 3; i--) {
    const fact = facts[i] as Fact;
    if (fact.type === "concept" && fact.group === "measure") return { key: fact.id, at: i };
    if (fact.type !== "hedge" && fact.type !== "unknown") return undefined;
  }
  return undefined;
}

function measureAfter(facts: readonly Fact[], at: number): BoundMeasure | undefined {
  const next = facts[at + 1];
  if (next?.type === "concept" && next.group === "measure") return { key: next.id, at: at + 1 };
  return undefined;
}

const isShapedOtherwise = (f: Fact): boolean => f.type === "concept" && f.group === "shape" && f.id !== "sphere";

/** What a length without a measure means beside its shape: a cube's side, a line's length. */
function impliedMeasure(area: Targeting, facts: readonly Fact[], at: number): MeasureKey | undefined {
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

/** Reads "centred on you": returns the index behind the phrase. Several alternatives give no centre. */
function readCenter(facts: readonly Fact[], at: number, out: Alternative): number {
  const opener = facts[at] as Extract<Fact, { type: "concept" }>;
  if (opener.id === "point") return at + 1;
  const named = new Set<string>();
  let i = at + 1;
  let alternatives = 1;
  for (; i < facts.length; i++) {
    const fact = facts[i] as Fact;
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

/**
 * Qualities and a leading number are said once for an enumeration: "creature or object touched", "one animal/familiar".
 * Behind their noun they hold for the nouns before them too, before it for those after.
 */
function shareModifiers(
  alternatives: readonly Alternative[],
  segments: readonly (readonly Fact[])[],
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

function select(alternative: Alternative, family: TargetingFamily): Targeting {
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

function intersect(all: readonly Targeting[]): Targeting {
  const [first, ...others] = all;
  if (first === undefined) return {};
  const kept = Object.entries(first).filter(([key, value]) =>
    others.every((o) => JSON.stringify(o[key as keyof Targeting]) === JSON.stringify(value)),
  );
  return Object.fromEntries(kept);
}
