import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith, frenchSpell, nonsense, ruleglot } from "./run.js";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};
const commands = [[], ["compile"], ["parse"], ["explain"], ["pack"], ["pack", "check"]];

describe("help and version", () => {
  test.for(commands.map((command) => ({ command, title: command.join(" ") })))(
    "ruleglot $title --help",
    async ({ command }) => {
      const run = await ruleglot([...command, "--help"]);
      expect(run).toMatchObject({ code: 0, stderr: "" });
      expect(run.stdout).toMatch(new RegExp(`^Usage: ${["ruleglot", ...command].join(" ")} `));
      if (command.join() !== "pack") expect(run.stdout).toContain("\nExamples:\n");
    },
  );

  test.for(commands.map((command) => ({ command, title: command.join(" ") })))(
    "ruleglot $title --version",
    async ({ command }) => {
      expect(await ruleglot([...command, "--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
    },
  );

  test("exit codes are documented", async () => {
    expect((await ruleglot(["--help"])).stdout).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 /);
  });
});

describe("wrong use", () => {
  test.for([
    { args: [], says: "Usage: ruleglot" },
    { args: ["compil"], says: "(Did you mean compile?)" },
    { args: ["pack", "chek"], says: "(Did you mean check?)" },
    { args: ["parse", "--lnag", "fr", "a.txt"], says: "(Did you mean --lang?)" },
    {
      args: ["parse", "--lang", "fl", "a.txt"],
      says: "no pack has the language `fl`; known are `en`, `fi`, `fr` and `it`; did you mean `fi`?",
    },
    {
      args: ["parse", "--ui", "frr", "a.txt"],
      says: "no messages in the language `frr`; there are `en`, `fi`, `fr` and `it`; did you mean `fr`?",
    },
    { args: ["compile", "--format", "jsn", "a.txt"], says: "Allowed choices are pretty, json." },
    { args: ["parse"], says: "missing required argument 'file'" },
    { args: ["compile"], says: "nothing to compile: name files or folders" },
    { args: ["compile", "--config", "none.json"], says: "cannot read `none.json`" },
    { args: ["compile", "a.txt", "--alignment", "none.yaml"], says: "cannot read `none.yaml`" },
    { args: ["parse", "--pack", "none", "a.txt"], says: "none: the folder has no pack.yaml" },
  ])("$args", async ({ args, says }) => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const run = await ruleglot(args, { cwd });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
  });
});

describe("ruleglot explain", () => {
  test("shows how each field was read", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const { code, stdout } = await ruleglot(["explain", "a.txt"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("spell/lueur-de-vase Lueur de vase 1:1-");
    expect(stdout).toMatch(
      / {2}duration 8:9\n {4}label +Durée :?\n {4}text +10 minutes\/niveau \(T\)\n {4}tokens +10 <number> {2}minutes <unit\/minute>/,
    );
    expect(stdout).toMatch(/ {4}rule +duration\n {4}mechanics +\{"alternatives":\[\{"kind":"timed"/);
    expect(stdout).toMatch(/ {2}covered +\d+ +100\.00 % of \d+ characters\n/);
  });

  test("a field that was not understood says so", async () => {
    const { stdout } = await ruleglot(["explain", "-"], { input: frenchSpell({ duration: nonsense }) });
    expect(stdout).toMatch(/ {4}mechanics +none\n {4}error RG1201 8:9 cannot read `trois lunes de brume`/);
  });

  test("the last line of --coverage is the total", async () => {
    const texts = [frenchSpell(), `Une page sans sort.\n\n${frenchSpell({ duration: nonsense })}`];
    const cwd = folderWith({ "a.txt": texts[0] ?? "", "b.txt": texts[1] ?? "" });
    const { code, stdout } = await ruleglot(["explain", "--coverage", "."], { cwd, env: { LANG: "fr_FR.UTF-8" } });
    const characters = texts.join("").replace(/\s+/gu, "").length;
    expect(stdout.trimEnd().split("\n").at(-1)).toBe(`coverage 100.00 % of ${String(characters)} characters`);
    expect(stdout).not.toContain("uncovered");
    expect(stdout).not.toContain("counted twice");
    expect(code).toBe(0);
  });
});

describe("packs", () => {
  const overlay = {
    "house/pack.yaml": "lang: fr\nextends: fr\n",
    "house/terms/classes.yaml": "class/lamplighter: [Allumeur de phares, All]\n",
  };
  const example = (mechanics: string): string =>
    `family: levels\naccept:\n${["All 1", "All 2", "All 3", "All 4", "Dru 5"].map((text, i) => `  - { text: "${text}", mechanics: [{ class: ${text.startsWith("D") ? "druid" : mechanics}, level: ${String(i + 1)} }] }\n`).join("")}refuse: ["le soir", "??"]\n`;

  test("an overlay adds a class of one's own", async () => {
    const cwd = folderWith({ ...overlay, "a.txt": frenchSpell().replace("Dru 1", "All 1") });
    const { stdout } = await ruleglot(["parse", "--pack", "house", "a.txt"], { cwd });
    expect(stdout).toContain('{"class":"lamplighter","level":1}');
  });

  test("the project's packs are sound", async () => {
    const { code, stdout } = await ruleglot(["pack", "check"]);
    expect(stdout).not.toMatch(/^ {2}(?:failed|invalid|unknown)/mu);
    expect(stdout.match(/^ {2}ok$/gmu)).toHaveLength(4);
    expect(code).toBe(0);
  });

  test.for([
    {
      name: "a sound overlay",
      files: { "house/examples/levels.yaml": example("lamplighter") },
      code: 0,
      says: ["overlay of fr", "own id `class/lamplighter`", "examples: levels 7/7", "  ok"],
    },
    {
      name: "a failing example",
      files: { "house/examples/levels.yaml": example("wizard") },
      code: 1,
      says: [
        'failed levels "All 1"',
        'expected [{"class":"wizard","level":1}]',
        'got      [{"class":"lamplighter","level":1}]',
      ],
    },
    {
      name: "an id that nothing reads",
      files: { "house/terms/more.yaml": "shape/dodecahedron: [dodécaèdre]\n" },
      code: 1,
      says: ["unknown id `shape/dodecahedron`"],
    },
    {
      name: "a key that no pack has",
      files: { "house/labels.yaml": "name: [Sort]\nfeilds: {}\n" },
      code: 1,
      says: ["house/labels.yaml:2: `feilds`"],
    },
    {
      name: "a wrong type",
      files: { "house/terms/more.yaml": "shape/cone: [cône]\nshape/line: 7\n" },
      code: 1,
      says: ["house/terms/more.yaml:2: `shape/line`"],
    },
    {
      name: "an overlay of nothing",
      files: { "house/pack.yaml": "lang: xx\nextends: xx\n" },
      code: 1,
      says: ["no pack of language `xx` to extend"],
    },
  ])("pack check: $name", async ({ files, code, says }) => {
    const cwd = folderWith({ ...overlay, ...(files as Record<string, string>) });
    const run = await ruleglot(["pack", "check", "house"], { cwd });
    for (const text of says) expect(run.stdout).toContain(text);
    expect(run).toMatchObject({ code, stderr: "" });
  });

  test("a bad pack stops a run, and names file and key", async () => {
    const cwd = folderWith({
      ...overlay,
      "house/terms/more.yaml": "shape/cone: [cône]\nshape/line: 7\n",
      "a.txt": frenchSpell(),
    });
    const run = await ruleglot(["compile", "--pack", "house", "a.txt"], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/^error: house\/terms\/more\.yaml:2: `shape\/line`: /);
  });
});
