import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { cli, finnishSpell, folderWith, frenchSpell, nonsense, plainEnv, ruleglot } from "./run.js";

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
/** Every line a paragraph of Markdown. */
const paragraphs = (text: string): string => text.replaceAll("\n", "\n\n");
const allTrain = ["--split", "100,0,0"];
/** Forty spells that differ in their names alone. */
const manyFiles = Object.fromEntries(
  Array.from({ length: 40 }, (_, i) => {
    const name = `Vase ${String.fromCharCode(97 + (i % 26))}${i < 26 ? "" : "z"}`;
    return [`r/${String(i)}.txt`, frenchSpell({ name })];
  }),
);

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
    expect(readdirSync(out).sort()).toEqual([
      ".ruleglot",
      "README.md",
      "aligned",
      "entries",
      "merged",
      "near-duplicates.jsonl",
    ]);
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
    expect(jsonl(join(out, "merged/train.jsonl"))).toMatchObject([
      {
        id: "spell/mire-glow",
        langs: ["fr", "fi"],
        mechanics: rows[0]?.["mechanics"],
        disagreements: [],
        "name.fr": "Lueur de vase",
        "name.fi": "Liejun hehku",
        "text.it": null,
        "printed.fr": { range: "contact" },
        licence: "cc-by-4.0",
        sources: { fr: "Vase", fi: "Vase" },
        "mechanics.range.kind": "touch",
      },
    ]);
    const card = readFileSync(join(out, "README.md"), "utf8");
    expect(card).toContain('license: "cc-by-4.0"');
    expect(card).toContain("from 2 files: 2 rows of 1 entry, 1 of them in several languages");
    expect(card).toContain("| `entries` | 2 | 2 |\n| `merged` | 1 | 1 |\n");
    expect(card).toContain("{ split: train, path: entries/train.parquet }");
  });

  test("Parquet equals JSONL", async () => {
    const cwd = folderWith(book);
    await ruleglot(["dataset", "rules", "--formats", "jsonl,parquet", ...allTrain], { cwd });
    for (const [name, count] of [
      ["entries", 2],
      ["merged", 1],
      ["aligned", 8],
    ] as const) {
      const bytes = readFileSync(join(cwd, `dataset/${name}/train.parquet`));
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      const rows = await parquetReadObjects({ file });
      expect(rows.map(present)).toEqual(jsonl(join(cwd, `dataset/${name}/train.jsonl`)).map(present));
      expect(rows.length).toBeGreaterThanOrEqual(count);
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

  test("the same input gives the same bytes", async () => {
    const cwd = folderWith(manyFiles);
    await ruleglot(["dataset", "r", "--out", "one"], { cwd });
    await ruleglot(["dataset", "r", "--out", "two"], { cwd });
    const files = readdirSync(join(cwd, "one"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.[a-z]+$/.test(file),
    );
    expect(files).toHaveLength(3 * 3 * 3 + 3);
    for (const file of files) {
      expect(readFileSync(join(cwd, "two", file)).equals(readFileSync(join(cwd, "one", file)))).toBe(true);
    }
  });

  test("near duplicates stand in one split; by id alone, an entry has its split whatever else is there", async () => {
    const cwd = folderWith(manyFiles);
    await ruleglot(["dataset", "r", "--out", "together"], { cwd });
    await ruleglot(["dataset", "r", "--out", "apart", "--split-by", "id"], { cwd });
    const rowsIn = (out: string): number[] =>
      ["train", "validation", "test"].map((split) => jsonl(join(cwd, out, `entries/${split}.jsonl`)).length);
    expect(rowsIn("together").sort((a, b) => a - b)).toEqual([0, 0, 40]);
    expect(Math.min(...rowsIn("apart"))).toBeGreaterThan(0);
    const crossing = (out: string): number =>
      jsonl(join(cwd, out, "near-duplicates.jsonl")).filter(({ crossSplit }) => crossSplit === true).length;
    expect([crossing("together"), crossing("apart") > 0]).toEqual([0, true]);
    const [row] = jsonl(join(cwd, "apart/entries/test.jsonl"));
    await ruleglot(["dataset", String(row?.["file"]), "--out", "single"], { cwd });
    expect(jsonl(join(cwd, "single/entries/test.jsonl"))).toEqual([row]);
  });

  test("licence and source come from the front matter, else from the command line, else from the configuration", async () => {
    const cwd = folderWith({
      "a.md": `---\nsource: Vase, p. 3\nlicense: CC0-1.0\n---\n${paragraphs(frenchSpell())}`,
      "b.md": paragraphs(frenchSpell({ name: "Lueur de boue" })),
      "ruleglot.config.json": '{ "licence": "MIT", "source": "Marais" }',
    });
    const provenance = async (...args: string[]): Promise<unknown[]> => {
      const run = await ruleglot(["dataset", "a.md", "b.md", "--formats", "jsonl", ...allTrain, ...args], { cwd });
      expect(run.code).toBe(0);
      return jsonl(join(cwd, "dataset/entries/train.jsonl")).map(({ licence, source }) => [licence, source]);
    };
    expect(await provenance()).toEqual([
      ["CC0-1.0", "Vase, p. 3"],
      ["MIT", "Marais"],
    ]);
    const card = readFileSync(join(cwd, "dataset/README.md"), "utf8");
    expect(card).toContain('license: ["cc0-1.0","mit"]');
    expect(card).toContain("- Licence: CC0-1.0 (1 row)\n- Licence: MIT (1 row)\n- Source: Marais (1 row)\n");
    expect(await provenance("--licence", "OGL 1.0a", "--source", "Lac")).toEqual([
      ["CC0-1.0", "Vase, p. 3"],
      ["OGL 1.0a", "Lac"],
    ]);
    expect(readFileSync(join(cwd, "dataset/README.md"), "utf8")).toContain('license_name: "CC0-1.0, OGL 1.0a"');
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

  test("texts without an entry give 1 and leave the old data set", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "prose.txt": "La vase du lac luit le soir.\n" });
    await ruleglot(["dataset", "a.txt", "--formats", "jsonl"], { cwd });
    const before = readFileSync(join(cwd, "dataset/README.md"), "utf8");
    const run = await ruleglot(["dataset", "prose.txt", "--formats", "jsonl"], { cwd });
    expect(run).toMatchObject({ code: 1, stdout: "" });
    expect(run.stderr).toContain("error: no entry was found; `dataset` is left as it was");
    expect(readFileSync(join(cwd, "dataset/README.md"), "utf8")).toBe(before);
    expect(readdirSync(cwd).sort()).toEqual(["a.txt", "dataset", "prose.txt"]);
  });

  test.for(["a.txt", "a.txt/below"])("`--out %s` cannot be written", async (out) => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const run = await ruleglot(["dataset", "a.txt", "--out", out], { cwd });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toMatch(
      out === "a.txt" ? /^error: `a\.txt` is no folder\n$/ : /^error: cannot write `a\.txt\/below`: /,
    );
    expect(readFileSync(join(cwd, "a.txt"), "utf8")).toBe(frenchSpell());
    expect(readdirSync(cwd)).toEqual(["a.txt"]);
  });

  test.skipIf(process.platform === "win32")("a disk that is full gives 2 and leaves the old data set", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.txt": frenchSpell() });
    await ruleglot(["dataset", "a.txt"], { cwd });
    const before = readFileSync(join(cwd, "dataset/README.md"), "utf8");
    // No file may be longer than 4 blocks of 512 or 1024 bytes.
    const command = 'ulimit -f 4; exec "$0" "$@"';
    const full = spawnSync("sh", ["-c", command, process.execPath, cli, "dataset", "a.txt", "b.txt"], {
      cwd,
      env: plainEnv(),
      encoding: "utf8",
    });
    expect(full).toMatchObject({ status: 2, stdout: "" });
    expect(full.stderr).toMatch(/error: cannot write `dataset`: EFBIG: .*\n$/);
    expect(readFileSync(join(cwd, "dataset/README.md"), "utf8")).toBe(before);
    expect(readdirSync(cwd).sort()).toEqual(["a.txt", "b.txt", "dataset"]);
  });

  test.for(["SIGKILL", "SIGINT", "SIGTERM"] as const)("a run that gets %s leaves the old data set", async (signal) => {
    const many = Array.from({ length: 600 }, (_, i) => frenchSpell({ name: `Vase ${String(i + 1)}` })).join("\n");
    const cwd = folderWith({ "a.txt": frenchSpell(), "many.txt": many });
    await ruleglot(["dataset", "a.txt", "--lang", "fr"], { cwd });
    const before = readFileSync(join(cwd, "dataset/README.md"), "utf8");
    const child = spawn(process.execPath, [cli, "dataset", "many.txt", "--lang", "fr"], {
      cwd,
      env: plainEnv(),
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.on("close", resolve));
    const isWriting = (): boolean =>
      readdirSync(cwd).some((name) => name.startsWith(".dataset-") && existsSync(join(cwd, name, "entries")));
    while (child.exitCode === null && !isWriting()) await sleep(2);
    child.kill(signal);
    await ended;
    const after = readFileSync(join(cwd, "dataset/README.md"), "utf8");
    if (child.signalCode === signal) expect(after).toBe(before);
    else expect(after).toContain(": 600 rows of 600 entries"); // it was done before the signal came
    if (signal !== "SIGKILL") expect(readdirSync(cwd).sort()).toEqual(["a.txt", "dataset", "many.txt"]);
    await ruleglot(["dataset", "a.txt", "--lang", "fr"], { cwd });
    expect(readdirSync(cwd).sort()).toEqual(["a.txt", "dataset", "many.txt"]);
  });

  test("a folder that is not ruleglot's own is not replaced", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "dataset/diary.txt": "x" });
    const run = await ruleglot(["dataset", "a.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("`dataset` is not empty and was not made by ruleglot");
  });
});
