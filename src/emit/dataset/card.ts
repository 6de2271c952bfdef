import { compareIds } from "../file-names.js";
import type { Column } from "./columns.js";
import type { Shares, Split } from "./split.js";

export type Format = "jsonl" | "csv" | "parquet";

export interface CardData {
  /** ruleglot's own version. */
  readonly version: string;
  readonly licence: string | undefined;
  readonly citations: ReadonlyMap<string, number>;
  readonly formats: readonly Format[];
  readonly shares: Shares;
  readonly splits: readonly Split[];
  readonly similarity: number;
  readonly files: number;
  readonly rows: number;
  readonly ids: number;
  readonly multilingual: number;
  /** Rows by `split`, `lang`, `kind`, `ruleset`. */
  readonly counts: Readonly<Record<"kind" | "lang" | "ruleset", ReadonlyMap<string, ReadonlyMap<Split, number>>>>;
  readonly entryRows: ReadonlyMap<Split, number>;
  readonly alignedRows: ReadonlyMap<Split, number>;
  readonly duplicates: number;
  readonly crossSplit: number;
  readonly errors: number;
  readonly warnings: number;
  readonly entryColumns: readonly Column[];
  readonly alignedColumns: readonly Column[];
}

const typeNames: Readonly<Record<Column["type"], string>> = {
  string: "text",
  number: "double",
  integer: "32-bit integer",
  boolean: "boolean",
  strings: "list of texts",
  spans: "list of `{ field, start, end }`",
  json: "JSON",
};

/** README.md: a data card with the head that dataset hubs read. There is no time in it. */
export function dataCard(data: CardData): string {
  const { formats, splits, licence } = data;
  const langs = [...data.counts.lang.keys()].sort(compareIds);
  const best = formats.includes("parquet") ? "parquet" : formats.includes("jsonl") ? "jsonl" : "csv";
  const flat = data.entryColumns.filter(({ sparse }) => sparse === true);
  const core = data.entryColumns.filter(({ sparse }) => sparse !== true);
  return [
    ...head(licence, langs, best, splits),
    "",
    "# Stat blocks of tabletop rules",
    "",
    `Made by ruleglot ${data.version} from ${number(data.files)} ${data.files === 1 ? "file" : "files"}: ${number(data.rows)} rows of ${number(data.ids)} entries, ` +
      `${number(data.multilingual)} of them in several languages.`,
    "",
    `- Licence: ${licence === undefined ? "not given. Do not publish this data before you know it" : inline(licence)}`,
    ...sources(data.citations),
    `- Reading the texts gave ${number(data.errors)} errors and ${number(data.warnings)} warnings; a value that was not understood is in \`printed\` and sets no mechanics.`,
    "",
    "## Rows",
    "",
    ...table(
      ["", ...splits, "total"],
      [
        ["`entries`", ...splitCells(data.entryRows, splits)],
        ["`aligned`", ...splitCells(data.alignedRows, splits)],
      ],
    ),
    "",
    ...(["lang", "kind", "ruleset"] as const).flatMap((column) => {
      const counts = [...data.counts[column]].sort(([a], [b]) => compareIds(a, b));
      if (counts.length === 0) return [];
      return [
        ...table(
          [`\`entries\` by ${column}`, ...splits, "total"],
          counts.map(([value, bySplit]) => [inline(value), ...splitCells(bySplit, splits)]),
        ),
        "",
      ];
    }),
    `Splits are ${splits.map((split) => `${split} ${number(data.shares[split])} %`).join(", ")}, by SHA-256 of the id: an entry is in the same split in every language, in every run, and whatever else the data holds.`,
    "",
    "## Files",
    "",
    ...["entries", "aligned"].map(
      (name) =>
        `- \`${name}/<split>\` as ${formats.map((format) => `\`.${format}\``).join(", ")}: ${name === "entries" ? "a row for each entry and source" : "a row for each piece of text that two languages or more have"}`,
    ),
    `- \`near-duplicates.jsonl\`: rows whose texts are like an earlier row's`,
    "",
    "The formats hold the same rows and columns. A missing value is `null` in Parquet and JSONL (where the flattened columns are left out instead) and empty in CSV; lists and JSON are JSON text in CSV. " +
      "CSV is RFC 4180; a text that starts with `=`, `+`, `-`, `@`, tab or a line end has an apostrophe before it, lest a spreadsheet run it: take one apostrophe off where such a sign follows it.",
    "",
    "## Near duplicates",
    "",
    `${number(data.duplicates)} rows have a Jaccard similarity of ${number(data.similarity)} or more with an earlier row, ${number(data.crossSplit)} of them with one in another split. ` +
      "Compared are five-word shingles of fields and description without the name; candidates come from MinHash (16 bands of 4), and a row is compared with the first row of its bucket and the one before it.",
    "",
    "## Alignment",
    "",
    "Names and fields are aligned by key, details by role where the languages have as many, other description blocks by number, and only among languages whose descriptions have the same sequence of paragraphs, headings, lists and tables. What has no partner is left out.",
    "",
    "## Columns of `entries`",
    "",
    ...columnTable(core),
    "",
    "Mechanics flattened: of a list of objects the first item (`.0.`); an amount that may be dice has its dice under `…Dice`. Numbers are in feet, pounds, rounds … as `unit` says.",
    "",
    ...columnTable(flat, false),
    "",
    "## Columns of `aligned`",
    "",
    ...columnTable(data.alignedColumns),
    "",
  ].join("\n");
}

function head(
  licence: string | undefined,
  langs: readonly string[],
  format: Format,
  splits: readonly Split[],
): string[] {
  const known = licence !== undefined && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/i.test(licence);
  const licenceLines =
    licence === undefined
      ? []
      : known
        ? [`license: ${JSON.stringify(licence.toLowerCase())}`]
        : ["license: other", `license_name: ${JSON.stringify(licence)}`];
  return [
    "---",
    ...licenceLines,
    `language: ${JSON.stringify(langs)}`,
    "configs:",
    ...["entries", "aligned"].flatMap((config) => [
      `  - config_name: ${config}`,
      "    data_files:",
      ...splits.map((split) => `      - { split: ${split}, path: ${config}/${split}.${format} }`),
    ]),
    "---",
  ];
}

function sources(citations: ReadonlyMap<string, number>): string[] {
  if (citations.size === 0) return ["- Source: not given"];
  const shown = [...citations].sort(([a], [b]) => compareIds(a, b));
  return shown.map(([citation, rows]) => `- Source: ${inline(citation)} (${number(rows)} rows)`);
}

function splitCells(counts: ReadonlyMap<Split, number>, splits: readonly Split[]): string[] {
  const numbers = splits.map((split) => counts.get(split) ?? 0);
  return [...numbers, numbers.reduce((sum, count) => sum + count, 0)].map(number);
}

function columnTable(columns: readonly Column[], described = true): string[] {
  const rows = columns.map(({ name, type, description }) => [`\`${name}\``, typeNames[type], description]);
  return described
    ? table(["column", "type", "what it holds"], rows)
    : table(
        ["column", "type"],
        rows.map((row) => row.slice(0, 2)),
      );
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)];
}

const number = (value: number): string => String(value);

/** A text of the input in a line of Markdown, without effect there. */
function inline(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[\\`*_{}[\]()<>#|!&~]/g, "\\$&");
}
