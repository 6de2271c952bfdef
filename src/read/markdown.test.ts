import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import { accountBreach } from "./account.js";
import type { Document, Line } from "./document.js";
import { readMarkdown } from "./markdown.js";

const read = (text: string): Promise<Document> => readMarkdown(new SourceText("t.md", text));

function show(line: Line): string {
  const shape = [
    line.kind,
    line.level,
    line.ordered === true ? "ordered" : undefined,
    line.header === true ? "header" : undefined,
    line.join,
    line.gap,
  ];
  const marks = line.marks.map((m) => `{${m.type} ${line.text.text.slice(m.start, m.end)}}`);
  const text = line.cells === undefined ? line.text.text : line.cells.map((cell) => cell.text).join("|");
  return [`${shape.filter((s) => s !== undefined).join(" ")}:`, text, ...marks].filter((s) => s !== "").join(" ");
}

describe("lines", () => {
  test.for([
    {
      text: "# A\nb *c*\n**d** e",
      lines: ["heading 1 block 0: A", "text block 1: b c {emphasis c}", "text soft 0: d e {strong d}"],
    },
    {
      text: "**A** 1  \n**B** 2\\\nC",
      lines: ["text block 0: A 1 {strong A}", "text hard 0: B 2 {strong B}", "text hard 0: C"],
    },
    {
      text: "- **A:** b\n- c\n  d\n\n1. e\n2. f",
      lines: [
        "item block 0: A: b {strong A:}",
        "item block 0: c",
        "text soft 0: d",
        "item ordered block 1: e",
        "item ordered block 0: f",
      ],
    },
    { text: "| | |\n|---|---|\n| **A** | b |\n| c | |", lines: ["row block 0: A|b {strong A}", "row block 0: c|"] },
    { text: "| A | B |\n|---|:-:|\n| c | d |", lines: ["row header block 0: A|B", "row block 0: c|d"] },
    { text: "a\n\n* * *\n\nb", lines: ["text block 0: a", "rule block 1:", "text block 1: b"] },
    { text: "> a\n> *b*", lines: ["text block 0: a", "text soft 0: b {emphasis b}"] },
    {
      text: "[Will](../c.html#_w) negates \\+ [fire] &eacute;",
      lines: ["text block 0: Will negates + [fire] é {link Will}"],
    },
    { text: "[a][r], [r]\n\n[r]: /x", lines: ["text block 0: a, r {link a} {link r}"] },
    {
      text: "- a\n\n  b\n- c\n  - d",
      lines: ["item block 0: a", "text block 1: b", "item block 0: c", "item block 0: d"],
    },
    { text: "```\na *b*\n\nc\n```", lines: ["text block 0: a *b*", "text block 1: c"] },
    {
      text: "A\n===\n\nb<br>c <b>d</b>",
      lines: ["heading 1 block 0: A", "text block 1: b", "text hard 0: c d {strong d}"],
    },
    {
      text: "***At Higher Levels.*** x",
      lines: ["text block 0: At Higher Levels. x {emphasis At Higher Levels.} {strong At Higher Levels.}"],
    },
    { text: " **Plague**", lines: ["text block 0: Plague {strong Plague}"] },
  ])("$text", async ({ text, lines }) => {
    expect((await read(text)).lines.map(show)).toEqual(lines);
  });

  test("indent is that of the source's line", async () => {
    expect((await read(" a\n  b\n\n- c\n  - d")).lines.map((line) => line.indent)).toEqual([1, 2, 0, 2]);
  });
});

describe("front matter", () => {
  test("gives the known keys", async () => {
    const document = await read("---\nlang: fi\nid: 7\ntags: [a]\n---\n# A");
    expect(document.frontMatter).toEqual({ lang: "fi", id: "7" });
    expect(document.ignored[0]).toEqual({ range: { start: 0, end: 32 }, reason: "front-matter" });
    expect(document.lines.map(show)).toEqual(["heading 1 block 0: A"]);
  });

  test.for(["---\nlang: [fr\n---\nA", "---\nlang: fr\nlang: it\n---\nA", "---\na: b: c\n---\nA"])(
    "bad YAML is a finding: %s",
    async (text) => {
      const document = await read(text);
      expect(document.findings.map((finding) => finding.code)).toEqual(["RG1004"]);
      expect(document.lines.map((line) => line.text.text)).toEqual(["A"]);
    },
  );

  test("a rule at the top is none", async () => {
    expect((await read("---\n\nA: b\n\n---")).lines.map((line) => line.kind)).toEqual(["rule", "text", "rule"]);
  });
});

describe("the fast reader reads as the parser does", () => {
  const same = async (text: string): Promise<void> => {
    const fast = await read(text);
    const parsed = await readMarkdown(new SourceText("t.md", text), { mode: "parser" });
    expect(fast.lines).toEqual(parsed.lines);
    expect(accountBreach(fast, true)).toBeUndefined();
    expect(accountBreach(parsed, true)).toBeUndefined();
  };
  const word = fc.constantFrom(
    "a",
    "foo",
    "é",
    "1d6",
    "(x)",
    "[fire]",
    ":",
    ",",
    "!",
    "’",
    "«",
    "10",
    ".",
    "\u00a0",
    " ",
    " ",
    "_",
    "*",
    "**",
    "__",
    "***",
    "|",
    "-",
    "+",
    "#",
    "7.",
    "1)",
  );
  const rare = fc.constantFrom(
    "[l](u)",
    "[r]",
    "]",
    "[",
    "\\*",
    "\\",
    "&amp;",
    "`x`",
    "<b>",
    "<br>",
    "~",
    "http://x.y",
    "a@b.c",
    "\t",
    "\u00ad",
    "[^1]",
    "\u{1f600}",
  );
  const inline = fc
    .array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: rare }), { minLength: 1, maxLength: 10 })
    .map((w) => w.join(""));
  const start = fc.constantFrom(
    "",
    "",
    "",
    "# ",
    "### ",
    "- ",
    "* ",
    "*   ",
    "+ ",
    "1. ",
    "2. ",
    " ",
    "    ",
    "> ",
    "---",
    "* * *",
    "===",
    "| a | b |",
    "|---|---|",
    "```",
    "<!--",
    "  - ",
    "[r]: /u",
    "- [ ] ",
  );
  const end = fc.constantFrom("", "", "", "  ", "\\", " ", " |", " #");
  const block = fc.constantFrom(
    "",
    "",
    "---",
    "- a\n- **b:** c",
    "| a | b |\n|---|---|\n| **c** | d |",
    "**A:** b  ",
    "[^1]: note",
  );
  const line = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(start, inline, end).map((p) => p.join("")) },
    { weight: 1, arbitrary: block },
  );
  const text = fc
    .tuple(fc.array(line, { maxLength: 10 }), fc.constantFrom("\n", "\n", "\r\n", "\r"))
    .map(([lines, eol]) => lines.join(eol));

  test("on paragraphs of delimiters", async () => {
    const delimiters = fc.array(word, { minLength: 1, maxLength: 14 }).map((w) => w.join(""));
    await fc.assert(
      fc.asyncProperty(
        fc.array(delimiters, { minLength: 1, maxLength: 3 }).map((l) => l.join("\n")),
        same,
      ),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 400) },
    );
  });

  test("on any Markdown", async () => {
    await fc.assert(fc.asyncProperty(text, same), { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 400) });
  });
});
