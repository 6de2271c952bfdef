import type { PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { Lexicon } from "./lexicon.js";

/** Groups of the packs' terms that tell what a number in a rule's text is. */
const groups: ReadonlySet<string> = new Set(["unit", "level", "number", "action", "save", "prose"]);
const joining = ["or", "and", "plus", "minus", "per", "up-to", "or-less", "or-more", "at-least"];
const words: ReadonlySet<string> = new Set(joining.map((name) => `word/${name}`));
const excluded: ReadonlySet<string> = new Set(["save/none", "save/special"]);

interface Fragment {
  readonly text: string;
  readonly concept: string;
}

/** The words of facts in one language: those of facts.yaml go before the terms of the same form. */
export class FactWords {
  readonly lexicon: Lexicon;
  readonly #starts = new Map<string, Fragment[]>();
  readonly #ends: Fragment[] = [];
  readonly #insides: Fragment[] = [];

  /** @param terms - Terms of a ruleset, then of the language. */
  constructor(data: PackData, terms: readonly PackData["terms"][]) {
    const forms: [form: string, concept: string][] = [];
    for (const [concept, list] of Object.entries(data.facts ?? {})) {
      for (const form of list) {
        const text = foldKey(form.replace(/^-|-$/g, ""));
        const before = form.startsWith("-");
        const after = form.endsWith("-");
        if (before && after) this.#insides.push({ text, concept });
        else if (before) this.#ends.push({ text, concept });
        else if (after) this.#addStart({ text, concept });
        else forms.push([text, concept]);
      }
    }
    for (const term of terms) {
      for (const [concept, value] of Object.entries(term)) {
        if (excluded.has(concept)) continue;
        if (!groups.has(concept.slice(0, concept.indexOf("/"))) && !words.has(concept)) continue;
        const list = Array.isArray(value) ? value : [...value.forms, ...Object.values(value.print ?? {})];
        for (const form of list) forms.push([foldKey(form), concept]);
      }
    }
    this.lexicon = new Lexicon(forms, data.pack.colonEndings ?? []);
    this.#ends.sort(longestFirst);
    this.#insides.sort(longestFirst);
  }

  /** The concept of a folded word by its parts: what stands at its end or inside heads a compound, and goes before its start. */
  byPart(word: string): string | undefined {
    for (const { text, concept } of this.#ends) if (word.length > text.length && word.endsWith(text)) return concept;
    for (const { text, concept } of this.#insides) if (word.indexOf(text, 1) > 0) return concept;
    for (const { text, concept } of this.#starts.get(word.slice(0, startLetters)) ?? [])
      if (word.startsWith(text)) return concept;
    return undefined;
  }

  #addStart(fragment: Fragment): void {
    const key = fragment.text.slice(0, startLetters);
    const list = this.#starts.get(key) ?? [];
    list.push(fragment);
    this.#starts.set(key, list.sort(longestFirst));
  }
}

/** Letters by which word starts are grouped; a start has at least as many. */
const startLetters = 3;

function longestFirst(a: Fragment, b: Fragment): number {
  return b.text.length - a.text.length;
}
