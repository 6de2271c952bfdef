import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import { codeFrame } from "./code-frame.js";

/** The frame of the text between `«` and `»`. */
function frame(marked: string, columns = 80): string[] {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  const source = new SourceText("a.md", marked.replace("«", "").replace("»", ""));
  return codeFrame(source, { start, end }, columns).flatMap(({ number, text, underline }) => [
    `${number === undefined ? "" : String(number)}|${text}`,
    ...(underline === "" ? [] : [` |${underline}`]),
  ]);
}

describe("code frame", () => {
  test.for([
    { why: "one word", text: "a\nb «cd» e\nf", lines: ["2|b cd e", " |  ^^"] },
    { why: "line ends CRLF and CR", text: "a\r\nb «cd»\re", lines: ["2|b cd", " |  ^^"] },
    { why: "an empty range", text: "ab«»cd", lines: ["1|abcd", " |  ^"] },
    { why: "an empty range at the end of a line", text: "ab«»\ncd", lines: ["1|ab", " |  ^"] },
    { why: "an empty line", text: "ab\n«»\ncd", lines: ["2|", " |^"] },
    { why: "a range with its line end", text: "ab «cd\n»ef", lines: ["1|ab cd", " |   ^^"] },
    { why: "tabs", text: "\ta\t«b»", lines: ["1|    a    b", " |         ^"] },
    { why: "wide characters", text: "\u9B54\u6CD5 «\u706B»!", lines: ["1|\u9B54\u6CD5 \u706B!", " |     ^^"] },
    {
      why: "an emoji of many code points",
      text: "\u{1F9D9}\u200D\u2642\uFE0F «x»",
      lines: ["1|\u{1F9D9}\u200D\u2642\uFE0F x", " |   ^"],
    },
    { why: "combining marks", text: "e\u0301e\u0301 «x»", lines: ["1|e\u0301e\u0301 x", " |   ^"] },
    {
      why: "controls that a terminal would obey",
      text: "\u001B[31m «x»\u202E",
      lines: ["1|\u241B[31m x\uFFFD", " |      ^"],
    },
    { why: "two lines", text: "a «b\nc» d", lines: ["1|a b", " |  ^", "2|c d", " |^"] },
    { why: "many lines", text: "a «b\nc\nd\ne\nf» g", lines: ["1|a b", " |  ^", "|...", "5|f g", " |^"] },
  ])("$why", ({ text, lines }) => {
    expect(frame(text)).toEqual(lines);
  });

  test("a long line is cut around the range", () => {
    const text = `${"word ".repeat(40)}«here» ${"more ".repeat(40)}`;
    expect(frame(text, 40)).toEqual(["1|\u2026rd word word here more more more more \u2026", " |              ^^^^"]);
  });

  test("a long range is cut at its start", () => {
    expect(frame(`ab «${"c".repeat(100)}»`, 20)).toEqual([`1|ab ${"c".repeat(16)}\u2026`, ` |   ${"^".repeat(16)}`]);
  });

  test("the end of a long line", () => {
    const [line, underline] = frame(`${"word ".repeat(40)}«end»`, 30) as [string, string];
    expect(line.endsWith("word end")).toBe(true);
    expect(underline.length).toBe(line.length);
  });

  test("a line of 5 MB takes no time", () => {
    const source = new SourceText("a.md", "\u00E9\u0301x".repeat(1_700_000));
    const started = performance.now();
    for (const start of [0, 2_500_000, 5_000_000]) codeFrame(source, { start, end: start + 5 }, 80);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("a file without text has no frame", () => {
    expect(codeFrame(new SourceText("a.md", ""), { start: 0, end: 0 }, 80)).toEqual([]);
  });
});
