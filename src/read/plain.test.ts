import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import type { Line } from "./document.js";
import { readPlain } from "./plain.js";

const read = (text: string): readonly Line[] => readPlain(new SourceText("t.txt", text)).lines;
const texts = (text: string): readonly string[] => read(text).map((line) => line.text.text);

/** A line as `kind: text`, cells between bars, marks in braces. */
function show(line: Line): string {
  const shape = [
    line.kind,
    line.level,
    line.ordered === true ? "ordered" : undefined,
    line.header === true ? "header" : undefined,
  ];
  const marks = line.marks.map((m) => `{${m.type} ${line.text.text.slice(m.start, m.end)}}`);
  const text = line.cells === undefined ? line.text.text : line.cells.map((cell) => cell.text).join("|");
  return [`${shape.filter((s) => s !== undefined).join(" ")}:`, text, ...marks].filter((s) => s !== "").join(" ");
}
const shown = (text: string): readonly string[] => read(text).map(show);

describe("lines", () => {
  test("gap counts blank lines, indent columns", () => {
    expect(
      read("A\r\n\r\n \r\n  B\rC\n\tD\n").map(({ text, gap, indent, join }) => [text.text, gap, indent, join]),
    ).toEqual([
      ["A", 0, 0, "unknown"],
      ["B", 2, 2, "unknown"],
      ["C", 0, 0, "unknown"],
      ["D", 0, 4, "unknown"],
    ]);
  });

  test.for([
    { text: "- Discipline : Clairsentience", lines: ["item: Discipline : Clairsentience"] },
    {
      text: "• Taso: Brd 4\n•\tcopy\n– x\n* y\n*: z",
      lines: ["item: Taso: Brd 4", "item: copy", "item: x", "item: y", "text: *: z"],
    },
    {
      text: "1. a\n2) b\n1- c\n2009. d\n3.5 e",
      lines: ["item ordered: a", "item ordered: b", "item ordered: c", "text: 2009. d", "text: 3.5 e"],
    },
    {
      text: "---\n=====\n____\n* * *\n────\n- - -\n--\n-",
      lines: ["rule:", "rule:", "rule:", "rule:", "rule:", "rule:", "text: --", "text: -"],
    },
    {
      text: "== Heading\n=== A ===\n# B\n## C ##\n#VIRHE!",
      lines: ["heading 2: Heading", "heading 3: A", "heading 1: B", "heading 2: C", "text: #VIRHE!"],
    },
    { text: "–5 m", lines: ["text: –5 m"] },
    // DokuWiki begins with its highest heading, which has the most signs, and numbers items with an indented dash.
    {
      text: "====== A ======\n===== B =====\n== C ==\n  - x\n  * y\n- z",
      lines: ["heading 1: A", "heading 2: B", "heading 5: C", "item ordered: x", "item: y", "item: z"],
    },
    { text: "== A ==\n===== B =====\n  - x", lines: ["heading 2: A", "heading 5: B", "item: x"] },
    {
      text: "[list=1]\n[*]a\n[/list]\n[list]\n[*]b\n[/list]",
      lines: ["item ordered: a", "item: b"],
    },
  ])("markers: $text", ({ text, lines }) => {
    expect(shown(text)).toEqual(lines);
  });

  test.for([
    { text: "Tulipallo |", lines: ["row: Tulipallo"] },
    {
      text: "[table]\n[tr][th]a[/th][th]b[/th][/tr]\n[tr][td]c[/td][td][b]d[/b] e[/td][/tr]\n[/table]",
      lines: ["row header: a|b", "row: c|d e {strong d}"],
    },
    { text: "[tr]\n[td]a[/td][td]b[/td]\n[/tr]", lines: ["text: a b"] },
    { text: "Taso | Brd 2 |\n| a | b |\n| a | |", lines: ["row: Taso|Brd 2", "row: a|b", "row: a|"] },
    { text: "« A | Menu | B »", lines: ["row: « A|Menu|B »"] },
    {
      text: "Niveau | Gardien |\n---|---|\n7 |\nZombie |",
      lines: ["row header: Niveau|Gardien", "row: 7", "row: Zombie"],
    },
    { text: "^ Niveau ^ Effet ^\n| 1 | a |", lines: ["row header: Niveau|Effet", "row: 1|a"] },
    {
      text: "Level:\tBrd 3\nRange:\t\tClose\na\t\tb\tc",
      lines: ["row: Level:|Brd 3", "row: Range:|Close", "text: a\t\tb\tc"],
    },
    { text: "| [[a|b]] | {{x|y}} |", lines: ["row: b|y {link b}"] },
  ])("rows: $text", ({ text, lines }) => {
    expect(shown(text)).toEqual(lines);
  });

  test("a bar alone is a blank line", () => {
    expect(read("A |\n|\nB |").map(({ text, gap }) => [text.text, gap])).toEqual([
      ["A", 0],
      ["B", 1],
    ]);
  });
});

