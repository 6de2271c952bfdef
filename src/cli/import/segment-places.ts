import { alignOffsets } from "../../checks/align-offsets.js";
import type { EntryText, TextPiece } from "../../checks/texts.js";
import { keyOf, type Place } from "../../emit/interchange/places.js";
import type { TranslatedUnit, TranslationFile } from "../../emit/interchange/translation.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { Range16, Span } from "../../model/span.js";
import { SourceText } from "../../text/source.js";
import type { MadeFile } from "./recheck.js";

interface Translation {
  readonly source: SourceText;
  readonly units: ReadonlyMap<string, TranslatedUnit>;
}

type Located = Pick<Diagnostic, "file" | "span">;

/** Finds the places of a translators' file for those of the texts that were made of it. */
export class SegmentPlaces {
  readonly #translations = new Map<string, Translation>();
  readonly #texts = new Map<string, EntryText[]>();

  /** @param texts Of all the book. */
  constructor(made: readonly MadeFile[], texts: readonly EntryText[]) {
    const known = new Map<TranslationFile, Translation>();
    for (const { path, translation } of made) {
      let own = known.get(translation);
      if (own === undefined) known.set(translation, (own = opened(translation)));
      this.#translations.set(path, own);
      this.#texts.set(path, []);
    }
    for (const text of texts) this.#texts.get(text.file)?.push(text);
  }

  /**
   * A diagnostic as it concerns a segment: where it lies, or where a place lies that it is related to.
   *
   * @returns undefined if it concerns none that was translated.
   */
  moved(diagnostic: Diagnostic): Diagnostic | undefined {
    const { related = [], place: _, ...others } = diagnostic;
    const own = this.#placeOf(diagnostic);
    if (own !== undefined) {
      const places = related.flatMap((other) => {
        if (!this.#translations.has(other.file)) return [other];
        const place = this.#placeOf(other);
        return place === undefined ? [] : [{ ...other, ...place }];
      });
      return { ...others, ...own, ...(places.length === 0 ? {} : { related: places }) };
    }
    if (this.#translations.has(diagnostic.file)) return undefined;
    const places = related.flatMap((other) => this.#placeOf(other) ?? []);
    const [first] = places;
    if (first === undefined) return undefined;
    return { ...others, ...first, related: [{ file: diagnostic.file, span: diagnostic.span }] };
  }

  #placeOf({ file, span }: Located): Located | undefined {
    const translation = this.#translations.get(file);
    const texts = this.#texts.get(file) ?? [];
    if (translation === undefined) return undefined;
    const at = span.start.offset;
    for (const text of texts) {
      const piece = text.pieces.find((candidate) => contains(candidate.rangeOf(), at));
      if (piece === undefined) continue;
      const unit = translation.units.get(segmentKey(text, piece));
      if (unit?.target !== undefined) return placed(translation, unit, stretchOf(piece, span));
      return this.#wholeEntry(translation, text);
    }
    const text = texts.find(({ source }) => contains(rangeOf(source.span), at)) ?? texts[0];
    return text === undefined ? undefined : this.#wholeEntry(translation, text);
  }

  /** What is in no segment, such as a printed stat line, is told at the entry's first segment. */
  #wholeEntry(translation: Translation, { entry }: EntryText): Located | undefined {
    for (const [key, unit] of translation.units)
      if (unit.target !== undefined && key.startsWith(`${entry.id}#`)) return placed(translation, unit, undefined);
    return undefined;
  }
}

function opened({ file, text, units }: TranslationFile): Translation {
  return { source: new SourceText(file, text), units: new Map(units.map((unit) => [unit.key, unit])) };
}

function segmentKey({ entry, lang }: EntryText, { field, block, item }: TextPiece): string {
  const place: Place =
    field === "name"
      ? { part: "name" }
      : block === undefined
        ? { part: "field", field }
        : { part: "description", block, ...(item === undefined ? {} : { item }) };
  return keyOf(entry.id, place, entry.text[lang]?.description ?? []);
}

/** A part of a segment's text. */
interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The part of a piece that a span of its file marks. */
function stretchOf(piece: TextPiece, { start, end }: Span): Stretch {
  const offsetOf = (offset: number): number => {
    let low = 0;
    let high = piece.text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (piece.rangeOf(middle, middle + 1).start < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { text: piece.text, start: offsetOf(start.offset), end: offsetOf(end.offset) };
}

/** Where a part of a segment stands in its file; the whole segment where the part is not found. */
function placed({ source }: Translation, { range }: TranslatedUnit, stretch: Stretch | undefined): Located {
  const whole = { file: source.file, span: source.spanOf(range) };
  if (stretch === undefined) return whole;
  const offsets = alignOffsets(stretch.text, source.text.slice(range.start, range.end));
  const start = offsets[stretch.start];
  if (start === undefined) return whole;
  const last = stretch.end > stretch.start ? offsets[stretch.end - 1] : undefined;
  const own = { start: range.start + start, end: range.start + (last === undefined ? start : last + 1) };
  return { file: source.file, span: source.spanOf(own) };
}

function contains({ start, end }: Range16, offset: number): boolean {
  return offset >= start && offset < Math.max(end, start + 1);
}

function rangeOf({ start, end }: Span): Range16 {
  return { start: start.offset, end: end.offset };
}
