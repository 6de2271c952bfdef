import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DOMParser } from "@xmldom/xmldom";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../model/diagnostic.js";
import { readHtml } from "../read/html.js";
import { SourceText } from "../text/source.js";
import { wordsOf } from "./fixtures.test-data.js";
import { githubAnnotation } from "./github.js";
import { htmlReport } from "./html-report.js";
import { junitReport } from "./junit.js";
import { type ReportedDiagnostic, sarifLog } from "./sarif.js";

const nasty = `<script>alert("1")</script> & ]]> %0A::error::\u0001`;
const source = new SourceText("my book/à,b.txt", `Wick\n\nIt burns burns. ${nasty}\n`);
const at = source.text.indexOf("burns burns");

const diagnostic: Diagnostic = {
  code: "RG6101",
  severity: "warning",
  message: `\`${nasty}\` stands twice`,
  file: source.file,
  span: source.spanOf({ start: at, end: at + 11 }),
  entry: "spell/wick",
  field: "description",
  data: { word: "burns" },
  related: [{ file: source.file, span: source.spanOf({ start: 0, end: 4 }) }],
  help: "remove one",
};
const reported: ReportedDiagnostic = {
  diagnostic,
  lang: "en",
  fingerprint: "0123456789abcdef",
  fix: [{ span: source.spanOf({ start: at + 5, end: at + 11 }), text: "" }],
};
const info: Diagnostic = {
  ...diagnostic,
  code: "RG6302",
  severity: "info",
  span: source.spanOf({ start: at, end: at + 5 }),
};

describe("SARIF", () => {
  const require = createRequire(import.meta.url);
  const path = require.resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  // The schema is of a draft that Ajv has no name for; nothing in it reads otherwise in the one that it has.
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

  test.for([
    { why: "nothing", items: [] },
    { why: "findings", items: [reported, { diagnostic: info, fingerprint: "f" }] },
  ])("$why: fits the schema", ({ items }) => {
    validate(sarifLog(items, "1.0.0"));
    expect(validate.errors ?? []).toEqual([]);
  });

  test("the schema refuses what is none", () => {
    expect(validate({ version: "2.1.0", runs: [{ tool: {} }] })).toBe(false);
  });

  test("places and file names", () => {
    const [result] = sarifLog([reported], "1.0.0").runs[0]?.results ?? [];
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: "my%20book/%C3%A0%2Cb.txt" },
      region: { startLine: 3, startColumn: 4, endLine: 3, endColumn: 15 },
    });
  });
});

describe("GitHub annotations", () => {
  test("one line, with what would end it escaped", () => {
    const text = githubAnnotation({ ...diagnostic, message: "a\nb: 5 %, c" });
    expect(text).toBe(
      "::warning file=my book/à%2Cb.txt,line=3,endLine=3,col=4,endColumn=15,title=RG6101::a%0Ab: 5 %25, c%0Aremove one\n",
    );
  });
});

describe("JUnit", () => {
  test("well-formed, a case for each finding and each clean file", () => {
    const xml = junitReport([source.file, "clean.txt"], [diagnostic, info]);
    const root = new DOMParser({
      onError: (level, message) => {
        if (level !== "warning") throw new Error(message);
      },
    }).parseFromString(xml, "text/xml");
    const counts = ["testsuite", "testcase", "failure", "skipped"].map(
      (name) => root.getElementsByTagName(name).length,
    );
    expect(counts).toEqual([2, 3, 1, 1]);
    expect(root.documentElement?.getAttribute("tests")).toBe("3");
    expect(root.getElementsByTagName("failure")[0]?.getAttribute("message")).toContain("<script>");
  });
});

describe("HTML report", () => {
  const column = {
    lang: "en",
    file: source.file,
    name: `Wick ${nasty}`,
    slices: [{ start: 0, end: source.text.length }],
  };
  const page = htmlReport({
    words: wordsOf("en"),
    entries: [{ id: "spell/wick", columns: [column] }],
    reported: [reported, { diagnostic: info, lang: "en", fingerprint: "f" }],
    textOf: () => source.text,
  });

  test("no text of a source is markup", () => {
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).toContain("&lt;script&gt;");
  });

  test("overlapping findings mark stretches with the codes of both, and what they are related to", () => {
    expect(
      [...page.matchAll(/<mark class="([a-z]+)" data-codes="([^"]*)"[^>]*>([^<]*)</g)].map((m) => m.slice(1)),
    ).toEqual([
      ["related", "RG6101 RG6302", "Wick"],
      ["warning", "RG6101 RG6302", "burns"],
      ["warning", "RG6101", " burns"],
    ]);
  });

  test("a finding leads to its place in the text", () => {
    const [, anchor = ""] =
      /<li data-code="RG6101"[^>]*><b[^>]*>[^<]*<\/b> <a href="#([^"]*)">3:4<\/a>/.exec(page) ?? [];
    expect(page).toContain(`<span id="${anchor}"></span>`);
  });

  test("what a message quotes is code, and markup in it is none", () => {
    expect(page).toContain("<code>&lt;script&gt;");
    expect(page).not.toMatch(/<li[^>]*>[^\n]*`/);
  });

  test("it is no text of a book", async () => {
    const { lines, ignored } = await readHtml(new SourceText("report.html", page));
    expect(lines).toEqual([]);
    expect(ignored).toEqual([{ range: { start: 0, end: page.length }, reason: "report" }]);
  });

  test("a finding in no entry is listed", () => {
    const alone = htmlReport({ words: wordsOf("fi"), entries: [], reported: [reported], textOf: () => source.text });
    expect(alone).toContain('<li data-code="RG6101"');
  });
});
