import { describe, expect, test } from "vitest";
import type { Finding } from "../model/diagnostic.js";
import { SourceText } from "../text/source.js";
import { wordsOf } from "./fixtures.test-data.js";
import { toDiagnostic } from "./to-diagnostic.js";

const source = new SourceText("a.md", "Name\nLabel: vlaue\n");
const finding: Finding = {
  code: "RG1204",
  severity: "warning",
  range: { start: 12, end: 17 },
  data: { word: "vlaue", read: "value" },
  entry: "spell/name",
  field: "range",
};

describe("a finding in words", () => {
  test("has line and column, entry and field", () => {
    expect(toDiagnostic(finding, source, wordsOf("en"))).toEqual({
      code: "RG1204",
      severity: "warning",
      message: "`vlaue` was read as `value`",
      file: "a.md",
      span: { start: { line: 2, column: 8, offset: 12 }, end: { line: 2, column: 13, offset: 17 } },
      entry: "spell/name",
      field: "range",
      data: { word: "vlaue", read: "value" },
      help: "correct the spelling if this is what it means",
    });
  });

  test.for([
    { lang: "en", message: "languages disagree on casting time: `a` in French, `b` in Finnish" },
    {
      lang: "fr",
      message: "les langues ne s\u2019accordent pas (temps d\u2019incantation)\u00A0: `a` en français, `b` en finnois",
    },
    { lang: "it", message: "le lingue non concordano (tempo di lancio): `a` in francese, `b` in finlandese" },
    { lang: "fi", message: "kieliversiot eroavat toisistaan (langetusaika): ranska `a`, suomi `b`" },
  ])("names fields and languages in $lang", ({ lang, message }) => {
    const data = { field: "castingTime", first: "a", firstLang: "fr", second: "b", secondLang: "fi" };
    expect(toDiagnostic({ ...finding, code: "RG3001", data }, source, wordsOf(lang)).message).toBe(message);
  });

  test.for([
    { why: "a field without a name", data: { field: "newField" }, message: "on `newField`" },
    { why: "a language without a name", data: { firstLang: "sv" }, message: "in `sv`" },
    { why: "a nesting of i18next", data: { first: "$t(cli.help)" }, message: "`$t(cli.help)`" },
    { why: "a slot of i18next", data: { first: "{{second}}" }, message: "`{{second}}`" },
    { why: "markup", data: { first: "<b> & 'x'" }, message: "`<b> & 'x'`" },
    { why: "a line break", data: { first: "a\n   b" }, message: "`a b`" },
    { why: "a long text", data: { first: "x".repeat(300) }, message: `\`${"x".repeat(80)}\u2026\`` },
  ])("quotes $why", ({ data, message }) => {
    const full = { field: "range", first: "a", firstLang: "fr", second: "b", secondLang: "fi", ...data };
    const result = toDiagnostic({ ...finding, code: "RG3001", data: full }, source, wordsOf("en"));
    expect(result.message).toContain(message);
    expect(result.data).toEqual(full);
  });

  test.for([
    { lang: "en", count: 1, message: "in 1 place:" },
    { lang: "en", count: 3, message: "in 3 places:" },
    { lang: "fr", count: 1, message: "à 1 endroit\u00A0:" },
    { lang: "fr", count: 2, message: "à 2 endroits\u00A0:" },
    { lang: "it", count: 1, message: "in 1 punto:" },
    { lang: "it", count: 2, message: "in 2 punti:" },
    { lang: "fi", count: 2, message: "2 kohdassa:" },
  ])("counts $count in $lang", ({ lang, count, message }) => {
    const data = { from: "a", to: "b", count };
    expect(toDiagnostic({ ...finding, code: "RG1002", data }, source, wordsOf(lang)).message).toContain(message);
  });

  test("related places take line and column from their own file", () => {
    const other = new SourceText("b.md", "x\ny\n");
    const related = [
      { file: "b.md", range: { start: 2, end: 3 }, text: "fi" },
      { file: "unknown.md", range: { start: 0, end: 1 } },
      { range: { start: 0, end: 4 } },
    ];
    const result = toDiagnostic({ ...finding, related }, source, wordsOf("en"), (file) =>
      file === "b.md" ? other : undefined,
    );
    expect(result.related).toEqual([
      {
        file: "b.md",
        span: { start: { line: 2, column: 1, offset: 2 }, end: { line: 2, column: 2, offset: 3 } },
        text: "fi",
      },
      { file: "a.md", span: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 5, offset: 4 } } },
    ]);
  });
});
