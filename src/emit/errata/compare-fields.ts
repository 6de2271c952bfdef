import { fieldOf, fieldOrder } from "../../kinds/all-kinds.js";
import { canonicalJson } from "../../model/canonical.js";
import type { Entry, Mechanics } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { printField } from "../../print/print-field.js";
import type { FieldChange } from "./changes.js";

/** Keys that are printed in the line of another key. */
const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["school", ["subschools", "descriptors"]],
  ["discipline", ["subschools", "descriptors"]],
  ["displays", ["displaysSeeText"]],
]);

/**
 * The stat lines in which two forms of an entry differ. What the mechanics tell apart is shown as the pack prints it,
 * whatever the languages of the texts; what they do not, once for each language in which the lines differ.
 *
 * @param langs - Languages whose texts are compared; both forms have them.
 */
export function compareFields(
  before: Entry,
  after: Entry,
  langs: readonly string[],
  pack: LanguagePack,
): FieldChange[] {
  const keys = keysOf(before, after);
  const changed = new Set<string>();
  const changes: FieldChange[] = [];
  for (const key of keys) {
    const [old, current] = [valueOf(before.mechanics, key), valueOf(after.mechanics, key)];
    if (changed.has(key) || old === current) continue;
    changed.add(key);
    for (const part of partsOf.get(key) ?? []) changed.add(part);
    changes.push(shownChange(key, before, after, langs, pack));
  }
  for (const key of keys) {
    if (changed.has(key)) continue;
    const as = tells(after.mechanics, key) ? "wording" : "text";
    for (const lang of langs) {
      const [old, current] = [printedIn(before, lang, key), printedIn(after, lang, key)];
      if (old !== current) changes.push({ key, as, lang, ...sides(old, current) });
    }
  }
  return changes;
}

/** In the order of print; then what the kind does not have, by name. */
function keysOf(before: Entry, after: Entry): string[] {
  const known = fieldOrder(after.kind);
  const texts = [before, after].flatMap(({ text }) => Object.values(text));
  const all = [
    ...Object.keys(before.mechanics),
    ...Object.keys(after.mechanics),
    ...texts.flatMap(({ printed }) => Object.keys(printed)),
  ];
  const others = [...new Set(all)].filter((key) => !(known as readonly string[]).includes(key)).sort();
  return [...known, ...others];
}

/** What the mechanics say in a line, to be compared; undefined if nothing. */
function valueOf(mechanics: Mechanics, key: string): string | undefined {
  const value = own(mechanics, key);
  if (value === undefined) return undefined;
  // The parts stand in the line only where there is a line.
  const parts = (partsOf.get(key) ?? []).map((part) => own(mechanics, part) ?? null);
  return JSON.stringify(canonicalJson([value, ...parts]));
}

/** Whether equal mechanics mean equal rules: those of a freely worded target are empty. */
function tells(mechanics: Mechanics, key: string): boolean {
  const value = own(mechanics, key);
  return value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
}

/** A key may be a source's own word, `constructor` for one. */
function own(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Readonly<Record<string, unknown>>)[key] : undefined;
}

function printedIn({ text }: Entry, lang: string, key: string): string | undefined {
  const line = own(text[lang]?.printed ?? {}, key);
  return typeof line === "string" ? line : undefined;
}

/** As the pack prints both; as the texts have them where the pack has no words, or the same for both; else as data. */
function shownChange(
  key: string,
  before: Entry,
  after: Entry,
  langs: readonly string[],
  pack: LanguagePack,
): FieldChange {
  const shown = (lang: string, textOf: (entry: Entry) => string | undefined): FieldChange | undefined => {
    const [old, current] = [textOf(before), textOf(after)];
    const isWhole = [before, after].every((entry, i) => !has(entry, key) || [old, current][i] !== undefined);
    return isWhole && old !== current ? { key, as: "mechanics", lang, ...sides(old, current) } : undefined;
  };
  const printed = shown(pack.lang, ({ mechanics }) =>
    fieldOf(key) === undefined ? undefined : printField(mechanics, key, pack),
  );
  if (printed !== undefined) return printed;
  for (const lang of langs) {
    const inText = shown(lang, (entry) => printedIn(entry, lang, key));
    if (inText !== undefined) return inText;
  }
  const data = ({ mechanics }: Entry): string | undefined => {
    const value = own(mechanics, key);
    return typeof value === "string" || value === undefined ? value : JSON.stringify(canonicalJson(value));
  };
  return { key, as: "mechanics", lang: pack.lang, ...sides(data(before), data(after)) };
}

function has({ mechanics }: Entry, key: string): boolean {
  return own(mechanics, key) !== undefined;
}

function sides(before: string | undefined, after: string | undefined): Pick<FieldChange, "before" | "after"> {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}
