import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { validatePack } from "../../src/generated/validators/pack.js";
import { allChecks } from "../../src/checks/all-checks.js";
import { codes } from "../../src/model/codes.js";
import type { Entry } from "../../src/model/entry.js";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

const page = readFileSync(join(import.meta.dirname, "../../docs/diagnostics.md"), "utf8");

interface Section {
  readonly code: string;
  readonly severity: string;
  readonly text: string;
}

const sections: readonly Section[] = page
  .split(/^## (?=RG\d{4} )/m)
  .slice(1)
  .map((text) => {
    const [, code = "", severity = ""] = /^(RG\d{4}) \(([a-z]+)\)/.exec(text) ?? [];
    return { code, severity, text };
  });

/** Codes of `ruleglot check` have pages of their own. */
const checked = new Set<string>(allChecks.map(({ code }) => code));

/** These no text shows: the bytes of a picture or a document, and a fault of the program. */
const withoutExample = ["RG1003", "RG1005", "RG1006", "RG1007", "RG1008", "RG1009", "RG2001"];

/** Files of a section's example: ```text file=NAME [ENCODING]. */
function filesOf({ text }: Section): Record<string, string | Uint8Array> {
  const blocks = text.matchAll(/^```text file=(\S+)(?: (\S+))?\n(.*?)^```$/gms);
  return Object.fromEntries(
    [...blocks].map(([, file = "", encoding, content = ""]) => [
      file,
      encoding === undefined ? content : Buffer.from(content, "latin1"),
    ]),
  );
}

describe("docs/diagnostics.md", () => {
  test("has every code, in order, with its severity", () => {
    expect(sections.map(({ code, severity }) => [code, severity])).toEqual(
      Object.entries(codes)
        .filter(([code]) => !checked.has(code))
        .map(([code, { severity }]) => [code, severity]),
    );
  });

  test.for(sections.map(({ code, text }) => ({ code, text })))("$code says what to do", ({ text }) => {
    expect(text).toMatch(/^What to do: /m);
  });

  test.for(sections.filter(({ code }) => !withoutExample.includes(code)))("the example of $code", async (section) => {
    const cwd = folderWith(filesOf(section));
    const run = await ruleglot(["compile", ".", "--format", "json", "--no-cards", "--no-modules"], { cwd });
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; severity: string }[] };
    expect(diagnostics.map(({ code, severity }) => ({ code, severity }))).toEqual([
      { code: section.code, severity: section.severity },
    ]);
  });
});

describe("docs/datasets.md", () => {
  const datasets = readFileSync(join(import.meta.dirname, "../../docs/datasets.md"), "utf8");

  test.for(["dataset", "babele"])("every option of %s is described", async (command) => {
    const { stdout } = await ruleglot([command, "--help"]);
    const options = stdout.match(/^ +(?:-[a-zA-Z], )?--[a-z-]+/gm) ?? [];
    const names = options.map((option) => option.replace(/^.*?--/, "--")).filter((name) => !/help|version/.test(name));
    expect(names.filter((name) => !datasets.includes(`\`${name}`))).toEqual([]);
    expect(names).toContain("--config");
  });

  test.for([...datasets.matchAll(/^ruleglot (.+)$/gm)].map(([, args = ""]) => args))("ruleglot %s", async (args) => {
    const alignment = "spell/mire-glow: { en: Mire Glow, fr: Lueur de vase }\n";
    const existing = '{ "entries": { "Mire Glow": { "name": "Lumignon" } } }';
    const cwd = folderWith({
      "rules/a.txt": frenchSpell(),
      "rules/alignment.yaml": alignment,
      ...(args.includes("--existing") ? { "compendium/fr/pf1.spells.json": existing } : {}),
    });
    const words = args.match(/'[^']*'|\S+/g)?.map((word) => word.replace(/^'|'$/g, "")) ?? [];
    expect((await ruleglot(words, { cwd })).code).toBe(0);
    const [, out = ""] = /--out (\S+)/.exec(args) ?? [];
    expect(
      readdirSync(join(cwd, out)).filter((name) => name === "pf1.spells.json" || name === "README.md"),
    ).toHaveLength(1);
  });
});

describe("docs/packs.md", () => {
  const packs = readFileSync(join(import.meta.dirname, "../../docs/packs.md"), "utf8");
  const blocks = [...packs.matchAll(/^```(?:yaml|text) file=(\S+)\n(.*?)^```$/gms)];
  const cwd = folderWith(Object.fromEntries(blocks.map(([, file = "", text = ""]) => [file, text])));

  test("the overlay is sound", async () => {
    const { code, stdout } = await ruleglot(["pack", "check", "house"], { cwd });
    expect(stdout).toMatch(/examples: levels 7\/7/);
    expect(code).toBe(0);
  });

  test("the text has the mechanics that are shown", async () => {
    const expected: unknown = JSON.parse(/^```json\n(.*?)^```$/ms.exec(packs)?.[1] ?? "");
    const { stdout } = await ruleglot(["parse", "--pack", "house", "rame.txt"], { cwd });
    const { files } = JSON.parse(stdout) as { files: { entries: Entry[]; diagnostics: unknown[] }[] };
    expect(files[0]?.diagnostics).toEqual([]);
    expect(files[0]?.entries[0]?.mechanics).toEqual(expected);
    expect(files[0]?.entries[0]?.text["fr"]?.printed["toll"]).toBe("une obole");
  });

  test("the excerpts of a pack's files fit the schema", () => {
    const excerpts = [...packs.matchAll(/^### ([a-z]+)(?:\/\*)?\.yaml$.*?^```yaml\n(.*?)^```$/gms)];
    expect(excerpts.map(([, file]) => file)).toEqual([
      "pack",
      "labels",
      "terms",
      "debris",
      "facts",
      "rules",
      "rulesets",
    ]);
    const pack = Object.fromEntries(excerpts.map(([, file = "", text = ""]) => [file, parse(text) as unknown]));
    validatePack(pack);
    expect(validatePack.errors ?? []).toEqual([]);
  });
});
