import type { CardWords } from "../emit/cards.js";
import { type LanguagePack, termForms } from "../packs/language-pack.js";
import type { PackSet } from "../packs/pack-set.js";
import { labelOf } from "../print/print-entry.js";
import type { Translations } from "../report/words.js";
import { foldKey } from "../text/fold.js";

const coins = ["unit/gp", "unit/sp", "unit/cp", "unit/pp"];

/**
 * What a language's cards say: labels and concepts in the pack's printed forms, the rest from its locale.
 * @param packs - Languages in which untranslated texts may be.
 */
export function cardWords(
  pack: LanguagePack | undefined,
  translations: Translations,
  packs: PackSet,
): CardWords | undefined {
  if (pack === undefined) return undefined;
  const { labels, terms, locale } = pack.data;
  const words = translations.add(pack.lang, locale ?? {}).words(pack.lang);
  const languages = new Intl.DisplayNames([pack.lang], { type: "language" });
  return {
    // Lines without mechanics, such as the source, have labels too.
    label: (field, kind) => labelOf(field, kind, pack) ?? ownForms(labels.bookkeeping, field)[0],
    detailLabel: (role) => labels.details?.[role]?.[0],
    concept: (id) => {
      const term = terms[id];
      return term === undefined ? undefined : termForms(term)[0];
    },
    fullName: (id) => fullNameOf(terms[id]),
    language: (tag) => languages.of(tag) ?? tag,
    namesPrice: (text, lang) => {
      const own = packs.get(lang);
      return own !== undefined && pricePattern(own).test(foldKey(text));
    },
    text: (key, values) => words.text(`card.${key}`, values),
  };
}

/** A key may be a source's own word, such as `toString`. */
function ownForms(labels: Readonly<Record<string, readonly string[]>> | undefined, key: string): readonly string[] {
  return labels !== undefined && Object.hasOwn(labels, key) ? (labels[key] ?? []) : [];
}

/** The form that the pack gives as full; else the first that is no abbreviation. */
function fullNameOf(term: LanguagePack["data"]["terms"][string] | undefined): string | undefined {
  if (term === undefined) return undefined;
  const forms = termForms(term);
  const printed = Array.isArray(term) || typeof term === "string" ? undefined : term.print;
  return printed?.["full"] ?? printed?.["one"] ?? forms.find((form) => form.length > 4) ?? forms[0];
}

const pricePatterns = new WeakMap<LanguagePack, RegExp>();

/** A number and a word for coins, as facts know them. */
function pricePattern(pack: LanguagePack): RegExp {
  const known = pricePatterns.get(pack);
  if (known !== undefined) return known;
  const forms = coins.flatMap((coin) => pack.data.facts?.[coin] ?? []).map(foldKey);
  const words = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(words.length === 0 ? "(?!)" : `\\d\\s*(?:${words.join("|")})(?!\\p{L})`, "u");
  pricePatterns.set(pack, pattern);
  return pattern;
}
