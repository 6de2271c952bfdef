/** Order of keys in canonical JSON, so that equal mechanics are equal bytes in every language. Unknown keys follow, alphabetical. */
const keyOrder = [
  "school", "discipline", "subschools", "descriptors", "levels", "class", "domain", "other", "level", "points", "xp", "components", "displays", "displaysSeeText",
  "castingTime", "action", "time", "range", "kind", "distance", "target", "effect", "area", "targetOrArea", "targetOrEffect", "effectOrArea", "targetEffectOrArea",
  "form", "shape", "count", "of", "touched", "willing", "radius", "length", "width", "height", "side", "centeredOn", "maxSpread", "shapeable",
  "duration", "savingThrow", "resistance", "powerPoints", "alternatives", "save", "applies", "amount", "upTo", "then", "orDischarged", "object", "harmless", "dismissible",
  "or", "unit", "base", "step", "perLevels", "max", "seeText", "concept", "parent",
];
const rank = new Map(keyOrder.map((key, i) => [key, i]));

/** A copy of a JSON value with its keys in canonical order. */
export function canonicalJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => canonicalJson(item)) as T;
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value).sort((a, b) => (rank.get(a) ?? keyOrder.length) - (rank.get(b) ?? keyOrder.length) || (a < b ? -1 : 1));
  return Object.fromEntries(keys.map((key) => [key, canonicalJson((value as Record<string, unknown>)[key])])) as T;
}
