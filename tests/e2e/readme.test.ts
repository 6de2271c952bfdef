import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, test } from "vitest";
import { allChecks } from "../../src/checks/all-checks.js";
import { codes } from "../../src/model/codes.js";
import type { Entry } from "../../src/model/entry.js";
import { folderWith, plainEnv, ruleglot } from "./run.js";

const root = join(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");
/** Code blocks that name a file. */
const files = Object.fromEntries(
  [...readme.matchAll(/^```[a-z]+ file=(\S+)\n(.*?)^```$/gms)].map(([, file = "", text = ""]) => [file, text]),
);
const wick = { "wick.md": files["wick.md"] ?? "" };

describe("README", () => {
  test("the example is what `parse` prints", async () => {
    const { stdout, code } = await ruleglot(["parse", "wick.md"], { cwd: folderWith(wick) });
    const { files: parsed } = JSON.parse(stdout) as { files: { entries: Entry[]; diagnostics: unknown[] }[] };
    const { sources, ...entry } = parsed[0]?.entries[0] as Entry;
    expect(entry).toEqual(JSON.parse(files["wick.json"] ?? ""));
    expect(Object.keys(sources[0]?.fields ?? {})).toContain("range");
    expect(parsed[0]?.diagnostics).toEqual([]);
    expect(code).toBe(0);
  });

  test("every option of the commands is described", async () => {
    const helps = await Promise.all(["compile", "parse", "explain"].map((command) => ruleglot([command, "--help"])));
    const options = helps.flatMap(({ stdout }) => stdout.match(/^ +(?:-[a-zA-Z], )?--[a-z-]+/gm) ?? []);
    const names = new Set(options.map((option) => option.replace(/^.*?--/, "--")));
    expect([...names].filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
    expect(names).toContain("--alignment");
  });

  test("every diagnostic is in the table", () => {
    const rows = [...readme.matchAll(/^\| (RG\d{4}) \| ([a-z]+) +\|/gm)].map(([, code, severity]) => [code, severity]);
    const checked = new Set<string>(allChecks.map(({ code }) => code));
    const wanted = Object.entries(codes).filter(([code]) => !checked.has(code));
    expect(rows).toEqual(wanted.map(([code, { severity }]) => [code, severity]));
    expect(readme).toContain("(docs/checks)");
  });

  test("links to files of the project lead somewhere", () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  test("commands of package.json that it names exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe("README's programs", () => {
  // Inside the project, so that `ruleglot` is the project itself.
  const folder = join(root, ".cache/readme");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wick.md"), wick["wick.md"]);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.for([
    { file: "library.ts", prints: "spell/meche-noire touch 0\n[ 'spell/black-wick' ]\n" },
    { file: "plugin.ts", prints: "spell/meche-noire\n" },
  ])("$file", ({ file, prints }) => {
    const source = files[file] ?? "";
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    });
    const script = join(folder, file.replace(".ts", ".mjs"));
    writeFileSync(script, outputText);
    const run = spawnSync(process.execPath, [script], { cwd: folder, env: plainEnv(), encoding: "utf8" });
    expect(run).toMatchObject({ stderr: "", stdout: prints });
  });
});
