import type { LanguagePack } from "../../packs/language-pack.js";
import { foldKey } from "../../text/fold.js";
import type { CheckContext } from "../check.js";
import { plain, proseOf, startsSentence, wordsIn } from "./prose.js";

/** Words that a book itself shows to be right. */
export interface Vocabulary {
  /** How often each word stands in the texts of the language, in small letters. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words of packs and of entries' names, in small letters. */
  readonly terms: ReadonlySet<string>;
  /** Whether they have the word. */
  readonly given: (word: string) => boolean;
  /** Those of the language's own pack and of the names in it. */
  readonly own: ReadonlySet<string>;
  /** Words that have a capital inside of sentences, in small letters, with how often they have it. */
  readonly capitals: ReadonlyMap<string, number>;
}

const known = new WeakMap<CheckContext, Map<string, Vocabulary>>();

export function vocabularyOf(context: CheckContext, lang: string): Vocabulary {
  let languages = known.get(context);
  if (languages === undefined) known.set(context, (languages = new Map<string, Vocabulary>()));
  let vocabulary = languages.get(lang);
  if (vocabulary === undefined) languages.set(lang, (vocabulary = vocabularyFrom(context, lang)));
  return vocabulary;
}

function vocabularyFrom(context: CheckContext, lang: string): Vocabulary {
  const counts = new Map<string, number>();
  const capitals = new Map<string, number>();
  for (const { piece } of proseOf(context, lang)) {
    for (const word of piecesOfWords(piece.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const { word, start } of wordsIn(piece.text)) {
      if (!/^\p{Lu}\p{Ll}+$/u.test(word) || startsSentence(piece.text, start)) continue;
      const small = plain(word);
      capitals.set(small, (capitals.get(small) ?? 0) + 1);
    }
  }
  const given = new Set<string>();
  const own = new Set<string>();
  const add = (words: Iterable<string>, of: string): void => {
    for (const word of words) {
      given.add(word);
      if (of === lang) own.add(word);
    }
  };
  // Names and terms of other languages stand in translations too.
  for (const pack of context.packs.all) add(wordsOfPack(pack), pack.lang);
  for (const { text } of context.entries)
    for (const [of, { name }] of Object.entries(text)) add(piecesOfWords(name), of);
  // But a word of another language is no excuse for a lost accent.
  for (const word of own) {
    const bare = foldKey(word);
    if (bare !== word && !own.has(bare)) given.delete(bare);
  }
  return { counts, terms: given, given: (word) => given.has(word), own, capitals };
}

const packWords = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** The words of a pack's terms and labels. */
function wordsOfPack(pack: LanguagePack): ReadonlySet<string> {
  let words = packWords.get(pack);
  if (words === undefined) {
    const { terms, labels } = pack.data;
    packWords.set(pack, (words = new Set([...strings([terms, labels])].flatMap(piecesOfWords))));
  }
  return words;
}

function piecesOfWords(text: string): string[] {
  return wordsIn(plain(text)).flatMap(({ word }) => (/['-]/.test(word) ? [word, ...word.split(/['-]/)] : [word]));
}

function* strings(data: unknown): Generator<string> {
  if (typeof data === "string") yield data;
  else if (typeof data === "object" && data !== null) for (const value of Object.values(data)) yield* strings(value);
}
