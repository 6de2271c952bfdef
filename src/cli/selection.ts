import type { Entry } from "../model/entry.js";
import { facetKeys } from "../select/facets.js";
import { parseSort, sortEntries } from "../select/sort.js";
import { parseWhere, type Predicate, WhereError } from "../select/where.js";
import { didYouMean, listed } from "./suggest.js";
import { UsageError } from "./usage-error.js";

export interface SelectionOptions {
  /** A condition of `parseWhere`. */
  readonly where?: string;
  /** Keys of `parseSort`. */
  readonly sort?: string;
}

/**
 * The entries that fulfil the condition, sorted.
 * @param lang - Language by whose letters names are sorted.
 * @throws {UsageError} if the condition or the keys are wrong, or nothing is left
 */
export function selectEntries(entries: readonly Entry[], { where, sort }: SelectionOptions, lang: string): Entry[] {
  const keys = sort === undefined ? undefined : parseSort(sort);
  if (keys !== undefined && "unknown" in keys) {
    throw new UsageError(
      `entries can't be sorted by \`${keys.unknown}\`; keys are ${listed(facetKeys, "and")}${didYouMean(keys.unknown, facetKeys)}`,
    );
  }
  const chosen = where === undefined ? [...entries] : entries.filter(predicateOf(where));
  if (chosen.length === 0 && entries.length > 0) {
    throw new UsageError(`none of ${String(entries.length)} entries fulfils \`${where ?? ""}\``);
  }
  return keys === undefined ? chosen : sortEntries(chosen, keys, lang);
}

function predicateOf(where: string): Predicate {
  try {
    return parseWhere(where);
  } catch (error) {
    if (!(error instanceof WhereError)) throw error;
    const { column, message } = error;
    throw new UsageError(`--where, column ${String(column)}: ${message}\n  ${where}\n  ${" ".repeat(column - 1)}^`);
  }
}
