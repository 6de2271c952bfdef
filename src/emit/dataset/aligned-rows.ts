import type { Column, Row } from "./columns.js";
import { alignSegments } from "./segments.js";
import type { StoredText } from "./text-store.js";

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

/** Rows of one entry in its languages; of a language that stands there twice the first text is taken. */
export function alignedRows(texts: readonly StoredText[]): Row[] {
  const byLang = new Map<string, StoredText>();
  for (const text of texts) if (!byLang.has(text.lang)) byLang.set(text.lang, text);
  const [first] = texts;
  if (first === undefined || byLang.size < 2) return [];
  return alignSegments([...byLang.values()]).map(({ texts: found, ...place }) => {
    const cited = found.flatMap(({ lang }) => {
      const source = byLang.get(lang)?.source;
      return source === undefined ? [] : [[lang, source] as const];
    });
    return {
      id: first.id,
      kind: first.kind,
      split: first.split,
      ...place,
      ...Object.fromEntries(found.map(({ lang, text }) => [lang, text])),
      ...(first.licence === undefined ? {} : { licence: first.licence }),
      sources: Object.fromEntries(cited),
    };
  });
}
