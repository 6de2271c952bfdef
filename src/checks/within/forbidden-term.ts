import { type Check, findingIn } from "../check.js";
import type { Glossary, Term } from "../glossary.js";
import { Inflector } from "../inflection.js";
import { TermFinder } from "../term-finder.js";
import type { LanguagePack } from "../../packs/language-pack.js";

const code = "RG6301";

interface Use {
  readonly term: Term;
  readonly isForbidden: boolean;
}

/** A word that the glossary forbids, in any of its forms, where it is no part of a term that is allowed. */
export const forbiddenTerm: Check = {
  code,
  *run({ texts, packs, glossary }) {
    const finders = new Map<string, TermFinder<Use>>();
    for (const text of texts) {
      const pack = packs.get(text.lang);
      if (pack === undefined) continue;
      let finder = finders.get(pack.lang);
      if (finder === undefined) finders.set(pack.lang, (finder = finderOf(glossary, pack)));
      for (const piece of text.pieces) {
        for (const { value, start, end } of finder.find(piece.text)) {
          if (!value.isForbidden) continue;
          const data = { word: piece.text.slice(start, end), preferred: value.term.preferred };
          const range = piece.rangeOf(start, end);
          yield findingIn(text, { code, severity: "warning", range, data, field: piece.field });
        }
      }
    }
  },
};

function finderOf({ terms }: Glossary, pack: LanguagePack): TermFinder<Use> {
  const finder = new TermFinder<Use>(new Inflector(pack.data.checks?.inflection));
  const own = terms.filter(({ lang }) => lang === pack.lang);
  if (own.every(({ forbidden }) => forbidden.length === 0)) return finder;
  // What is allowed is added first: of two phrases of one length it is the one that counts.
  for (const term of own)
    for (const word of [term.preferred, ...term.allowed]) finder.add(word, { term, isForbidden: false });
  for (const term of own) for (const word of term.forbidden) finder.add(word, { term, isForbidden: true });
  return finder;
}
