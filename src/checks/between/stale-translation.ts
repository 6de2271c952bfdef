import type { Entry } from "../../model/entry.js";
import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { namePlace } from "./places.js";
import { textHash } from "./text-hash.js";

/**
 * A translation whose source has changed since. What it was translated from is told by the front matter of its file
 * (`translated-from: fr@0123456789ab`, over all entries of the file) or by the alignment, for each entry.
 */
export const staleTranslation: Check = {
  code: "RG3109",
  *run(context) {
    yield* staleFiles(context);
    for (const text of context.texts) {
      const stamp = context.stamps?.get(text.entry.id);
      if (stamp === undefined || stamp.lang === text.lang || text.entry.text[stamp.lang] === undefined) continue;
      const hash = textHash([text.entry], stamp.lang);
      if (hash !== stamp.hash) yield finding(text, stamp.lang, hash, context);
    }
  },
};

function* staleFiles(context: CheckContext): Iterable<CheckFinding> {
  const byFile = new Map<string, EntryText[]>();
  for (const text of context.texts) {
    if (text.source.translatedFrom !== undefined) byFile.set(text.file, [...(byFile.get(text.file) ?? []), text]);
  }
  for (const texts of byFile.values()) {
    const [first] = texts;
    const [, lang, hash] = /^([^@\s]+)@([0-9a-f]+)$/iu.exec(first?.source.translatedFrom ?? "") ?? [];
    if (first === undefined || lang === undefined || hash === undefined) continue;
    const sources: Entry[] = texts.map(({ entry }) => entry).filter(({ text }) => text[lang] !== undefined);
    if (sources.length === 0) continue;
    const now = textHash(sources, lang);
    if (now !== hash.toLowerCase()) yield finding(first, lang, `${lang}@${now}`, context);
  }
}

function finding(text: EntryText, lang: string, hash: string, { texts }: CheckContext): CheckFinding {
  const source = texts.find((other) => other.entry.id === text.entry.id && other.lang === lang);
  return findingIn(text, {
    code: "RG3109",
    severity: "warning",
    range: namePlace(text),
    data: { firstLang: lang, hash },
    field: "name",
    ...(source === undefined ? {} : { related: [{ file: source.file, range: namePlace(source) }] }),
  });
}
