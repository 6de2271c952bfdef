import { type Check, type CheckContext, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { namePlace } from "./places.js";
import { Rulesets } from "./translations.js";

/** A file is meant to be translated whole where at least so many of its entries, and so large a share, are. */
const fewest = 3;
const share = 0.6;
/** Names that the message shows. */
const shown = 5;

/** Entries that a language lacks in a file whose other entries it has, told once for each file and language. */
export const missingEntries: Check = {
  code: "RG3106",
  *run(context) {
    const langs = [...new Set(context.texts.map(({ lang }) => lang))].sort();
    for (const texts of byFile(context).values()) {
      for (const lang of langs) {
        const missing = missingIn(lang, texts, context);
        const [first] = missing;
        if (first === undefined || first.lang === lang) continue;
        const names = missing.map(({ entry, lang: own }) => entry.text[own]?.name ?? entry.id);
        yield findingIn(first, {
          code: "RG3106",
          severity: "info",
          range: namePlace(first),
          data: {
            firstLang: lang,
            count: missing.length,
            names: names.slice(0, shown).join(", ") + (names.length > shown ? " …" : ""),
          },
          field: "name",
          related: missing.slice(1).map((text) => ({ file: text.file, range: namePlace(text) })),
        });
      }
    }
  },
};

function byFile({ texts }: CheckContext): ReadonlyMap<string, EntryText[]> {
  const files = new Map<string, EntryText[]>();
  for (const text of texts) files.set(text.file, [...(files.get(text.file) ?? []), text]);
  return files;
}

function missingIn(lang: string, texts: readonly EntryText[], context: CheckContext): EntryText[] {
  const rulesets = new Rulesets(context);
  const there = texts.filter(({ entry }) => entry.text[lang] !== undefined);
  if (there.length < fewest || there.length < share * texts.length) return [];
  const other = context.texts.find((text) => text.lang === lang && text.entry === there[0]?.entry);
  // A chapter of another ruleset has concepts of its own.
  if (other === undefined || !rulesets.agree(other, there[0] as EntryText)) return [];
  return texts.filter(({ entry }) => entry.text[lang] === undefined);
}
