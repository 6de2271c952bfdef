import { ruleWordsOf } from "../../chapters/rule-words.js";
import { fieldOf } from "../../kinds/all-kinds.js";
import { isTargetingKey } from "../../kinds/targeting-fields.js";
import type { Entry, EntryText, RichText } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import type { RuleTree } from "../../packs/rule-tree.js";
import { labelledValue, labelOf, printedFields } from "../../print/print-entry.js";
import { printField } from "../../print/print-field.js";
import { foldKey } from "../../text/fold.js";
import { type CodedText, codedText, hasWords } from "./coded-text.js";
import { type FoundNumber, numbersIn, printedNumber } from "./numbers.js";
import { alignBlocks, keyOf, type Place, textAt, textsOfBlock } from "./places.js";

/** The languages of an exchange. */
export interface LanguagePair {
  readonly from: LanguagePack;
  readonly into: LanguagePack;
  /** The concepts that rules define. */
  readonly ruleTree: RuleTree;
}

/** A number that both texts of a unit have, and how the target prints it: as its text does, else as its pack does. */
export interface UnitNumber {
  readonly key: string;
  readonly source: string;
  readonly target: string;
}

/** A piece of text to translate. */
export interface Unit {
  readonly key: string;
  readonly place: Place;
  readonly source: CodedText;
  /** What stands in the target language already. */
  readonly target: CodedText | undefined;
  /** The source's own text and the target's, without codes. */
  readonly sourceText: RichText;
  readonly targetText: RichText | undefined;
  /** By the id of the code. */
  readonly numbers: ReadonlyMap<string, UnitNumber>;
  /** What translators should know: labels, what the mechanics print. */
  readonly notes: readonly string[];
  /** False for a cell of numbers alone, which ruleglot prints by itself. */
  readonly hasWords: boolean;
}

/** An entry's texts for translation. */
export interface EntryUnits {
  readonly entry: Entry;
  /** The file of the source text, and its line. */
  readonly file: string;
  readonly line: number;
  /** The lines of the stat block in both languages. */
  readonly notes: readonly string[];
  readonly units: readonly Unit[];
}

/** Cuts an entry for translation; undefined where it has no text in the source language. */
export function entryUnits(entry: Entry, pair: LanguagePair): EntryUnits | undefined {
  const text = textIn(entry, pair.from.lang);
  const origin = entry.sources.find(({ lang }) => lang === pair.from.lang);
  if (text === undefined || origin === undefined) return undefined;
  const existing = textIn(entry, pair.into.lang);
  const aligned = alignBlocks(text.description, existing?.description ?? []);
  const units = placesOf(text, entry, pair).flatMap((place): Unit[] => {
    const sourceText = textAt(text, place);
    if (sourceText === undefined || sourceText.text.trim() === "") return [];
    const other = alignedPlace(place, aligned);
    const targetText = existing === undefined || other === undefined ? undefined : textAt(existing, other);
    return [makeUnit(keyOf(entry.id, place, text.description), place, sourceText, targetText, entry, pair)];
  });
  const notes = entry.kind === "rule" ? conceptNotes(entry, pair) : statNotes(entry, text, pair);
  return { entry, file: origin.file, line: origin.span.start.line, notes, units };
}

/** A rule's concept, and the names that both languages' packs have for it. */
function conceptNotes({ mechanics }: Entry, { from, into, ruleTree }: LanguagePair): string[] {
  const { concept } = mechanics;
  if (concept === undefined) return [];
  const [source, target] = [from, into].map((pack) => ruleWordsOf(pack, ruleTree).shownName(concept));
  return [`${concept}: ${source ?? ""} → ${target ?? ""}`];
}

export function textIn(entry: Entry, lang: string): EntryText | undefined {
  return Object.hasOwn(entry.text, lang) ? entry.text[lang] : undefined;
}

function placesOf(text: EntryText, entry: Entry, { from }: LanguagePair): Place[] {
  return [
    { part: "name" },
    ...Object.keys(text.printed)
      .filter((key) => isFreeText(key, text, entry, from))
      .map((field): Place => ({ part: "field", field })),
    ...text.description.flatMap((block, i): Place[] =>
      block.type === "list" || block.type === "table"
        ? textsOfBlock(block).map((_, item) => ({ part: "description", block: i, item }))
        : [{ part: "description", block: i }],
    ),
  ];
}

/** Whether a stat line says what its mechanics don't: bookkeeping, what was not understood, the wording of a target. */
function isFreeText(key: string, text: EntryText, entry: Entry, pack: LanguagePack): boolean {
  const family = fieldOf(key)?.family;
  const value = (entry.mechanics as Readonly<Record<string, unknown>>)[key];
  if (family === undefined || value === undefined) return family !== "typePart";
  if (!isTargetingKey(key)) return false;
  return wordsOf(printField(entry.mechanics, key, pack) ?? "") !== wordsOf(text.printed[key] ?? "");
}

