import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allChecks } from "../src/checks/all-checks.js";
import { type Glossary, noGlossary } from "../src/checks/glossary.js";
import { runChecks } from "../src/checks/run-checks.js";
import { textsOf } from "../src/checks/texts.js";
import { packSetWith } from "../src/cli/built-in-packs.js";
import { openSpellings } from "../src/cli/spelling.js";
import { fromCsv } from "../src/cli/check/glossary-file.js";
import { mergeEntries, parseFile } from "../src/compile.js";
import type { Code } from "../src/model/codes.js";

// Each check has a page docs/checks/<code>.md with texts that have the mistake (`bad`) and texts that do not (`good`):
// ```text fr bad          a text in one language
// ```text fr+it bad       texts in two languages, with a line of === between them, that are translations of each other
// ```csv glossary         a glossary, for all texts of the page
// Words after `bad` or `good` name the example; front matter of a text works as anywhere.

const folder = join(import.meta.dirname, "../docs/checks");
const packs = await packSetWith([]);
// Finnish has its spell checker from the system; its examples do without.
const { spelling } = await openSpellings(["fr", "it", "en"]);

interface Example {
  readonly code: Code;
  readonly langs: readonly string[];
  readonly kind: "bad" | "good";
  readonly title: string;
  readonly text: string;
  readonly glossary: Glossary;
}

const examples = readdirSync(folder).flatMap((name): Example[] => {
  const page = readFileSync(join(folder, name), "utf8");
  const fences = page.matchAll(/^```text ([a-z+]+) (bad|good)(.*)\n([^]*?)^```$/gm);
  const csv = /^```csv glossary\n([^]*?)^```$/m.exec(page)?.[1];
  const glossary = csv === undefined ? noGlossary : { terms: fromCsv(csv, name) };
  return [...fences].map(([, langs = "", kind = "", title = "", text = ""]) => ({
    code: name.replace(/\.md$/, "") as Code,
    langs: langs.split("+"),
    kind: kind === "bad" ? "bad" : "good",
    title: title.trim(),
    text,
    glossary,
  }));
});

async function codesIn({ langs, text, glossary }: Example): Promise<Code[]> {
  const parts = langs.length === 1 ? [text] : text.split(/^===\n/m);
  const files = await Promise.all(
    langs.map((lang, i) => parseFile({ file: `${lang}.txt`, content: parts[i] ?? "" }, { packs, lang })),
  );
  const { entries } = mergeEntries(files);
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  const context = {
    entries,
    texts: textsOf(entries, sources),
    sources,
    packs,
    glossary,
    spelling,
    house: new Set<Code>(allChecks.map(({ code }) => code)),
  };
  return runChecks(allChecks, context).map(({ code }) => code);
}

describe("pages of the checks", () => {
  test("every check has a page with a bad and a good text", () => {
    const wanted = allChecks.flatMap(({ code }) => [`${code} bad`, `${code} good`]);
    const found = new Set(examples.map(({ code, kind }) => `${code} ${kind}`));
    expect(wanted.filter((item) => !found.has(item))).toEqual([]);
  });

  test.for(examples.map((example, i) => ({ ...example, i })))("$code $langs $kind $title", async (example) => {
    const codes = await codesIn(example);
    if (example.kind === "bad") expect(codes).toContain(example.code);
    else expect(codes).not.toContain(example.code);
  });
});
