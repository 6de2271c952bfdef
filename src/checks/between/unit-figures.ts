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
 * Figures of a paragraph, list item or table row that differ, though the entry may have both of them elsewhere: of texts that
 * are parted alike, one has a figure that no other has in that place, and lacks one that all others have there. Where only
 * two languages have the entry, just one figure may differ, and not by its number alone.
 */
export function* oddFigures(context: CheckContext): Generator<OddFigure> {
  const rulesets = new Rulesets(context);
  for (const translations of translationsOf(context.texts)) {
    const all = translations.map((text) => ({ text, places: placesOf(text, context) }));
    for (const one of all) {
      const others = all.filter(({ text }) => text !== one.text && rulesets.agree(text, one.text));
      for (const [place, figures] of one.places) {
        const beside = others.flatMap(({ text, places }) => {
          const found = places.get(place);
          return found === undefined ? [] : [{ text, figures: found }];
        });
        yield* compare({ text: one.text, figures }, beside, translations);
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
  const missing = lone(first.figures, one.figures).filter(
    (figure) =>
      !figure.isWord && others.every(({ figures }) => lone(figures, one.figures).some((f) => f.key === figure.key)),
  );
  const extra = one.figures.filter(
    (figure) => !figure.isWord && others.every(({ figures }) => lone(one.figures, figures).includes(figure)),
  );
  if (second === undefined && (missing.length !== 1 || extra.length !== 1)) return;
  for (const figure of extra) {
    const at = missing.findIndex(({ kind }) => familyOf(kind) === familyOf(figure.kind));
    const [right] = at < 0 ? [] : missing.splice(at, 1);
    if (right === undefined || (second === undefined && figure.kind === "bare")) continue;
    yield { wrong: { text: one.text, figure }, right: { text: first.text, figure: right } };
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

/** The figures of each place that translations have in common; of a description only with its kinds of units. */
function placesOf(text: EntryText, { packs }: CheckContext): ReadonlyMap<string, readonly Figure[]> {
  const pack = packs.get(text.lang);
  const places = new Map<string, readonly Figure[]>();
  if (pack === undefined) return places;
  const units = unitsOf(text);
  const { figures } = statedNumbers(text, pack);
  const shape = kindsOf(units);
  for (const [i, { pieces }] of units.entries()) places.set(`${shape} ${i}`, figuresOf(pieces, figures));
  const values = text.pieces.filter(({ kind, field }) => kind === "value" && targeting.has(field));
  for (const piece of values.filter((value) => /\d/.test(value.text)))
    places.set(piece.field, figuresOf([piece], headerNumbers(text, pack).figures));
  return places;
}

function figuresOf(pieces: readonly TextPiece[], figures: readonly Figure[]): Figure[] {
  return figures.filter(({ piece }) => pieces.includes(piece));
}
