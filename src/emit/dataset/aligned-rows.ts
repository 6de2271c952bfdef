import type { Column, Row } from "./columns.js";
import type { EntryRecord } from "./entry-record.js";
import { joinedLicence, sourcesByLang } from "./provenance.js";
import { alignSegments, segmentText } from "./segments.js";
import type { Split } from "./split.js";

/** Columns of the aligned segments: one for the text in each of `langs`. */
export function alignedColumns(langs: readonly string[]): Column[] {
  return [
    { name: "id", type: "string", description: "Id of the entry" },
    { name: "kind", type: "string", description: "`spell`, `power` or `rule`" },
    { name: "split", type: "string", description: "The split of the entry" },
    { name: "part", type: "string", description: "`name`, `field`, `description` or `detail`" },
    { name: "key", type: "string", description: "Key of a field, role of a detail" },
    { name: "block", type: "integer", description: "Description block, from 0, in the first language that has it" },
    { name: "item", type: "integer", description: "List item or table cell of the block, from 0" },
    ...langs.map((lang): Column => ({ name: lang, type: "string", description: `Text in \`${lang}\`` })),
    { name: "licence", type: "string", description: "Licence of the texts" },
    { name: "sources", type: "json", description: "Citation of the source by language" },
  ];
}

/** Rows of one entry in its languages; of a language that stands there twice the first source is taken. */
export function alignedRows(records: readonly EntryRecord[], split: Split): Row[] {
  const byLang = new Map<string, EntryRecord>();
  for (const record of records) if (!byLang.has(record.lang)) byLang.set(record.lang, record);
  const [first] = records;
  if (first === undefined || byLang.size < 2) return [];
  const texts = [...byLang].map(([lang, { text }]) => segmentText(lang, text));
  return alignSegments(texts).map(({ texts: found, ...place }) => {
    const used = found.flatMap(({ lang }) => byLang.get(lang) ?? []);
    const licence = joinedLicence(used);
    return {
      id: first.id,
      kind: first.kind,
      split,
      ...place,
      ...Object.fromEntries(found.map(({ lang, text }) => [lang, text])),
      ...(licence === undefined ? {} : { licence }),
      sources: sourcesByLang(used),
    };
  });
}
