import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../model/diagnostic.js";
import { decode } from "../../text/decode.js";
import { SourceText } from "../../text/source.js";
import { packSetWith } from "../built-in-packs.js";
import { fingerprintOf } from "./baseline.js";
import { encoderOf } from "./encode.js";
import { type FixedFile, fixFile, withoutOverlaps } from "./fix-files.js";
import { applyEdits } from "./harmless-fixes.js";
import { readGlossary } from "./glossary-file.js";
import { Ignores } from "./ignore.js";

function found(text: string, word: string, code = "RG6101"): Diagnostic {
  const start = text.lastIndexOf(word);
  const span = new SourceText("a.txt", text).spanOf({ start, end: start + word.length });
  return { code, severity: "warning", message: "", file: "a.txt", span, data: { word } };
}

describe("what a text keeps from being told", () => {
  test.for([
    { why: "the next paragraph", text: "<!-- ruleglot-ignore RG6101 -->\none one\n", has: true },
    { why: "a blank line between", text: "<!-- ruleglot-ignore RG6101 -->\n\none one\n", has: true },
    { why: "several codes", text: "<!-- ruleglot-ignore RG6001 RG6101 -->\none one", has: true },
    { why: "all codes", text: "<!-- ruleglot-ignore -->\none one", has: true },
    { why: "another code", text: "<!-- ruleglot-ignore RG6001 -->\none one", has: false },
    { why: "the paragraph after the next", text: "<!-- ruleglot-ignore RG6101 -->\ntwo\n\none one", has: false },
    { why: "line ends of Windows", text: "<!-- ruleglot-ignore RG6101 -->\r\ntwo\r\n\r\none one", has: false },
    { why: "front matter", text: "---\nlang: fr\nignore: [RG6101]\n---\n\none one", has: true },
    { why: "front matter with one code", text: "---\nignore: RG6101\n---\none one", has: true },
    { why: "front matter with another code", text: "---\nignore: [RG6001]\n---\none one", has: false },
    { why: "front matter that is none", text: "two\n---\nignore: [RG6101]\n---\none one", has: false },
    { why: "broken front matter", text: "---\nignore: [RG6101\n: - \n---\none one", has: false },
  ])("$why: $has", ({ text, has }) => {
    expect(new Ignores(text).has(found(text, "one one"))).toBe(has);
  });
});

describe("fingerprints", () => {
  const text = "one one\n";

  test("stay when lines move", () => {
    const moved = `two\n\n${text}`;
    expect(fingerprintOf(found(moved, "one one"), moved)).toBe(fingerprintOf(found(text, "one one"), text));
  });

  test("differ by code and text", () => {
    const other = "uno uno\n";
    const all = [fingerprintOf(found(text, "one one"), text), fingerprintOf(found(text, "one one", "RG6001"), text)];
    expect(new Set([...all, fingerprintOf(found(other, "uno uno"), other)]).size).toBe(3);
  });
});

describe("encodings", () => {
  const text = "Évocation – œil ½\r\nfin";

  test.for([
    { why: "UTF-8", bytes: Buffer.from(text) },
    { why: "UTF-8 with mark", bytes: Buffer.from(`\uFEFF${text}`) },
    { why: "UTF-16", bytes: Buffer.from(`\uFEFF${text}`, "utf16le") },
    { why: "UTF-16, big-endian", bytes: Buffer.from(`\uFEFF${text}`, "utf16le").swap16() },
    {
      why: "Windows-1252",
      bytes: Buffer.from([0xc9, 0x76, 0x6f, 0x63, 0x20, 0x96, 0x20, 0x9c, 0x69, 0x6c, 0x0d, 0x0a]),
    },
  ])("$why is written back as it was", ({ bytes }) => {
    const back = encoderOf(bytes)?.(decode(bytes).text);
    expect(back === undefined ? undefined : Buffer.from(back).toString("hex")).toBe(bytes.toString("hex"));
  });

  test("a character that the encoding lacks is not written", () => {
    expect(encoderOf(Buffer.from([0xe9]))?.("漢")).toBeUndefined();
  });

  test("any text in UTF-8 comes back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (any) => {
        const bytes = Buffer.from(any);
        const back = encoderOf(bytes)?.(any);
        // What looks like another kind of file is left alone.
        expect(back === undefined || Buffer.compare(bytes, back) === 0).toBe(true);
      }),
    );
  });
});

describe("edits", () => {
  const edit = (start: number, end: number, text: string): { range: { start: number; end: number }; text: string } => ({
    range: { start, end },
    text,
  });

  test("a finding whose edits overlap another's waits", () => {
    const fixes = withoutOverlaps([[edit(4, 6, "x")], [edit(5, 7, "y"), edit(9, 10, "z")], [edit(0, 1, "w")]]);
    expect(fixes).toHaveLength(2);
    expect(applyEdits("0123456789", fixes.flat())).toBe("w123x6789");
  });

  test.for([
    { why: "none", edits: [], gives: "01234" },
    { why: "at both ends", edits: [edit(0, 1, ""), edit(5, 5, "!")], gives: "1234!" },
    { why: "in any order", edits: [edit(3, 4, "c"), edit(0, 2, "ab")], gives: "ab2c4" },
    { why: "one right behind an insertion", edits: [edit(2, 2, "x"), edit(2, 3, "y")], gives: "01xy34" },
  ])("made: $why", ({ edits, gives }) => {
    expect(applyEdits("01234", edits)).toBe(gives);
  });
});

