import type { OutputFile } from "../output/files.js";
import type { Format } from "./options.js";
import type { Column, RowWriter } from "./columns.js";
import { csvWriter } from "./csv.js";
import { jsonlWriter } from "./jsonl.js";
import { loadParquet } from "./parquet.js";

export const formats: readonly Format[] = ["jsonl", "csv", "parquet"];

/** Makes what writes rows to a file. */
export type MakeWriter = (file: OutputFile, columns: readonly Column[]) => RowWriter;
export type Makers = readonly { readonly format: Format; readonly make: MakeWriter }[];

/** What writes the formats, in their order; a format that is not wanted is not loaded. */
export async function writerMakers(wanted: readonly Format[]): Promise<Makers> {
  const makers: Record<Format, () => MakeWriter | Promise<MakeWriter>> = {
    jsonl: () => jsonlWriter,
    csv: () => csvWriter,
    parquet: loadParquet,
  };
  return Promise.all(wanted.map(async (format) => ({ format, make: await makers[format]() })));
}
