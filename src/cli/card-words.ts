import type { CardWords, EntryKind } from "../emit/cards.js";
import { type LanguagePack, termForms } from "../packs/language-pack.js";
import type { Translations } from "../report/words.js";
import { foldKey } from "../text/fold.js";

const coins = ["unit/gp", "unit/sp", "unit/cp", "unit/pp"];

/** What a language's cards say: labels and concepts in the pack's printed forms, the rest from its locale. */
export function cardWords(pack: LanguagePack | undefined, translations: Translations): CardWords | undefined {
  if (pack === undefined) return undefined;
  const { labels, terms, locale } = pack.data;
  const words = translations.add(pack.lang, locale ?? {}).words(pack.lang);
  const languages = new Intl.DisplayNames([pack.lang], { type: "language" });
  const price = pricePattern(pack);
  const ofSpells = new Set(labels.kinds?.["spell"] ?? []);
  const ofPowers = new Set(labels.kinds?.["power"] ?? []);
  /** The printed form, or where only the other kind has it, the first that this kind alone has. */
  const labelOf = (field: string, kind: EntryKind): string | undefined => {
    const forms: readonly string[] = labels.fields?.[field as keyof typeof labels.fields] ?? [];
    const [own, others] = kind === "power" ? [ofPowers, ofSpells] : [ofSpells, ofPowers];
    const [first] = forms;
    if (first !== undefined && !others.has(first)) return first;
    return forms.find((form) => own.has(form)) ?? forms.find((form) => !others.has(form)) ?? forms[0];
  };
  return {
    label: labelOf,
    detailLabel: (role) => labels.details?.[role]?.[0],
    concept: (id) => {
      const term = terms[id];
      return term === undefined ? undefined : termForms(term)[0];
    },
    fullName: (id) => fullNameOf(terms[id]),
    language: (tag) => languages.of(tag) ?? tag,
    namesPrice: (text) => price.test(foldKey(text)),
    text: (key, values) => words.text(`card.${key}`, values),
  };
}

/** The form that the pack gives as full; else the first that is no abbreviation. */
function fullNameOf(term: LanguagePack["data"]["terms"][string] | undefined): string | undefined {
  if (term === undefined) return undefined;
  const forms = termForms(term);
  const printed = Array.isArray(term) || typeof term === "string" ? undefined : term.print;
  return printed?.["full"] ?? printed?.["one"] ?? forms.find((form) => form.length > 4) ?? forms[0];
}

/** A number and a word for coins, as facts know them. */
function pricePattern({ data }: LanguagePack): RegExp {
  const forms = coins.flatMap((coin) => data.facts?.[coin] ?? []).map(foldKey);
  const words = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(words.length === 0 ? "(?!)" : `\\d\\s*(?:${words.join("|")})(?!\\p{L})`, "u");
}