function wordsOf(text: string): string {
  return foldKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function alignedPlace(place: Place, aligned: readonly (number | undefined)[]): Place | undefined {
  if (place.part !== "description") return place;
  const block = aligned[place.block];
  return block === undefined ? undefined : { ...place, block };
}

function makeUnit(
  key: string,
  place: Place,
  sourceText: RichText,
  targetText: RichText | undefined,
  entry: Entry,
  pair: LanguagePair,
): Unit {
  const { from, into } = pair;
  const found = numbersIn(sourceText.text, sourceText.marks, from, entry.ruleset);
  const matched = targetText === undefined ? undefined : matchNumbers(found, targetText, into, entry.ruleset);
  const kept = matched === undefined ? found : found.filter((number) => matched.has(number));
  const numbers = new Map<string, UnitNumber>();
  const places = kept.map((number, i) => {
    const id = String(i + 1);
    const other = matched?.get(number);
    const target =
      other === undefined
        ? printedNumber(number.value, into)
        : (targetText as RichText).text.slice(other.start, other.end);
    numbers.set(id, { key: number.key, source: sourceText.text.slice(number.start, number.end), target });
    return { start: number.start, end: number.end, id, other };
  });
  const others = places.flatMap(({ id, other }) =>
    other === undefined ? [] : [{ start: other.start, end: other.end, id }],
  );
  const source = codedText(sourceText, places);
  return {
    key,
    place,
    source,
    target:
      targetText === undefined || targetText.text.trim() === ""
        ? undefined
        : codedText(
            targetText,
            others.sort((a, b) => a.start - b.start),
          ),
    sourceText,
    targetText,
    numbers,
    notes: unitNotes(place, entry, pair),
    hasWords: place.part === "name" || hasWords(source),
  };
}

/** Equal numbers of two texts, each once and in order. A number that only one text writes in figures is no code in either. */
function matchNumbers(
  numbers: readonly FoundNumber[],
  target: RichText,
  into: LanguagePack,
  ruleset: string | undefined,
): ReadonlyMap<FoundNumber, FoundNumber> {
  const free = numbersIn(target.text, target.marks, into, ruleset);
  const matched = new Map<FoundNumber, FoundNumber>();
  for (const number of numbers) {
    const at = free.findIndex(({ key }) => key === number.key);
    const [other] = at < 0 ? [] : free.splice(at, 1);
    if (other !== undefined) matched.set(number, other);
  }
  return matched;
}

function unitNotes(place: Place, entry: Entry, { from, into }: LanguagePair): string[] {
  const text = textIn(entry, from.lang);
  if (place.part === "field") {
    const { field } = place;
    const printed = printField(entry.mechanics, field, into);
    const source = labelOf(field, entry.kind, from) ?? bookkeepingLabel(field, from);
    const target = labelOf(field, entry.kind, into) ?? bookkeepingLabel(field, into, from);
    return [`${source} → ${printed === undefined ? target : labelledValue(target, printed, into)}`];
  }
  const block = place.part === "description" ? text?.description[place.block] : undefined;
  if (block?.type !== "detail") return [];
  const label = detailLabel(block.role, into);
  return [block.label === undefined ? (label ?? block.role) : `${block.label} → ${label ?? block.role}`];
}

/** The first label of a detail's role. */
export function detailLabel(role: string, pack: LanguagePack): string | undefined {
  return pack.data.labels.details?.[role]?.[0];
}

/** A label without mechanics: the pack's first, else that of the source's language, else the source's own words, which are its key. */
export function bookkeepingLabel(key: string, pack: LanguagePack, source: LanguagePack = pack): string {
  return pack.data.labels.bookkeeping?.[key]?.[0] ?? source.data.labels.bookkeeping?.[key]?.[0] ?? key;
}

/** Each stat line as the source has it and as the target language prints it. */
function statNotes(entry: Entry, text: EntryText, { from, into }: LanguagePair): string[] {
  const line = (label: string | undefined, value: string, pack: LanguagePack): string =>
    label === undefined ? value : labelledValue(label, value, pack);
  const sources = new Map(printedFields(entry, from).map(({ key, label, text: printed }) => [key, { label, printed }]));
  return printedFields(entry, into).map(({ key, label, text: printed }) => {
    const source = sources.get(key);
    return `${line(source?.label, text.printed[key] ?? source?.printed ?? "", from)} → ${line(label, printed, into)}`;
  });
}
