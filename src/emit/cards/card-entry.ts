import type { FieldFamily } from "../../kinds/declaration.js";
import { isFieldKey, kinds } from "../../kinds/all-kinds.js";
import type { Entry, EntryText } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { mechanicsAt } from "../../print/evaluate.js";
import { printField } from "../../print/print-field.js";
import { compareIds } from "../file-names.js";

/** An entry with the text that its card shows. */
export interface CardEntry {
  readonly entry: Entry;
  readonly text: EntryText;
  /** What of `text` is in another language than the card, because nobody has translated it. */
  readonly foreign?: Foreign;
}

export interface Foreign {
  readonly lang: string;
  /** The name and the description are. */
  readonly name: boolean;
  /** Keys of `printed` that are. */
  readonly fields: ReadonlySet<string>;
}

/** Order by the names that the cards show, in the language's alphabet; by id where two are alike. */
export function byName(lang: string): (a: CardEntry, b: CardEntry) => number {
  const collator = new Intl.Collator(lang);
  return (a, b) => collator.compare(a.text.name, b.text.name) || compareIds(a.entry.id, b.entry.id);
}

/** The entry's own text in a language; undefined where it has none. */
export function ownCard(entry: Entry, lang: string): CardEntry | undefined {
  const text = Object.hasOwn(entry.text, lang) ? entry.text[lang] : undefined;
  return text === undefined ? undefined : { entry, text };
}

/**
 * The entry's card in a language that it may have no text in: the stat lines are printed from the mechanics; name and
 * description stay in a language that the entry has, as does a line that the mechanics do not hold.
 *
 * @param casterLevel - Numbers at this level in place of “per level”, in an own text too.
 */
export function cardInLanguage(entry: Entry, pack: LanguagePack, casterLevel?: number): CardEntry | undefined {
  const own = ownCard(entry, pack.lang);
  const mechanics = casterLevel === undefined ? entry.mechanics : mechanicsAt(entry.mechanics, casterLevel);
  if (own !== undefined) {
    if (casterLevel === undefined) return own;
    const changed = Object.keys(own.text.printed).flatMap((key) => {
      const same = JSON.stringify(valueOf(mechanics, key)) === JSON.stringify(valueOf(entry.mechanics, key));
      const text = same || !isFieldKey(key) ? undefined : printField(mechanics, key, pack);
      return text === undefined ? [] : [[key, text] as const];
    });
    return { entry, text: { ...own.text, printed: { ...own.text.printed, ...Object.fromEntries(changed) } } };
  }

  const lang = languageToShow(entry);
  const source = lang === undefined ? undefined : entry.text[lang];
  if (lang === undefined || source === undefined) return undefined;
  const printed: Record<string, string> = {};
  const foreign = new Set<string>();
  const families = new Map<string, FieldFamily>(
    kinds.find(({ kind }) => kind === entry.kind)?.fields.map((f) => [f.key, f.family]),
  );
  for (const key of new Set<string>([...families.keys(), ...Object.keys(source.printed)])) {
    const text = printable(key, families.get(key), mechanics) ? printField(mechanics, key, pack) : undefined;
    const original = source.printed[key];
    if (text !== undefined) printed[key] = text;
    else if (original !== undefined && !(families.get(key) === "typePart" && hasTypeLine(mechanics))) {
      printed[key] = original;
      foreign.add(key);
    }
  }
  return { entry, text: { ...source, printed }, foreign: { lang, name: true, fields: foreign } };
}

/** Whether the mechanics say what the line says: those of a freely worded target or effect may hold nothing of it. */
function printable(key: string, family: FieldFamily | undefined, mechanics: Entry["mechanics"]): boolean {
  if (family === "typePart" || !isFieldKey(key)) return false;
  const value = valueOf(mechanics, key);
  return !(typeof value === "object" && value !== null && Object.keys(value).length === 0);
}

/** English, which most readers of a second language have, else the first by tag. */
function languageToShow({ text }: Entry): string | undefined {
  return Object.hasOwn(text, "en") ? "en" : Object.keys(text).sort()[0];
}

/** The line of school or discipline prints subschools and descriptors as well. */
function hasTypeLine({ school, discipline }: Entry["mechanics"]): boolean {
  return school !== undefined || discipline !== undefined;
}

function valueOf(mechanics: Entry["mechanics"], key: string): unknown {
  return (mechanics as Readonly<Record<string, unknown>>)[key];
}
