import type { Amount, Targeting } from "../../model/entry.js";
import { lengthUnits } from "../amount.js";
import type { Alternative } from "./alternative.js";
import { readCenter } from "./center.js";
import {
  impliedMeasure,
  isMeasureKey,
  type MeasureKey,
  measureAfter,
  measureBefore,
  scale,
  withoutScaling,
} from "./measures.js";
import { countOfShapes, isAdded, isFactor, precededByPlus } from "./shape-count.js";
import type { TargetingFact } from "./targeting-fact.js";

/** Area keys: form, shape, measures, number of shapes, centre. */
export function readArea(facts: readonly TargetingFact[], out: Alternative): void {
  const area = out.area;
  let count: Amount | undefined;
  let added: Amount | undefined;
  let lastMeasure: MeasureKey | undefined;
  let usedMeasure = -1;
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i] as TargetingFact;
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
      lastMeasure = undefined;
    } else if (fact.type === "concept" && fact.group === "center") {
      const end = readCenter(facts, i, out);
      if (end > i) i = end - 1;
    } else if (fact.type === "per-level") {
      if (lastMeasure !== undefined && lastMeasure !== "side") scale(area, lastMeasure, fact.perLevels);
      else if (area.shape !== undefined && !isAdded(facts, i))
        count = { step: count?.base ?? 1, perLevels: fact.perLevels };
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
      if (key === undefined || !isMeasureKey(key)) {
        lastMeasure = undefined;
        continue;
      }
      lastMeasure = key;
      if (area[key] === undefined) area[key] = fact.amount;
      if (key === "side" && fact.amount.step !== undefined && fact.amount.perLevels !== undefined) {
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
}
