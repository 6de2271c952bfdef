/**
 * Damerau-Levenshtein distance (optimal string alignment), cut off: returns `limit + 1` as soon as it must exceed `limit`.
 * Time is O(limit × length).
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const beyond = limit + 1;
  let previous2: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    // Only places within the limit of the diagonal matter; those beside them are beyond it.
    const first = Math.max(1, i - limit);
    const last = Math.min(b.length, i + limit);
    const current: number[] = [];
    current[first - 1] = first === 1 ? i : beyond;
    let best = beyond;
    for (let j = first; j <= last; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(
        (previous[j] ?? beyond) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (previous2[j - 2] as number) + 1);
      current[j] = value;
      if (value < best) best = value;
    }
    if (best > limit && i > limit) return beyond;
    previous2 = previous;
    previous = current;
  }
  return Math.min(beyond, previous[b.length] as number);
}

/** How many slips a word of `length` letters may hold and still be read: none below 5, one below 9, two from there. */
export function slipLimit(length: number): number {
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

/** How many slips a bad scan may leave in a text of `length` letters whose place says what it must be. */
export function scanLimit(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : Math.min(4, Math.floor(length / 4));
}

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

/** Words to look a misspelt one up in, sorted by length, each with the set of its letters: most are ruled out without a comparison. */
export class NearIndex {
  readonly #byLength = new Map<number, Candidate[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 4) continue;
      const list = this.#byLength.get(word.length);
      const candidate = { word, letters: letterSet(word) };
      if (list === undefined) this.#byLength.set(word.length, [candidate]);
      else list.push(candidate);
    }
  }

  /**
   * The word nearest to `word` within its slip limit; undefined where none is, or where equally near ones differ.
   *
   * @param meaningOf Two words of one meaning do not compete.
   */
  nearest(
    word: string,
    meaningOf: (candidate: string) => unknown = (c) => c,
    limit = slipLimit(word.length),
  ): string | undefined {
    if (limit === 0) return undefined;
    const letters = letterSet(word);
    let best: string | undefined;
    let bestDistance = limit + 1;
    let tied = false;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        // A slip changes at most two of the letters that a word has.
        if (bits(letters ^ candidate.letters) > 2 * limit) continue;
        const distance = editDistance(word, candidate.word, Math.min(limit, bestDistance));
        if (distance > limit) continue;
        if (distance < bestDistance) {
          best = candidate.word;
          bestDistance = distance;
          tied = false;
        } else if (distance === bestDistance && best !== undefined && meaningOf(candidate.word) !== meaningOf(best))
          tied = true;
      }
    }
    return tied ? undefined : best;
  }
}

/** Bit n for the nth letter of the alphabet; other units share the last bit. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const n = word.charCodeAt(i) - 0x61;
    set |= 1 << (n >= 0 && n < 26 ? n : 26);
  }
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** `NearIndex.nearest` for words that are looked up once. */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  meaningOf?: (candidate: string) => unknown,
): string | undefined {
  return new NearIndex(candidates).nearest(word, meaningOf);
}
