import { markdownTable } from "./card-markdown.js";
import type { Column } from "./columns.js";
import type { Split } from "./split.js";
import type { Tally } from "./tally.js";

const typeNames: Readonly<Record<Column["type"], string>> = {
  string: "text",
  number: "double",
  integer: "32-bit integer",
  boolean: "boolean",
  strings: "list of texts",
  spans: "list of `{ field, start, end }`",
  json: "JSON",
};

/**
 * Rows of each split.
 *
 * @param rows - Title, tally and value of the tally.
 */
export function countTable(
  title: string,
  splits: readonly Split[],
  rows: readonly (readonly [title: string, tally: Tally, value: string])[],
): string[] {
  return [
    ...markdownTable(
      [title, ...splits, "total"],
      rows.map(([name, tally, value]) => [
        name,
        ...[...splits, undefined].map((split) => String(tally.of(value, split))),
      ]),
    ),
    "",
  ];
}

/** Columns with their types and, if `described`, what they hold. */
export function columnTable(columns: readonly Column[], described = true): string[] {
  const rows = columns.map(({ name, type, description }) => [`\`${name}\``, typeNames[type], description]);
  return described
    ? markdownTable(["column", "type", "what it holds"], rows)
    : markdownTable(
        ["column", "type"],
        rows.map((row) => row.slice(0, 2)),
      );
}
