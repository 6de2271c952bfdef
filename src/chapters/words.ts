import { fold, isDigitCode, isLetterCode } from "../text/fold.js";

/** Folded words of a text: runs of letters or of digits, with their offsets in the unfolded text. */
export interface Words {
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** @param most Words after which the rest is left out. */
export function wordsOf(text: string, most = Infinity): Words {
  // A folded word is at least one unit long, and a run of other signs is short: a slice is enough for the first words.
  const folded = fold(most === Infinity ? text : text.slice(0, most * 24));
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < folded.text.length && words.length < most;) {
    const code = folded.text.charCodeAt(i);
    const same = isLetterCode(code) ? isLetterCode : isDigitCode(code) ? isDigitCode : undefined;
    if (same === undefined) {
      i++;
      continue;
    }
    const from = i;
    while (i < folded.text.length && same(folded.text.charCodeAt(i))) i++;
    words.push(folded.text.slice(from, i));
    starts.push(folded.map[from] as number);
    ends.push((folded.map[i - 1] as number) + 1);
  }
  return { words, starts, ends };
}
