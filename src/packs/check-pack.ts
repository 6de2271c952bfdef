import type { PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { families, type Family, familyExclusions, familyGroups } from "./families.js";
import { termForms } from "./language-pack.js";
import type { SharedData } from "./pack-set.js";

/** A form that stands under several concepts of one family; the first one is read. */
export interface AmbiguousForm {
  readonly form: string;
  readonly concepts: readonly string[];
  /** The families in which it is ambiguous. */
  readonly families: readonly Family[];
  /** The ruleset in whose words it is; undefined for the language's own. */
  readonly ruleset?: string;
}

/** How much of a concept group a pack has words for. */
export interface GroupCount {
  readonly group: string;
  readonly known: number;
  readonly total: number;
}

export interface PackCheck {
  readonly groups: readonly GroupCount[];
  /** Ids of the inventory that the pack has no form for; those of optional groups are no gaps. */
  readonly missing: readonly string[];
  /** Ids of the pack that the inventory does not have: nothing reads them. */
  readonly unknown: readonly string[];
  /** Classes and domains that are the pack's own: the inventory of these two groups is open. */
  readonly added: readonly string[];
  readonly ambiguous: readonly AmbiguousForm[];
  readonly forms: number;
}

/** Groups to which a pack may add ids. */
const openGroups: ReadonlySet<string> = new Set(["class", "domain"]);

/** Compares a pack's words with the concept inventory. @param data - A pack that fits its schema; an overlay merged with its base. */
export function checkPack(data: PackData, { concepts }: SharedData): PackCheck {
  const inventory = new Set(
    Object.entries(concepts.groups).flatMap(([group, ids]) => ids.map((id) => `${group}/${id}`)),
  );
  const optional = new Set(concepts.optional);
  const known = (id: string): boolean => termForms(data.terms[id] ?? []).length > 0;
  const rulesetTerms = Object.entries(data.rulesets ?? {}).map(([ruleset, { terms }]) => ({
    ruleset,
    terms: terms ?? {},
  }));
  const rulesetIds = rulesetTerms.flatMap(({ terms }) => Object.keys(terms));
  const used = [...new Set([...Object.keys(data.terms), ...rulesetIds])];
  const strange = used.filter((id) => !inventory.has(id)).sort();
  return {
    groups: Object.entries(concepts.groups).map(([group, ids]) => ({
      group,
      known: ids.filter((id) => known(`${group}/${id}`)).length,
      total: ids.length,
    })),
    missing: [...inventory].filter((id) => !known(id) && !optional.has(groupOf(id)) && !rulesetIds.includes(id)),
    unknown: strange.filter((id) => !openGroups.has(groupOf(id))),
    added: strange.filter((id) => openGroups.has(groupOf(id))),
    ambiguous: [
      ...ambiguousForms(data.terms),
      ...rulesetTerms.flatMap(({ ruleset, terms }) => ambiguousForms(terms).map((found) => ({ ...found, ruleset }))),
    ],
    forms: Object.values(data.terms).reduce((sum, term) => sum + termForms(term).length, 0),
  };
}

function ambiguousForms(terms: PackData["terms"]): AmbiguousForm[] {
  const found = new Map<string, { form: string; concepts: string[]; families: Family[] }>();
  for (const family of families) {
    const concepts = new Map<string, Set<string>>();
    for (const [id, term] of Object.entries(terms)) {
      if (!isIn(family, id)) continue;
      for (const form of termForms(term)) {
        const key = foldKey(form);
        concepts.set(key, (concepts.get(key) ?? new Set()).add(id));
      }
    }
    for (const [form, ids] of concepts) {
      if (ids.size < 2) continue;
      const key = [form, ...ids].join("\0");
      const entry = found.get(key) ?? { form, concepts: [...ids], families: [] };
      entry.families.push(family);
      found.set(key, entry);
    }
  }
  return [...found.values()];
}

function isIn(family: Family, id: string): boolean {
  const groups: readonly string[] = familyGroups[family];
  return groups.includes(groupOf(id)) && familyExclusions[family]?.includes(id) !== true;
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
