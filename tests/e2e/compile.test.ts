import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { validateDiagnostic } from "../../src/generated/validators.js";
import { cli, finnishSpell, folderWith, frenchSpell, nonsense, plainEnv, ruleglot } from "./run.js";

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1) ?? "";
const idsIn = (folder: string): string[] =>
  readFileSync(join(folder, "entries.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { id: string }).id);

describe("ruleglot compile", () => {
  test("writes entries, cards, modules and a report", async () => {
    const cwd = folderWith({ "rules/a.txt": frenchSpell(), "rules/b.txt": finnishSpell() });
    const run = await ruleglot(["compile", "rules", "--out", "built"], { cwd });
    expect(run.code).toBe(0);
    expect(run.stdout).toBe("");
    expect(lastLine(run.stderr)).toMatch(/^2 entries, 2 files, 0 warnings, 0 errors, [\d.]+ s$/);
    expect(readdirSync(join(cwd, "built")).sort()).toEqual([
      ".ruleglot",
      "cards",
      "entries",
      "entries.jsonl",
      "locales",
      "modules",
      "report.json",
      "rpg-cards",
    ]);
    expect(idsIn(join(cwd, "built"))).toEqual(["spell/liejun-hehku", "spell/lueur-de-vase"]);
    expect(readdirSync(join(cwd, "built/cards")).sort()).toEqual(["fi", "fr", "style.css"]);
    expect(readFileSync(join(cwd, "built/cards/fr/lueur-de-vase.html"), "utf8")).toContain("Lueur de vase");
    const modules = (await import(join(cwd, "built/modules/index.js"))) as { spellIds: readonly string[] };
    expect(modules.spellIds).toEqual(["spell/liejun-hehku", "spell/lueur-de-vase"]);
    const report = JSON.parse(readFileSync(join(cwd, "built/report.json"), "utf8")) as Record<string, unknown>;
    expect(report).toMatchObject({ files: 2, entries: 2, errors: 0, warnings: 0, languages: { fi: 1, fr: 1 } });
  });

  test("without cards and modules", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    await ruleglot(["compile", "a.txt", "--no-cards", "--no-modules"], { cwd });
    expect(readdirSync(join(cwd, "out")).sort()).toEqual([".ruleglot", "entries", "entries.jsonl", "report.json"]);
  });

  test.for([
    { ui: "en", line: /^1 entry, 1 file, 0 warnings, 1 error, \d+\.\d s$/ },
    { ui: "fr", line: /^1 entrée, 1 fichier, 0 avertissement, 1 erreur, \d+,\d\u00A0s$/ },
    { ui: "it", line: /^1 voce, 1 file, 0 avvisi, 1 errore, \d+,\d s$/ },
    { ui: "fi", line: /^1 kuvaus, 1 tiedosto, 0 varoitusta, 1 virhe, \d+,\d s$/ },
  ])("the last line in $ui", async ({ ui, line }) => {
    const cwd = folderWith({ "a.txt": frenchSpell({ duration: nonsense }) });
    const run = await ruleglot(["compile", "a.txt", "--ui", ui, "--no-cards", "--no-modules"], { cwd });
    expect(lastLine(run.stderr)).toMatch(line);
    expect(run.code).toBe(1);
  });

  test("diagnostics are code frames on standard error", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell({ duration: nonsense }) });
    const { stderr } = await ruleglot(["compile", "a.txt"], { cwd });
    expect(stderr.split("\n").slice(0, 4)).toEqual([
      "error RG1201: cannot read `trois lunes de brume` as a value of `Durée`",
      " --> a.txt:8:9 (spell/lueur-de-vase, duration)",
      "8 | Durée : trois lunes de brume",
      "  |         ^^^^^^^^^^^^^^^^^^^^",
    ]);
    expect(stderr).not.toContain("\u001B");
    const colored = await ruleglot(["compile", "a.txt"], { cwd, env: { FORCE_COLOR: "1" } });
    expect(colored.stderr).toContain("\u001B[31m");
  });

  test("diagnostics are JSON on standard output", async () => {
    const cwd = folderWith({
      "a.txt": frenchSpell({ duration: nonsense }),
      "b.txt": finnishSpell({ duration: "keskiyöhön" }),
    });
    const run = await ruleglot(["compile", "a.txt", "b.txt", "--format", "json"], { cwd });
    const output = JSON.parse(run.stdout) as { diagnostics: { code: string; file: string }[] };
    expect(Object.keys(output)).toEqual(["diagnostics"]);
    expect(output.diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ["RG1201", "a.txt"],
      ["RG1201", "b.txt"],
    ]);
    expect(output.diagnostics.filter((diagnostic) => !validateDiagnostic(diagnostic))).toEqual([]);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
  });

  test("one bad file among good ones", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.txt": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]) });
    const run = await ruleglot(["compile", "a.txt", "missing.txt", "b.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("error: cannot read `missing.txt`: no such file or folder\n");
    expect(run.stderr).toContain("error RG1003: the file is no text\n");
    expect(idsIn(join(cwd, "out"))).toEqual(["spell/lueur-de-vase"]);
  });

  test("input that can't be read at all leaves the old output", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    await ruleglot(["compile", "a.txt"], { cwd });
    const run = await ruleglot(["compile", "missing.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(lastLine(run.stderr)).toBe("error: no input could be read; `out` is left as it was");
    expect(idsIn(join(cwd, "out"))).toEqual(["spell/lueur-de-vase"]);
  });

  test("a folder that is not ruleglot's own is not replaced", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "out/diary.txt": "x" });
    const run = await ruleglot(["compile", "a.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(lastLine(run.stderr)).toContain("`out` is not empty and was not made by ruleglot");
    expect(readdirSync(join(cwd, "out"))).toEqual(["diary.txt"]);
  });

  test.for(["SIGKILL", "SIGTERM"] as const)("a run that gets %s leaves the old output", async (signal) => {
    const many = Array.from({ length: 600 }, (_, i) => frenchSpell({ name: `Vase ${String(i + 1)}` })).join("\n");
    const cwd = folderWith({ "a.txt": frenchSpell(), "many.txt": many });
    await ruleglot(["compile", "a.txt", "--lang", "fr"], { cwd });
    const child = spawn(process.execPath, [cli, "compile", "many.txt", "--lang", "fr"], {
      cwd,
      env: plainEnv(),
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.on("close", resolve));
    const isWriting = (): boolean =>
      readdirSync(cwd).some((name) => name.startsWith(".out-") && existsSync(join(cwd, name, "entries")));
    while (child.exitCode === null && !isWriting()) await sleep(2);
    child.kill(signal);
    await ended;
    if (child.signalCode === signal) expect(idsIn(join(cwd, "out"))).toEqual(["spell/lueur-de-vase"]);
    else expect(idsIn(join(cwd, "out"))).toHaveLength(600); // it was done before the signal came
    await ruleglot(["compile", "a.txt", "--lang", "fr"], { cwd });
    expect(readdirSync(cwd).sort()).toEqual(["a.txt", "many.txt", "out"]);
  });
});

