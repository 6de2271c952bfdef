import type { ParseOptions } from "../compile.js";
import { loadPackData } from "../packs/load-pack.js";
import { PackError } from "../packs/pack-error.js";
import type { PackSet } from "../packs/pack-set.js";
import type { Translations, Words } from "../report/words.js";
import { builtInLangs, builtInLocale, packSetWith } from "./built-in-packs.js";
import { locatePackError } from "./pack-place.js";
import { loadStyleMap } from "./style-map.js";
import { didYouMean, listed } from "./suggest.js";
import { uiLanguage } from "./ui-language.js";
import { UsageError } from "./usage-error.js";

/** Options that every command which reads texts has. */
export interface ReadingOptions {
  readonly lang?: string;
  readonly ruleset?: string;
  readonly pack?: readonly string[];
  /** File that says what the named styles of documents set. */
  readonly styleMap?: string;
  readonly ui?: string;
}

/** The packs and the words of one run of a command. */
export interface Session {
  readonly packs: PackSet;
  readonly words: Words;
  readonly translations: Translations;
  /** Options of `parseFile`. */
  readonly parsing: Pick<ParseOptions, "packs" | "lang" | "ruleset" | "styles">;
}

/** The packs, and the words at once. @throws {UsageError | PackError} */
export async function openSession(options: ReadingOptions): Promise<Session> {
  return { ...(await openReading(options)), ...(await openWords(options.ui)) };
}

/** The packs alone. @throws {UsageError | PackError} */
export async function openReading(options: ReadingOptions): Promise<Pick<Session, "packs" | "parsing">> {
  const more = await Promise.all((options.pack ?? []).map(loadOuterPack));
  const packs = await packSetWith(more);
  if (options.lang !== undefined && packs.get(options.lang) === undefined) {
    const known = [...packs.langs].sort();
    throw new UsageError(
      `no pack has the language \`${options.lang}\`; known are ${listed(known, "and")}${didYouMean(options.lang, known)}`,
    );
  }
  return {
    packs,
    parsing: {
      packs,
      ...(options.lang === undefined ? {} : { lang: options.lang }),
      ...(options.ruleset === undefined ? {} : { ruleset: options.ruleset }),
      ...(options.styleMap === undefined ? {} : { styles: await loadStyleMap(options.styleMap) }),
    },
  };
}

/** The words of the language for messages. @throws {UsageError} if `ui` names one that has none. */
export async function openWords(ui: string | undefined): Promise<{ words: Words; translations: Translations }> {
  const lang = uiLanguage(ui, process.env, await builtInLangs());
  const { Translations } = await import("../report/words.js");
  const translations = new Translations().add(lang, await builtInLocale(lang));
  return { words: translations.words(lang), translations };
}

/**
 * The words of the language for messages, loaded when they are first asked for: most runs of `parse` print none.
 * @throws {UsageError} at once if `ui` names a language that has none.
 */
export async function lazyWords(ui: string | undefined): Promise<() => Promise<Words>> {
  uiLanguage(ui, process.env, await builtInLangs());
  let words: Promise<Words> | undefined;
  return () => (words ??= openWords(ui).then((opened) => opened.words));
}

async function loadOuterPack(path: string): ReturnType<typeof loadPackData> {
  try {
    return await loadPackData(path);
  } catch (error) {
    if (error instanceof PackError) throw await locatePackError(error);
    throw new PackError(error instanceof Error ? error.message : String(error), { file: path });
  }
}
