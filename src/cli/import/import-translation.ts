import { restoreText } from "../../emit/interchange/restore.js";
import { type TranslatedEntry, translateEntry } from "../../emit/interchange/translated-entry.js";
import { TranslationError, type TranslatedUnit, type TranslationFile } from "../../emit/interchange/translation.js";
import { type EntryUnits, entryUnits, type LanguagePair, type Unit } from "../../emit/interchange/units.js";
import type { Entry, RichText } from "../../model/entry.js";
import type { PackSet } from "../../packs/pack-set.js";
import { didYouMean } from "../suggest.js";
import type { TranslationFault } from "./translation-files.js";
import { chapterId, type ChapterRule, writeChapter } from "./written-chapter.js";
import { type Misreading, writeEntry } from "./written-entry.js";

/** What goes into one Markdown file in the target language. */
export interface ImportedFile {
  /** An entry's id; for a chapter of rules `rule/` and the name of its source's file. */
  readonly id: string;
  /** Ids of the entries that it holds. */
  readonly entries: readonly string[];
  readonly content: string;
}

export interface Imported {
  readonly written: readonly ImportedFile[];
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
  return new Importer(file, pair, packs).run(book.flatMap((entry) => entryUnits(entry, pair) ?? []));
}

class Importer {
  readonly #file: TranslationFile;
  readonly #pair: LanguagePair;
  readonly #packs: PackSet;
  readonly #translated = new Map<string, TranslatedUnit>();
  readonly #written: ImportedFile[] = [];
  readonly #incomplete: { key: string; line: number; count: number }[] = [];
  readonly #faults: TranslationFault[] = [];

  constructor(file: TranslationFile, pair: LanguagePair, packs: PackSet) {
    this.#file = file;
    this.#pair = pair;
    this.#packs = packs;
    for (const unit of file.units) {
      const before = this.#translated.get(unit.key);
      if (before === undefined) this.#translated.set(unit.key, unit);
      else this.#fault(`the segment stands in line ${String(before.line)} already`, unit.line, unit.key);
    }
  }

  async run(entries: readonly EntryUnits[]): Promise<Imported> {
    this.#unknownSegments(new Set(entries.flatMap(({ units }) => units.map(({ key }) => key))));
    const rules = new Map<string, ChapterRule[]>();
    for (const own of entries) {
      const translated = this.#translate(own);
      if (own.entry.kind === "rule") rules.set(own.file, [...(rules.get(own.file) ?? []), { own, translated }]);
      else if (translated !== undefined) {
        const { content, misreading } = await writeEntry(own.entry, translated, this.#pair, this.#packs);
        const { id } = own.entry;
        if (misreading === undefined) this.#written.push({ id, entries: [id], content });
        else this.#misread(own, misreading);
      }
    }
    for (const [file, chapter] of rules) await this.#writeChapter(file, chapter);
    return { written: this.#written, incomplete: this.#incomplete, faults: this.#faults };
  }

  /** A chapter is written as a whole: rules that the file does not translate stay as the target language has them. */
  async #writeChapter(file: string, rules: readonly ChapterRule[]): Promise<void> {
    const isDone = rules.some(({ translated }) => translated !== undefined);
    if (!isDone || this.#faults.some(({ key = "" }) => rules.some(({ own }) => key.startsWith(`${own.entry.id}#`))))
      return;
    const { content, entries, misreadings } = await writeChapter(rules, this.#pair, this.#packs);
    for (const { own, misreading } of misreadings) this.#misread(own, misreading);
    if (misreadings.length > 0) return;
    const id = chapterId(file, (taken) => this.#written.some((other) => other.id === taken));
    this.#written.push({ id, entries, content });
  }

  #unknownSegments(keys: ReadonlySet<string>): void {
    for (const { key, line } of this.#file.units) {
      if (keys.has(key)) continue;
      const suggestion = this.#faults.length < longestGuessing ? didYouMean(key, keys) : "";
      this.#fault(`no text has this segment${suggestion}`, line, key);
    }
  }

  /** @returns undefined where nothing or not all of an entry is translated, or where something is wrong with it. */
  #translate(own: EntryUnits): TranslatedEntry | undefined {
    const here = own.units.flatMap((unit) => {
      const found = this.#translated.get(unit.key);
      return found === undefined ? [] : [{ unit, found }];
    });
    // Most entries of a book whose translation has begun have nothing yet: that is no news.
    if (!here.some(({ unit, found }) => found.target !== undefined && countsAsBegun(unit, own))) return undefined;
    const texts = new Map<Unit, RichText | undefined>();
    const before = this.#faults.length;
    for (const unit of own.units) {
      const found = this.#translated.get(unit.key);
      try {
        texts.set(unit, found === undefined ? unit.targetText : restoreText(unit, found, this.#pair));
      } catch (error) {
        if (!(error instanceof TranslationError)) throw error;
        this.#fault(error.message, error.line, error.key);
      }
    }
    if (this.#faults.length > before) return undefined;
    const entry = translateEntry(own, this.#pair, (unit) => texts.get(unit));
    const [first] = entry.missing;
    if (first === undefined) return entry;
    const line = this.#translated.get(first.key)?.line ?? here[0]?.found.line ?? 1;
    this.#incomplete.push({ key: first.key, line, count: entry.missing.length });
    return undefined;
  }

  #misread(own: EntryUnits, misreading: Misreading): void {
    const unit = unitOf(own, misreading);
    const [first] = own.units.flatMap(({ key }) => this.#translated.get(key) ?? []);
    const line = (this.#translated.get(unit?.key ?? "") ?? first)?.line ?? 1;
    this.#fault(misreading.message, line, unit?.key ?? `${own.entry.id}#field/${misreading.field}`);
  }

  #fault(message: string, line: number, key?: string): void {
    this.#faults.push({ file: this.#file.file, line, key, message });
  }
}

/** The name of a rule is known in most languages, whether somebody has translated its text or not. */
function countsAsBegun({ place }: Unit, { entry, units }: EntryUnits): boolean {
  return entry.kind !== "rule" || place.part !== "name" || units.length === 1;
}

/** The unit whose text was read otherwise. */
function unitOf({ units }: EntryUnits, { field, block }: Misreading): Unit | undefined {
  return units.find(({ place }) => {
    if (place.part === "name") return field === "name";
    if (place.part === "field") return field === place.field;
    return field === "description" && (block === undefined || place.block === block);
  });
}
