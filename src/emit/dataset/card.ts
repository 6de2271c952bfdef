import { type CardData, type Table, tables } from "./card-data.js";
import { cardHead } from "./card-head.js";
import { counted, inline } from "./card-markdown.js";
import { columnTable, countTable } from "./card-tables.js";
import { formatText, listed, splitText } from "./card-text.js";
import type { Column } from "./columns.js";

const contents: Readonly<Record<Table, string>> = {
  entries: "a row for each entry in each source: its fields, texts, places and BIO tags",
  merged: "a row for each entry, its languages side by side",
  aligned: "a row for each piece of text that two languages or more have",
};

/** README.md: a data card with the head that dataset hubs read. There is no time in it. */
export function dataCard(data: CardData): string {
  const { counts, columns, formats, provenance, rows, splits } = data;
  const flat = columns.entries.filter(({ sparse }) => sparse === true);
  const core = (table: Table): readonly Column[] => columns[table].filter(({ sparse }) => sparse !== true);
  return [
    ...cardHead(data),
    "",
    "# Tabletop rules as data",
    "",
    `Made by ruleglot ${data.version} from ${counted(data.files, "file", "files")}: ${counted(rows.entries.total, "row", "rows")} of ${counted(data.ids, "entry", "entries")}, ` +
      `${data.multilingual} of them in several languages.`,
    "",
    ...listed("Licence", provenance.licence, rows.entries.total, "Do not publish these texts before you know it."),
    ...listed("Source", provenance.source, rows.entries.total, ""),
    `- Reading: ${counted(data.errors, "error", "errors")}, ${counted(data.warnings, "warning", "warnings")}. A value that was not understood is in \`printed\` and sets no mechanics.`,
    "",
    "## Rows",
    "",
    ...countTable(
      "table",
      splits,
      tables.map((table) => [`\`${table}\``, rows[table], ""]),
    ),
    ...(["lang", "kind", "ruleset"] as const).flatMap((column) => {
      const tally = counts[column];
      const values = tally.values();
      if (values.length === 0) return [];
      return countTable(
        `\`entries\` by ${column}`,
        splits,
        values.map((value) => [inline(value), tally, value]),
      );
    }),
    "## Files",
    "",
    ...tables.map(
      (table) =>
        `- \`${table}/<split>\` as ${formats.map((format) => `\`.${format}\``).join(", ")}: ${contents[table]}`,
    ),
    "- `near-duplicates.jsonl`: rows whose texts are like another's",
    "",
    ...formatText(formats),
    "## Splits",
    "",
    ...splitText(data),
    "",
    "## Near duplicates",
    "",
    `${counted(data.duplicates, "row has", "rows have")} a Jaccard similarity of ${data.similarity} or more with an earlier row; ${data.crossSplit} of them stand in another split than that row. ` +
      "Compared are five-word shingles of fields and description, without the name. Candidates come from MinHash (16 bands of 4), which misses one pair in 5000 of similarity 0.8.",
    "",
    "## Alignment",
    "",
    "Names and fields are aligned by key, details by role where the languages have as many, other description blocks by number, and only among languages whose descriptions have the same sequence of paragraphs, headings, lists and tables. What has no partner is left out.",
    "",
    "## Columns of `entries`",
    "",
    ...columnTable(core("entries")),
    "",
    "## Columns of `merged`",
    "",
    ...columnTable(core("merged")),
    "",
    "## Flattened mechanics",
    "",
    "`entries` and `merged` have these too, a column for each value that some entry has. Of a list of objects it is the first item (`.0.`); an amount that may be dice has its dice under `…Dice`. Numbers are in feet, pounds, rounds … as `unit` says.",
    "",
    ...columnTable(flat, false),
    "",
    "## Columns of `aligned`",
    "",
    ...columnTable(core("aligned")),
    "",
  ].join("\n");
}
