import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { cli, folderWith, frenchSpell, nonsense, plainEnv, ruleglot } from "./run.js";

interface Output {
  files: {
    file: string;
    entries: { id: string; mechanics: Record<string, unknown>; text: Record<string, { name: string }> }[];
    diagnostics: {
      code: string;
      severity: string;
      message?: string;
      help?: string;
      span: { start: { line: number; column: number } };
    }[];
  }[];
}

const outputOf = ({ stdout }: { stdout: string }): Output => JSON.parse(stdout) as Output;

const mechanics = {
  school: "evocation",
  subschools: [],
  descriptors: ["light"],
  levels: [
    { class: "druid", level: 1 },
    { class: "sorcerer", level: 1 },
    { class: "wizard", level: 1 },
  ],
  components: ["V", "S"],
  castingTime: { action: "standard", count: 1 },
  range: { kind: "touch" },
  target: { of: "object", touched: true },
  duration: {
    alternatives: [{ kind: "timed", amount: { unit: "minute", step: 10, perLevels: 1 } }],
    dismissible: true,
  },
  savingThrow: { alternatives: [{ save: "none" }] },
  resistance: { alternatives: [{ applies: false }] },
};

describe("ruleglot parse", () => {
  test("prints files with entries and diagnostics, and nothing else", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "sub/b.txt": frenchSpell({ duration: nonsense }) });
    const run = await ruleglot(["parse", "./a.txt", "sub/b.txt"], { cwd });
    const output = outputOf(run);
    expect(Object.keys(output)).toEqual(["files"]);
    expect(output.files.map((file) => [Object.keys(file), file.file])).toEqual([
      [["file", "entries", "diagnostics"], "./a.txt"],
      [["file", "entries", "diagnostics"], "sub/b.txt"],
    ]);
    expect(output.files[0]).toMatchObject({ entries: [{ id: "spell/lueur-de-vase", mechanics }], diagnostics: [] });
    const { duration: _, ...others } = mechanics;
    expect(output.files[1]?.entries[0]?.mechanics).toEqual(others);
    expect(output.files[1]?.diagnostics).toMatchObject([
      {
        code: "RG1201",
        severity: "error",
        file: "sub/b.txt",
        field: "duration",
        span: { start: { line: 8, column: 9 } },
      },
    ]);
    expect(run).toMatchObject({ code: 1, stderr: "" });
  });

  test.for([
    { name: "a clean text", text: frenchSpell(), code: 0 },
    { name: "a warning", text: frenchSpell().replace("aucun", "aucunn").replace("contact", "conatct"), code: 0 },
    { name: "an error", text: frenchSpell({ duration: nonsense }), code: 1 },
    { name: "an empty file", text: "", code: 0 },
  ])("$name ends with $code", async ({ text, code }) => {
    const run = await ruleglot(["parse", "-"], { input: text });
    expect({ code: run.code, stderr: run.stderr, files: outputOf(run).files.length }).toEqual({
      code,
      stderr: "",
      files: 1,
    });
  });

  const latin = (text: string): Buffer => Buffer.from(text.replaceAll("’", "'"), "latin1");
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");
  test.for([
    { name: "UTF-8", bytes: Buffer.from(frenchSpell()), codes: [] },
    { name: "UTF-8 with a byte order mark", bytes: Buffer.from(`\uFEFF${frenchSpell()}`), codes: [] },
    { name: "UTF-16, little end first", bytes: utf16(frenchSpell()), codes: [] },
    { name: "UTF-16, big end first", bytes: utf16(frenchSpell()).swap16(), codes: [] },
    { name: "Windows-1252", bytes: latin(frenchSpell()), codes: ["RG1001"] },
    {
      name: "UTF-8 taken for Latin-1",
      bytes: Buffer.from(Buffer.from(frenchSpell().replaceAll("’", "'")).toString("latin1")),
      codes: ["RG1002"],
    },
    { name: "line ends CRLF", bytes: Buffer.from(frenchSpell().replaceAll("\n", "\r\n")), codes: [] },
    { name: "line ends CR", bytes: Buffer.from(frenchSpell().replaceAll("\n", "\r")), codes: [] },
  ])("$name", async ({ bytes, codes }) => {
    const cwd = folderWith({ "a.txt": bytes });
    const [file] = outputOf(await ruleglot(["parse", "a.txt"], { cwd })).files;
    expect(file?.entries.map((entry) => [entry.text["fr"]?.name, entry.mechanics])).toEqual([
      ["Lueur de vase", mechanics],
    ]);
    expect(file?.diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  test("a file that can't be read costs no other one", async () => {
    const cwd = folderWith({
      "a.txt": frenchSpell(),
      "b.txt": Buffer.from("\u0089PNG\u0000\u0001", "latin1"),
      "c.txt": frenchSpell(),
    });
    const run = await ruleglot(["parse", "a.txt", "missing.txt", "b.txt", "c.txt"], { cwd });
    const files = Object.fromEntries(outputOf(run).files.map((file) => [file.file, file]));
    expect(Object.keys(files).sort()).toEqual(["a.txt", "b.txt", "c.txt", "missing.txt"]);
    expect(files["missing.txt"]).toEqual({ file: "missing.txt", entries: [], diagnostics: [] });
    expect(files["b.txt"]?.diagnostics.map(({ code }) => code)).toContain("RG1003");
    expect([files["a.txt"]?.entries.length, files["c.txt"]?.entries.length]).toEqual([1, 1]);
    expect(run.code).toBe(2);
    expect(run.stderr).toBe("error: cannot read `missing.txt`: no such file or folder\n");
  });

  test("the environment's language changes the wording alone", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell({ duration: nonsense }) });
    const messages = new Set<string | undefined>();
    const rest = new Set<string>();
    for (const LANG of ["C", "fr_FR.UTF-8", "it_IT.UTF-8", "fi_FI.UTF-8", "tr_TR.UTF-8"]) {
      const output = outputOf(await ruleglot(["parse", "a.txt"], { cwd, env: { LANG } }));
      for (const diagnostic of output.files.flatMap(({ diagnostics }) => diagnostics)) {
        messages.add(diagnostic.message);
        delete diagnostic.message;
        delete diagnostic.help;
      }
      rest.add(JSON.stringify(output));
    }
    expect(messages.size).toBe(4);
    expect(rest.size).toBe(1);
  });

  test("big output is complete through a pipe", async () => {
    const text = Array.from({ length: 2000 }, (_, i) => frenchSpell({ name: `Vase ${String(i + 1)}` })).join("\n");
    const run = await ruleglot(["parse", "-", "--lang", "fr"], { input: text });
    expect(outputOf(run).files[0]?.entries.length).toBe(2000);
    expect(run.stdout.length).toBeGreaterThan(2_000_000);
  });

  test("a reader that closes the pipe ends the run quietly", async () => {
    const text = Array.from({ length: 1000 }, () => frenchSpell()).join("\n");
    const child = spawn(process.execPath, [cli, "parse", "-", "--lang", "fr"], { env: plainEnv() });
    child.stdin.end(text);
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });
});
