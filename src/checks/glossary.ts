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
