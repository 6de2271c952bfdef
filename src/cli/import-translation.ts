import { restoreText } from "../emit/interchange/restore.js";
import { translateEntry } from "../emit/interchange/translated-entry.js";
import { TranslationError, type TranslatedUnit, type TranslationFile } from "../emit/interchange/translation.js";
import { type EntryUnits, entryUnits, type LanguagePair, type Unit } from "../emit/interchange/units.js";
import type { Entry, RichText } from "../model/entry.js";
import type { PackSet } from "../packs/pack-set.js";
import { type Misreading, writeEntry } from "./interchange-check.js";
import { didYouMean } from "./suggest.js";
import type { TranslationFault } from "./translation-files.js";

/** An entry in the target language, as a Markdown file. */
export interface ImportedEntry {
  readonly id: string;
  readonly content: string;
}

export interface Imported {
  readonly written: readonly ImportedEntry[];
  /** First unit without a translation of each entry that is left out, and how many it has. */
  readonly incomplete: readonly { readonly key: string; readonly line: number; readonly count: number }[];
  readonly faults: readonly TranslationFault[];
}

/** So many unknown segments are given a suggestion: of a file of another book none is known. */
const longestGuessing = 20;

/** Translates the entries of a book of which a file has something. What is wrong in one entry says nothing of the others. */
export async function importTranslation(
  file: TranslationFile,
  book: readonly Entry[],
  pair: LanguagePair,
  packs: PackSet,
): Promise<Imported> {
  const faults: TranslationFault[] = [];
  const fault = (message: string, line: number, key?: string): void =>
    void faults.push({ file: file.file, line, key, message });
  const translated = new Map<string, TranslatedUnit>();
  for (const unit of file.units) {
    const before = translated.get(unit.key);
    if (before !== undefined) fault(`the segment stands in line ${String(before.line)} already`, unit.line, unit.key);
    else translated.set(unit.key, unit);
  }
  const entries = book.flatMap((entry) => entryUnits(entry, pair) ?? []);
  const keys = new Set(entries.flatMap(({ units }) => units.map(({ key }) => key)));
  for (const { key, line } of file.units)
    if (!keys.has(key))
      fault(`no text has this segment${faults.length < longestGuessing ? didYouMean(key, keys) : ""}`, line, key);

  const written: { id: string; content: string }[] = [];
  const incomplete: { key: string; line: number; count: number }[] = [];
  for (const own of entries) {
    const here = own.units.flatMap(({ key }) => translated.get(key) ?? []);
    // Most entries of a book whose translation has begun have nothing yet: that is no news.
    if (!here.some(({ target }) => target !== undefined)) continue;
    const texts = new Map<Unit, RichText | undefined>();
    const before = faults.length;
    for (const unit of own.units) {
      const found = translated.get(unit.key);
      try {
        texts.set(unit, found === undefined ? unit.targetText : restoreText(unit, found, pair));
      } catch (error) {
        if (!(error instanceof TranslationError)) throw error;
        fault(error.message, error.line, error.key);
      }
    }
    if (faults.length > before) continue;
    const entry = translateEntry(own, pair, (unit) => texts.get(unit));
    const [first] = entry.missing;
    if (first !== undefined) {
      const line = translated.get(first.key)?.line ?? here[0]?.line ?? 1;
      incomplete.push({ key: first.key, line, count: entry.missing.length });
      continue;
    }
    const { content, misreading } = await writeEntry(own.entry, entry, pair, packs);
    if (misreading === undefined) written.push({ id: own.entry.id, content });
    else {
      const unit = unitOf(own, misreading);
      const place = translated.get(unit?.key ?? "") ?? here[0];
      fault(misreading.message, place?.line ?? 1, unit?.key ?? `${own.entry.id}#field/${misreading.field}`);
    }
  }
  return { written, incomplete, faults };
}

/** The unit whose text was read otherwise. */
function unitOf({ units }: EntryUnits, { field, block }: Misreading): Unit | undefined {
  return units.find(({ place }) => {
    if (place.part === "name") return field === "name";
    if (place.part === "field") return field === place.field;
    return field === "description" && (block === undefined || place.block === block);
  });
}
