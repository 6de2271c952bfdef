import type { OutputFile } from "../output/files.js";
import type { Column, RowWriter } from "./columns.js";

/** What a spreadsheet would take as a formula (some read full-width signs too), or as one that is guarded already. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * CSV as in RFC 4180: commas, CRLF, quotes doubled; a header; UTF-8 without a mark. Lists and nested values are JSON text,
 * a missing value is empty, an empty text `""`. A text that starts with `=` `+` `-` `@` (full-width ones as well), tab, CR or
 * LF gets an apostrophe before it, so that no spreadsheet runs it; one that starts with apostrophes and such a sign gets one
 * more, so that taking one off undoes it.
 */
export function csvWriter(file: OutputFile, columns: readonly Column[]): RowWriter {
  file.write(`${columns.map(({ name }) => quoted(name)).join(",")}\r\n`);
  return {
    write(row) {
      file.write(`${columns.map(({ name }) => csvCell(row[name])).join(",")}\r\n`);
    },
    close: () => file.close(),
  };
}

export function csvCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return quoted(formula.test(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /^$|[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
