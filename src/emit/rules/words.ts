/** Keys of the section `rules` in grammar/<lang>/locale. */
export type RulesText = "aligned" | "concept" | "contents" | "missing" | "rules";

/** A language's words on the pages of its rules. */
export interface RulesWords {
  /** Name of a language. */
  language(tag: string): string;
  text(key: RulesText): string;
}
