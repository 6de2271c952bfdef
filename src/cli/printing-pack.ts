import type { LanguagePack } from "../packs/language-pack.js";
import type { PackSet } from "../packs/pack-set.js";
import { didYouMean, listed } from "./suggest.js";
import { UsageError } from "./usage-error.js";

/** The pack of a language that can print. @throws {UsageError} if there is none. */
export function printingPack(lang: string, packs: PackSet): LanguagePack {
  const pack = packs.get(lang);
  if (pack?.data.phrases !== undefined) return pack;
  const known = packs.all
    .filter(({ data }) => data.phrases !== undefined)
    .map((p) => p.lang)
    .sort();
  throw new UsageError(
    `no pack prints the language \`${lang}\`; known are ${listed(known, "and")}${didYouMean(lang, known)}`,
  );
}
