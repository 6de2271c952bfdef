import { describe, expect, test } from "vitest";
import { docx, packed, wickDocx, wickWiki } from "../../src/read/files.test-data.js";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

const paragraph = (line: string): string => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`;
const spellDocx = (text: string): Uint8Array => docx(text.split("\n").map(paragraph).join(""));

interface Compiled {
  readonly diagnostics: readonly { readonly code: string; readonly file: string; readonly place?: unknown }[];
}

describe("documents", () => {
  test("a document compiles like its text", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.docx": spellDocx(frenchSpell()) });
    const { stdout } = await ruleglot(["parse", "a.txt", "b.docx"], { cwd });
    const { files } = JSON.parse(stdout) as { files: { entries: { mechanics: unknown }[] }[] };
    expect(files[1]?.entries).toHaveLength(1);
    expect(files[1]?.entries[0]?.mechanics).toEqual(files[0]?.entries[0]?.mechanics);
  });

  test("a diagnostic says the paragraph", async () => {
    const cwd = folderWith({ "b.docx": spellDocx(frenchSpell({ duration: "9 xyz" })) });
    const { stderr } = await ruleglot(["compile", "b.docx"], { cwd });
    expect(stderr).toMatch(/--> b\.docx:\d+:\d+, paragraph \d+ \(/);
  });

  test("an archive gives its files, and a bad one costs no other", async () => {
    const archive = packed({
      "fr/a.txt": frenchSpell(),
      "fr/b.docx": "PK\u0003\u0004",
      "../c.docx": "PK\u0003\u0004",
      "__MACOSX/a.txt": "x",
      "picture.png": "x",
    });
    const cwd = folderWith({ "all.zip": archive, "whole.docx": wickDocx, "cut.docx": wickDocx.slice(0, 400) });
    const { code, stdout, stderr } = await ruleglot(["compile", ".", "--format", "json"], { cwd });
    const { diagnostics } = JSON.parse(stdout) as Compiled;
    expect(code).toBe(1);
    expect(diagnostics.filter((d) => d.code === "RG1005").map(({ file }) => file)).toEqual([
      "all.zip/c.docx",
      "all.zip/fr/b.docx",
      "cut.docx",
    ]);
    expect(stderr).toMatch(/^1 entry, /m);
    expect(stderr).toMatch(/^3 files not read: the file is damaged 3$/m);
  });

  test("in folders and archives, of XML files the exports of wikis are read", async () => {
    const cwd = folderWith({
      "a/dump.xml": wickWiki,
      "a/feed.xml": "<rss><title>Wick</title></rss>",
      "b.zip": packed({ "dump.xml": wickWiki, "feed.xml": "<rss/>" }),
    });
    const { stdout } = await ruleglot(["parse", "."], { cwd });
    const { files } = JSON.parse(stdout) as { files: { file: string }[] };
    expect(files.map(({ file }) => file)).toEqual(["a/dump.xml", "b.zip/dump.xml"]);
  });

  test("an archive without a text is told", async () => {
    const cwd = folderWith({ "all.zip": packed({ "picture.png": "x" }) });
    const { code, stderr } = await ruleglot(["compile", "all.zip"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("no file in it that ruleglot reads");
  });
});