describe("light markup", () => {
  test.for([
    ["''x'' '''y''' '''''z'''''", "text: x y z {emphasis x} {strong y} {emphasis z} {strong z}"],
    ["**École :** [[menu:x#y|Abjuration]] [eau]", "text: École : Abjuration [eau] {strong École :} {link Abjuration}"],
    ["__Focaliseur :__ //un poil//", "text: Focaliseur : un poil {strong Focaliseur :} {emphasis un poil}"],
    [
      "[[Évocation]] <nowiki>[</nowiki>[[registre|feu]]<nowiki>]</nowiki>",
      "text: Évocation [feu] {link Évocation} {link feu}",
    ],
    ["(24 {s:c})", "text: (24 c)"],
    ["Telepathy{{#set:D=Telepathy}} ({{#arraymap: Compulsion|, |x|{{#set:S=x}}x}})", "text: Telepathy (Compulsion)"],
    ["Telepath 2{{#arraymap: Telepath 2|,|x|{{#set:Level=x}}}}", "text: Telepath 2"],
    ["reeds.<ref>Tested.</ref>", "text: reeds. Tested."],
    ["<fs xx-large>Force</fs> m<sup>2</sup>", "text: Force m2"],
    [
      "[b][size=4]Lanterna[/size][/b] [i]Invocazione [Luce][/i]",
      "text: Lanterna Invocazione [Luce] {strong Lanterna} {emphasis Invocazione [Luce]}",
    ],
    ["Ens/Mag&nbsp;4 d&#39;&eacute;t&eacute; R&B &x;", "text: Ens/Mag\u00a04 d'été R&B &x;"],
    ["[http://x.y/z le site]", "text: le site {link le site}"],
    ["a<!-- b -->c", "text: ac"],
  ] as const)("%s", ([text, line]) => {
    expect(shown(text)).toEqual([line]);
  });

  test.for([
    "[feu], [mental, terreur], [b], [i]",
    "1d6*2 + 2*3, 2**3**4, 5*",
    "Nessuna* e due*",
    "5'' e 10''/livello, l'arme, (400'+40'/level)",
    "'Korkeammilla loitsuvarauksilla.'",
    "snake_case_name, a // b, 1//2",
    "http://www.example.com/magic__x__//y",
    "[[open, {{open, '''open, **open, <unknown>, a < b > c, [b]open",
    "{a b}, {}",
  ])("is text: %s", (text) => {
    expect(texts(text)).toEqual([text]);
  });

  test("breaks begin lines that hang on the one before", () => {
    expect(read("A<br/>\nB{br}C<br>D\nE<p>F").map(({ text, join }) => [text.text, join])).toEqual([
      ["A", "unknown"],
      ["B", "hard"],
      ["C", "hard"],
      ["D", "hard"],
      ["E", "unknown"],
      ["F", "block"],
    ]);
  });

  test("tags may span lines up to a blank one", () => {
    expect(shown("[i]A\nB[/i]\nC\n[i]D\n\nE")).toEqual([
      "text: A {emphasis A}",
      "text: B {emphasis B}",
      "text: C",
      "text: D {emphasis D}",
      "text: E",
    ]);
  });

  test("a page header gives its title as a heading", () => {
    const page = "---\nName: W.Éclair\nTitle: Éclair\nCategories:\n  - 'Sort'\n---\nA\n---\nB: c\n---";
    const document = readPlain(new SourceText("t.txt", page));
    expect(document.lines.map(show)).toEqual(["heading 1: Éclair", "text: A", "rule:", "text: B: c", "rule:"]);
    expect(document.ignored.filter((part) => part.reason === "front-matter")).toHaveLength(2);
  });
});

describe("glyphs", () => {
  test.for([
    ["E\ufb00et : \ufb02amme", "Effet : flamme"],
    ["éva\u00adcuée", "évacuée"],
    ["éva\u00ad\ncuée", "éva-"], // printed there: the reader of the line joins it
  ] as const)("%s", ([text, line]) => {
    expect(texts(text)[0]).toBe(line);
  });

  test("a ligature is one piece, a soft hyphen is accounted for", () => {
    const { lines, ignored } = readPlain(new SourceText("t.txt", "a\ufb03x\u00adb"));
    expect(lines[0]?.text.pieces).toEqual([
      { at: 0, length: 1, start: 0, end: 1 },
      { at: 1, length: 3, start: 1, end: 2 },
      { at: 4, length: 1, start: 2, end: 3 },
      { at: 5, length: 1, start: 4, end: 5 },
    ]);
    expect(ignored).toEqual([{ range: { start: 3, end: 4 }, reason: "hyphen" }]);
  });

  test("mojibake is repaired in the line, not in the source", () => {
    const { source, lines, findings } = readPlain(new SourceText("t.txt", "PortÃ©e : 9Â\u00a0m"));
    expect(lines[0]?.text.text).toBe("Portée : 9\u00a0m");
    expect(lines[0]?.text.rangeOf(4, 5)).toEqual({ start: 4, end: 6 });
    expect(source.text).toBe("PortÃ©e : 9Â\u00a0m");
    expect(findings).toEqual([
      { code: "RG1002", severity: "warning", range: { start: 4, end: 6 }, data: { from: "Ã©", to: "é", count: 2 } },
    ]);
  });
});
