/** A spell checker of one language. */
export interface Spelling {
  /** Whether the word is spelt rightly. */
  knows(word: string): boolean;
  /** Words that may be meant, the likeliest first. */
  suggest(word: string): readonly string[];
}
