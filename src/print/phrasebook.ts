import type { PhraseVariants, Phrases, TermObject } from "../generated/types.js";
import type { LanguagePack } from "../packs/language-pack.js";

/** A word or phrase that a pack does not have: the value cannot be printed in its language. */
export class MissingPhrase extends Error {}

/** What fills a slot of a template. */
export type Slots = Readonly<Record<string, string>>;

const slot = /\{([^{}:]+)(?::(upper|lower))?\}/g;

/** A pack's words and phrases, looked up for printing. */
export class Phrasebook {
  readonly pack: LanguagePack;
  readonly phrases: Phrases;
  readonly #plurals: Intl.PluralRules;

  /** @throws {MissingPhrase} if the pack has no phrases. */
  constructor(pack: LanguagePack) {
    if (pack.data.phrases === undefined) throw new MissingPhrase(`no phrases of ${pack.lang}`);
    this.pack = pack;
    this.phrases = pack.data.phrases;
    this.#plurals = new Intl.PluralRules(pack.lang);
  }

  /** CLDR plural category of a number. */
  plural(value: number): string {
    return this.#plurals.select(value);
  }

  /** The first print form of a concept that is there, else its first form. */
  word(concept: string, ...forms: readonly string[]): string {
    const term = this.pack.data.terms[concept];
    if (term === undefined) throw new MissingPhrase(concept);
    const print: TermObject["print"] = Array.isArray(term) ? undefined : term.print;
    for (const form of forms) {
      const printed = print?.[form];
      if (printed !== undefined) return printed;
    }
    const first = Array.isArray(term) ? term[0] : (print?.["one"] ?? term.forms[0]);
    if (first === undefined) throw new MissingPhrase(concept);
    return first;
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
    const found = this.phrases.templates[template];
    if (found === undefined) throw new MissingPhrase(template);
    const text = typeof found === "string" ? found : variantOf(found, variants);
    if (text === undefined) throw new MissingPhrase(template);
    return text.replace(slot, (_, name: string, change: string | undefined) =>
      changeCase(this.#slotText(name, slots, template), change),
    );
  }

  /** "a, b": joined two by two with a template of `first` and `second`. */
  join(template: string, parts: readonly string[]): string {
    const [first = "", ...rest] = parts;
    return rest.reduce((text, part) => this.fill(template, { first: text, second: part }), first);
  }

  #slotText(name: string, slots: Slots, template: string): string {
    const filled = slots[name];
    if (filled !== undefined) return filled;
    if (!name.includes("/")) throw new MissingPhrase(`${template} {${name}}`);
    const [concept = "", ...forms] = name.split(".");
    return this.word(concept, ...(forms.length === 0 ? [] : [forms.join(".")]));
  }
}

function variantOf(template: PhraseVariants, variants: readonly (string | undefined)[]): string | undefined {
  for (const variant of variants)
    if (variant !== undefined && template[variant] !== undefined) return template[variant];
  return template["other"];
}

function changeCase(text: string, change: string | undefined): string {
  if (change === undefined || text === "") return text;
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
