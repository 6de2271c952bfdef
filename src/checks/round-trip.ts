import { isDeepStrictEqual } from "node:util";
import { fieldOf, kinds } from "../kinds/all-kinds.js";
import type { Mechanics } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { printField } from "../print/print-field.js";
import { readValue } from "../values/read-value.js";

/** What one field states: the keys of an entry's mechanics that its text gives. */
export interface FieldPart {
  readonly key: string;
  readonly mechanics: Mechanics;
}

/** A step of a chain of languages that did not give the mechanics back. */
export interface LostStep {
  /** Index in the chain. */
  readonly at: number;
  /** Undefined where the language could not print the value. */
  readonly text: string | undefined;
  /** Undefined where the printed text was not understood. */
  readonly mechanics: Mechanics | undefined;
}

const fieldKeys = [...new Set(kinds.flatMap((kind) => kind.fields.map(({ key }) => key)))];

/** The fields of an entry in print order, each with its mechanics. A type line has its subschools and descriptors. */
export function fieldParts(mechanics: Mechanics): FieldPart[] {
  const hasTypeLine = mechanics.school !== undefined || mechanics.discipline !== undefined;
  return fieldKeys
    .filter((key) => mechanics[key] !== undefined && !(hasTypeLine && fieldOf(key)?.family === "typePart"))
    .map((key) => ({ key, mechanics: partOf(mechanics, key) }));
}

function partOf(mechanics: Mechanics, key: string): Mechanics {
  const more: readonly string[] =
    fieldOf(key)?.family === "typeLine" ? ["subschools", "descriptors"] : key === "displays" ? ["displaysSeeText"] : [];
  return Object.fromEntries(Object.entries(mechanics).filter(([k]) => k === key || more.includes(k)));
}

/** What the value grammars make of a field's text; undefined if it is not understood. */
export function readField(key: string, text: string, pack: LanguagePack): Mechanics | undefined {
  const family = fieldOf(key)?.family;
  const value = family === undefined ? undefined : readValue(family, text, pack).value;
  return value === undefined ? undefined : mechanicsOf(key, value);
}

/** A field's own reading as mechanics. @param value What `readValue` gave for a field of this key. */
export function mechanicsOf(key: string, value: unknown): Mechanics {
  const family = fieldOf(key)?.family;
  if (family === "typePart") return { [key]: (value as Mechanics)[key as "subschools" | "descriptors"] };
  if (family === "components") return { components: (value as Required<Mechanics>).components };
  if (family === "displays") return value as Mechanics;
  if (family !== "typeLine") return { [key]: value };
  const { concepts: _, ...line } = value as Mechanics & { readonly concepts: unknown };
  return line;
}

/**
 * Prints a field's mechanics in one language after the other, and reads each text back.
 *
 * @returns the first step whose mechanics are not those of the part; undefined if all are.
 */
export function lostStep({ key, mechanics }: FieldPart, packs: readonly LanguagePack[]): LostStep | undefined {
  for (const [at, pack] of packs.entries()) {
    const text = printField(mechanics, key, pack);
    const back = text === undefined ? undefined : readField(key, text, pack);
    if (!isDeepStrictEqual(back, mechanics)) return { at, text, mechanics: back };
  }
  return undefined;
}

/** Where two values differ, by path: `range.distance.base: 25 → 30`. */
export function differences(before: unknown, after: unknown, path = ""): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [`${path}: ${shown(before)} → ${shown(after)}`];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path === "" ? key : `${path}.${key}`),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
