import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import { Inflector } from "../inflection.js";
import { TermFinder } from "../term-finder.js";
import type { EntryText, TextPiece } from "../texts.js";
import { Rulesets, type Translations, translationsOf } from "./translations.js";

const code = "RG3111";

/** Terms of one family stand for one another; a text that names one of them means no other. */
const families: readonly string[] = ["save", "school", "discipline"];
/** Shorter forms, abbreviations, may be other words where they have no capital. */
const shortestForm = 5;

/** A term that a description names. */
interface Named {
  readonly id: string;
  readonly piece: TextPiece;
  readonly start: number;
  readonly end: number;
}

/**
 * A save, school or discipline that a description names where the other languages name another one: they name the same
 * ones equally often, but for one. What a language leaves unsaid or says twice is no mistake.
 */
export const termsDiffer: Check = {
  code,
  *run(context) {
    const rulesets = new Rulesets(context);
    const loose = new LooseTerms(context);
    for (const translations of translationsOf(context.texts)) {
      const all = translations.map((text) => ({ text, named: namedIn(text) }));
      for (const family of families) yield* compare(all, family, rulesets, loose, translations);
    }
  },
};

interface Naming {
  readonly text: EntryText;
  readonly named: readonly Named[];
}

function* compare(
  all: readonly Naming[],
  family: string,
  rulesets: Rulesets,
  loose: LooseTerms,
  translations: Translations,
): Generator<CheckFinding> {
  const own = all.map(({ text, named }) => ({ text, named: named.filter(({ id }) => id.startsWith(`${family}/`)) }));
  for (const one of own) {
    const others = own.filter(
      ({ text, named }) => text !== one.text && named.length > 0 && rulesets.agree(text, one.text),
    );
    const [first] = others;
    if (first === undefined) continue;
    // Of two languages nothing tells which is wrong: the translation is the later one.
    if (others.length === 1 && translations.indexOf(one.text) < translations.indexOf(first.text)) continue;
    const odd = oddAmong(one, others, loose.of(one.text, family));
    if (odd === undefined) continue;
    const { here, there } = odd;
    yield findingIn(one.text, {
      code,
      severity: "error",
      range: here.piece.rangeOf(here.start, here.end),
      data: {
        first: there.piece.text.slice(there.start, there.end),
        firstLang: first.text.lang,
        second: here.piece.text.slice(here.start, here.end),
        secondLang: one.text.lang,
      },
      field: "description",
      related: [{ file: first.text.file, range: there.piece.rangeOf(there.start, there.end) }],
    });
  }
}

/** The term that stands in place of another one, if the text departs from all others in just that. */
function oddAmong(
  one: Naming,
  others: readonly Naming[],
  loose: readonly Named[],
): { here: Named; there: Named } | undefined {
  const [first] = others;
  if (first === undefined) return undefined;
  const places = (named: readonly Named[], id: string): Named[] => named.filter((item) => item.id === id);
  for (const { named } of others) if (!sameCounts(named, first.named)) return undefined;
  const missing = first.named.filter(
    ({ id }, i) => places(first.named.slice(0, i), id).length >= places(one.named, id).length,
  );
  const extra = one.named.filter(
    ({ id }, i) => places(one.named.slice(0, i), id).length >= places(first.named, id).length,
  );
  const [there, ...more] = missing;
  if (there === undefined || more.length > 0 || extra.length > 1) return undefined;
  const [last] = extra.length > 0 ? extra : loose.filter(({ id }) => places(first.named, id).length === 0);
  if (last === undefined) return undefined;
  // Where the term stands rightly too, the place in the order tells which of them is wrong.
  const at = one.named.findIndex(({ id }, i) => id !== first.named[i]?.id);
  const here = one.named[at]?.id === last.id ? one.named[at] : last;
  return { here, there };
}

function sameCounts(a: readonly Named[], b: readonly Named[]): boolean {
  const sorted = (named: readonly Named[]): string =>
    named
      .map(({ id }) => id)
      .sort()
      .join(" ");
  return sorted(a) === sorted(b);
}

function namedIn({ entry, lang, pieces }: EntryText): Named[] {
  return (entry.text[lang]?.mentions ?? []).flatMap(({ type, concept, block, item, start, end }) => {
    const piece = pieces.find((p) => p.field === "description" && p.block === block && p.item === item);
    return type !== "concept" || concept === undefined || piece === undefined
      ? []
      : [{ id: concept, piece, start, end }];
  });
}

/** Terms that a description names without a capital, where only a capital tells them from other words. */
class LooseTerms {
  readonly #finders = new Map<string, TermFinder<string>>();
  readonly #packs: CheckContext["packs"];

  constructor({ packs }: CheckContext) {
    this.#packs = packs;
  }

  of(text: EntryText, family: string): readonly Named[] {
    const finder = this.#finderOf(text.lang);
    return text.pieces.flatMap((piece) =>
      piece.field !== "description"
        ? []
        : [...finder.find(piece.text)].flatMap(({ value: id, start, end }) =>
            id.startsWith(`${family}/`) && !/\p{Lu}/u.test(piece.text.slice(start, end))
              ? [{ id, piece, start, end }]
              : [],
          ),
    );
  }

  #finderOf(lang: string): TermFinder<string> {
    let finder = this.#finders.get(lang);
    if (finder !== undefined) return finder;
    const data = this.#packs.get(lang)?.data;
    this.#finders.set(lang, (finder = new TermFinder<string>(new Inflector(data?.checks?.inflection))));
    for (const [id, term] of Object.entries(data?.terms ?? {})) {
      if (!families.some((family) => id.startsWith(`${family}/`))) continue;
      for (const form of "forms" in term ? term.forms : term) if (form.length >= shortestForm) finder.add(form, id);
    }
    return finder;
  }
}
