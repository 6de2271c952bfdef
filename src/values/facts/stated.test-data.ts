import { join } from "node:path";
import type { LanguagePack } from "../../packs/language-pack.js";
import { loadPackData } from "../../packs/load-pack.js";
import { PackSet } from "../../packs/pack-set.js";
import { shared } from "../../packs/grammar.test-data.js";
import { FactScanner, type TextFacts } from "./fact-scanner.js";

const langs = ["fr", "it", "fi", "en"] as const;
export type FactLang = (typeof langs)[number];

const grammar = join(import.meta.dirname, "../../../grammar");
const packs = new PackSet(shared, await Promise.all(langs.map((lang) => loadPackData(join(grammar, lang)))));

export function factPack(lang: FactLang): LanguagePack {
  const pack = packs.get(lang);
  if (pack === undefined) throw new Error(`no pack of ${lang}`);
  return pack;
}

export function scanFacts(lang: FactLang, text: string, ruleset?: string): TextFacts {
  return new FactScanner(factPack(lang), ruleset).scan(text);
}

/** Numbers and units that a text states: without their words, and what they are of. */
export function statedIn(lang: FactLang, text: string): { amounts: unknown[]; checks: unknown[] } {
  const { amounts, checks } = scanFacts(lang, text);
  return {
    amounts: amounts.map(({ printed: _p, start: _s, end: _e, of: _of, plus: _plus, rest: _r, ...value }) => value),
    checks: checks.map(({ printed: _p, start: _s, end: _e, of: _of, plus: _plus, against: _a, ...value }) => value),
  };
}
