import type { Entry } from "../../model/entry.js";
import { compareIds } from "../file-names.js";
import { typeName } from "./module-names.js";

/** A list of ids with its name and the name of their union. */
interface IdList {
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
}

/** What the entries use, each list in code unit order. */
export function idLists(entries: readonly Entry[], kinds: readonly string[], languages: readonly string[]): IdList[] {
  const used = (values: readonly (string | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== undefined))].sort(compareIds);
  const levels = entries.flatMap((entry) => entry.mechanics.levels ?? []);
  const idsOf = (kind: string): string[] => used(entries.map((entry) => (entry.kind === kind ? entry.id : undefined)));
  return [
    ...kinds.map((kind) => ({
      name: `${kind}Ids`,
      type: typeName(kind).replace(/Entry$/, "Id"),
      values: idsOf(kind),
    })),
    { name: "entryIds", type: "EntryId", values: used(entries.map((entry) => entry.id)) },
    { name: "classes", type: "ClassId", values: used(levels.map((level) => level.class)) },
    { name: "domains", type: "DomainId", values: used(levels.map((level) => level.domain)) },
    { name: "schools", type: "SchoolId", values: used(entries.map((entry) => entry.mechanics.school)) },
    { name: "disciplines", type: "DisciplineId", values: used(entries.map((entry) => entry.mechanics.discipline)) },
    { name: "languages", type: "LanguageId", values: languages },
  ];
}
