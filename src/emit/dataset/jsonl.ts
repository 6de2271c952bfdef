import type { OutputFile } from "../output/files.js";
import type { Column, RowWriter } from "./columns.js";

/** One JSON object a line, keys in the order of the columns; nested values as they are. */
export function jsonlWriter(file: OutputFile, columns: readonly Column[]): RowWriter {
  return {
    write(row) {
      const line: Record<string, unknown> = {};
      for (const { name, sparse } of columns) {
        const value = row[name];
        if (value !== undefined) line[name] = value;
        else if (sparse !== true) line[name] = null;
      }
      file.write(`${JSON.stringify(line)}\n`);
    },
    close: () => file.close(),
  };
}
