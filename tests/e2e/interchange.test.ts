import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../src/model/entry.js";
import { finnishSpell, folderWith, frenchSpell, plainEnv, type Run, ruleglot } from "./run.js";

const alignment = "spell/mire-glow: { fr: Lueur de vase, fi: Liejun hehku }\n";
const source = frenchSpell()
  .replace("contact", "courte (7,50 m + 1,50 m/2 niveaux)")
  .replace("La vase du lac", "À 9 m, **la vase** inflige 2d6 points et");

const finnishText = finnishSpell().replace("kosketus", "lyhyt (25 j + 5 j/2 tasoa)");

const bookWith = (files: Readonly<Record<string, string>> = {}): string =>
  folderWith({ "rules/a.md": source.replaceAll("\n", "  \n"), "rules/alignment.yaml": alignment, ...files });

const exportTo = (cwd: string, to: string, into = "fi"): Promise<Run> =>
  ruleglot(["export", "rules", "--to", to, "--from", "fr", "--into", into], { cwd });

const read = (cwd: string, file: string): string => readFileSync(join(cwd, file), "utf8");

/** A PO file with translations put in, by the end of their context. */
function translatePo(cwd: string, texts: Readonly<Record<string, string>>): void {
  const file = join(cwd, "translation/fr-fi.po");
  const blocks = readFileSync(file, "utf8").split("\n\n");
  const translated = blocks.map((block) => {
    const [, key = ""] = /^msgctxt "[^"#]*#([^"]*)"$/m.exec(block) ?? [];
    const text = texts[key];
    return text === undefined ? block : block.replace(/^msgstr "[^]*$/m, `msgstr "${text}"`);
  });
  writeFileSync(file, translated.join("\n\n"));
}

const finnish = {
  name: "Liejun hehku",
  "description/0": "<b>Järven lieju</b> tekee {1:9 m} päässä {2:2d6} pistettä vahinkoa ja hehkuu.",
} as const;

async function imported(cwd: string, file: string): Promise<Entry | undefined> {
  const { stdout } = await ruleglot(["parse", file], { cwd });
  return (JSON.parse(stdout) as { files: { entries: Entry[] }[] }).files[0]?.entries[0];
}

/** Runs a tool where it is installed. */
function tool(
  name: string,
  args: readonly string[],
  cwd: string,
): { status: number | null; stderr: string } | undefined {
  const { error, status, stderr } = spawnSync(name, args, { cwd, env: plainEnv(), encoding: "utf8" });
  return error === undefined ? { status, stderr } : undefined;
}

describe("ruleglot export", () => {
  test("writes all formats", async () => {
    const cwd = bookWith({ "rules/b.txt": finnishText });
    const run = await exportTo(cwd, "xliff,po,tmx,csv");
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, "translation")).sort()).toEqual(["fr-fi.csv", "fr-fi.po", "fr-fi.tmx", "fr-fi.xlf"]);
    expect(read(cwd, "translation/fr-fi.tmx")).toContain(
      '<tuv xml:lang="fr"><seg>Lueur de vase</seg></tuv>\n      <tuv xml:lang="fi"><seg>Liejun hehku</seg></tuv>',
    );
    expect(read(cwd, "translation/fr-fi.csv")).toContain("spell/mire-glow#name,Lueur de vase,Liejun hehku,");
  });

  test("numbers and marks are codes, stat lines are notes", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "xliff");
    const xml = read(cwd, "translation/fr-fi.xlf");
    expect(xml).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="fr" trgLang="fi"',
    );
    expect(xml).toContain("→ Kantama: Lyhyt (25\u00A0j + 5\u00A0j/2\u00A0tasoa)</note>");
    expect(xml).toContain('<segment state="initial">');
    expect(xml).toContain(
      '<source>À <ph id="1" canCopy="no" canDelete="no" dataRef="s1" equiv="9 m" disp="30\u00A0j"/>, <pc id="p1" type="fmt" subType="xlf:b">la vase</pc> inflige <ph id="2" canCopy="no" canDelete="no" dataRef="s2" equiv="2d6" disp="2n6"/>',
    );
  });

  test("a rules chapter gives a glossary", async () => {
    const corpus = join(import.meta.dirname, "../../corpus");
    const cwd = folderWith({ "fr/rules-chapter.txt": readFileSync(join(corpus, "fr/rules-chapter.txt")) });
    const run = await ruleglot(["export", "fr", "--to", "tbx", "--from", "fr", "--into", "it"], { cwd });
    expect(run.code).toBe(0);
    expect(read(cwd, "translation/glossary.tbx")).toContain('<tbx type="TBX-Basic"');
  });

  test("msgfmt finds nothing wrong with a PO file", async (context) => {
    const cwd = bookWith({ "rules/b.txt": finnishText });
    await exportTo(cwd, "po");
    const run = tool("msgfmt", ["-c", "-o", "out.mo", "translation/fr-fi.po"], cwd);
    if (run === undefined) context.skip("msgfmt (gettext) is not installed");
    expect(run).toMatchObject({ status: 0 });
    expect(run?.stderr).not.toMatch(/error/);
  });

  test("xmllint finds XLIFF and TMX well-formed", async (context) => {
    const cwd = bookWith();
    await exportTo(cwd, "xliff,tmx");
    const run = tool("xmllint", ["--noout", "--nonet", "translation/fr-fi.xlf", "translation/fr-fi.tmx"], cwd);
    if (run === undefined) context.skip("xmllint (libxml2) is not installed");
    expect(run).toEqual({ status: 0, stderr: "" });
  });

  test("does not write over a translator's work", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    const again = await exportTo(cwd, "po");
    expect(again.code).toBe(2);
    expect(again.stderr).toContain("`translation/fr-fi.po` is there already; import it first");
    const forced = await ruleglot(["export", "rules", "--to", "po", "--from", "fr", "--into", "fi", "--force"], {
      cwd,
    });
    expect(forced.code).toBe(0);
  });
});

