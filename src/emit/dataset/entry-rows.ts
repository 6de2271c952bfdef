import { bioTags, inCodePoints } from "./bio.js";
import type { Column, Row } from "./columns.js";
import type { EntryRecord } from "./entry-record.js";
import { flattenMechanics } from "./flatten.js";
import { plainText } from "./segments.js";
import type { Split } from "./split.js";

/** Columns of the entries but for the flattened mechanics, which come last. */
export const entryColumns: readonly Column[] = [
  { name: "id", type: "string", description: "Id of the entry, the same in every language that is aligned" },
  { name: "kind", type: "string", description: "`spell`, `power` or `rule`" },
  { name: "lang", type: "string", description: "Language of the texts, a BCP-47 tag" },
  {
    name: "ruleset",
    type: "string",
    description: "Ruleset, where the source or an option says it or it was found out",
  },
  { name: "split", type: "string", description: "`train`, `validation` or `test`" },
  { name: "name", type: "string", description: "Name as printed" },
  { name: "aliases", type: "strings", description: "Other names" },
  { name: "text", type: "string", description: "Description as plain text; a blank line parts blocks" },
  { name: "licence", type: "string", description: "Licence of the text" },
  { name: "source", type: "string", description: "Citation of the source" },
  { name: "file", type: "string", description: "File that the entry was read from" },
  { name: "line", type: "integer", description: "Line of the file, from 1" },
  { name: "mechanics", type: "json", description: "Canonical mechanics, nested; no language in them" },
  { name: "printed", type: "json", description: "Each field as the source prints it, by key" },
  { name: "description", type: "json", description: "Blocks of the description with marks" },
  { name: "mentions", type: "json", description: "Numbers, concepts and entries that the description names" },
  { name: "facts", type: "json", description: "What a rule's text states: amounts, checks, terms …" },
  { name: "entryText", type: "string", description: "The entry in its source, markup included" },
  { name: "spans", type: "spans", description: "Fields in `entryText`; Unicode code points from 0, end excluded" },
  { name: "tokens", type: "strings", description: "`entryText` cut at white space" },
  { name: "tags", type: "strings", description: "BIO tag of each token: `B-range`, `I-range`, `O` …" },
];

/** The row of an entry in one source. */
export function entryRow(record: EntryRecord, split: Split): Row {
  const { id, kind, ruleset, lang, licence, source, file, line, mechanics, text, entryText, spans } = record;
  const { facts } = text;
  return {
    id,
    kind,
    lang,
    ...(ruleset === undefined ? {} : { ruleset }),
    split,
    name: text.name,
    aliases: text.aliases,
    text: plainText(text.description),
    ...(licence === undefined ? {} : { licence }),
    ...(source === undefined ? {} : { source }),
    file,
    line,
    mechanics,
    printed: text.printed,
    description: text.description,
    mentions: text.mentions ?? [],
    ...(facts === undefined ? {} : { facts }),
    entryText,
    spans: inCodePoints(entryText, spans),
    ...bioTags(entryText, spans),
    ...flattenMechanics(mechanics),
  };
}
