import type { Entry, LevelEntry } from "../model/entry.js";

/** What a key of a selection may hold. */
export type Facet = string | number;

/** A row to choose by: an entry with one of the lists that have it. */
export type Row = (key: FacetKey) => readonly Facet[];

const facets = {
  id: ({ id }) => [id],
  kind: ({ kind }) => [kind],
  name: ({ text }) => Object.values(text).map(({ name }) => name),
  lang: ({ text }) => Object.keys(text),
  ruleset: ({ ruleset }) => list(ruleset),
  source: ({ sources }) => sources.flatMap(({ citation }) => list(citation)),
  school: ({ mechanics }) => list(mechanics.school),
  discipline: ({ mechanics }) => list(mechanics.discipline),
  subschool: ({ mechanics }) => mechanics.subschools ?? [],
  descriptor: ({ mechanics }) => mechanics.descriptors ?? [],
  component: ({ mechanics }) => (mechanics.components ?? []).flatMap((component) => component.split("/")),
  display: ({ mechanics }) => mechanics.displays ?? [],
  action: ({ mechanics }) => list(mechanics.castingTime?.action),
  range: ({ mechanics }) => list(mechanics.range?.kind),
  duration: ({ mechanics }) => (mechanics.duration?.alternatives ?? []).map(({ kind }) => kind),
  save: ({ mechanics }) => (mechanics.savingThrow?.alternatives ?? []).map(({ save }) => save),
  resistance: ({ mechanics }) =>
    (mechanics.resistance?.alternatives ?? []).map(({ applies }) => (applies ? "yes" : "no")),
  points: ({ mechanics }) => (mechanics.powerPoints ?? []).flatMap(({ points }) => list(points)),
  level: (_, item) => list(item?.level),
  class: (_, item) => list(item?.class),
  domain: (_, item) => list(item?.domain),
} as const satisfies Record<string, (entry: Entry, item: LevelEntry | undefined) => readonly Facet[]>;

export type FacetKey = keyof typeof facets;

export const facetKeys = Object.keys(facets) as FacetKey[];

/** Keys whose values are numbers. */
export const numericKeys: ReadonlySet<FacetKey> = new Set<FacetKey>(["level", "points"]);

export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(facets, key);
}

/** One row for each list that has the entry, so that `level<=3 && class=wizard` speaks of one list; at least one row. */
export function rowsOf(entry: Entry): Row[] {
  const { levels = [] } = entry.mechanics;
  const items = levels.length === 0 ? [undefined] : levels;
  return items.map((item) => (key) => facets[key](entry, item));
}

/** All values of a key that an entry has. */
export function valuesOf(entry: Entry, key: FacetKey): Facet[] {
  return [...new Set(rowsOf(entry).flatMap((row) => row(key)))];
}

function list<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value];
}
