import { join } from "node:path";
import type { LanguagePack } from "../packs/language-pack.js";
import { loadPackData, loadSharedData } from "../packs/load-pack.js";
import { PackSet } from "../packs/pack-set.js";

export type Lang = "fr" | "it" | "fi" | "en";
export const langs: readonly Lang[] = ["fr", "it", "fi", "en"];

const grammar = join(import.meta.dirname, "../../grammar");

export const shared = await loadSharedData(join(grammar, "shared"));
export const packs = new PackSet(shared, await Promise.all(langs.map((lang) => loadPackData(join(grammar, lang)))));

export function packOf(lang: Lang): LanguagePack {
  const pack = packs.get(lang);
  if (pack === undefined) throw new Error(`no pack of ${lang}`);
  return pack;
}
