/** The words of a text with how often each stands there, letter case folded. */
export interface WordBag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

export function wordBag(text: string): WordBag {
  const counts = new Map<string, number>();
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, size: words.length };
}

/** Dice's coefficient: twice the words in common by all words, from 0 to 1. Two empty texts have nothing in common. */
export function likeness(a: WordBag, b: WordBag): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0);
  return (2 * common) / (a.size + b.size);
}
