/**
 * What a column holds. `number` is a double, `integer` has 32 bits; `strings` is a list of texts; `spans` a list of
 * `{ field, start, end }`; `json` any nested value, written as JSON text where the format has no such type.
 */
export type ColumnType = "string" | "number" | "integer" | "boolean" | "strings" | "spans" | "json";

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  /** Left out of a line of JSON where it has no value: the many flattened columns. Others are `null` there. */
  readonly sparse?: true;
}

/** A field of an entry's source text, in Unicode code points from 0, end excluded. */
export interface FieldSpan {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** Values by column; a column without a value is absent. */
export type Row = Readonly<Record<string, unknown>>;

/** One of the row formats. */
export interface RowWriter {
  /** @param size - About how many bytes the row takes as JSON. */
  write(row: Row, size: number): void;
  /** Writes what is still in memory. */
  close(): void;
}
