import type { DescriptionBlock, Entry, EntrySource } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { SourceText } from "../text/source.js";
import { alignOffsets } from "./align-offsets.js";

/** A piece of running text: a paragraph, a heading, a list item, a table cell, a printed value, a name. */
export interface TextPiece {
  readonly text: string;
  /** `name`, `description`, or the key of a printed field. */
  readonly field: string;
  readonly kind: "name" | "value" | DescriptionBlock["type"];
  /** Index of the description block, and in it of the list item or table cell (in reading order, header first). */
  readonly block?: number;
  readonly item?: number;
  /** Where `[start, end)` of the text stands in the source; the whole piece if left out. */
  rangeOf(start?: number, end?: number): Range16;
}

/** The text of an entry in one source. */
export interface EntryText {
  readonly entry: Entry;
  readonly lang: string;
  readonly file: string;
  readonly source: EntrySource;
  readonly pieces: readonly TextPiece[];
}

/**
 * The texts of merged entries with their places in the sources. An entry whose text in a language came from several
 * sources has one item, of the first.
 */
export function textsOf(entries: readonly Entry[], sources: ReadonlyMap<string, SourceText>): EntryText[] {
  return entries.flatMap((entry) =>
    Object.entries(entry.text).flatMap(([lang, text]): EntryText[] => {
      const source = entry.sources.find((candidate) => candidate.lang === lang);
      const file = source === undefined ? undefined : sources.get(source.file);
      if (source === undefined || file === undefined) return [];
      return [{ entry, lang, file: source.file, source, pieces: piecesOf(text, source, file) }];
    }),
  );
}

type Text = Entry["text"][string];

function piecesOf(text: Text, source: EntrySource, file: SourceText): TextPiece[] {
  const whole = rangeOfSpan(source.span);
  const spansOf = (field: string): Range16[] => {
    const spans = source.fields[field];
    return spans === undefined ? [] : (Array.isArray(spans) ? spans : [spans]).map(rangeOfSpan);
  };
  const pieces: TextPiece[] = [];
  const add = (
    value: string,
    field: string,
    kind: TextPiece["kind"],
    range: Range16,
    place: Pick<TextPiece, "block" | "item"> = {},
  ): void => {
    if (value !== "") pieces.push({ text: value, field, kind, ...place, rangeOf: placer(value, range, file) });
  };
  const [name] = spansOf("name");
  if (name !== undefined) add(text.name, "name", "name", name);
  for (const [field, value] of Object.entries(text.printed)) {
    const [range] = spansOf(field);
    if (range !== undefined) add(value, field, "value", range);
  }
  const blocks = spansOf("description");
  text.description.forEach((block, index) => {
    // Sources have a span for each block; where some other count stands, the text is looked for in all of them.
    const own = blocks.length === text.description.length ? (blocks[index] ?? whole) : hull(blocks, whole);
    if (block.type === "list") {
      block.items.forEach((item, i) => add(item.text, "description", "list", own, { block: index, item: i }));
    } else if (block.type === "table") {
      [...block.header, ...block.rows.flat()].forEach((cell, i) =>
        add(cell.text, "description", "table", own, { block: index, item: i }),
      );
    } else {
      add(block.text, "description", block.type, own, { block: index });
    }
  });
  return pieces;
}

/** Places of a text inside of a range of the source, found out when they are first asked for. */
function placer(text: string, range: Range16, file: SourceText): TextPiece["rangeOf"] {
  let offsets: readonly number[] | undefined;
  return (start = 0, end = text.length) => {
    offsets ??= alignOffsets(text, file.text.slice(range.start, range.end));
    const first = offsets[start];
    const last = offsets[Math.max(start, end - 1)];
    if (first === undefined || last === undefined) return range;
    return { start: range.start + first, end: range.start + (end > start ? last + 1 : first) };
  };
}

function rangeOfSpan(span: EntrySource["span"]): Range16 {
  return { start: span.start.offset, end: span.end.offset };
}

function hull(ranges: readonly Range16[], whole: Range16): Range16 {
  if (ranges.length === 0) return whole;
  return { start: Math.min(...ranges.map((r) => r.start)), end: Math.max(...ranges.map((r) => r.end)) };
}
