import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import type { Document, Line } from "./document.js";
import { readHtml } from "./html.js";

const read = (text: string): Promise<Document> => readHtml(new SourceText("t.html", text));

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
      html: "<h2>Grido</h2>\n<b>Scuola </b>invocazione<br />\n<b>Durata</b> x",
      lines: [
        "heading 2 block 0: Grido",
        "text block 1: Scuola invocazione {strong Scuola}",
        "text hard 0: Durata x {strong Durata}",
      ],
    },
    {
      html: "<p>a\n  b</p><p>c <i>d</i><a href=x>e</a></p>",
      lines: ["text block 0: a b", "text block 1: c de {emphasis d} {link e}"],
    },
    {
      html: "<ul><li>a</li><li><p>b</p><p>c</p></li></ul><ol><li>d</ol>e",
      lines: ["item block 0: a", "item block 0: b", "text block 1: c", "item ordered block 1: d", "text block 1: e"],
    },
    {
      html: "<table><tr><th>A<th>B<tr><td>c<td><p>d</p></table>",
      lines: ["row header block 0: A|B {strong A} {strong B}", "row block 0: c|d"],
    },
    {
      html: "<table><tr><td>a<td>b<td>c<tr><td colspan=2>d<td>e<tr><td colspan=3>f</table>",
      lines: ["row block 0: a|b|c", "row block 0: d||e", "row block 0: f"],
    },
    {
      html: "<table><tr><td rowspan=2>a<td>b<td>c<tr><td>d<td>e<tr><td>f<td>g<td>h</table>",
      lines: ["row block 0: a|b|c", "row block 0: |d|e", "row block 0: f|g|h"],
    },
    { html: "<table><tr><td colspan=99999999>a<td>b</table>", lines: [`row block 0: a${"|".repeat(50)}b`] },
    { html: "<table><tr><td><h1>A</h1><p>b</p></td></tr></table>", lines: ["heading 1 block 0: A", "text block 1: b"] },
    { html: "<dl><dt>A</dt><dd>b</dd></dl>", lines: ["text block 0: A {strong A}", "text block 0: b"] },
    { html: "a<hr>b<br><br>c", lines: ["text block 0: a", "rule block 1:", "text block 1: b", "text hard 1: c"] },
    { html: "<pre>a\n b</pre>", lines: ["text block 0: a", "text hard 0: b"] },
    { html: "<title>T</title><body>a<!-- b -->c<script>d</script>", lines: ["text block 0: ac"] },
    { html: "Port&eacute;e&nbsp;: 9&nbsp;m &eacutex &amp;", lines: ["text block 0: Portée\u00a0: 9\u00a0m éx &"] },
  ])("$html", async ({ html, lines }) => {
    expect((await read(html)).lines.map(show)).toEqual(lines);
  });

  test("a character reference is one piece, the text around it verbatim", async () => {
    const { lines, ignored } = await read("<p>a&eacute;b c</p>");
    expect(lines[0]?.text.pieces).toEqual([
      { at: 0, length: 1, start: 3, end: 4 },
      { at: 1, length: 1, start: 4, end: 12 },
      { at: 2, length: 3, start: 12, end: 15 },
    ]);
    expect(ignored).toEqual([
      { range: { start: 0, end: 3 }, reason: "markup" },
      { range: { start: 15, end: 19 }, reason: "markup" },
    ]);
  });

  test("head, scripts and comments have their own reasons", async () => {
    const { ignored } = await read("<title>T</title><!--c--><script>s</script>");
    expect(ignored.map((part) => part.reason)).toEqual(["head", "comment", "head"]);
  });
});
