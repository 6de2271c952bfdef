import { ruleConceptsOf } from "../../kinds/rule-concepts.js";
import type { Entry, LevelEntry } from "../../model/entry.js";
import { compareIds } from "../file-names.js";

/** Ids by group, each list in code unit order. */
export interface Groups {
  readonly bySchool: Readonly<Record<string, readonly string[]>>;
  readonly byDiscipline: Readonly<Record<string, readonly string[]>>;
  /** Class, then level. */
  readonly byClass: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Domain, then level. */
  readonly byDomain: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Entry, then field: ids of the rules that explain it, the most special first. Only rules that there are. */
  readonly rulesOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The lists that an app looks entries up in. */
export function groupsOf(entries: readonly Entry[]): Groups {
  const byList = (listOf: (item: LevelEntry) => string | undefined): Groups["byClass"] => {
    const items = entries.flatMap(({ id, mechanics }) =>
      (mechanics.levels ?? []).flatMap((item) => {
        const list = listOf(item);
        return list === undefined ? [] : [{ id, list, level: String(item.level) }];
      }),
    );
    return mapValues(
      groupBy(items, ({ list }) => list),
      (ofList) =>
        mapValues(
          groupBy(ofList, ({ level }) => level),
          (ofLevel) => sortedIds(ofLevel),
        ),
    );
  };
  const bySingle = (keyOf: (entry: Entry) => string | undefined): Groups["bySchool"] =>
    mapValues(
      groupBy(
        entries.filter((entry) => keyOf(entry) !== undefined),
        (entry) => keyOf(entry) ?? "",
      ),
      sortedIds,
    );
  return {
    bySchool: bySingle(({ mechanics }) => mechanics.school),
    byDiscipline: bySingle(({ mechanics }) => mechanics.discipline),
    byClass: byList((item) => item.class),
    byDomain: byList((item) => item.domain),
    rulesOf: rulesOf(entries),
  };
}

function rulesOf(entries: readonly Entry[]): Groups["rulesOf"] {
  const rules = new Map(
    entries.flatMap(({ id, mechanics: { concept } }) => (concept === undefined ? [] : [[concept, id]])),
  );
  if (rules.size === 0) return {};
  const links = entries.map(({ id, mechanics }): [string, Record<string, string[]>] => {
    const fields = Object.entries(ruleConceptsOf(mechanics)).map(([field, concepts]): [string, string[]] => [
      field,
      concepts.flatMap((concept) => rules.get(concept) ?? []),
    ]);
    return [id, Object.fromEntries(fields.filter(([, ids]) => ids.length > 0))];
  });
  return Object.fromEntries(links.filter(([, fields]) => Object.keys(fields).length > 0));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return Object.fromEntries([...groups].sort(([a], [b]) => compareIds(a, b)));
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function sortedIds(items: readonly { readonly id: string }[]): string[] {
  return [...new Set(items.map(({ id }) => id))].sort(compareIds);
}
