import type { Mechanics } from "../model/entry.js";
import type { Phrasebook } from "./phrasebook.js";

/** `Evocation [Fire]`: school or discipline, subschools, descriptors. */
export function printTypeLine(
  { school, discipline, subschools = [], descriptors = [] }: Mechanics,
  book: Phrasebook,
): string | undefined {
  if (school === undefined && discipline === undefined) return undefined;
  let text = school === undefined ? book.word(`discipline/${discipline ?? ""}`) : book.word(`school/${school}`);
  if (subschools.length > 0)
    text = book.fill("type-line/subschools", { value: text, list: printSubschools(subschools, book) });
  if (descriptors.length > 0)
    text = book.fill("type-line/descriptors", { value: text, list: printDescriptors(descriptors, book) });
  return text;
}

/** Subschools as a line of their own has them. */
export function printSubschools(subschools: NonNullable<Mechanics["subschools"]>, book: Phrasebook): string {
  return subschools.length === 0
    ? book.word("word/none")
    : book.join(
        "common/list",
        subschools.map((s) => book.word(`subschool/${s}`)),
      );
}

export function printDescriptors(descriptors: NonNullable<Mechanics["descriptors"]>, book: Phrasebook): string {
  return descriptors.length === 0
    ? book.word("word/none")
    : book.join(
        "common/list",
        descriptors.map((d) => book.word(`descriptor/${d}`)),
      );
}
