import type { DescriptionBlock, Facts } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { FactScanner } from "../values/facts/fact-scanner.js";
import { MentionScanner } from "../values/mention-scanner.js";
import { textsOf } from "./mentions.js";

/** Collects what a rule's text states: quantities, checks and actions in order of appearance, and the concepts it names. */
export function findFacts(blocks: readonly DescriptionBlock[], pack: LanguagePack, ruleset: string | undefined): Facts {
  const scanner = new FactScanner(pack, ruleset);
  const mentions = new MentionScanner(pack, ruleset);
  const facts: Facts = { amounts: [], checks: [], terms: [] };
  const actions: Facts["actions"] = [];
  const terms = new Set<string>();
  const lists: Record<string, string[]> = {};
  blocks.forEach((block, index) => {
    for (const [item, text] of textsOf(block)) {
      const place = { block: index, ...(item === undefined ? {} : { item }) };
      const found = scanner.scan(text);
      for (const { rest, ...amount } of found.amounts)
        facts.amounts.push({ ...amount, ...place, ...(rest === undefined ? {} : { rest: { ...place, ...rest } }) });
      for (const check of found.checks) facts.checks.push({ ...check, ...place });
      for (const action of found.actions) {
        actions.push({ ...action, ...place });
        terms.add(`action/${action.action}`);
      }
      for (const { concept } of mentions.scan(text)) if (concept !== undefined) terms.add(concept);
      for (const term of found.terms) terms.add(term);
      // Of two enumerations of a vocabulary the fuller one is the vocabulary.
      for (const [key, names] of Object.entries(found.lists))
        if (names.length > (lists[key]?.length ?? 0)) lists[key] = [...names];
    }
  });
  return {
    ...facts,
    ...(actions.length === 0 ? {} : { actions }),
    ...(Object.keys(lists).length === 0 ? {} : { lists }),
    terms: [...terms].sort(),
  };
}
