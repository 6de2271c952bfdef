import { type LanguagePack, termForms } from "./language-pack.js";
import type { PackSet } from "./pack-set.js";

const byPacks = new WeakMap<PackSet, ReadonlySet<string>>();

/** All single words of the packs' labels and terms, in small letters, hyphened ones as they are. */
export function knownWords(packs: PackSet): ReadonlySet<string> {
  let words = byPacks.get(packs);
  if (words === undefined) {
    words = new Set(packs.all.flatMap((pack) => [...formsOf(pack)]).flatMap(wordsOf));
    byPacks.set(packs, words);
  }
  return words;
}

function* formsOf({ data }: LanguagePack): Generator<string> {
  const { fields, details, bookkeeping, description = [], name = [] } = data.labels;
  for (const group of [fields, details, bookkeeping]) yield* Object.values(group ?? {}).flat();
  yield* description;
  yield* name;
  const rulesets = Object.values(data.rulesets ?? {}).map(({ terms }) => terms ?? {});
  for (const terms of [data.terms, ...rulesets]) for (const term of Object.values(terms)) yield* termForms(term);
}

function wordsOf(form: string): string[] {
  return form.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}