describe("ruleglot import", () => {
  test("writes the entry in the target language, with amounts in its units", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, finnish);
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    expect(run.code).toBe(0);
    const entry = await imported(cwd, "translated/fi/spell/mire-glow.md");
    expect(entry?.id).toBe("spell/mire-glow");
    expect(entry?.text["fi"]?.name).toBe("Liejun hehku");
    expect(entry?.text["fi"]?.description[0]).toMatchObject({
      text: "Järven lieju tekee 30\u00A0j päässä 2n6 pistettä vahinkoa ja hehkuu.",
      marks: [{ start: 0, end: 12, type: "strong" }],
    });
    expect(entry?.mechanics).toEqual((await imported(cwd, "rules/a.md"))?.mechanics);
  });

  test.for(["po", "xliff"])("what was exported as %s comes back", async (format) => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, finnish);
    await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    const first = read(cwd, "translated/fi/spell/mire-glow.md");
    writeFileSync(join(cwd, "rules/b.md"), first);
    const out = await ruleglot(["export", "rules", "--to", format, "--from", "fr", "--into", "fi", "-o", "again"], {
      cwd,
    });
    expect(out.code).toBe(0);
    const [file = ""] = readdirSync(join(cwd, "again"));
    const run = await ruleglot(["import", `again/${file}`, "rules", "-o", "back"], { cwd });
    expect(run.code).toBe(0);
    expect(read(cwd, "back/fi/spell/mire-glow.md")).toBe(first);
  });

  test.for([
    {
      text: "Lieju tekee {2:2d6} vahinkoa.",
      says: "placeholder 1 (`9 m`) is missing; it must stand in the translation once",
    },
    { text: "Lieju {1:9 m} {1:9 m} {2:2d6}.", says: "placeholder 1 (`9 m`) stands 2 times" },
    { text: "Lieju {1} {2} {3}.", says: "the source has no placeholder `3`; it has `1`, `2`" },
    { text: "Lieju {1:60 j} {2}.", says: "placeholder 1 (`9 m`) says `60 j`; it must say `30\u00A0j`" },
    { text: "Lieju { {1} {2}.", says: "a single `{` must be doubled" },
    { text: "<b>Lieju {1} {2}.", says: "`<b>` is not closed" },
    { text: "Ainesosa: {1} {2}", says: "it would read as" },
  ])("refuses $text", async ({ text, says }) => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, { ...finnish, "description/0": text });
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/translation\/fr-fi\.po:\d+: spell\/mire-glow#description\/0: /);
    expect(run.stderr).toContain(says);
    expect(existsSync(join(cwd, "translated"))).toBe(false);
  });

  test("refuses a translation of a text that has changed", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, finnish);
    writeFileSync(join(cwd, "rules/a.md"), source.replaceAll("\n", "  \n").replace("inflige", "fait"));
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain("the source text has changed since the export");
  });

  const doubled = {
    ...finnish,
    "description/0": "<b>Järven lieju</b> tekee {1:9 m} päässä {2:2d6} pistettä vahinkoa ja ja hehkuu.",
  };

  /** `line:column` of the first place of some words in a file. */
  const placeOf = (cwd: string, file: string, words: string): string => {
    const before = read(cwd, file).split(words)[0] ?? "";
    const lines = before.split("\n");
    return `${String(lines.length)}:${String((lines.at(-1) ?? "").length + 1)}`;
  };

  test("tells what check finds at its place in a PO file, and writes the text all the same", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, doubled);
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    const place = `translation/fr-fi.po:${placeOf(cwd, "translation/fr-fi.po", "ja ja")}`;
    expect(run.stderr).toContain(`warning RG6101: \`ja\` stands twice in a row\n`);
    expect(run.stderr).toContain(`--> ${place} (spell/mire-glow, description)`);
    expect(run.code).toBe(0);
    expect(existsSync(join(cwd, "translated/fi/spell/mire-glow.md"))).toBe(true);
  });

  test("tells what check finds at its place in an XLIFF file", async () => {
    const cwd = bookWith({ "rules/b.txt": finnishText });
    await exportTo(cwd, "xliff");
    const file = join(cwd, "translation/fr-fi.xlf");
    const xml = readFileSync(file, "utf8").replace(
      /<target>(Järven[^<]*)/,
      "<target>$1 & veneen veneen".replace("&", "&amp;"),
    );
    writeFileSync(file, xml.replaceAll("\n", "\r\n"));
    const run = await ruleglot(["import", "translation/fr-fi.xlf", "rules"], { cwd });
    const place = `translation/fr-fi.xlf:${placeOf(cwd, "translation/fr-fi.xlf", "veneen veneen")}`;
    expect(run.stderr).toContain(`--> ${place} (spell/mire-glow, description)`);
  });

  test("errors of the check are errors of the run, unless it is left out", async () => {
    const cwd = bookWith({ "ruleglot.config.json": '{ "checks": { "RG6101": "error" } }' });
    await exportTo(cwd, "po");
    translatePo(cwd, doubled);
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    expect(run.stderr).toContain("error RG6101");
    expect(run.code).toBe(1);
    expect(existsSync(join(cwd, "translated/fi/spell/mire-glow.md"))).toBe(true);
    const unchecked = await ruleglot(["import", "translation/fr-fi.po", "rules", "--no-check"], { cwd });
    expect(unchecked.stderr).not.toContain("RG6101");
    expect(unchecked.code).toBe(0);
  });

  test("says what a text was translated from", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, finnish);
    await ruleglot(["import", "translation/fr-fi.po", "rules", "-o", "new"], { cwd });
    renameSync(join(cwd, "new/fi"), join(cwd, "rules/fi"));
    const check = (): Promise<Run> => ruleglot(["check", "rules", "--only", "RG3109"], { cwd });
    expect((await check()).stderr).not.toContain("RG3109");
    writeFileSync(join(cwd, "rules/a.md"), read(cwd, "rules/a.md").replace("inflige", "fait"));
    expect((await check()).stderr).toContain("RG3109");
  });

  test("an entry that is translated in part is left out with a warning", async () => {
    const cwd = bookWith();
    await exportTo(cwd, "po");
    translatePo(cwd, { name: finnish.name });
    const run = await ruleglot(["import", "translation/fr-fi.po", "rules"], { cwd });
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(
      /warning: translation\/fr-fi\.po:\d+: spell\/mire-glow#description\/0: not translated yet/,
    );
    expect(run.stderr).toContain("no entry is translated in full; `translated` is unchanged");
  });

  test.for([
    { file: "a.xlf", content: "<xliff>", says: "a.xlf:1: the XML is not well-formed" },
    { file: "b.xlf", content: '<xliff version="1.2"/>', says: "b.xlf:1: the file is no XLIFF 2.1" },
    { file: "c.po", content: 'msgid "a\nmsgstr ""\n', says: "c.po:2: the PO file can't be read" },
    { file: "d.po", content: 'msgid "a"\nmsgstr "b"\n', says: "d.po:1: the header must name the languages" },
  ])("$file: $says", async ({ file, content, says }) => {
    const cwd = bookWith({ [file]: content });
    const run = await ruleglot(["import", file, "rules"], { cwd });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(says);
  });
});

