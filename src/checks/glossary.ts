import type { Entry } from "../model/entry.js";
import type { PackSet } from "../packs/pack-set.js";
import { foldKey } from "../text/fold.js";

/** A term of a language: a concept's preferred name and what stands beside it. */
export interface Term {
  /** Concept id, or the id that a glossary file gives. */
  readonly concept: string;
  readonly lang: string;
  readonly preferred: string;
  /** Other wordings that are right: inflected forms, synonyms. */
  readonly allowed: readonly string[];
  readonly forbidden: readonly string[];
}

/** Terminology that texts are held against. */
export interface Glossary {
  readonly terms: readonly Term[];
}

export const noGlossary: Glossary = { terms: [] };

/** The terms of a book's own rules: a rule's name is preferred, what the pack calls its concept is allowed. */
export function glossaryOf(entries: readonly Entry[], packs: PackSet): Glossary {
  const terms = entries.flatMap((entry): Term[] => {
    const { concept } = entry.mechanics;
    if (entry.kind !== "rule" || concept === undefined) return [];
    return Object.entries(entry.text).map(([lang, { name }]) => {
      const names = packs.get(lang)?.data.rules?.concepts?.[concept]?.names ?? [];
      const allowed = names.filter((other) => foldKey(other) !== foldKey(name));
      return { concept, lang, preferred: name, allowed, forbidden: [] };
    });
  });
  return { terms };
}

/** Several glossaries as one; where two have a concept in a language, both hold. */
export function mergeGlossaries(glossaries: readonly Glossary[]): Glossary {
  return { terms: glossaries.flatMap(({ terms }) => terms) };
}
