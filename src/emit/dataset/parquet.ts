import type * as Library from "hyparquet-writer";
import type { SchemaElement } from "hyparquet-writer";
import type { OutputFile } from "../output.js";
import type { Column, Row, RowWriter } from "./columns.js";

/** Rows of a row group; a group is closed earlier when its texts are long. */
const groupRows = 4096;
const groupCharacters = 4 << 20;

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
  let characters = 0;

  const writeGroup = (): void => {
    void writer.write({
      columnData: columns.map(({ name }) => ({ name, data: rows.map((row) => row[name]), offsetIndex: false })),
      rowGroupSize: groupRows,
    });
    rows = [];
    characters = 0;
  };
  return {
    write(row) {
      rows.push(row);
      for (const value of Object.values(row)) if (typeof value === "string") characters += value.length;
      if (rows.length >= groupRows || characters >= groupCharacters) writeGroup();
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
