import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { docx, odt, odtContent, packed, wickIdml } from "../../src/read/files.test-data.js";
import { makePdf, paragraph } from "../../src/read/pdf/pdf.test-data.js";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

/** A run that needs more memory for its objects is ended by Node. */
const env = { NODE_OPTIONS: "--max-old-space-size=256" };
const empty = strToU8("");
const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from("bcdefghijk", (name, n) => `<!ENTITY ${name} "${`&${"abcdefghij"[n] ?? ""};`.repeat(10)}">`).join("")}]>`;
const secret = '<!DOCTYPE a [<!ENTITY k SYSTEM "file:///etc/passwd">]>';
const wide = 'table:number-columns-repeated="99999999"';
const p = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const selfBased =
  '<w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/></w:style>';
const picture = "q 400 0 0 600 0 0 cm BI /W 100000 /H 100000 /CS /G /BPC 8 ID 0 EI Q";

interface Parsed {
  readonly files: readonly {
    readonly file: string;
    readonly entries: readonly unknown[];
    readonly diagnostics: readonly { readonly code: string }[];
  }[];
}

describe("a hostile file ends soon, in little memory, and costs no other", () => {
  test.for([
    {
      file: "bomb.docx",
      content: packed({ "[Content_Types].xml": "", "word/document.xml": "\0".repeat(60_000_000) }),
      code: "RG1007",
    },
    {
      file: "parts.docx",
      content: zipSync(
        Object.fromEntries<Uint8Array>([
          ["[Content_Types].xml", empty],
          ...Array.from({ length: 21_000 }, (_, n) => [`${n}.xml`, empty] as const),
        ]),
      ),
      code: "RG1007",
    },
    {
      file: "laughs.odt",
      content: packed({ "content.xml": laughs + odtContent("<text:p>&k;</text:p>") }),
      code: "RG1005",
    },
    {
      file: "secret.odt",
      content: packed({ "content.xml": secret + odtContent("<text:p>&k;</text:p>") }),
      code: "RG1005",
    },
    { file: "laughs.fodt", content: laughs + odtContent("<text:p>&k;</text:p>"), code: "RG1005" },
    {
      file: "deep.fodt",
      content: odtContent(`${"<text:section>".repeat(200_000)}${"</text:section>".repeat(200_000)}`),
      code: "RG1005",
    },
    {
      file: "wide.odt",
      content: odt(
        `<table:table><table:table-row>${`<table:table-cell ${wide}/>`.repeat(1000)}</table:table-row></table:table><text:p>${'<text:s text:c="999999999"/>'.repeat(1000)}</text:p>`,
      ),
      code: "RG1101",
    },
    {
      file: "circle.docx",
      content: docx(p("a"), { "word/styles.xml": `<w:styles NS>${selfBased}</w:styles>` }),
      code: "RG1101",
    },
    { file: "cut.idml", content: wickIdml.slice(0, 900), code: "RG1005" },
    {
      file: "spans.html",
      content: `<table><tr>${"<td rowspan=65534 colspan=1000>x".repeat(2000)}</tr>${"<tr><td>a<td>b".repeat(2000)}</table>`,
      code: "RG1101",
    },
    { file: "deep.html", content: `${"<div>".repeat(200_000)}x`, code: "RG1101" },
    { file: "deep.md", content: `${">".repeat(100_000)} a\n`, code: "RG1101" },
    { file: "open.md", content: "[".repeat(200_000), code: "RG1101" },
    { file: "quotes.txt", content: "'".repeat(500_000), code: "RG1101" },
    { file: "braces.txt", content: `${"{{".repeat(100_000)}a`, code: "RG1101" },
    { file: "lists.txt", content: "[list=1]".repeat(100_000), code: "RG1101" },
    {
      file: "picture.pdf",
      content: makePdf([{ texts: paragraph(20, 550, ["a lake"]), operators: picture }]),
      code: "RG1101",
    },
  ])("$file: $code", async ({ file, content, code }) => {
    const cwd = folderWith({ [file]: content, "whole.txt": frenchSpell() });
    const run = await ruleglot(["parse", file, "whole.txt"], { cwd, env });
    const { files } = JSON.parse(run.stdout) as Parsed;
    expect(run.code).toBe(code === "RG1101" ? 0 : 1);
    expect(files.flatMap(({ diagnostics }) => diagnostics.map((found) => found.code))).toContain(code);
    expect(files.map(({ entries }) => entries.length)).toEqual([0, 1]);
    expect(run.stdout).not.toContain("root:");
  });

  test("of an archive in an archive nothing is read", async () => {
    const cwd = folderWith({ "all.zip": zipSync({ "in.zip": packed({ "a.txt": frenchSpell() }) }) });
    const run = await ruleglot(["parse", "all.zip"], { cwd, env });
    expect((JSON.parse(run.stdout) as Parsed).files.map(({ entries }) => entries)).toEqual([[]]);
  });

  test("names that lead out of an archive lead nowhere", async () => {
    const names = ["../../out.txt", "/etc/out.txt", "..\\..\\out.txt", "a/../../../b.txt"];
    const spell = (name: string): string => frenchSpell({ name: `../${name}` });
    const cwd = folderWith({
      "deep/er/all.zip": packed(Object.fromEntries(names.map((name, n) => [name, spell(`x${n}`)]))),
    });
    const run = await ruleglot(["compile", "deep/er/all.zip", "--out", "deep/out"], { cwd, env });
    expect(run.code).toBe(0);
    expect(readdirSync(cwd)).toEqual(["deep"]);
    expect(readdirSync(join(cwd, "deep")).sort()).toEqual(["er", "out"]);
    expect(readdirSync(join(cwd, "deep/er"))).toEqual(["all.zip"]);
    expect(readdirSync(join(cwd, "deep/out/entries/spell")).every((name) => /^x\d\.json$/.test(name))).toBe(true);
    expect(existsSync("/etc/out.txt")).toBe(false);
  });
});
