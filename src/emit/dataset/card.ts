import type { Column } from "./columns.js";
import type { Shares, Split } from "./split.js";
import type { Tally } from "./tally.js";

export type Format = "jsonl" | "csv" | "parquet";

type Table = "entries" | "merged" | "aligned";
const tables: readonly Table[] = ["entries", "merged", "aligned"];

export interface CardData {
  /** ruleglot's own version. */
  readonly version: string;
  readonly formats: readonly Format[];
  readonly shares: Shares;
  readonly splits: readonly Split[];
  readonly splitBy: "cluster" | "id";
  readonly similarity: number;
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly ids: number;
  readonly multilingual: number;
  /** Rows of each table, all under the value "". */
  readonly rows: Readonly<Record<Table, Tally>>;
  /** Rows of `entries` by what the columns hold. */
  readonly counts: Readonly<Record<"lang" | "kind" | "ruleset", Tally>>;
  readonly provenance: Readonly<Record<"licence" | "source", Tally>>;
  readonly duplicates: number;
  /** Near duplicates that stand in different splits. */
  readonly crossSplit: number;
  /** Rows that the near duplicates brought into another split. */
  readonly moved: number;
  /** Entries of the largest cluster. */
  readonly largest: number;
  readonly columns: Readonly<Record<Table, readonly Column[]>>;
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

const contents: Readonly<Record<Table, string>> = {
  entries: "a row for each entry in each source: its fields, texts, places and BIO tags",
  merged: "a row for each entry, its languages side by side",
  aligned: "a row for each piece of text that two languages or more have",
};

/** Sources or licences that are listed; more are counted. */
const mostListed = 20;

/** README.md: a data card with the head that dataset hubs read. There is no time in it. */
export function dataCard(data: CardData): string {
  const { counts, columns, formats, provenance, rows, splits } = data;
  const flat = columns.entries.filter(({ sparse }) => sparse === true);
  const core = (table: Table): readonly Column[] => columns[table].filter(({ sparse }) => sparse !== true);
  return [
    ...head(data),
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

function head({ counts, formats, provenance, splits }: CardData): string[] {
  const format = formats.includes("parquet") ? "parquet" : formats.includes("jsonl") ? "jsonl" : "csv";
  return [
    "---",
    ...licenceHead(provenance.licence.values()),
    `language: ${JSON.stringify(counts.lang.values())}`,
    "configs:",
    ...tables.flatMap((config) => [
      `  - config_name: ${config}`,
      "    data_files:",
      ...splits.map((split) => `      - { split: ${split}, path: ${config}/${split}.${format} }`),
    ]),
    "---",
  ];
}

/** Hubs know SPDX ids in lower case; other licences are `other`, with a name. */
function licenceHead(licences: readonly string[]): string[] {
  if (licences.length === 0) return [];
  const isKnown = (licence: string): boolean => /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/i.test(licence);
  if (!licences.every(isKnown)) return ["license: other", `license_name: ${JSON.stringify(licences.join(", "))}`];
  const ids = licences.map((licence) => licence.toLowerCase());
  return [`license: ${JSON.stringify(ids.length === 1 ? ids[0] : ids)}`];
}

/** A line for each value with its rows, and for the rows that have none. */
function listed(title: string, tally: Tally, rows: number, advice: string): string[] {
  const values = tally.values();
  const missing = rows - tally.total;
  const more = values.slice(mostListed);
  const ofMore = more.reduce((sum, value) => sum + tally.of(value), 0);
  return [
    ...values
      .slice(0, mostListed)
      .map((value) => `- ${title}: ${inline(value)} (${counted(tally.of(value), "row", "rows")})`),
    ...(more.length === 0 ? [] : [`- ${title}: ${more.length} others (${counted(ofMore, "row", "rows")})`]),
    ...(missing === 0
      ? []
      : [
          `- ${title}: not given${missing === rows ? "" : ` for ${counted(missing, "row", "rows")}`}. ${advice}`.trimEnd(),
        ]),
  ];
}

function formatText(formats: readonly Format[]): string[] {
  const missing: Readonly<Record<Format, string>> = {
    parquet: "`null` in Parquet",
    jsonl: "`null` in JSONL (a flattened column is left out)",
    csv: 'empty in CSV (an empty text is `""`)',
  };
  const same = formats.length > 1 ? "The formats hold the same rows and columns. " : "";
  const lines = [`${same}A missing value is ${formats.map((format) => missing[format]).join(", ")}.`, ""];
  if (!formats.includes("csv")) return lines;
  return [
    ...lines,
    "CSV is RFC 4180; lists and JSON are JSON text. A text that starts with `=`, `+`, `-`, `@`, their full-width forms, tab or a line end has an apostrophe before it, lest a spreadsheet run it: take one apostrophe off where such a sign follows it.",
    "",
  ];
}

function splitText({ splits, splitBy, shares, moved, largest }: CardData): string[] {
  const percents = splits.map((split) => `${split} ${shares[split]} %`).join(", ");
  const byId = "All languages of an entry are in one split, the same in every run";
  if (splitBy === "id") {
    return [
      `${percents}, by SHA-256 of the id alone. ${byId}, whatever else the data holds. Near duplicates may stand in different splits.`,
    ];
  }
  return [
    `${percents} of the entries, by SHA-256 of the id. ${byId}. Entries that are near duplicates go together, into the split of one of them: ` +
      `${counted(moved, "row stands", "rows stand")} therefore in another split than the id alone would give. The largest such cluster has ${counted(largest, "entry", "entries")}.`,
  ];
}

/** @param rows - Title, tally and value of the tally. */
function countTable(
  title: string,
  splits: readonly Split[],
  rows: readonly (readonly [title: string, tally: Tally, value: string])[],
): string[] {
  return [
    ...table(
      [title, ...splits, "total"],
      rows.map(([name, tally, value]) => [
        name,
        ...[...splits, undefined].map((split) => String(tally.of(value, split))),
      ]),
    ),
    "",
  ];
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

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text of the input in a line of Markdown, without effect there. */
function inline(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[\\`*_{}[\]()<>#|!&~]/g, "\\$&");
}
