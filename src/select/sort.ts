import type { Entry } from "../model/entry.js";
import { type Facet, type FacetKey, isFacetKey, valuesOf } from "./facets.js";

/** A key to sort by; `-` before it sorts downwards. */
export interface SortKey {
  readonly key: FacetKey;
  readonly descending: boolean;
}

/** `level,-name`. @returns the first item that is no key, where there is one */
export function parseSort(text: string): readonly SortKey[] | { readonly unknown: string } {
  const keys: SortKey[] = [];
  for (const item of text.split(",").map((part) => part.trim())) {
    const descending = item.startsWith("-");
    const key = descending ? item.slice(1) : item;
    if (!isFacetKey(key)) return { unknown: key };
    keys.push({ key, descending });
  }
  return keys;
}

/** A sorted copy. An entry counts by its lowest value of a key, its name by the language; one without a value comes last. */
export function sortEntries(entries: readonly Entry[], keys: readonly SortKey[], lang: string): Entry[] {
  const collator = new Intl.Collator(lang, { numeric: true });
  const compare = (a: Facet, b: Facet): number =>
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
  const columns = keys.map(({ key }) => new Map(entries.map((entry) => [entry.id, lowest(entry, key, lang, compare)])));
  return [...entries].sort((one, other) => {
    for (const [i, { descending }] of keys.entries()) {
      const a = columns[i]?.get(one.id);
      const b = columns[i]?.get(other.id);
      const order =
        a === undefined || b === undefined
          ? Number(a === undefined) - Number(b === undefined)
          : compare(a, b) * (descending ? -1 : 1);
      if (order !== 0) return order;
    }
    return one.id < other.id ? -1 : 1;
  });
}

function lowest(entry: Entry, key: FacetKey, lang: string, compare: (a: Facet, b: Facet) => number): Facet | undefined {
  const own = entry.text[lang];
  if (key === "name" && own !== undefined) return own.name;
  return [...valuesOf(entry, key)].sort(compare)[0];
}
