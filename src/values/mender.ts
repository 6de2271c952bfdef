import type { Lexicon } from "../packs/lexicon.js";
import { fold, isLetterCode } from "../text/fold.js";
import { digitShapes, scanVariants } from "../text/scan-variants.js";
import { FormCover, isWordUnit, type Mended, type Place, wordEnd, wordStart } from "./form-cover.js";

/** Whether a value's words must be `known`, may be `names` that no pack knows, or `any` words of the language. */
export type ScanMode = "known" | "names" | "any";

/** A place of a value that a scan has wrong: offsets in the value's text, and what is read there, folded. */
export interface ScanRepair {
  readonly start: number;
  readonly end: number;
  readonly read: string;
}

/** Letters and digits that a slash is taken for. */
const slashShapes = /[fijlty17]/;
/** Units around a measure among which its number stands. */
const nearby = 14;
/** A shorter word is too like others to be mended among words of any kind. */
const fewestLettersOfWords = 4;
/** A longer run of letters is no word, nor two run together. */
const mostLetters = 40;
/** A word of so many letters may have two wrong places, or lack a blank besides. */
const fewestLettersForTwo = 8;

/** Finds what the bad places of one value were, from its first to its last. */
export class Mender {
  readonly repairs: ScanRepair[] = [];
  readonly #lexicon: Lexicon;
  readonly #mode: ScanMode;
  readonly #forms: FormCover;
  readonly #folded: string;
  readonly #map: readonly number[];
  /** Folded offset up to which tokens were looked up, and that behind the last repair. */
  #at = 0;
  #done = 0;

  constructor(text: string, lexicon: Lexicon, mode: ScanMode) {
    const folded = fold(text);
    this.#lexicon = lexicon;
    this.#mode = mode;
    this.#forms = new FormCover(folded.text, lexicon);
    this.#folded = folded.text;
    this.#map = folded.map;
  }

