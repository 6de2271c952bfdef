import type { Component, LevelEntry, PowerPoint } from "../model/entry.js";

/** Canonical order of level items: classes, then domains, then other lists, then bare levels, each alphabetical. */
export function sortLevels(levels: readonly LevelEntry[]): LevelEntry[] {
  const rank = (l: LevelEntry): number =>
    l.class !== undefined ? 0 : l.domain !== undefined ? 1 : l.other !== undefined ? 2 : 3;
  const name = (l: LevelEntry): string => l.class ?? l.domain ?? l.other ?? "";
  const unique = new Map(levels.map((l) => [`${rank(l)} ${name(l)} ${l.level}`, l]));
  return [...unique.values()].sort((a, b) => rank(a) - rank(b) || compare(name(a), name(b)) || a.level - b.level);
}

/** Canonical order of power point costs: by class, then other lists, then plain costs, experience last. */
export function sortPowerPoints(costs: readonly PowerPoint[]): PowerPoint[] {
  const rank = (p: PowerPoint): number =>
    p.xp === true ? 3 : p.class !== undefined ? 0 : p.other !== undefined ? 1 : 2;
  return [...costs].sort((a, b) => rank(a) - rank(b) || compare(a.class ?? a.other ?? "", b.class ?? b.other ?? ""));
}

const componentOrder = ["V", "S", "M", "F", "DF", "XP"];

/** Canonical order of components: V S M F DF XP, alternatives by their first letter. */
export function sortComponents(components: readonly Component[]): Component[] {
  const rank = (c: Component): number => componentOrder.indexOf(c.split("/")[0] ?? "");
  return [...new Set(components)].sort((a, b) => rank(a) - rank(b) || compare(a, b));
}

/** Alphabetical by UTF-16 unit, the same on every machine, without repeats. */
export function sortWords<T extends string>(words: Iterable<T>): T[] {
  return [...new Set(words)].sort(compare);
}

/** Puts the lists of a value in canonical order, in place. */
export function sortLists<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const record = value as Record<string, unknown>;
  for (const key of ["subschools", "descriptors", "displays"]) {
    if (Array.isArray(record[key])) record[key] = sortWords(record[key] as string[]);
  }
  if (Array.isArray(record["components"])) record["components"] = sortComponents(record["components"] as string[]);
  if (Array.isArray(record["levels"])) record["levels"] = sortLevels(record["levels"] as LevelEntry[]);
  return value;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