describe("the sample rulebook", () => {
  const corpus = join(import.meta.dirname, "../../corpus");
  const langs = ["fr", "it", "fi"];

  /** All entries but for where they stand. */
  async function compiled(cwd: string): Promise<unknown[]> {
    const run = await ruleglot(["compile", ...langs, "-o", "out", "--no-cards", "--no-modules"], { cwd });
    expect(run).toMatchObject({ code: 0 });
    return read(cwd, "out/entries.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => ({ ...(JSON.parse(line) as Entry), sources: [] }));
  }

  test.for([
    { from: "fr", into: "it", format: "po", ending: "po" },
    { from: "it", into: "fi", format: "xliff", ending: "xlf" },
  ])(
    "is the same with $into as it comes back in $format",
    { timeout: 120_000 },
    async ({ from, into, format, ending }) => {
      const cwd = folderWith({});
      cpSync(corpus, cwd, { recursive: true });
      const before = await compiled(cwd);
      await ruleglot(["export", ...langs, "--to", format, "--from", from, "--into", into], { cwd });
      const run = await ruleglot(["import", `translation/${from}-${into}.${ending}`, ...langs, "--no-check"], { cwd });
      expect(run).toMatchObject({ code: 0 });
      rmSync(join(cwd, into), { recursive: true });
      renameSync(join(cwd, "translated", into), join(cwd, into));
      expect(await compiled(cwd)).toEqual(before);
    },
  );
});

describe("wrong use", () => {
  test.for([
    {
      args: ["export", "rules", "--to", "xlif", "--from", "fr", "--into", "fi"],
      says: "there is no format `xlif`; there are",
    },
    {
      args: ["export", "rules", "--to", "po", "--from", "fr", "--into", "fr"],
      says: "a translation needs two languages",
    },
    {
      args: ["export", "rules", "--to", "po", "--from", "it", "--into", "fi"],
      says: "no spell, power or rule has a text in the language `it`",
    },
    {
      args: ["export", "rules", "--to", "po", "--from", "fr", "--into", "xx"],
      says: "no pack prints the language `xx`",
    },
    { args: ["export", "rules", "--to", "tbx", "--from", "fr", "--into", "fi"], says: "no chapter of rules was read" },
    { args: ["import", "rules"], says: "name a translation: a file that ends in .xlf, .xliff or .po" },
    { args: ["import", "none.po", "rules"], says: "cannot read `none.po`" },
  ])("$args", async ({ args, says }) => {
    const run = await ruleglot(args, { cwd: bookWith() });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
  });
});
