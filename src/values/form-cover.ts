import type { Lexicon } from "../packs/lexicon.js";
import { isDigitCode, isLetterCode } from "../text/fold.js";

/** Offsets in the folded text of a value. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** What may be meant at a place, folded. */
export interface Mended extends Place {
  readonly read: string;
}

/** The forms that cover a mended place. */
export interface Cover {
  /** Their concepts, with blanks between. */
  readonly meaning: string;
  /** One form of several words holds the whole place. */
  readonly isPhrase: boolean;
}

/** Words in front of a mended one that may belong to the same form, and units around it in which a form is looked for. */
const mostWordsBefore = 3;
const reach = 60;
/** Signs inside of forms, and between them. */
const betweenWords = /[ '.-]/;

/** Tells what a place of a folded value would mean if something else stood there. */
export class FormCover {
  readonly #folded: string;
  readonly #lexicon: Lexicon;

  constructor(folded: string, lexicon: Lexicon) {
    this.#folded = folded;
    this.#lexicon = lexicon;
  }

  /** Those of the words that stand in any form: a cheap test before others. */
  likely({ from, to }: Place, words: Iterable<string>): Mended[] {
    const likely: Mended[] = [];
    for (const read of words) if (this.#lexicon.hasWord(read)) likely.push({ from, to, read });
    return likely;
  }

  /** The first of the candidates that forms cover, where all that they cover mean the same. */
  agreed(candidates: readonly Mended[]): Mended | undefined {
    let found: { mended: Mended; meaning: string } | undefined;
    for (const mended of candidates) {
      const meaning = this.meaning(mended);
      if (meaning === "") continue;
      if (found !== undefined && found.meaning !== meaning) return undefined;
      found ??= { mended, meaning };
    }
    return found?.mended;
  }

  /** Empty where forms do not cover the place. */
  meaning(mended: Mended): string {
    return this.covering(mended)?.meaning ?? "";
  }

  /** Undefined where a part of the place is in no form. */
  covering({ from, to, read }: Mended): Cover | undefined {
    const before = this.#folded.slice(Math.max(0, from - reach), from);
    const f = before + read + this.#folded.slice(to, to + reach);
    const last = before.length + read.length;
    let start = before.length;
    for (let words = 0; words <= mostWordsBefore; words++) {
      const covered = this.#coverFrom(f, start, before.length, last);
      if (covered !== undefined) return covered;
      let end = start;
      while (end > 0 && betweenWords.test(f[end - 1] as string)) end--;
      if (end === start || end === 0) return undefined;
      start = wordStart(f, end);
    }
    return undefined;
  }

  #coverFrom(f: string, start: number, from: number, end: number): Cover | undefined {
    const concepts: string[] = [];
    let isPhrase = false;
    let at = start;
    while (at < end) {
      if (betweenWords.test(f[at] as string)) {
        at++;
        continue;
      }
      const match = this.#lexicon.match(f, at);
      if (match === undefined || (at < from && match.end <= from)) return undefined;
      concepts.push(match.concept);
      isPhrase = at <= from && match.end >= end && /\p{L}[^\p{L}]+\p{L}/u.test(match.form);
      at = match.end;
    }
    return { meaning: concepts.join(" "), isPhrase };
  }
}

export function isWordUnit(code: number): boolean {
  return isLetterCode(code) || isDigitCode(code);
}

export function wordStart(f: string, end: number): number {
  let start = end;
  while (start > 0 && isWordUnit(f.charCodeAt(start - 1))) start--;
  return start;
}

export function wordEnd(f: string, start: number): number {
  let end = start;
  while (end < f.length && isWordUnit(f.charCodeAt(end))) end++;
  return end;
}
