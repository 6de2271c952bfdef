import { createInstance, type i18n } from "i18next";
import type { LocaleTexts } from "../generated/types.js";

/** A language's texts. Keys are dotted paths into its locale: `messages.RG1201.help`, `cli.entries`. */
export interface Words {
  readonly lang: string;
  /** The text of `key` with `values` put in; `count` chooses the plural form. The key itself where there is no text. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

/** The texts of all languages of a run: one i18next, to which locales are added as they are needed. */
export class Translations {
  readonly #i18n: i18n = createInstance();

  constructor() {
    void this.#i18n.init({
      initAsync: false,
      showSupportNotice: false,
      lng: "en",
      fallbackLng: "en",
      resources: {},
      interpolation: { escapeValue: false },
    });
  }

  /** Adds a language's locale, over what it has already. */
  add(lang: string, locale: LocaleTexts): this {
    this.#i18n.addResourceBundle(lang, "translation", locale, true, true);
    return this;
  }

  /** The texts of `lang`; English ones, if they were added, where it lacks them. */
  words(lang: string): Words {
    const translate = this.#i18n.getFixedT(lang);
    return {
      lang,
      // Values come from sources: `nest: false` keeps a source's `$t(…)` from being looked up.
      text: (key, values = {}) => translate(key, { replace: values, ...countOf(values), nest: false }),
      has: (key) => this.#i18n.exists(key, { lng: lang }),
    };
  }
}

function countOf({ count }: Readonly<Record<string, string | number>>): { count?: number } {
  return typeof count === "number" ? { count } : {};
}
