import type { Entry } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { nameIn } from "../../print/print-entry.js";
import { compareIds } from "../file-names.js";
import type { EntryChange, Errata, LoneEntry } from "./changes.js";
import { compareFields } from "./compare-fields.js";
import { compareText } from "./compare-text.js";
import { pairEntries } from "./pair-entries.js";

export interface CompareOptions {
  /** The language of the errata. */
  readonly pack: LanguagePack;
  /** The language whose texts are compared, as if the editions had no other; all if left out. */
  readonly only?: string;
}

/** How a new edition of entries differs from an old one. Each edition has an id once. */
export function compareEditions(old: readonly Entry[], current: readonly Entry[], options: CompareOptions): Errata {
  const { pack, only } = options;
  const inLanguage = ({ text }: Entry): boolean => only === undefined || Object.hasOwn(text, only);
  const { pairs, added, removed } = pairEntries(old.filter(inLanguage), current.filter(inLanguage));
  const changed = pairs.flatMap(({ before, after }) => compareEntries(before, after, options) ?? []);
  const lone = (entry: Entry): LoneEntry => ({
    id: entry.id,
    kind: entry.kind,
    name: nameIn(entry, pack.lang).name,
  });
  const collator = new Intl.Collator(pack.lang);
  const byName = (a: LoneEntry, b: LoneEntry): number => collator.compare(a.name, b.name) || compareIds(a.id, b.id);
  return {
    lang: pack.lang,
    changed: changed.sort(byName),
    added: added.map(lone).sort(byName),
    removed: removed.map(lone).sort(byName),
  };
}

function compareEntries(before: Entry, after: Entry, { pack, only }: CompareOptions): EntryChange | undefined {
  const langsOf = ({ text }: Entry): string[] =>
    Object.keys(text)
      .filter((lang) => only === undefined || lang === only)
      .sort(compareIds);
  const [oldLangs, newLangs] = [langsOf(before), langsOf(after)];
  const langs = newLangs.filter((lang) => oldLangs.includes(lang));
  const texts = langs.flatMap((lang) => {
    const [old, current] = [before.text[lang], after.text[lang]];
    return old === undefined || current === undefined ? [] : [{ lang, old, current }];
  });
  const change: EntryChange = {
    id: after.id,
    kind: after.kind,
    name: nameIn(after, pack.lang).name,
    ...(before.id === after.id ? {} : { idBefore: before.id }),
    names: texts.flatMap(({ lang, old, current }) =>
      old.name === current.name ? [] : [{ lang, before: old.name, after: current.name }],
    ),
    languagesAdded: newLangs.filter((lang) => !oldLangs.includes(lang)),
    languagesRemoved: oldLangs.filter((lang) => !newLangs.includes(lang)),
    fields: compareFields(before, after, langs, pack),
    description: texts.flatMap(({ lang, old, current }) =>
      compareText(old.description, current.description, lang, pack),
    ),
  };
  const { idBefore, names, languagesAdded, languagesRemoved, fields, description } = change;
  const isSame =
    idBefore === undefined &&
    [names, languagesAdded, languagesRemoved, fields, description].every(({ length }) => length === 0);
  return isSame ? undefined : change;
}
