import type { RulesWords } from "../emit/rules.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Translations } from "../report/words.js";

/** What the pages of a language's rules say, from its locale. */
export function rulesWords(pack: LanguagePack | undefined, translations: Translations): RulesWords | undefined {
  if (pack === undefined) return undefined;
  const words = translations.add(pack.lang, pack.data.locale ?? {}).words(pack.lang);
  const languages = new Intl.DisplayNames([pack.lang], { type: "language" });
  return {
    language: (tag) => languages.of(tag) ?? tag,
    text: (key) => words.text(`rules.${key}`),
  };
}

/** Names by which a pack knows a rule's concept. */
export function conceptForms(pack: LanguagePack | undefined, concept: string): readonly string[] {
  return pack?.data.rules?.concepts?.[concept]?.names ?? [];
}
