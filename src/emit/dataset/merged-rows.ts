import { mergeMechanics } from "../../lower/merge-mechanics.js";
import type { Column, Row } from "./columns.js";
import type { EntryRecord } from "./entry-record.js";
import { flattenMechanics } from "./flatten.js";
import { joinedLicence, sourcesByLang } from "./provenance.js";
import { plainText } from "./segments.js";
import type { Split } from "./split.js";

/** Columns of the merged entries but for the flattened mechanics, which come last. */
export function mergedColumns(langs: readonly string[]): Column[] {
  const ofLang = (lang: string): Column[] => [
    { name: `name.${lang}`, type: "string", description: `Name in \`${lang}\`` },
    { name: `text.${lang}`, type: "string", description: `Description in \`${lang}\` as plain text` },
    { name: `printed.${lang}`, type: "json", description: `Each field as printed in \`${lang}\`, by key` },
  ];
  return [
    { name: "id", type: "string", description: "Id of the entry" },
    { name: "kind", type: "string", description: "`spell`, `power` or `rule`" },
    { name: "ruleset", type: "string", description: "Ruleset of the first source" },
    { name: "split", type: "string", description: "`train`, `validation` or `test`" },
    { name: "langs", type: "strings", description: "Languages that the entry has" },
    { name: "mechanics", type: "json", description: "Mechanics of the first source, and what only others state" },
    { name: "disagreements", type: "strings", description: "Keys of `mechanics` on which the sources differ" },
    ...langs.flatMap(ofLang),
    { name: "licence", type: "string", description: "Licence of the texts" },
    { name: "sources", type: "json", description: "Citation of the source by language" },
  ];
}

/**
 * The row of an entry in all its languages; of a language that stands there twice the first source is taken.
 * @param records - Of one id, at least one.
 */
export function mergedRow(records: readonly EntryRecord[], split: Split): Row {
  const byLang = new Map<string, EntryRecord>();
  for (const record of records) if (!byLang.has(record.lang)) byLang.set(record.lang, record);
  const chosen = [...byLang.values()];
  const first = chosen[0] as EntryRecord;
  const { mechanics, disagreements } = mergeMechanics(chosen.map((record) => record.mechanics));
  const texts = chosen.flatMap(({ lang, text }): (readonly [string, unknown])[] => [
    [`name.${lang}`, text.name],
    [`text.${lang}`, plainText(text.description)],
    [`printed.${lang}`, text.printed],
  ]);
  const licence = joinedLicence(chosen);
  return {
    id: first.id,
    kind: first.kind,
    ...(first.ruleset === undefined ? {} : { ruleset: first.ruleset }),
    split,
    langs: [...byLang.keys()],
    mechanics,
    disagreements: [...new Set(disagreements.map(({ key }) => key))],
    ...Object.fromEntries<unknown>(texts),
    ...(licence === undefined ? {} : { licence }),
    sources: sourcesByLang(chosen),
    ...flattenMechanics(mechanics),
  };
}
