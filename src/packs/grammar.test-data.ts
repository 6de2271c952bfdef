import { join } from "node:path";
import type { LanguagePack } from "./language-pack.js";
import { loadPackData, loadSharedData } from "./load-pack.js";
import { PackSet } from "./pack-set.js";

export type Lang = "fr" | "it" | "fi";
export const langs: readonly Lang[] = ["fr", "it", "fi"];

const grammar = join(import.meta.dirname, "../../grammar");

export const shared = await loadSharedData(join(grammar, "shared"));

/** The packs of grammar/ that read. */
export const packs = new PackSet(shared, await Promise.all(langs.map((lang) => loadPackData(join(grammar, lang)))));

export function packOf(lang: Lang): LanguagePack {
  const pack = packs.get(lang);
  if (pack === undefined) throw new Error(`no pack of ${lang}`);
  return pack;
}