  /** Looks at what stands at these offsets of the value's text, the last one included. */
  mend(start: number, last: number): void {
    const f = this.#folded;
    while (this.#at < f.length && (this.#map[this.#at] as number) < start) this.#at++;
    let from = this.#at;
    if (from < this.#done) return;
    let to = from;
    while (to < f.length && (this.#map[to] as number) <= last) to++;
    const word = { from, to };
    while (from > this.#done && isWordUnit(f.charCodeAt(from - 1))) from--;
    while (to < f.length && isWordUnit(f.charCodeAt(to))) to++;
    if (to - from > mostLetters) return;
    const whole = { from, to };
    const found =
      this.#number(whole) ??
      this.#caseEnding(whole) ??
      this.#slash(whole) ??
      this.#joined(whole, false) ??
      this.#glyphs(whole) ??
      this.#joined(whole, true) ??
      this.#pair(whole) ??
      this.#parted(word) ??
      this.#twoPlaces(whole);
    const repair = found !== undefined && this.#isInPlace(found) ? found : undefined;
    if (repair === undefined) return;
    this.repairs.push({
      start: this.#map[repair.from] as number,
      end: (this.#map[repair.to - 1] as number) + 1,
      read: repair.read,
    });
    this.#done = repair.to;
  }

  /**
   * Among names only what is itself a name or a level is read: "Tour" may be a class of its own, no "four". Among words of
   * any kind, units and measures are read only beside numbers ("fall" is no bad "tall"), and one thing never for another
   * word ("boar" is no bad "boat").
   */
  #isInPlace(mended: Mended): boolean {
    const { from, to, read } = mended;
    const meaning = this.#forms.meaning(mended);
    if (this.#mode === "names") return /^\d+$/.test(read) || /^(?:(?:class|domain|level)\/\S+ ?)+$/.test(meaning);
    if (this.#mode === "known") return true;
    if (/^(?:(?:word\/filler|of\/thing) ?)+$/.test(meaning)) return /\d/.test(this.#folded.slice(from, to));
    if (!/^(?:unit|measure)\/\S+$/.test(meaning)) return true;
    return /\d/.test(this.#folded.slice(Math.max(0, from - nearby), to + nearby));
  }

  /** "Z levels", "4,S m": letters where a number must stand. */
  #number({ from, to }: Place): Mended | undefined {
    const f = this.#folded;
    const seen = f.slice(from, to);
    const digits = seen.replace(/\D/g, (sign) => digitShapes[sign] ?? sign);
    if (seen.length > 3 || /\D/.test(digits) || (f[from - 1] === "(" && f[to] === ")")) return undefined;
    let next = to;
    while (f[next] === " ") next++;
    const after = this.#lexicon.match(f, next)?.concept ?? "";
    // At the start of a value a letter before a noun may also be an article.
    const isCount = from === 0 && /^[zsbg]$/.test(seen) && f[to] === " " && /^(?:of|shape)\//.test(after);
    const isFollowed = isCount || after.startsWith("unit/") || after.startsWith("level/");
    const isClosed = this.#mode !== "any" && seen.length === 1 && /^(?:$|[,;)])/.test(f.slice(next, next + 1));
    if (!isFollowed && !isClosed) return undefined;
    return { from, to, read: digits };
  }

  /** "10 ft;n": a case ending behind a colon that has lost its shape. */
  #caseEnding({ from, to }: Place): Mended | undefined {
    const f = this.#folded;
    if (!/[;.]/.test(f[from - 1] ?? "") || !isLetterCode(f.charCodeAt(from - 2))) return undefined;
    const start = wordStart(f, from - 1);
    const read = `${f.slice(start, from - 1)}:${f.slice(from, to)}`;
    return start < this.#done || this.#lexicon.lookup(read) === undefined ? undefined : { from: start, to, read };
  }

  /** "3 mj/level", "10 minutesflevel": a slash that was taken for a letter, or for a letter and itself. */
  #slash({ from, to }: Place): Mended | undefined {
    const f = this.#folded;
    const seen = f.slice(from, to);
    const isNoun = (word: string): boolean => /^(?:unit|of)\//.test(this.#lexicon.lookup(word) ?? "");
    if (f[to] === "/") {
      const read = seen.slice(0, -1);
      return slashShapes.test(seen.slice(-1)) && isNoun(read) ? { from, to, read } : undefined;
    }
    const parts: Mended[] = [];
    for (let at = 1; at < seen.length - 2; at++) {
      const [left, right] = [seen.slice(0, at), seen.slice(at + 1)];
      if (!slashShapes.test(seen[at] as string) || !isNoun(left)) continue;
      if (this.#lexicon.lookup(right)?.startsWith("level/") === true)
        parts.push({ from, to, read: `${left}/${right}` });
    }
    return parts.length === 1 ? parts[0] : undefined;
  }

  #glyphs({ from, to }: Place): Mended | undefined {
    const seen = this.#folded.slice(from, to);
    const candidates = this.#forms.likely({ from, to }, scanVariants(seen));
    // Behind a number, a unit is what must stand there.
    const units = isDigitBefore(this.#folded, from)
      ? candidates.filter((c) => this.#forms.meaning(c).startsWith("unit/"))
      : [];
    const mended = this.#forms.agreed(units) ?? this.#forms.agreed(candidates);
    if (seen.length >= fewestLettersOfWords || mended === undefined) return mended;
    const { meaning, isPhrase } = this.#forms.covering(mended) ?? { meaning: "", isPhrase: false };
    // What is behind this word is passed over.
    if (this.#mode === "known") return meaning === "word/until-event" ? undefined : mended;
    if (this.#mode === "names") return /^(?:class|domain|level)\//.test(meaning) ? mended : undefined;
    // Among words of any kind a short one is read only in a phrase, as a unit behind its number, or as a number.
    const isUnit = meaning.startsWith("unit/") && isDigitBefore(this.#folded, from);
    const isNumber = meaning.startsWith("number/") && seen.length > 1;
    return isPhrase || isUnit || isNumber || isOr(seen, meaning) ? mended : undefined;
  }

  /** Two neighbours with a wrong place each, which are one form together. */
  #pair({ from, to }: Place): Mended | undefined {
    const f = this.#folded;
    const end = f[to] === " " ? wordEnd(f, to + 1) : to;
    if (end <= to + 1) return undefined;
    const firsts = this.#forms.likely({ from, to }, scanVariants(f.slice(from, to)));
    const seconds = firsts.length === 0 ? [] : this.#forms.likely({ from, to }, scanVariants(f.slice(to + 1, end)));
    const pairs = firsts.flatMap((a) => seconds.map((b) => ({ from, to: end, read: `${a.read} ${b.read}` })));
    return this.#phrase(pairs);
  }

  /** Two wrong places in a long word, or in one whose digits tell that it is wrong. */
  #twoPlaces({ from, to }: Place): Mended | undefined {
    const seen = this.#folded.slice(from, to);
    const isWrong = /\d/.test(seen) && seen.length > fewestLettersOfWords;
    if (seen.length < fewestLettersForTwo && !isWrong) return undefined;
    const twice = new Set<string>();
    for (const once of scanVariants(seen)) for (const word of scanVariants(once)) twice.add(word);
    return this.#forms.agreed(this.#forms.likely({ from, to }, twice));
  }

  /** "sp ell": a word in two pieces, of which one may have a wrong shape besides. */
  #joined({ from, to }: Place, isMisshapen: boolean): Mended | undefined {
    const f = this.#folded;
    const candidates: Mended[] = [];
    if (f[to] === " " && isLetterCode(f.charCodeAt(to + 1))) {
      const end = wordEnd(f, to + 1);
      candidates.push({ from, to: end, read: f.slice(from, to) + f.slice(to + 1, end) });
    }
    if (f[from - 1] === " " && from - 1 > this.#done && isLetterCode(f.charCodeAt(from - 2))) {
      const start = wordStart(f, from - 1);
      candidates.push({ from: start, to, read: f.slice(start, from - 1) + f.slice(from, to) });
    }
    const long = candidates.filter(({ read }) => read.length >= fewestLettersOfWords);
    if (isMisshapen)
      return (
        this.#forms.agreed(long.flatMap((c) => this.#forms.likely(c, scanVariants(c.read)))) ??
        this.#phrase(long.flatMap((c) => this.#cuts(c)))
      );
    const known = candidates.filter(({ read }) => this.#lexicon.hasWord(read));
    return (
      this.#forms.agreed(known.filter(({ read }) => read.length >= fewestLettersOfWords)) ??
      this.#forms.agreed(known.filter((c) => this.#mode !== "any" || this.#isSaying(c)))
    );
  }

  /** "twocreatures": two words run together, of which one may have a wrong shape besides. */
  #parted({ from, to }: Place): Mended | undefined {
    const seen = this.#folded.slice(from, to);
    const cuts = Array.from({ length: Math.max(0, seen.length - 1) }, (_, i) => [
      seen.slice(0, i + 1),
      seen.slice(i + 1),
    ]);
    const parts = (left: string, right: string): Mended[] =>
      this.#isPart(left, from) && this.#isPart(right, undefined) ? [{ from, to, read: `${left} ${right}` }] : [];
    const misshapen = (left: string, right: string): Mended[] => {
      if (Math.min(left.length, right.length) < fewestLettersOfWords) return [];
      const after = this.#lexicon.hasWord(left) ? [...scanVariants(right)].flatMap((other) => parts(left, other)) : [];
      const before = this.#lexicon.hasWord(right)
        ? [...scanVariants(left)].flatMap((other) => parts(other, right))
        : [];
      return [...after, ...before];
    };
    const parted =
      this.#forms.agreed(cuts.flatMap(([left = "", right = ""]) => parts(left, right))) ??
      this.#phrase(this.#cuts({ from, to, read: seen })) ??
      this.#forms.agreed(cuts.flatMap(([left = "", right = ""]) => misshapen(left, right)));
    if (parted === undefined) return undefined;
    // Two fillers say nothing that would confirm them, a unit and a filler only what they stand before; no noun is measured.
    const meaning = this.#forms.meaning(parted);
    if (/unit\/\S+ of\//.test(meaning)) return undefined;
    const isUnit = meaning.includes("unit/");
    const next = this.#lexicon.match(this.#folded, to + 1)?.concept ?? "word/filler";
    return this.#isSaying(parted) || (isUnit && next !== "word/filler") ? parted : undefined;
  }

  /** A text with a blank in it, wherever that makes two words of forms. */
  #cuts({ from, to, read }: Mended): Mended[] {
    const cuts: Mended[] = [];
    for (let at = 1; at < read.length; at++)
      if (this.#lexicon.hasWord(read.slice(0, at)) && this.#lexicon.hasWord(read.slice(at)))
        cuts.push({ from, to, read: `${read.slice(0, at)} ${read.slice(at)}` });
    return cuts;
  }

  /** What one form of several words covers. */
  #phrase(candidates: readonly Mended[]): Mended | undefined {
    return this.#forms.agreed(candidates.filter((c) => this.#forms.covering(c)?.isPhrase === true));
  }

  /** A filler, a word of its own, or a short unit behind its number. */
  #isPart(word: string, at: number | undefined): boolean {
    if (!this.#lexicon.hasWord(word)) return false;
    const concept = this.#lexicon.lookup(word);
    if (concept === undefined) return word.length >= fewestLettersOfWords;
    if (concept === "word/filler" || this.#mode === "known") return word.length > 1;
    return (
      word.length >= fewestLettersOfWords ||
      (word.length === 3 && /^(?:of|shape|form)\//.test(concept)) ||
      (at !== undefined && word.length > 1 && concept.startsWith("number/")) ||
      (at !== undefined && word.length < 3 && concept.startsWith("unit/") && isDigitBefore(this.#folded, at))
    );
  }

  /** Not fillers and units alone. */
  #isSaying(mended: Mended): boolean {
    return /(?:^| )(?!word\/filler|unit\/)/.test(this.#forms.meaning(mended));
  }
}

/** Between words a nought in place of the letter says "or". */
function isOr(seen: string, meaning: string): boolean {
  return seen.startsWith("0") && meaning === "word/or";
}

function isDigitBefore(f: string, at: number): boolean {
  return /\d ?$/.test(f.slice(Math.max(0, at - 2), at));
}
