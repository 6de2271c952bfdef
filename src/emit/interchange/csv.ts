import { csvCell } from "../dataset/csv.js";
import type { EntryUnits } from "./units.js";

/** Segments as CSV (RFC 4180), for reading along in a spreadsheet; no text runs as a formula. */
export function* segmentsCsv(entries: readonly EntryUnits[], from: string, into: string): Generator<string> {
  const row = (cells: readonly (string | undefined)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
  yield row(["key", from, into, "notes", "file", "line"]);
  for (const { file, line, notes, units } of entries) {
    for (const { key, place, sourceText, targetText, notes: own } of units) {
      const all = [...(place.part === "name" ? notes : []), ...own].join("\n");
      yield row([key, sourceText.text, targetText?.text, all === "" ? undefined : all, file, String(line)]);
    }
  }
}
