import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.js";
import { folderWith, frenchSpell, finnishSpell, ruleglot, type Run } from "./run.js";

const doubled = `${frenchSpell()}\nLa lueur suit la la barque.\n`;
const tooHigh = frenchSpell().replace("Dru 1", "Pal 7");

const codesOf = ({ stdout }: Run): string[] =>
  (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics.map(({ code }) => code);

/** Only this, so that other findings of the same text do not matter. */
const only = ["--only", "RG6101", "--only", "RG6002"];

async function check(files: Record<string, string | Uint8Array>, ...args: string[]): Promise<Run & { cwd: string }> {
  const cwd = folderWith(files);
  return { ...(await ruleglot(["check", ".", "--lang", "fr", ...args], { cwd })), cwd };
}

describe("ruleglot check", () => {
  test("warnings alone are no failure, unless there are too many", async () => {
    const fine = await check({ "a.txt": doubled }, ...only);
    expect([fine.code, fine.stdout]).toEqual([0, ""]);
    expect(fine.stderr).toMatch(/^warning RG6101/m);
    const tooMany = await check({ "a.txt": doubled }, ...only, "--max-warnings", "0");
    expect(tooMany.code).toBe(1);
    expect(tooMany.stderr).toContain("1 warnings, at most 0 are allowed");
  });

  test.for([
    { args: ["--format", "yaml"] },
    { args: ["--only", "RG9999"] },
    { args: ["--dry-run", "--format", "json"] },
    { args: ["--watch", "--format", "json"] },
    { args: ["--baseline", "none.json"] },
    { args: ["--glossary", "none.csv"] },
    { args: ["--max-warnings", "few"] },
  ])("wrong use: $args", async ({ args }) => {
    expect((await check({ "a.txt": doubled }, ...args)).code).toBe(2);
  });

  test("nothing that can be read", async () => {
    const run = await check({ "out/.ruleglot": "{}", "out/a.txt": doubled }, "out");
    expect([run.code, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toContain("cannot read `out`: it is output of ruleglot");
    expect(run.stderr).toMatch(/^error: no input could be read$/m);
  });

  test("the configuration gives severities", async () => {
    const config = JSON.stringify({ checks: { RG6101: "error", RG6002: "off" } });
    const text = tooHigh.replace("et éclaire", "et et éclaire");
    const run = await check({ "a.txt": text, "ruleglot.config.json": config }, ...only, "--format", "json");
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["RG6101", "error"]]);
    expect(run.code).toBe(1);
  });

  test("a comment keeps a finding from being told, in every format of text", async () => {
    const comment = "<!-- ruleglot-ignore RG6101 -->";
    const quiet = doubled.replace("La lueur suit", `${comment}\nLa lueur suit`);
    const run = await check({ "a.txt": quiet, "b.txt": doubled }, ...only, "--format", "json");
    expect(codesOf(run)).toEqual(["RG6101"]);
  });

  test("what the baseline has is not told again, wherever it has moved", async () => {
    const { cwd, code } = await check({ "a.txt": doubled }, ...only, "--write-baseline", "known.json");
    expect(code).toBe(0);
    const known = readFileSync(join(cwd, "known.json"), "utf8");
    const moved = `${frenchSpell({ name: "Lueur de lune" })}\n\n${doubled}\nElle suit la la rive.\n`;
    const run = await check(
      { "a.txt": moved, "known.json": known },
      ...only,
      "--baseline",
      "known.json",
      "--format",
      "json",
    );
    expect(codesOf(run)).toEqual(["RG6101"]);
    expect(run.stderr).toContain("1 finding is in the baseline");
  });

  test("--dry-run shows a diff and changes nothing", async () => {
    const run = await check({ "a.txt": doubled }, ...only, "--dry-run");
    expect(run.stdout).toMatch(/^-La lueur suit la la barque\.$/m);
    expect(run.stdout).toMatch(/^\+La lueur suit la barque\.$/m);
    expect(readFileSync(join(run.cwd, "a.txt"), "utf8")).toBe(doubled);
  });

  test.for([
    { why: "line ends", encode: (text: string) => Buffer.from(text.replaceAll("\n", "\r\n")) },
    { why: "UTF-16", encode: (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le") },
    { why: "Windows-1252", encode: (text: string) => Buffer.from(text.replaceAll("’", "'"), "latin1") },
  ])("--fix keeps $why", async ({ encode }) => {
    const run = await check({ "a.txt": encode(doubled) }, ...only, "--fix");
    expect(run.stderr).toContain("fixed 1 place in `a.txt`");
    const wanted = encode(doubled.replace("la la", "la")).toString("hex");
    expect(readFileSync(join(run.cwd, "a.txt")).toString("hex")).toBe(wanted);
    expect(run.stderr).toContain("0 warnings");
  });

  test("--fix keeps a file's permissions", async () => {
    const cwd = folderWith({ "a.txt": doubled });
    chmodSync(join(cwd, "a.txt"), 0o600);
    await ruleglot(["check", "a.txt", "--lang", "fr", ...only, "--fix"], { cwd });
    expect(readFileSync(join(cwd, "a.txt"), "utf8")).not.toBe(doubled);
    expect(statSync(join(cwd, "a.txt")).mode & 0o777).toBe(0o600);
  });

  test("--fix makes the fixes that change no rule, and says how many it left out", async () => {
    const text = doubled.replace("Lueur de vase", "Lueur de de vase");
    const run = await check({ "a.txt": text }, ...only, "--fix");
    expect(run.stderr).toContain("fixed 1 place in `a.txt`\n1 fix of `a.txt` is left out: it would change its rules\n");
    expect(readFileSync(join(run.cwd, "a.txt"), "utf8")).toBe(text.replace("la la", "la"));
  });

  test("--fix leaves archives and files that nobody may write as they are", async () => {
    const cwd = folderWith({ "a.txt": doubled, "b.zip": zipSync({ "inner.txt": Buffer.from(doubled) }) });
    chmodSync(join(cwd, "a.txt"), 0o444);
    const before = readFileSync(join(cwd, "b.zip"));
    const run = await ruleglot(["check", ".", "--lang", "fr", ...only, "--fix"], { cwd });
    expect(run.stderr).toContain("`a.txt` is left as it is: it may not be written");
    expect(run.stderr).toContain("`b.zip/inner.txt` is left as it is: it is no file of plain text");
    expect(run.code).toBe(0);
    expect(readFileSync(join(cwd, "a.txt"), "utf8")).toBe(doubled);
    expect(readFileSync(join(cwd, "b.zip")).equals(before)).toBe(true);
  });

  test("--fix leaves what is in the baseline", async () => {
    const cwd = folderWith({ "a.txt": doubled });
    const run = (...args: string[]): Promise<Run> =>
      ruleglot(["check", "a.txt", "--lang", "fr", ...only, ...args], { cwd });
    await run("--write-baseline", "known.json");
    await run("--fix", "--baseline", "known.json");
    expect(readFileSync(join(cwd, "a.txt"), "utf8")).toBe(doubled);
  });

  test("a glossary's forbidden term", async () => {
    const csv = "concept,lang,preferred,allowed,forbidden\nmud,fr,limon,,vase\n";
    const run = await check(
      { "a.txt": frenchSpell(), "g.csv": csv },
      "--glossary",
      "g.csv",
      "--only",
      "RG6301",
      "--format",
      "json",
    );
    expect(codesOf(run)).toEqual(["RG6301", "RG6301"]);
  });

  test("--status counts the translations of each language", async () => {
    const alignment = "spell/mire: { fr: Lueur de vase, fi: Liejun hehku }\n";
    const files = {
      "a.txt": frenchSpell(),
      "b.txt": finnishSpell(),
      "c.txt": frenchSpell({ name: "Brume" }),
      "alignment.yaml": alignment,
    };
    const { stdout } = await ruleglot(["check", ".", "--status"], { cwd: folderWith(files) });
    expect(stdout.split("\n").map((line) => line.trim().split(/\s+/))).toEqual([
      ["Translations", "missing", "partial", "stale", "complete"],
      ["Finnish", "1", "0", "0", "1"],
      ["French", "0", "0", "0", "2"],
      [""],
    ]);
  });

  const more = "Elle dure jusqu’à l’aube et ne réchauffe personne, car la vase est froide.\n";
  const morePlus = "Se kestää aamuun asti eikä lämmitä ketään, sillä lieju on kylmää ja sitkeää.\n";
  const [long, longFinnish] = [`${frenchSpell()}\n${more}`, `${finnishSpell()}\n${morePlus}`];
  const aligned = "spell/mire: { fr: Lueur de vase, fi: Liejun hehku }\n";
  const stamped = (hash: string): string => aligned.replace(" }", `, source: { lang: fr, hash: ${hash} } }`);

  test.for([
    { what: "all is there", fr: long, fi: longFinnish, state: "complete" },
    { what: "a paragraph is missing", fr: long, fi: finnishSpell(), state: "partial" },
    { what: "a line is missing", fr: long, fi: longFinnish.replace(/^Kestoaika.*\n/m, ""), state: "partial" },
    { what: "a paragraph is not translated", fr: long, fi: longFinnish.replace(morePlus, more), state: "partial" },
    { what: "there is no text", fr: long, fi: finnishSpell().replace(/Järven.*\n/, ""), state: "partial" },
    {
      what: "it is said that nothing is missing",
      fr: long.replace(more, `<!-- ruleglot-ignore RG3103 -->\n${more}`),
      fi: finnishSpell(),
      state: "complete",
    },
    {
      what: "other findings do not count",
      fr: long,
      fi: longFinnish.replace("10 minuuttia", "20 minuuttia"),
      state: "complete",
    },
    { what: "the source has changed", fr: long, fi: longFinnish, alignment: stamped("0123456789ab"), state: "stale" },
    {
      what: "a file's source has changed",
      fr: long,
      fi: `---\ntranslated-from: fr@0123456789ab\n---\n${longFinnish}`,
      state: "stale",
    },
    {
      what: "a configuration leaves that out",
      fr: long,
      fi: longFinnish,
      alignment: stamped("0123456789ab"),
      config: '{ "checks": { "RG3109": "off" } }',
      state: "complete",
    },
  ])("--status where $what: $state", async ({ fr, fi, alignment = aligned, config = "{}", state }) => {
    const cwd = folderWith({ "a.txt": fr, "b.txt": fi, "alignment.yaml": alignment, "ruleglot.config.json": config });
    const { stdout } = await ruleglot(["check", ".", "--status", "--only", "RG6101"], { cwd });
    const [head = [], finnish = []] = stdout.split("\n").map((line) => line.trim().split(/\s+/));
    expect(head.filter((_, i) => finnish[i] === "1")).toEqual([state]);
  });

  test("what is in the baseline does not count for the status", async () => {
    const cwd = folderWith({ "a.txt": long, "b.txt": finnishSpell(), "alignment.yaml": aligned });
    await ruleglot(["check", ".", "--write-baseline", "known.json"], { cwd });
    const { stdout } = await ruleglot(["check", ".", "--status", "--baseline", "known.json"], { cwd });
    expect(stdout).toMatch(/^Finnish +0 +0 +0 +1$/m);
  });

  test.for([
    { format: "sarif", starts: '{\n  "version": "2.1.0"' },
    { format: "github", starts: "::warning file=a.txt,line=13,endLine=13,col=15,endColumn=20,title=RG6101::" },
    { format: "junit", starts: "<?xml" },
    { format: "html", starts: "<!doctype html>" },
  ])("--format $format prints it on standard output", async ({ format, starts }) => {
    const run = await check({ "a.txt": doubled }, ...only, "--format", format);
    expect(run.stdout.slice(0, starts.length)).toBe(starts);
    expect(run.code).toBe(0);
  });
});
