import type { Labels } from "../generated/types.js";
import { NearIndex, scanLimit } from "../text/distance.js";
import { foldKey, isLetterCode } from "../text/fold.js";
import { scanVariants } from "../text/scan-variants.js";

export type LabelKind = "name" | "field" | "detail" | "description" | "bookkeeping";

/** What a label announces: `key` is a field key, a detail role or a bookkeeping id. */
export interface LabelMeaning {
  readonly kind: LabelKind;
  readonly key: string;
  /** The kind of entry that alone has this label. */
  readonly entryKind?: "spell" | "power";
}

export interface LabelMatch {
  readonly meaning: LabelMeaning;
  /** End offset in the folded text. */
  readonly end: number;
  readonly form: string;
}

/** Fewer letters may be two words by themselves. */
const shortestParted = 5;
/** In a short word two wrong places count only where they are of the kind that scans make. */
const longestTwice = 8;

/** All label forms of a language, found by their first word. */
export class LabelIndex {
  readonly #byFirstWord = new Map<string, { readonly text: string; readonly meaning: LabelMeaning }[]>();
  readonly #byText = new Map<string, LabelMeaning>();
  /** First words of labels of several words. */
  readonly #starts = new Set<string>();
  #near: NearIndex | undefined;
  /** Forms by their letters, without blanks. */
  #solid: Map<string, string> | undefined;
  #nearSolid: NearIndex | undefined;
  /** Forms by the words that they end in; undefined where forms of several fields do. */
  #ends: Map<string, string | undefined> | undefined;
  readonly #sections: ReadonlySet<string>;

  constructor(labels: Labels) {
    this.#sections = new Set((labels.sections ?? []).map(foldKey));
    const powerOnly = new Set((labels.kinds?.["power"] ?? []).map(foldKey));
    const spellOnly = new Set((labels.kinds?.["spell"] ?? []).map(foldKey));
    const add = (kind: LabelKind, key: string, forms: readonly string[] | undefined): void => {
      for (const form of forms ?? []) {
        const text = foldKey(form);
        if (text === "" || this.#byText.has(text)) continue;
        const meaning: LabelMeaning = powerOnly.has(text)
          ? { kind, key, entryKind: "power" }
          : spellOnly.has(text)
            ? { kind, key, entryKind: "spell" }
            : { kind, key };
        this.#byText.set(text, meaning);
        for (let space = text.indexOf(" "); space > 0; space = text.indexOf(" ", space + 1))
          this.#starts.add(text.slice(0, space).replace(/,$/, ""));
        const head = firstWord(text, 0);
        const list = this.#byFirstWord.get(head) ?? [];
        list.push({ text, meaning });
        this.#byFirstWord.set(head, list);
      }
    };
    for (const [key, forms] of Object.entries(labels.fields ?? {})) add("field", key, forms);
    for (const [key, forms] of Object.entries(labels.details ?? {})) add("detail", key, forms);
    add("description", "description", labels.description);
    add("name", "name", labels.name);
    for (const [key, forms] of Object.entries(labels.bookkeeping ?? {})) add("bookkeeping", key, forms);
    for (const list of this.#byFirstWord.values()) list.sort((a, b) => b.text.length - a.text.length);
  }

  /** The longest label form at `at`, which must be a word edge; the form ends at a word edge. */
  match(folded: string, at: number): LabelMatch | undefined {
    const list = this.#byFirstWord.get(firstWord(folded, at));
    if (list === undefined) return undefined;
    for (const { text, meaning } of list) {
      const end = at + text.length;
      if (!folded.startsWith(text, at)) continue;
      if (end < folded.length && isLetterCode(folded.charCodeAt(end)) && isLetterCode(folded.charCodeAt(end - 1)))
        continue;
      return { meaning, end, form: text };
    }
    return undefined;
  }

  /** What a whole folded text means as a label. */
  lookup(folded: string): LabelMeaning | undefined {
    return this.#byText.get(folded);
  }

  /** Whether a label starts with this word: a cheap test before `match`. */
  startsWithWord(word: string): boolean {
    return this.#byFirstWord.has(word);
  }

  /** Whether a label starts with this word, or with what a scan may have made it of. */
  mayStartWith(word: string): boolean {
    return this.startsWithWord(word) || [...scanVariants(word)].some((variant) => this.startsWithWord(variant));
  }

  /** Whether these words begin a label of more words. */
  isLabelStart(words: string): boolean {
    return this.#starts.has(words);
  }

  /** Whether a whole folded line is a heading between groups of fields. */
  isSection(line: string): boolean {
    return this.#sections.has(line);
  }

  /** The form that misspelt or badly scanned words were meant to be. */
  nearest(words: string): string | undefined {
    return (
      this.scanned(words) ??
      (this.#near ??= new NearIndex(this.#byText.keys())).nearest(words, (f) => this.#byText.get(f)?.key)
    );
  }

  /** The form that words with one badly scanned place, or a blank too many, were meant to be. */
  scanned(words: string): string | undefined {
    const variant = [...scanVariants(words)].find((w) => this.#byText.has(w));
    return variant ?? (words.length < shortestParted ? undefined : this.#solidForms.get(withoutBlanks(words)));
  }

  /** The form that a bad scan of several places, also of blanks, was meant to be. For texts that stand where a label must. */
  nearestScan(words: string): string | undefined {
    const solid = this.#solidForms;
    this.#nearSolid ??= new NearIndex(solid.keys());
    const seen = withoutBlanks(words);
    if (seen.length <= longestTwice)
      for (const once of scanVariants(seen))
        for (const twice of scanVariants(once)) if (solid.has(twice)) return solid.get(twice);
    const keyOf = (form: string): string | undefined => this.#byText.get(solid.get(form) ?? "")?.key;
    const found = solid.has(seen) ? seen : this.#nearSolid.nearest(seen, keyOf, scanLimit(seen.length));
    return found === undefined ? undefined : solid.get(found);
  }

  /** The form of which these are the last words, where the margin of a page took the first. */
  endingIn(words: string): string | undefined {
    return (this.#ends ??= this.#formsByEnd()).get(words);
  }

  #formsByEnd(): Map<string, string | undefined> {
    const ends = new Map<string, string | undefined>();
    for (const [form, { key }] of this.#byText)
      for (let space = form.indexOf(" "); space > 0; space = form.indexOf(" ", space + 1)) {
        const end = form.slice(space + 1);
        const other = ends.get(end);
        const isSure = !ends.has(end) || (other !== undefined && this.#byText.get(other)?.key === key);
        ends.set(end, isSure ? (other ?? form) : undefined);
      }
    return ends;
  }

  get #solidForms(): ReadonlyMap<string, string> {
    return (this.#solid ??= new Map([...this.#byText.keys()].map((form) => [withoutBlanks(form), form])));
  }
}

function withoutBlanks(words: string): string {
  return words.replaceAll(" ", "");
}

/** The run of letters at `at`, or the single unit there. */
export function firstWord(text: string, at: number): string {
  let end = at;
  while (end < text.length && isLetterCode(text.charCodeAt(end))) end++;
  return text.slice(at, Math.max(end, at + 1));
}