describe("fixed files", () => {
  const text =
    "Wick\nEvocation [Fire]\nRange: 30 ft.\nDuration: 1 round\n\nIt burns burns and deals 2d6 points of damage.\n";
  type Replacement = readonly [from: string, to: string];
  const fix = async (
    replacements: readonly Replacement[],
    { content = text, mode = 0o644 }: { readonly content?: string | Uint8Array; readonly mode?: number } = {},
  ): Promise<FixedFile> => {
    const file = join(mkdtempSync(join(tmpdir(), "ruleglot-fix-")), "a.txt");
    writeFileSync(file, content, { mode });
    const fixes = replacements.map(([from, to]) => {
      const start = text.indexOf(from);
      return [{ range: { start, end: start + from.length }, text: to }];
    });
    return fixFile(new SourceText(file, text), fixes, { packs: await packSetWith([]), lang: "en" });
  };

  test.for([
    { why: "a word", from: " burns burns", to: " burns", gives: text.replace("burns burns", "burns") },
    { why: "a number of a field", from: "30", to: "60", gives: "refused" },
    { why: "a label", from: "Range", to: "Runge mode", gives: "refused" },
    { why: "dice in prose", from: "2d6", to: "3d6", gives: "refused" },
    { why: "the name, of which the id is made", from: "Wick", to: "Wicks", gives: "refused" },
    { why: "a paragraph that would become another", from: "deals 2d6", to: "deals\n\n2d6", gives: "refused" },
  ])("$why", async ({ from, to, gives }) => {
    const result = await fix([[from, to]]);
    expect(result.outcome === "fixed" ? Buffer.from(result.bytes).toString() : result.outcome).toBe(gives);
  });

  test("those that change nothing are made, whatever the others would do", async () => {
    const result = await fix([
      ["Wick", "Wicks"],
      ["30", "60"],
      [" of damage", " of harm"],
      ["2d6", "3d6"],
      [" burns burns", " burns"],
    ]);
    expect(result).toMatchObject({ outcome: "fixed", count: 2, left: 3 });
    const fixed = text.replace("burns burns", "burns").replace("damage", "harm");
    expect(result.outcome === "fixed" ? Buffer.from(result.bytes).toString() : "").toBe(fixed);
  });

  test.for<{ why: string; content?: string | Uint8Array; mode?: number; outcome: string }>([
    { why: "a file that was changed meanwhile", content: `${text}It glows.\n`, outcome: "extracted" },
    { why: "a text that was extracted from its file", content: Buffer.from([0x50, 0x4b, 3, 4]), outcome: "extracted" },
    { why: "a file that nobody may write", mode: 0o444, outcome: "readOnly" },
  ])("$why is left as it is", async ({ outcome, ...file }) => {
    expect(await fix([[" burns burns", " burns"]], file)).toMatchObject({ outcome });
  });

  test("a file that is not there, but in an archive", async () => {
    const source = new SourceText("none.zip/a.txt", text);
    const edit = { range: { start: 0, end: 1 }, text: "w" };
    expect(await fixFile(source, [[edit]], { packs: await packSetWith([]) })).toMatchObject({ outcome: "extracted" });
  });
});

describe("glossary files", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-glossary-"));
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const term = { concept: "lake", lang: "fr", preferred: "lac", allowed: ["grand lac"], forbidden: ["étang", "mare"] };
  const note = (status: string): string => `<termNote type="administrativeStatus">${status}-admn-sts</termNote>`;
  const tbx = `<?xml version="1.0"?><tbx><text><body><conceptEntry id="lake"><langSec xml:lang="fr">
    <termSec><term>grand lac</term></termSec>
    <termSec><term>lac</term>${note("preferredTerm")}</termSec>
    <termSec><term>étang</term>${note("deprecatedTerm")}</termSec>
    <termSec><term>mare</term>${note("supersededTerm")}</termSec>
  </langSec></conceptEntry></body></text></tbx>`;

  test.for([
    { name: "a.csv", content: "concept,lang,preferred,allowed,forbidden\nlake,fr,lac,grand lac,étang|mare\n" },
    {
      name: "b.csv",
      content: "\uFEFFlang;concept;forbidden;preferred;allowed\r\nfr;lake;étang | mare;lac;grand lac\r\n",
    },
    { name: "a.tbx", content: tbx },
    {
      name: "old.tbx",
      content: tbx
        .replaceAll("conceptEntry", "termEntry")
        .replaceAll("langSec", "langSet")
        .replaceAll("termSec", "tig"),
    },
  ])("$name", async ({ name, content }) => {
    expect(await readGlossary(file(name, content))).toEqual({ terms: [term] });
  });

  test.for([
    { name: "c.csv", content: "name,lang\nlac,fr\n", says: "no column `concept`" },
    { name: "d.csv", content: 'concept,lang,preferred\n"lake,fr,lac\n', says: "d.csv" },
    { name: "e.tbx", content: "<tbx><text>", says: "e.tbx" },
    { name: "f.tbx", content: "<html/>", says: "no entries of TBX" },
    { name: "g.txt", content: "", says: "neither" },
  ])("$name is refused", async ({ name, content, says }) => {
    await expect(readGlossary(file(name, content))).rejects.toThrow(says);
  });
});
