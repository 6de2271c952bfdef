import type { CheckContext } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";
import type { Figure } from "./figures.js";
import { kindsOf } from "./pair-habits.js";
import { headerNumbers, statedNumbers } from "./statements.js";
import { targeting } from "./targeting.js";
import { Rulesets, type Translations, translationsOf } from "./translations.js";
import { unitsOf } from "./units.js";

/** A figure that stands where the others have another one. */
export interface OddFigure {
  readonly wrong: { readonly text: EntryText; readonly figure: Figure };
  readonly right: { readonly text: EntryText; readonly figure: Figure };
}

/**
 * Figures of a paragraph, list item or table row that differ, though the entry may have both of them elsewhere: one text has
 * a figure that no other has in that place, and lacks one that all others have there. Descriptions that are parted otherwise
 * are compared as a whole. Where only two languages have the entry, just one figure may differ, and not by its number alone.
 */
export function oddFigures(context: CheckContext): readonly OddFigure[] {
  let found = cache.get(context);
  if (found === undefined) cache.set(context, (found = [...find(context)]));
  return found;
}

const cache = new WeakMap<CheckContext, readonly OddFigure[]>();

function* find(context: CheckContext): Generator<OddFigure> {
  const rulesets = new Rulesets(context);
  for (const translations of translationsOf(context.texts)) {
    for (const text of translations) {
      const others = translations.filter((other) => other !== text && rulesets.agree(other, text));
      const shape = shapeOf(text);
      const byUnit = others.every((other) => shapeOf(other) === shape);
      const places = others.map((other) => ({ text: other, places: placesOf(other, byUnit, context) }));
      for (const [place, figures] of placesOf(text, byUnit, context)) {
        const beside = places.flatMap(({ text: other, places: theirs }) => {
          const found = theirs.get(place);
          return found === undefined ? [] : [{ text: other, figures: found }];
        });
        yield* compare({ text, figures }, beside, translations);
      }
    }
  }
}

interface Place {
  readonly text: EntryText;
  readonly figures: readonly Figure[];
}

function* compare(one: Place, others: readonly Place[], translations: Translations): Generator<OddFigure> {
  const [first, second] = others;
  if (first === undefined) return;
  // Of two languages nothing tells which is wrong: the translation is the later one.
  if (second === undefined && translations.indexOf(one.text) < translations.indexOf(first.text)) return;
  const theirs = others.map(({ text, figures }) => ({ text, figures: lone(figures, one.figures) }));
  const missing = lone(first.figures, one.figures).flatMap(({ key }) => {
    const same = theirs.map(({ text, figures }) => ({ text, figure: figures.find((f) => f.key === key) }));
    if (same.some(({ figure }) => figure === undefined)) return [];
    // One that all others have in letters may be worded in some other way.
    return same.flatMap(({ text, figure }) => (figure?.isWord === false ? [{ text, figure }] : [])).slice(0, 1);
  });
  const extra = one.figures.filter(
    (figure) => !figure.isWord && others.every(({ figures }) => lone(one.figures, figures).includes(figure)),
  );
  if (second === undefined && (missing.length !== 1 || extra.length !== 1)) return;
  for (const figure of extra) {
    const at = missing.findIndex((right) => familyOf(right.figure.kind) === familyOf(figure.kind));
    const [right] = at < 0 ? [] : missing.splice(at, 1);
    if (right === undefined || (second === undefined && figure.kind === "bare")) continue;
    yield { wrong: { text: one.text, figure }, right };
  }
}

/** Figures that stand more often in the one list than in the other; the last ones of their key. */
function lone(these: readonly Figure[], those: readonly Figure[]): Figure[] {
  const left = new Map<string, number>();
  for (const { key } of those) left.set(key, (left.get(key) ?? 0) + 1);
  return these.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** Months and years, which have no fixed number of days, are times too. */
function familyOf(kind: string): string {
  return kind === "month" ? "time" : kind;
}

function shapeOf(text: EntryText): string {
  return kindsOf(unitsOf(text));
}

/** The figures of each place that translations have in common: a line of the header, a unit of the description or all of it. */
function placesOf(text: EntryText, byUnit: boolean, { packs }: CheckContext): ReadonlyMap<string, readonly Figure[]> {
  const pack = packs.get(text.lang);
  const places = new Map<string, readonly Figure[]>();
  if (pack === undefined) return places;
  const units = unitsOf(text);
  const { figures } = statedNumbers(text, pack);
  if (byUnit) for (const [i, { pieces }] of units.entries()) places.set(String(i), figuresOf(pieces, figures));
  else if (units.length > 0) places.set("description", figures);
  const values = text.pieces.filter(({ kind, field }) => kind === "value" && targeting.has(field));
  for (const piece of values.filter((value) => /\d/.test(value.text)))
    places.set(piece.field, figuresOf([piece], headerNumbers(text, pack).figures));
  return places;
}

function figuresOf(pieces: readonly TextPiece[], figures: readonly Figure[]): Figure[] {
  return figures.filter(({ piece }) => pieces.includes(piece));
}
