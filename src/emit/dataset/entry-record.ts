import type { Entry, EntrySource, EntryText } from "../../model/entry.js";
import { orderEntry } from "../entries.js";
import type { Placed } from "./bio.js";

/** What is known of one entry in one source: all that the rows are made of. */
export interface EntryRecord {
  readonly id: string;
  readonly kind: Entry["kind"];
  readonly ruleset?: string;
  readonly lang: string;
  readonly licence?: string;
  /** Citation of the source. */
  readonly source?: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mechanics: Entry["mechanics"];
  readonly text: EntryText;
  /** The entry as it stands in its source, markup included. */
  readonly entryText: string;
  /** Fields in `entryText`, in UTF-16 units, sorted, without overlap. */
  readonly spans: readonly Placed[];
}

/** What holds for texts whose front matter does not say it. */
export interface Provenance {
  readonly licence?: string | undefined;
  readonly citation?: string | undefined;
}

/**
 * A record for each source of an entry, keys in the order of the schema.
 * @param sourceText - Text of the file that the entry was read from.
 */
export function entryRecords(entry: Entry, sourceText: string, otherwise: Provenance): EntryRecord[] {
  const { id, kind, ruleset, mechanics, text: texts, sources } = orderEntry(entry);
  return sources.flatMap((source): EntryRecord[] => {
    const text = texts[source.lang];
    if (text === undefined) return [];
    const licence = source.licence ?? otherwise.licence;
    const citation = source.citation ?? otherwise.citation;
    const from = source.span.start.offset;
    const entryText = sourceText.slice(from, source.span.end.offset);
    return [
      {
        id,
        kind,
        ...(ruleset === undefined ? {} : { ruleset }),
        lang: source.lang,
        ...(licence === undefined ? {} : { licence }),
        ...(citation === undefined ? {} : { source: citation }),
        file: source.file,
        line: source.span.start.line,
        mechanics,
        text,
        entryText,
        spans: fieldSpans(text, source, from, entryText.length),
      },
    ];
  });
}

/** Places of the fields in the entry's text; a detail of the description is a field of its own. */
function fieldSpans(text: EntryText, { fields }: EntrySource, from: number, length: number): Placed[] {
  const all = Object.entries(fields).flatMap(([key, found]) =>
    [found].flat().map((span, i) => ({
      field: key === "description" && text.description[i]?.type === "detail" ? "detail" : key,
      start: Math.max(0, span.start.offset - from),
      end: Math.min(length, span.end.offset - from),
    })),
  );
  all.sort((a, b) => a.start - b.start || a.end - b.end);
  let end = 0;
  return all.filter((span) => {
    if (span.start >= span.end || span.start < end) return false;
    end = span.end;
    return true;
  });
}
