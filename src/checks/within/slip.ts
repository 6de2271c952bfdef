/** How a slip is told from inflection, which changes a word's end. */
export interface SlipLimits {
  /** Letters at the end that no slip may touch. */
  readonly ending: number;
  /** Whether one of two equal letters may be lost or added; in some languages that is inflection. */
  readonly doubled: boolean;
}

/** Where one letter too many, one too few, or two changed round make `word` of `meant`; -1 if something else does, or near an end. */
export function slipAt(word: string, meant: string, { ending, doubled }: SlipLimits): number {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at++;
  if (at < 1 || at >= Math.min(word.length, meant.length) - ending) return -1;
  const swapped = word[at] === meant[at + 1] && word[at + 1] === meant[at];
  if (swapped && word.slice(at + 2) === meant.slice(at + 2)) return at;
  if (!doubled && (word[at] === word[at - 1] || meant[at] === meant[at - 1])) return -1;
  const extra = word.slice(at + 1) === meant.slice(at);
  const missing = word.slice(at) === meant.slice(at + 1);
  return extra || missing ? at : -1;
}

/** Whether one of two equal letters is all that `word` lacks to be `meant`. */
export function lacksDouble(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at++;
  return meant[at] === meant[at - 1] && word.slice(at) === meant.slice(at + 1);
}