describe("alignment", () => {
  const alignment =
    "spell/glow-of-silt: { fr: Lueur de vase, fi: Liejun hehku }\nspell/lost: { fr: Perdu, it: Perso }\n";

  test.for([
    {
      place: "in the common folder",
      files: { "rules/fr/a.txt": frenchSpell(), "rules/fi/b.txt": finnishSpell(), "rules/alignment.yaml": alignment },
    },
    {
      place: "beside it",
      files: { "rules/a.txt": frenchSpell(), "rules/b.txt": finnishSpell(), "alignment.yaml": alignment },
    },
  ])("$place makes one entry of two languages", async ({ files }) => {
    const cwd = folderWith(files);
    const run = await ruleglot(["compile", "rules", "--format", "json"], { cwd });
    expect(idsIn(join(cwd, "out"))).toEqual(["spell/glow-of-silt"]);
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; data: object; span: object }[] };
    expect(diagnostics).toMatchObject([
      {
        code: "RG3003",
        data: { id: "spell/lost", lang: "fr", name: "Perdu" },
        span: { start: { line: 2, column: 19 } },
      },
    ]);
  });

  test("languages that disagree", async () => {
    const cwd = folderWith({
      "a.txt": frenchSpell(),
      "b.txt": finnishSpell({ duration: "1 kierros/taso (P)" }),
      "names.yaml": alignment,
    });
    const run = await ruleglot(["compile", "a.txt", "b.txt", "--alignment", "names.yaml"], { cwd });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain("error RG3001: languages disagree on duration:");
    expect(run.stderr).toMatch(/--> [ab]\.txt:8:\d+/);
    expect(run.stderr).toMatch(/::: [ab]\.txt:8:\d+/);
  });

  test.for([
    { text: "- a", message: "names.yaml:1:1: expected ids with their names: `spell/some-id: { fr: …, fi: … }`" },
    { text: "spell/a: x\n", message: "names.yaml:1:1: `spell/a` must have a name by language: `{ fr: …, fi: … }`" },
    {
      text: "a: { fr: X }\n",
      message: "names.yaml:1:1: `a` is no id; an id is a kind, `/` and a name: `spell/some-id`",
    },
  ])("$text is refused", async ({ text, message }) => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "names.yaml": text });
    expect(await ruleglot(["compile", "a.txt", "--alignment", "names.yaml"], { cwd })).toMatchObject({
      code: 2,
      stderr: `error: ${message}\n`,
    });
  });
});

