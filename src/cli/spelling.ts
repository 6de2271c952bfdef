import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Spelling } from "../checks/spelling.js";
import { openVoikko } from "./voikko.js";

export interface Spellings {
  readonly spelling: ReadonlyMap<string, Spelling>;
  /** Languages for which no spell checker is installed. */
  readonly missing: readonly string[];
}

const opened = new Map<string, Promise<Spelling | undefined>>();

/**
 * Spell checkers of the languages: Hunspell with the npm package `dictionary-<language>`, else Voikko, which knows compounds
 * and case endings. All are optional: what is not installed is no error. They stay open for later runs.
 */
export async function openSpellings(langs: Iterable<string>): Promise<Spellings> {
  const spelling = new Map<string, Spelling>();
  const missing: string[] = [];
  for (const lang of new Set(langs)) {
    const opening = opened.get(lang) ?? open(lang);
    opened.set(lang, opening);
    const checker = await opening;
    if (checker === undefined) missing.push(lang);
    else spelling.set(lang, checker);
  }
  return { spelling, missing };
}

async function open(lang: string): Promise<Spelling | undefined> {
  const checker = (await openHunspell(lang)) ?? (await openVoikko(lang));
  return checker === undefined ? undefined : remembering(checker);
}

async function openHunspell(lang: string): Promise<Spelling | undefined> {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`dictionary-${lang}`));
    const { createHunspellFromStrings } = await import("hunspell-wasm");
    const affixes = await readFile(join(folder, "index.aff"), "utf8");
    const words = await readFile(join(folder, "index.dic"), "utf8");
    const checker = await createHunspellFromStrings(affixes, words);
    return {
      knows: (word) => checker.testSpelling(word),
      suggest: (word) => checker.getSpellingSuggestions(word),
    };
  } catch {
    return undefined;
  }
}

/** Suggestions take a tenth of a second a word. */
function remembering(checker: Spelling): Spelling {
  const suggestions = new Map<string, readonly string[]>();
  return {
    knows: (word) => checker.knows(word),
    suggest: (word) => {
      let found = suggestions.get(word);
      if (found === undefined) suggestions.set(word, (found = checker.suggest(word)));
      return found;
    },
  };
}
