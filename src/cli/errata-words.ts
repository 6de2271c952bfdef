import type { ErrataWords } from "../emit/errata/words.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { labelOf } from "../print/print-entry.js";
import type { Translations, Words } from "../report/words.js";

/** What a sheet of errata says in the pack's language. */
export function errataWords(pack: LanguagePack, translations: Translations): ErrataWords {
  const words = translations.add(pack.lang, pack.data.locale ?? {}).words(pack.lang);
  return { ...errataTexts(words, pack), colon: words.text("card.colon") };
}

/** The same in the language of messages; labels of stat lines are those of the pack. */
export function errataTexts(words: Words, pack: LanguagePack): ErrataWords {
  const languages = new Intl.DisplayNames([words.lang], { type: "language" });
  return {
    label: (key, kind) => labelOf(key, kind, pack) ?? key,
    colon: words.text("cli.colon"),
    language: (tag) => languages.of(tag) ?? tag,
    text: (key, values) => words.text(`errata.${key}`, values),
  };
}
