import type { LanguagePack } from "../packs/language-pack.js";
import { tokenize } from "../values/tokenize.js";
import { type CheckFinding, findingIn, type Placed } from "./check.js";
import type { EntryText, TextPiece } from "./texts.js";

/** A number in digits with a unit of length behind it, as it is printed. */
export interface MeasuredLength {
  readonly piece: TextPiece;
  /** `m`, `ft` … */
  readonly unit: string;
  /** Digits and decimal sign. */
  readonly number: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Another length stands directly beside it, in brackets or behind a slash: the same one in another unit. */
  readonly isPaired: boolean;
}

/** What stands between a length and the same one in another unit, with or without a word. */
const pairSign = /^\.?\s*[(/=]\s*(?:\p{L}+\s+)?$/u;

const lengths: ReadonlySet<string> = new Set(["m", "cm", "km", "ft"]);

const cache = new WeakMap<EntryText, readonly MeasuredLength[]>();

/** The lengths of a text, in reading order; several checks look at them. */
export function measuredLengths(text: EntryText, pack: LanguagePack): readonly MeasuredLength[] {
  let found = cache.get(text);
  if (found === undefined) cache.set(text, (found = [...scan(text, pack)]));
  return found;
}

/** What stands out against another length of the text. */
export function oddLength(
  text: EntryText,
  odd: MeasuredLength,
  other: MeasuredLength,
  { code, severity }: Pick<Placed, "code" | "severity">,
): CheckFinding {
  return findingIn(text, {
    code,
    severity,
    range: odd.piece.rangeOf(odd.start, odd.end),
    data: { text: odd.text, other: other.text },
    field: odd.piece.field,
    related: [{ range: other.piece.rangeOf(other.start, other.end) }],
  });
}

function* scan({ pieces, entry }: EntryText, pack: LanguagePack): Generator<MeasuredLength> {
  const lexicon = pack.lexicon("range", entry.ruleset);
  for (const piece of pieces) {
    if (!/\d/.test(piece.text)) continue;
    const found: Omit<MeasuredLength, "isPaired">[] = [];
    const tokens = tokenize(piece.text, lexicon, pack);
    for (const [i, token] of tokens.entries()) {
      const unit = tokens[i + 1];
      if (token.number === undefined || unit === undefined || !lengths.has(unit.id)) continue;
      if (!unit.concept.startsWith("unit/")) continue;
      const end = (unit.endOffset ?? unit.startOffset) + 1;
      const number = piece.text.slice(token.startOffset, (token.endOffset ?? token.startOffset) + 1);
      const between = piece.text.slice(token.startOffset + number.length, unit.startOffset);
      if (!/^[\d.,]+$/.test(number) || !/^[\s-]*$/.test(between)) continue;
      found.push({
        piece,
        unit: unit.id,
        number,
        text: piece.text.slice(token.startOffset, end),
        start: token.startOffset,
        end,
      });
    }
    const isBeside = (a: (typeof found)[number] | undefined, b: (typeof found)[number] | undefined): boolean =>
      a !== undefined && b !== undefined && pairSign.test(piece.text.slice(a.end, b.start));
    for (const [i, length] of found.entries())
      yield { ...length, isPaired: isBeside(found[i - 1], length) || isBeside(length, found[i + 1]) };
  }
}
