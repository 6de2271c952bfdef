import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { LocaleTexts } from "../generated/types.js";
import { Translations, type Words } from "./words.js";

const grammar = join(import.meta.dirname, "../../grammar");

export const uiLanguages = ["en", "fr", "it", "fi"] as const;

/** The texts of a language's diagnostics and of the command line. */
export function localeOf(lang: string): LocaleTexts {
  const files = ["messages.yaml", "cli.yaml"];
  const parts = files.map((file) => parse(readFileSync(join(grammar, lang, "locale", file), "utf8")) as LocaleTexts);
  return Object.assign({}, ...parts) as LocaleTexts;
}

export function wordsOf(lang: string): Words {
  return new Translations().add(lang, localeOf(lang)).words(lang);
}
