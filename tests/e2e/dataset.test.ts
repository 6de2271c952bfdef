import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { finnishSpell, folderWith, frenchSpell, nonsense, ruleglot } from "./run.js";

type Json = Record<string, unknown>;

const alignment = "spell/mire-glow: { fr: Lueur de vase, fi: Liejun hehku }\n";
const book = {
  "rules/a.txt": frenchSpell(),
  "rules/b.txt": finnishSpell(),
  "rules/alignment.yaml": alignment,
};
const jsonl = (file: string): Json[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Json);
const allTrain = ["--split", "100,0,0"];

/** A row without its missing values, as JSON has it. */
const present = (row: Json): unknown =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)),
    ),
  );

describe("ruleglot dataset", () => {
  test("writes rows, aligned segments, near duplicates and a data card", async () => {
    const cwd = folderWith(book);
    const run = await ruleglot(["dataset", "rules", "--licence", "cc-by-4.0", "--source", "Vase", ...allTrain], {
      cwd,
    });
    expect(run).toMatchObject({ code: 0, stdout: "" });
    expect(run.stderr).toMatch(/^2 entries, 2 files, 0 warnings, 0 errors, [\d.]+ s\n$/);
    const out = join(cwd, "dataset");
    expect(readdirSync(out).sort()).toEqual([".ruleglot", "README.md", "aligned", "entries", "near-duplicates.jsonl"]);
    expect(readdirSync(join(out, "entries")).sort()).toEqual(["train.csv", "train.jsonl", "train.parquet"]);
    const rows = jsonl(join(out, "entries/train.jsonl"));
    expect(rows.map(({ id, lang, licence, source }) => [id, lang, licence, source])).toEqual([
      ["spell/mire-glow", "fr", "cc-by-4.0", "Vase"],
      ["spell/mire-glow", "fi", "cc-by-4.0", "Vase"],
    ]);
    expect(rows[0]?.["mechanics"]).toEqual(rows[1]?.["mechanics"]);
    expect(rows[0]).toMatchObject({
      "mechanics.range.kind": "touch",
      "mechanics.duration.alternatives.0.amount.step": 10,
    });
    const { tokens, tags } = rows[0] as { tokens: string[]; tags: string[] };
    expect(tags).toHaveLength(tokens.length);
    expect(tags.slice(0, 5)).toEqual(["B-name", "I-name", "I-name", "B-school", "I-school"]);
    expect(jsonl(join(out, "aligned/train.jsonl")).find(({ part }) => part === "name")).toMatchObject({
      fr: "Lueur de vase",
      fi: "Liejun hehku",
      it: null,
    });
    const card = readFileSync(join(out, "README.md"), "utf8");
    expect(card).toContain('license: "cc-by-4.0"');
    expect(card).toContain("2 rows of 1 entries, 1 of them in several languages");
    expect(card).toContain("{ split: train, path: entries/train.parquet }");
  });

  test("Parquet equals JSONL", async () => {
    const cwd = folderWith(book);
    await ruleglot(["dataset", "rules", "--formats", "jsonl,parquet", ...allTrain], { cwd });
    for (const name of ["entries", "aligned"]) {
      const bytes = readFileSync(join(cwd, `dataset/${name}/train.parquet`));
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      const rows = await parquetReadObjects({ file });
      expect(rows.map(present)).toEqual(jsonl(join(cwd, `dataset/${name}/train.jsonl`)).map(present));
      expect(rows.length).toBeGreaterThan(1);
    }
  });

  test("front matter's source wins; a spreadsheet runs nothing", async () => {
    const cwd = folderWith({ "a.md": `---\nsource: "=Vase"\n---\n${frenchSpell()}` });
    await ruleglot(["dataset", "a.md", "--source", "Marais", "--formats", "csv", "--lang", "fr", ...allTrain], { cwd });
    const csv = readFileSync(join(cwd, "dataset/entries/train.csv"), "utf8");
    expect(csv).toMatch(/^id,kind,lang,ruleset,split,name,/);
    expect(csv).toContain(",'=Vase,a.md,");
    expect(csv).not.toContain("Marais");
    expect(csv.endsWith("\r\n")).toBe(true);
  });

  test("near duplicates name both rows", async () => {
    const long = `${Array.from({ length: 12 }, (_, i) => `La barque ${String(i)} glisse sur le lac.`).join(" ")}\n`;
    const cwd = folderWith({
      "a.txt": frenchSpell() + long,
      "b.txt": frenchSpell({ name: "Lueur de boue" }) + long.replace("barque 0", "nef 0"),
    });
    await ruleglot(["dataset", "a.txt", "b.txt", "--formats", "jsonl", ...allTrain], { cwd });
    expect(jsonl(join(cwd, "dataset/near-duplicates.jsonl"))).toMatchObject([
      { id: "spell/lueur-de-boue", file: "b.txt", of: { id: "spell/lueur-de-vase", file: "a.txt" }, crossSplit: false },
    ]);
  });

  test("the same input gives the same bytes, and an entry its split whatever else is there", async () => {
    const names = Array.from(
      { length: 40 },
      (_, i) => `Vase ${String.fromCharCode(97 + (i % 26))}${i < 26 ? "" : "z"}`,
    );
    const cwd = folderWith(Object.fromEntries(names.map((name, i) => [`r/${String(i)}.txt`, frenchSpell({ name })])));
    await ruleglot(["dataset", "r", "--out", "one"], { cwd });
    await ruleglot(["dataset", "r", "--out", "two"], { cwd });
    const files = readdirSync(join(cwd, "one"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.[a-z]+$/.test(file),
    );
    expect(files).toHaveLength(20 + 1);
    for (const file of files) {
      expect(readFileSync(join(cwd, "two", file)).equals(readFileSync(join(cwd, "one", file)))).toBe(true);
    }
    const [row] = jsonl(join(cwd, "one/entries/test.jsonl"));
    await ruleglot(["dataset", String(row?.["file"]), "--out", "single"], { cwd });
    expect(jsonl(join(cwd, "single/entries/test.jsonl"))).toEqual([row]);
  });

  test("errors in the texts give 1 and a code frame, files that can't be read 2", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell({ duration: nonsense }) });
    const faulty = await ruleglot(["dataset", "a.txt"], { cwd });
    expect(faulty.code).toBe(1);
    expect(faulty.stderr).toContain("error RG1201");
    expect(existsSync(join(cwd, "dataset/README.md"))).toBe(true);
    const partial = await ruleglot(["dataset", "a.txt", "missing.txt"], { cwd });
    expect(partial.code).toBe(2);
    const none = await ruleglot(["dataset", "missing.txt", "--out", "none"], { cwd });
    expect(none.code).toBe(2);
    expect(readdirSync(cwd).sort()).toEqual(["a.txt", "dataset"]);
  });

  test.for([
    { args: ["--split", "80,10"], says: "expected percents of train, validation and test that make 100" },
    {
      args: ["--formats", "parqet"],
      says: "no format `parqet`; there are `jsonl`, `csv` and `parquet`; did you mean `parquet`?",
    },
    { args: ["--similarity", "2"], says: "expected a number from 0.5 to 1" },
    { args: [], says: "nothing to compile: name files or folders" },
  ])("wrong use: $args", async ({ args, says }) => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const run = await ruleglot(["dataset", ...(args.length === 0 ? [] : ["a.txt"]), ...args], { cwd });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
    expect(readdirSync(cwd)).toEqual(["a.txt"]);
  });

  test("a folder that is not ruleglot's own is not replaced", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "dataset/diary.txt": "x" });
    const run = await ruleglot(["dataset", "a.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("`dataset` is not empty and was not made by ruleglot");
  });
});
