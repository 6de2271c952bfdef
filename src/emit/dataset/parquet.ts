import type * as Library from "hyparquet-writer";
import type { SchemaElement } from "hyparquet-writer";
import type { OutputFile } from "../output/files.js";
import type { Column, Row, RowWriter } from "./columns.js";

/** Rows of a row group at most; a group is closed earlier when its rows are long. */
const groupRows = 8192;
const groupBytes = 4 << 20;
/** Columns that a query may be limited by; statistics of long texts would only take memory until the end. */
const withStatistics = new Set(["id", "kind", "lang", "split", "ruleset"]);

/**
 * Loads the Parquet library. @returns what makes a writer for a file: Snappy, lists as LIST, nested values as JSON, every
 * column optional. Row groups are written as they fill, so that memory does not grow with the rows.
 */
export async function loadParquet(): Promise<(file: OutputFile, columns: readonly Column[]) => RowWriter> {
  const library = await import("hyparquet-writer");
  return (file, columns) => parquetWriter(library, file, columns);
}

function parquetWriter(
  { ByteWriter, ParquetWriter }: typeof Library,
  file: OutputFile,
  columns: readonly Column[],
): RowWriter {
  const bytes = new ByteWriter();
  const flush = (): void => {
    file.write(bytes.getBytes());
    bytes.index = 0;
  };
  const schema = [{ name: "root", num_children: columns.length }, ...columns.flatMap(schemaOf)];
  // What the library expects of a writer that empties itself: `offset` counts on, `index` starts again.
  const writer = new ParquetWriter({
    writer: Object.assign(bytes, { flush, finish: flush }),
    schema,
    createdBy: "ruleglot",
  });
  let rows: Row[] = [];
  let bytesOfRows = 0;

  const writeGroup = (): void => {
    void writer.write({
      columnData: columns.map(({ name }) => ({
        name,
        data: rows.map((row) => row[name]),
        offsetIndex: false,
        statistics: withStatistics.has(name),
      })),
      rowGroupSize: groupRows,
    });
    rows = [];
    bytesOfRows = 0;
  };
  return {
    write(row, size) {
      rows.push(row);
      bytesOfRows += size;
      if (rows.length >= groupRows || bytesOfRows >= groupBytes) writeGroup();
    },
    close() {
      if (rows.length > 0) writeGroup();
      void writer.finish();
      file.close();
    },
  };
}

function schemaOf({ name, type }: Column): SchemaElement[] {
  const optional = { name, repetition_type: "OPTIONAL" } as const;
  const list = (...item: SchemaElement[]): SchemaElement[] => [
    { ...optional, converted_type: "LIST", num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    ...item,
  ];
  switch (type) {
    case "string":
      return [{ ...optional, type: "BYTE_ARRAY", converted_type: "UTF8" }];
    case "json":
      return [{ ...optional, type: "BYTE_ARRAY", converted_type: "JSON" }];
    case "number":
      return [{ ...optional, type: "DOUBLE" }];
    case "integer":
      return [{ ...optional, type: "INT32" }];
    case "boolean":
      return [{ ...optional, type: "BOOLEAN" }];
    case "strings":
      return list({ name: "element", repetition_type: "REQUIRED", type: "BYTE_ARRAY", converted_type: "UTF8" });
    case "spans":
      return list(
        { name: "element", repetition_type: "REQUIRED", num_children: 3 },
        { name: "field", repetition_type: "REQUIRED", type: "BYTE_ARRAY", converted_type: "UTF8" },
        { name: "start", repetition_type: "REQUIRED", type: "INT32" },
        { name: "end", repetition_type: "REQUIRED", type: "INT32" },
      );
  }
}
