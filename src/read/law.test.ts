import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountBreach } from "./account.js";
import { readDocument } from "./read-document.js";

const shared = join(import.meta.dirname, "../../../shared");
const corpus = existsSync(shared) ? listTexts(shared) : [];

function listTexts(root: string): string[] {
  const folders = ["corpus/fr", "corpus/it", "corpus/fi", "corpus/en", "seeds"]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(txt|md|html)$/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Units that markup is made of, in pieces that make constructs likely. */
const token = fc.constantFrom(
  ..."a,b , ,\n,\n\n,\r\n,\t,\f,\u00a0,\u00ad,\ufb01,\u0000,\ufeff,5,-,- ,1. ,# ,==,---,---|---,^,|,>,~~~,```,`,\\,!,:,;,@".split(
    ",",
  ),
  ..."',,'','''|*|**|_|__|//|[|]|[[|]]|](|[^1]|]:|{|}|{{|}}|{s:c}|{br}|{{#arraymap: |<|x>|<b>|</b>|<br>|<p>|</p>|<hr>|<!--|-->|<nowiki>|</nowiki>|<ref>|<pre>|<table>|<tr>|<td>|</td>|</table>|<li>|<ul>|<h1>|</h1>|<script>|</script>|<title>|<head>|<body>|<a href='x'>|</a>|<select>|<svg>|&nbsp;|&eacute|&amp;|&#65;|&|http://|[b]|[/b]|[code]|[/code]|[url=x]|[*]|Ã©|Ã |âa|\n---\nTitle: x\n---\n".split(
    "|",
  ),
);
const text = fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(""));

describe("every non-blank unit of a source is accounted for once", () => {
  test.skipIf(corpus.length === 0)("in the corpus (skipped without ../shared)", async () => {
    for (const file of corpus) {
      const document = await readDocument(file, readFileSync(file));
      const isRepaired = document.findings.some((finding) => finding.code === "RG1002");
      expect(accountBreach(document, isRepaired), file).toBeUndefined();
    }
  });

  test.skipIf(corpus.length === 0)("in Markdown that the parser alone reads", async () => {
    const { readMarkdown } = await import("./markdown.js");
    const { SourceText } = await import("../text/source.js");
    for (const file of corpus.filter((name) => name.endsWith(".md"))) {
      const source = new SourceText(file, readFileSync(file, "utf8"));
      expect((await readMarkdown(source)).lines, file).toEqual((await readMarkdown(source, { mode: "parser" })).lines);
    }
  });

  test.for(["txt", "md", "html"] as const)("in any text read as %s", async (format) => {
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        expect(accountBreach(await readDocument("t", content, { format }), true)).toBeUndefined();
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 500) },
    );
  });

  test("and twice the same", async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom("txt", "md", "html"), async (content, format) => {
        expect(await readDocument("t", content, { format })).toEqual(await readDocument("t", content, { format }));
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 50) },
    );
  });
});

describe("time is linear", () => {
  const hostile =
    "[[ *a **a _a {{ {{a| <b> <b>a\n <nowiki>[</nowiki> <!-- ''a //a [[a| &a | a\t ***a*** ---\n ` [ ] ![ [a]( >> -- <a <div> <div>\n <p><b> <table> <li> a\n \u00c3\u00a9 &amp; a* *a_ ~~a~ http://a.b/ \\ 1.a\n [http://a {a:b} '''a [a [b] a|b\n".split(
      " ",
    );
  test.for(hostile)("%j over and over", async (part) => {
    const text = part.repeat(part.length > 2 ? 8000 : 100_000);
    for (const format of ["txt", "md", "html"] as const) {
      const started = performance.now();
      await readDocument("t", text, { format });
      // A quadratic reader takes minutes; the bound leaves room for a busy machine.
      expect(performance.now() - started, format).toBeLessThan(20_000);
    }
  });

  test.for(["a", "a *b* ", "[a] ", "<b>a</b> ", "'''a''' ", "a|b "])("1 MB of %j on one line", async (part) => {
    for (const format of ["txt", "md", "html"] as const) {
      const started = performance.now();
      await readDocument("t", part.repeat(1_000_000 / part.length), { format });
      expect(performance.now() - started, format).toBeLessThan(20_000);
    }
  });
});
