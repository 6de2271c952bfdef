import { isTargetingKey } from "../../kinds/targeting-fields.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import type { CheckContext } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";
import type { Figure } from "./figures.js";
import { kindsOf } from "./pair-habits.js";
import { headerNumbers, statedNumbers } from "./statements.js";
import { Rulesets, type Translations, translationsOf } from "./translations.js";
import { type Unit, unitsOf } from "./units.js";

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
    const all = translations.map((text) => new Places(text, context));
    for (const one of all) {
      const others = all.filter((other) => other !== one && rulesets.agree(other.text, one.text));
      const byUnit = others.every(({ shape }) => shape === one.shape);
      for (const [place, figures] of one.figures(byUnit)) {
        const beside = others.flatMap((other) => {
          const found = other.figures(byUnit).get(place);
          return found === undefined ? [] : [{ text: other.text, figures: found }];
        });
        yield* compare({ text: one.text, figures }, beside, translations);
      }
    }
  }
}

interface FiguresOf {
  readonly text: EntryText;
  readonly figures: readonly Figure[];
}

function* compare(one: FiguresOf, others: readonly FiguresOf[], translations: Translations): Generator<OddFigure> {
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
  const alone = others.map(({ figures }) => lone(one.figures, figures));
  const extra = one.figures.filter((figure) => !figure.isWord && alone.every((figures) => figures.includes(figure)));
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

/** The figures of a text by the places that translations have in common: lines of the header, and the description. */
class Places {
  readonly text: EntryText;
  /** Kinds of the description's units: texts of one shape are parted alike. */
  readonly shape: string;
  readonly #units: readonly Unit[];
  readonly #pack: LanguagePack | undefined;
  #byUnit: ReadonlyMap<string, readonly Figure[]> | undefined;
  #whole: ReadonlyMap<string, readonly Figure[]> | undefined;

  constructor(text: EntryText, { packs }: CheckContext) {
    this.text = text;
    this.#units = unitsOf(text);
    this.shape = kindsOf(this.#units);
    this.#pack = packs.get(text.lang);
  }

  /** @param byUnit - Whether each unit of the description is a place of its own. */
  figures(byUnit: boolean): ReadonlyMap<string, readonly Figure[]> {
    return byUnit ? (this.#byUnit ??= this.#find(true)) : (this.#whole ??= this.#find(false));
  }

  #find(byUnit: boolean): ReadonlyMap<string, readonly Figure[]> {
    const places = new Map<string, readonly Figure[]>();
    if (this.#pack === undefined) return places;
    const { figures } = statedNumbers(this.text, this.#pack);
    if (byUnit) for (const [i, { pieces }] of this.#units.entries()) places.set(String(i), figuresOf(pieces, figures));
    else if (this.#units.length > 0) places.set("description", figures);
    for (const piece of this.text.pieces) {
      if (piece.kind !== "value" || !isTargetingKey(piece.field) || !/\d/.test(piece.text)) continue;
      places.set(piece.field, figuresOf([piece], headerNumbers(this.text, this.#pack).figures));
    }
    return places;
  }
}

function figuresOf(pieces: readonly TextPiece[], figures: readonly Figure[]): Figure[] {
  return figures.filter(({ piece }) => pieces.includes(piece));
}
