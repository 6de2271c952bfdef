import { describe, expect, test } from "vitest";
import type { Finding } from "../model/diagnostic.js";
import { SourceText } from "../text/source.js";
import { colorsFor } from "./colors.js";
import { uiLanguages, wordsOf } from "./fixtures.test-data.js";
import { renderDiagnostic } from "./render.js";
import { toDiagnostic } from "./to-diagnostic.js";

const source = new SourceText("book/lamps.md", "## Wick\n\nRange: closs (8 m)\nDuration: 1 round\n");
const other = new SourceText("book/lamput.md", "## Sydän\n\nKantama: 20 m\n");
const files = new Map([source, other].map((file) => [file.file, file]));

const notRead: Finding = {
  code: "RG1201",
  severity: "error",
  range: { start: 16, end: 27 },
  data: { label: "Range", text: "closs (8 m)" },
  entry: "spell/wick",
  field: "range",
};
const disagreement: Finding = {
  code: "RG3001",
  severity: "error",
  range: { start: 16, end: 27 },
  data: { field: "range", first: "close", firstLang: "en", second: "20 m", secondLang: "fi" },
  related: [{ file: "book/lamput.md", range: { start: 19, end: 23 }, text: "fi" }],
};

function render(finding: Finding, lang: string, env = {}): string {
  const words = wordsOf(lang);
  const options = { words, columns: 80, source: (file: string) => files.get(file) };
  const diagnostic = toDiagnostic(finding, source, words, options.source);
  return renderDiagnostic(diagnostic, { ...options, colors: colorsFor({}, env) });
}

describe("rendered diagnostics", () => {
  test.for(uiLanguages.map((lang) => ({ lang })))("$lang", ({ lang }) => {
    expect(render(notRead, lang)).toMatchSnapshot();
    expect(render(disagreement, lang)).toMatchSnapshot();
  });

  test("without the file's text the place is named", () => {
    const words = wordsOf("en");
    const diagnostic = toDiagnostic(notRead, source, words);
    const text = renderDiagnostic(diagnostic, {
      words,
      columns: 80,
      colors: colorsFor({}, {}),
      source: () => undefined,
    });
    expect(text.split("\n")[1]).toBe(" --> book/lamps.md:3:8 (spell/wick, range)");
  });

  test("a place in a file that is no text is named", () => {
    const placed = new SourceText("book.docx", source.text, [
      { offset: 0, place: { page: 3, paragraph: 5, style: "Body" } },
    ]);
    const words = wordsOf("en");
    const text = renderDiagnostic(toDiagnostic(notRead, placed, words), {
      words,
      columns: 80,
      colors: colorsFor({}, {}),
      source: () => undefined,
    });
    expect(text.split("\n")[1]).toBe(" --> book.docx:3:8, page 3, paragraph 5, Body (spell/wick, range)");
  });

  test("controls of a source never reach the terminal", () => {
    const text = render({ ...notRead, data: { label: "Range", text: "\u001B]0;x\u0007" } }, "en");
    expect(text).not.toMatch(/[\u001B\u0007]/u);
  });
});

describe("colours", () => {
  test.for([
    { stream: { isTTY: true }, env: {}, colored: true },
    { stream: {}, env: {}, colored: false },
    { stream: { isTTY: true }, env: { NO_COLOR: "1" }, colored: false },
    { stream: { isTTY: true }, env: { NO_COLOR: "" }, colored: true },
    { stream: {}, env: { FORCE_COLOR: "1" }, colored: true },
    { stream: { isTTY: true }, env: { FORCE_COLOR: "0" }, colored: false },
    { stream: {}, env: { FORCE_COLOR: "1", NO_COLOR: "1" }, colored: false },
    { stream: { isTTY: true }, env: { TERM: "dumb" }, colored: false },
  ])("$stream $env", ({ stream, env, colored }) => {
    expect(colorsFor(stream, env).isColorSupported).toBe(colored);
  });
});
