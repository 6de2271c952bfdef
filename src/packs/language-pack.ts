import type { Conventions, PackData } from "../generated/types.js";
import { foldKey } from "../text/fold.js";
import { type Family, familyExclusions, familyGroups } from "./families.js";
import { FactWords } from "./fact-words.js";
import { LabelIndex } from "./label-index.js";
import { Lexicon } from "./lexicon.js";
import { LinePhraseIndex } from "./line-phrases.js";

export type Convention = Conventions[string];

type Terms = PackData["terms"];

/** A language's words and number style, indexed for reading. Immutable but for caches; one per language and run. */
export class LanguagePack {
  readonly lang: string;
  readonly data: PackData;
  readonly labels: LabelIndex;
  readonly debrisSkip: LinePhraseIndex;
  readonly debrisEnd: LinePhraseIndex;
  readonly nameSuffixes: readonly string[];
  readonly namePrefixes: readonly string[];
  /** Letters that stand between a number of dice and their faces, folded. */
  readonly diceLetters: string;
  readonly decimalSigns: string;
  readonly thousandsSigns: string;
  readonly modifiersBefore: boolean;
  readonly #conventions: Conventions;
  readonly #lexicons = new Map<string, Lexicon>();
  readonly #factWords = new Map<string, FactWords>();
  #proseStarts: Set<string> | undefined;

  /**
   * @param data A pack that satisfies schemas/pack.schema.json.
   * @param sharedConventions Unit conventions of grammar/shared.
   */
  constructor(data: PackData, sharedConventions: Conventions) {
    this.data = data;
    this.lang = data.pack.lang;
    this.labels = new LabelIndex(data.labels);
    this.debrisSkip = new LinePhraseIndex(data.debris?.skip);
    this.debrisEnd = new LinePhraseIndex(data.debris?.end);
    this.namePrefixes = (data.debris?.namePrefixes ?? []).map(foldKey);
    this.nameSuffixes = (data.debris?.nameSuffixes ?? []).map(foldKey);
    this.diceLetters = (data.pack.dice ?? ["d"]).join("").toLowerCase();
    this.decimalSigns = (data.pack.decimal ?? [","]).join("");
    this.thousandsSigns = (data.pack.thousands ?? [" "]).join("");
    this.modifiersBefore = data.pack.modifiers === "before";
    this.#conventions = { ...sharedConventions, ...data.pack.conventions };
  }

  /** Words of `family`; those of `ruleset` go before the language's own. */
  lexicon(family: Family, ruleset?: string): Lexicon {
    const special = ruleset === undefined ? undefined : this.data.rulesets?.[ruleset]?.terms;
    // Families that look at the same words share them: targets, effects and areas.
    const words = `${familyGroups[family].join(" ")} ${(familyExclusions[family] ?? []).join(" ")}`;
    const key = special === undefined ? words : `${words} ${ruleset ?? ""}`;
    let lexicon = this.#lexicons.get(key);
    if (lexicon === undefined) {
      const forms = [...formsOf(special ?? {}, family), ...formsOf(this.data.terms, family)];
      lexicon = new Lexicon(forms, this.data.pack.colonEndings ?? []);
      this.#lexicons.set(key, lexicon);
    }
    return lexicon;
  }

  /** Words that tell what a number in a rule's text is; those of `ruleset` go before the language's own. */
  factWords(ruleset?: string): FactWords {
    const special = ruleset === undefined ? undefined : this.data.rulesets?.[ruleset]?.terms;
    const key = special === undefined ? "" : (ruleset ?? "");
    let found = this.#factWords.get(key);
    if (found === undefined) {
      found = new FactWords(this.data, special === undefined ? [this.data.terms] : [special, this.data.terms]);
      this.#factWords.set(key, found);
    }
    return found;
  }

  /** Whether a concept that prose may name starts with these letters: a cheap test before folding. */
  proseWords(letters: string): boolean {
    if (this.#proseStarts === undefined) {
      this.#proseStarts = new Set();
      for (const [id, term] of Object.entries(this.data.terms)) {
        if (/^(?:school|discipline|save|action)\//.test(id))
          for (const form of termForms(term)) this.#proseStarts.add(foldKey(form).slice(0, 3));
      }
    }
    return this.#proseStarts.has(foldKey(letters));
  }

  /** The unit convention of a ruleset, else of the language; undefined where printed units are canonical. */
  convention(ruleset?: string): Convention | undefined {
    const name =
      (ruleset === undefined ? undefined : this.data.rulesets?.[ruleset]?.convention) ?? this.data.pack.convention;
    return name === undefined ? undefined : this.#conventions[name];
  }
}

/** All forms of a term, printed form first, unfolded. */
export function termForms(term: Terms[string]): readonly string[] {
  return Array.isArray(term) ? term : [...term.forms, ...Object.values(term.print ?? {})];
}

function* formsOf(terms: Terms, family: Family): Generator<readonly [string, string]> {
  const groups: readonly string[] = familyGroups[family];
  const excluded = familyExclusions[family] ?? [];
  for (const [id, term] of Object.entries(terms)) {
    if (!groups.includes(id.slice(0, id.indexOf("/"))) || excluded.includes(id)) continue;
    for (const form of termForms(term)) yield [foldKey(form), id];
  }
}
