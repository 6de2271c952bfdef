import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { beforeAll, describe, expect, test } from "vitest";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

// What DuckDB, which shares no code with the writers, reads from Parquet and CSV is what stands in JSONL.

type Json = Record<string, unknown>;

const corpus = join(import.meta.dirname, "../../corpus");
const tables = ["entries", "merged", "aligned"] as const;
const hostile = [
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@SUM(A1)",
  "\uFF1D1",
  "\uFF0B1",
  "\uFF0D1",
  "\uFF20A1",
  "'=1",
  "'",
  'a "b", c; d',
];

/** Every line a paragraph. */
const paragraphs = (text: string): string => text.replaceAll("\n", "\n\n");

let out: string;
let connection: DuckDBConnection;

beforeAll(async () => {
  const odd = hostile.map((source, i): readonly [string, string] => {
    const head = `---\nsource: ${JSON.stringify(source)}\nlicence: ""\n---\n`;
    return [`odd/${String(i)}.md`, head + paragraphs(frenchSpell({ name: `Vase ${String.fromCharCode(97 + i)}` }))];
  });
  const cwd = folderWith(Object.fromEntries(odd));
  const inputs = ["odd", ...["fr", "it", "fi"].map((lang) => join(corpus, lang))];
  const alignment = ["--alignment", join(corpus, "alignment.yaml")];
  const run = await ruleglot(["dataset", ...inputs, ...alignment, "--split", "100,0,0"], { cwd });
  expect(run.code).toBe(0);
  out = join(cwd, "dataset");
  connection = await (await DuckDBInstance.create()).connect();
});

function jsonl(table: string): Json[] {
  const lines = readFileSync(join(out, table, "train.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Json);
}

async function query(sql: string): Promise<Json[]> {
  return (await connection.runAndReadAll(sql)).getRowObjectsJson();
}

/** SQL types by column. */
async function typesOf(table: string): Promise<Map<string, string>> {
  const described = await query(`DESCRIBE FROM read_parquet('${join(out, table, "train.parquet")}')`);
  return new Map(described.map(({ column_name, column_type }) => [String(column_name), String(column_type)]));
}

/** A row without its missing values. */
function present(row: Json, read: (name: string, value: unknown) => unknown = (_, value) => value): Json {
  const there = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(there.map(([name, value]) => [name, read(name, value)]));
}

describe.for(tables)("%s", (table) => {
  test("Parquet has the rows of JSONL, nested columns too", async () => {
    const types = await typesOf(table);
    const rows = await query(`FROM read_parquet('${join(out, table, "train.parquet")}')`);
    const parsed = rows.map((row) =>
      present(row, (name, value) => (types.get(name) === "JSON" ? (JSON.parse(String(value)) as unknown) : value)),
    );
    const expected = jsonl(table);
    expect(parsed).toHaveLength(expected.length);
    for (const [i, row] of expected.entries()) expect(parsed[i]).toEqual(present(row));
    expect([...types].filter(([, type]) => type === "BLOB")).toEqual([]);
  });

  test("CSV has them as text, and no cell is a formula", async () => {
    const options =
      "header = true, all_varchar = true, delim = ',', quote = '\"', escape = '\"', allow_quoted_nulls = false";
    const rows = await query(`FROM read_csv('${join(out, table, "train.csv")}', ${options})`);
    const expected = jsonl(table);
    expect(rows).toHaveLength(expected.length);
    for (const [i, row] of expected.entries()) {
      const cells = present(rows[i] ?? {});
      for (const cell of Object.values(cells))
        expect(cell).not.toMatch(/^[=+@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]|^-(?!\d)/);
      const wanted = present(row);
      expect(Object.keys(cells).sort()).toEqual(Object.keys(wanted).sort());
      for (const [name, value] of Object.entries(wanted)) {
        const cell = String(cells[name]);
        const text = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
        if (typeof value === "string") expect(text).toBe(value);
        else expect(JSON.parse(text)).toEqual(value);
      }
    }
  });
});

test("types are those of the data card", async () => {
  expect(Object.fromEntries(await typesOf("entries"))).toMatchObject({
    id: "VARCHAR",
    line: "INTEGER",
    mechanics: "JSON",
    aliases: "VARCHAR[]",
    spans: 'STRUCT(field VARCHAR, "start" INTEGER, "end" INTEGER)[]',
    "mechanics.components": "VARCHAR[]",
    "mechanics.range.distance.base": "DOUBLE",
    "mechanics.duration.dismissible": "BOOLEAN",
  });
});
