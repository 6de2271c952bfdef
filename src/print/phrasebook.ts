import { createInstance, type i18n } from "i18next";
import type { Phrases } from "../generated/types.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { templateResources, wordResources } from "./phrase-resources.js";

/** A word or phrase that a pack does not have: the value cannot be printed in its language. */
export class MissingPhrase extends Error {}

/** What fills a slot of a template. */
export type Slots = Readonly<Record<string, string>>;

/** A template as its texts, at even places, and its slots, at odd ones. */
type Filling = readonly string[];

/** Parts the slots of a filling from its texts. */
const edge = "\u0000";

/**
 * A pack's words and phrases, looked up for printing in an i18next instance of its own: the templates are the namespace
 * `phrases`, the terms `words`. I18next chooses plural forms and variants and puts words into templates; what it gave is
 * kept, and values are put in behind that: they come from sources, so nothing in them may be looked up or replaced.
 */
export class Phrasebook {
  readonly pack: LanguagePack;
  readonly phrases: Phrases;
  readonly #plurals: Intl.PluralRules;
  readonly #i18n: i18n;
  readonly #words = new Map<string, string>();
  readonly #fillings = new Map<string, Filling>();

  /** @throws {MissingPhrase} if the pack has no phrases. */
  constructor(pack: LanguagePack) {
    const { lang, data } = pack;
    if (data.phrases === undefined) throw new MissingPhrase(`no phrases of ${lang}`);
    this.pack = pack;
    this.phrases = data.phrases;
    this.#plurals = new Intl.PluralRules(lang);
    this.#i18n = createInstance();
    void this.#i18n.init({
      initAsync: false,
      showSupportNotice: false,
      lng: lang,
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      resources: {
        [lang]: {
          phrases: templateResources(data.phrases.templates),
          words: wordResources(data.terms, this.#plurals.resolvedOptions().pluralCategories),
        },
      },
      interpolation: {
        prefix: "{",
        suffix: "}",
        formatSeparator: ":",
        escapeValue: false,
        alwaysFormat: true,
        format: (_, change, _lang, options) => this.#slot(String(options?.["interpolationkey"]), change),
      },
      parseMissingKeyHandler: (key) => {
        throw new MissingPhrase(key);
      },
    });
  }

  /** Whether the language speaks of this number in the singular. */
  isOne(value: number): boolean {
    return this.#plurals.select(value) === "one";
  }

  /** The first print form of a concept that is there, else its first form. */
  word(concept: string, ...forms: readonly string[]): string {
    return this.#word([...forms.map((form) => `${concept}_${form}`), concept]);
  }

  /** The form of a concept behind a number, by its CLDR plural category. */
  counted(concept: string, count: number): string {
    return this.#word([concept], count);
  }

  /** A print form, or undefined where the pack has none. */
  printForm(concept: string, form: string): string | undefined {
    const term = this.pack.data.terms[concept];
    return term === undefined || Array.isArray(term) ? undefined : term.print?.[form];
  }

  gender(concept: string): string | undefined {
    const term = this.pack.data.terms[concept];
    return term === undefined || Array.isArray(term) ? undefined : term.gender;
  }

  has(template: string): boolean {
    return this.phrases.templates[template] !== undefined;
  }

  /** Fills a template; of its variants the first of `variants` that it has is taken, else `other`. */
  fill(template: string, slots: Slots, ...variants: readonly (string | undefined)[]): string {
    const keys = [...variants.filter((v) => v !== undefined).map((v) => `${template}_${v}`), template];
    const id = keys.join(" ");
    let filling = this.#fillings.get(id);
    if (filling === undefined) {
      filling = this.#i18n.t(keys, { ns: "phrases", nest: false }).split(edge);
      this.#fillings.set(id, filling);
    }
    return filling.map((part, i) => (i % 2 === 0 ? part : valueOf(part, slots, template))).join("");
  }

  /** "a, b": joined two by two with a template of `first` and `second`. */
  join(template: string, parts: readonly string[]): string {
    const [first = "", ...rest] = parts;
    return rest.reduce((text, part) => this.fill(template, { first: text, second: part }), first);
  }

  #word(keys: readonly string[], count?: number): string {
    const id = count === undefined ? keys.join(" ") : `${keys.join(" ")} ${this.#plurals.select(count)}:`;
    let word = this.#words.get(id);
    if (word === undefined) {
      const options = { ns: "words", nest: false, skipInterpolation: true, ...(count === undefined ? {} : { count }) };
      word = this.#i18n.t([...keys], options);
      this.#words.set(id, word);
    }
    return word;
  }

  /** What stands in a template in place of `{slot}`: a word, or the slot itself between edges. */
  #slot(slot: string, change: string | undefined): string {
    if (!slot.includes("/")) return `${edge}${slot}:${change ?? ""}${edge}`;
    const [concept = "", ...forms] = slot.split(".");
    return changeCase(this.word(concept, ...(forms.length === 0 ? [] : [forms.join(".")])), change);
  }
}

function valueOf(slot: string, slots: Slots, template: string): string {
  const [name = "", change] = slot.split(":");
  const value = slots[name];
  if (value === undefined) throw new MissingPhrase(`${template} {${name}}`);
  return changeCase(value, change);
}

function changeCase(text: string, change: string | undefined): string {
  if ((change !== "upper" && change !== "lower") || text === "") return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return (change === "upper" ? first.toUpperCase() : first.toLowerCase()) + text.slice(first.length);
}

const books = new WeakMap<LanguagePack, Phrasebook>();

/** The phrasebook of a pack. @throws {MissingPhrase} if the pack has no phrases. */
export function phrasebook(pack: LanguagePack): Phrasebook {
  let book = books.get(pack);
  if (book === undefined) books.set(pack, (book = new Phrasebook(pack)));
  return book;
}
