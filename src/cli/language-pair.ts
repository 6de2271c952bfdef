import type { LanguagePair } from "../emit/interchange/units.js";
import type { PackSet } from "../packs/pack-set.js";
import { printingPack } from "./printing-pack.js";
import { UsageError } from "./usage-error.js";

/** The packs of two languages, of which the second prints. @throws {UsageError} */
export function languagePair(from: string, into: string, packs: PackSet): LanguagePair {
  const pair = { from: printingPack(from, packs), into: printingPack(into, packs), ruleTree: packs.ruleTree };
  if (pair.from.lang === pair.into.lang)
    throw new UsageError(`a translation needs two languages; both are \`${pair.from.lang}\``);
  return pair;
}
