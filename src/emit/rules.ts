import type { Entry } from "../model/entry.js";
import { compareIds } from "./file-names.js";
import type { Output } from "./output.js";
import { anchorOf, outlineOf, type RuleNode } from "./rules/outline.js";
import { alignedPage, chapterPage, type RulesPage } from "./rules/pages.js";
import { rulesStyle } from "./rules/style.js";
import type { RulesWords } from "./rules/words.js";

export type { RulesText, RulesWords } from "./rules/words.js";

export interface RulesOptions {
  /** The words of a language; undefined for one that has no pack. Such a language gets no page. */
  words(lang: string): RulesWords | undefined;
  /** Order of the concepts. */
  rankOf(concept: string): number;
}

/**
 * Writes `rules/<lang>.html`, all rules of a language as a chapter with contents, and `rules/aligned.html`, those of all
 * languages side by side. Writes nothing where there are no rules.
 */
export function emitRules(output: Output, entries: readonly Entry[], options: RulesOptions): void {
  const rankOf = (concept: string): number => options.rankOf(concept);
  const nodes = outlineOf(entries, rankOf);
  const nodesOf = (lang: string): RuleNode[] =>
    outlineOf(
      entries.filter(({ text }) => Object.hasOwn(text, lang)),
      rankOf,
    );
  const used = [...new Set(nodes.flatMap(({ entry }) => Object.keys(entry.text)))].sort(compareIds);
  const pages = used.flatMap((lang): RulesPage[] => {
    const words = /^[A-Za-z0-9-]+$/.test(lang) ? options.words(lang) : undefined;
    return words === undefined ? [] : [{ lang, words }];
  });
  if (pages.length === 0) return;
  output.write("rules/style.css", rulesStyle);
  for (const page of pages) {
    const others = pages.map(({ lang }) => lang).filter((lang) => lang !== page.lang);
    output.write(`rules/${page.lang}.html`, chapterPage(page, nodesOf(page.lang), others));
  }
  output.write("rules/aligned.html", alignedPage(pages, nodes));
}

/** Where `emitRules` puts a concept, from a folder two below the output; undefined where the language has no such rule. */
export function ruleHrefs(entries: readonly Entry[]): (concept: string, lang: string) => string | undefined {
  const defined = new Set(
    entries.flatMap(({ mechanics, text }) =>
      mechanics.concept === undefined ? [] : Object.keys(text).map((lang) => `${lang} ${mechanics.concept ?? ""}`),
    ),
  );
  return (concept, lang) =>
    defined.has(`${lang} ${concept}`) ? `../../rules/${lang}.html#${anchorOf(concept)}` : undefined;
}
