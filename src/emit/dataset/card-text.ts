import type { CardData } from "./card-data.js";
import { counted, inline } from "./card-markdown.js";
import type { Format } from "./options.js";
import type { Tally } from "./tally.js";

/** Sources or licences that are listed; more are counted. */
const mostListed = 20;

/** A line for each value with its rows, and for the rows that have none. */
export function listed(title: string, tally: Tally, rows: number, advice: string): string[] {
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

/** How the formats write a missing value, and what CSV does besides. */
export function formatText(formats: readonly Format[]): string[] {
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

/** How the splits were made. */
export function splitText({ splits, splitBy, shares, moved, largest }: CardData): string[] {
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