describe("ruleglot.config.json", () => {
  test("its options hold, and those of the command line go before", async () => {
    const config = { include: ["rules"], exclude: ["rules/draft*"], out: "built", lang: "fr", ui: "it" };
    const cwd = folderWith({
      "ruleglot.config.json": JSON.stringify(config),
      "rules/a.txt": frenchSpell(),
      "rules/draft.txt": frenchSpell({ name: "Brouillon" }),
    });
    const run = await ruleglot(["compile"], { cwd });
    expect(run.stderr).toMatch(/^1 voce, 1 file,/);
    expect(idsIn(join(cwd, "built"))).toEqual(["spell/lueur-de-vase"]);
    expect((await ruleglot(["compile", "--out", "other", "--ui", "fi"], { cwd })).stderr).toMatch(/^1 kuvaus/);
    expect(existsSync(join(cwd, "other"))).toBe(true);
  });

  test("its paths start from its folder", async () => {
    const cwd = folderWith({
      "project/ruleglot.config.json": JSON.stringify({ include: ["rules/*.txt"], out: "built" }),
      "project/rules/a.txt": frenchSpell(),
    });
    expect((await ruleglot(["compile", "--config", "project/ruleglot.config.json"], { cwd })).code).toBe(0);
    expect(idsIn(join(cwd, "project/built"))).toEqual(["spell/lueur-de-vase"]);
  });

  test.for([
    {
      text: '{\n  "langs": "fr"\n}',
      message:
        "ruleglot.config.json:2:3: there is no option `langs`; did you mean `lang`?; there are `include`, `exclude`, `out`, `lang`, `ruleset`, `licence`, `source`, `packs`, `alignment`, `styleMap`, `checks`, `house`, `glossary`, `baseline` and `ui`",
    },
    { text: '{ "include": "rules" }', message: "ruleglot.config.json:1:14: `include` must be a list" },
    {
      text: '{ "include": ["a", 7] }',
      message: "ruleglot.config.json:1:20: `include.1` must be a text in double quotes",
    },
    { text: '{ "ui": "de" }', message: "ruleglot.config.json:1:9: `ui` must be `en`, `fr`, `it` or `fi`" },
    { text: '{ "out": "x",\n}', message: "ruleglot.config.json:2:1: expected a key in double quotes, found `}`" },
    { text: "[]", message: "ruleglot.config.json:1:1: the file must be an object" },
  ])("$text is refused", async ({ text, message }) => {
    const cwd = folderWith({ "ruleglot.config.json": text });
    expect(await ruleglot(["compile"], { cwd })).toMatchObject({ code: 2, stdout: "", stderr: `error: ${message}\n` });
  });
});
