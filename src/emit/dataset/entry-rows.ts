import type { Entry, EntrySource, EntryText } from "../../model/entry.js";
import { bioTags, inCodePoints } from "./bio.js";
import type { Column, Row } from "./columns.js";
import { flatColumns, flattenMechanics } from "./flatten.js";
import { plainText } from "./segments.js";
import type { Split } from "./split.js";

/** Columns of the entries, the flattened mechanics last. */
export const entryColumns: readonly Column[] = [
  { name: "id", type: "string", description: "Id of the entry, the same in every language that is aligned" },
  { name: "kind", type: "string", description: "`spell`, `power` or `rule`" },
  { name: "lang", type: "string", description: "Language of the texts, a BCP-47 tag" },
  {
    name: "ruleset",
    type: "string",
    description: "Ruleset, where the source or an option says it or it was found out",
  },
  { name: "split", type: "string", description: "`train`, `validation` or `test`, by the hash of the id" },
  { name: "name", type: "string", description: "Name as printed" },
  { name: "aliases", type: "strings", description: "Other names" },
  { name: "text", type: "string", description: "Description as plain text; a blank line parts blocks" },
  { name: "licence", type: "string", description: "Licence of the text, as given with `--licence`" },
  {
    name: "source",
    type: "string",
    description: "The source's citation: `source` of its front matter, else `--source`",
  },
  { name: "file", type: "string", description: "File that the entry was read from" },
  { name: "line", type: "integer", description: "Line of the file, from 1" },
  { name: "mechanics", type: "json", description: "Canonical mechanics, nested; equal in every language" },
  { name: "printed", type: "json", description: "Each field as the source prints it, by key" },
  { name: "description", type: "json", description: "Blocks of the description with marks" },
  { name: "mentions", type: "json", description: "Numbers, concepts and entries that the description names" },
  { name: "entryText", type: "string", description: "The entry in its source, markup included" },
  { name: "spans", type: "spans", description: "Fields in `entryText`; Unicode code points from 0, end excluded" },
  { name: "tokens", type: "strings", description: "`entryText` cut at white space" },
  { name: "tags", type: "strings", description: "BIO tag of each token: `B-range`, `I-range`, `O` …" },
  ...flatColumns,
];

export interface RowContext {
  readonly split: Split;
  /** Text of the file that the entry was read from. */
  readonly sourceText: string;
  readonly licence?: string | undefined;
  /** Where the front matter has none. */
  readonly citation?: string | undefined;
}

/** The row of an entry that was read from one source. */
export function entryRow(entry: Entry, text: EntryText, source: EntrySource, context: RowContext): Row {
  const from = source.span.start.offset;
  const entryText = context.sourceText.slice(from, source.span.end.offset);
  const spans = fieldSpans(text, source, from, entryText.length);
  const citation = source.citation ?? context.citation;
  return {
    id: entry.id,
    kind: entry.kind,
    lang: source.lang,
    ...(entry.ruleset === undefined ? {} : { ruleset: entry.ruleset }),
    split: context.split,
    name: text.name,
    aliases: text.aliases,
    text: plainText(text.description),
    ...(context.licence === undefined ? {} : { licence: context.licence }),
    ...(citation === undefined ? {} : { source: citation }),
    file: source.file,
    line: source.span.start.line,
    mechanics: entry.mechanics,
    printed: text.printed,
    description: text.description,
    mentions: text.mentions ?? [],
    entryText,
    spans: inCodePoints(entryText, spans),
    ...bioTags(entryText, spans),
    ...flattenMechanics(entry.mechanics),
  };
}

/** Places of the fields in the entry's text, sorted, without overlap; a detail of the description is a field of its own. */
function fieldSpans(
  text: EntryText,
  { fields }: EntrySource,
  from: number,
  length: number,
): { field: string; start: number; end: number }[] {
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
