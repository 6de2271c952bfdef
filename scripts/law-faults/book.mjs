// The sample rulebook, compiled and checked as `ruleglot check` does, again and again with one file changed.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../freshness.mjs";
import { generate } from "../generate.mjs";

export const languages = ["fr", "it", "fi"];

/** @returns the clean book and `check(file, text)`, the diagnostics of the book with that text in place of the file's. */
export async function openBook() {
  const compiler = await load();
  const {
    loadAlignment,
    mergeEntries,
    missingNames,
    openSession,
    openSpellings,
    parseFile,
    runCheck,
    textsOf,
    toDiagnostic,
  } = compiler;
  const session = await openSession({});
  const alignmentFile = join("corpus", "alignment.yaml");
  const aligned = await loadAlignment(join(root, alignmentFile));
  const parse = (file, content) => parseFile({ file, content }, { ...session.parsing, alignment: aligned.alignment });
  const clean = new Map();
  for (const lang of languages) {
    for (const name of readdirSync(join(root, "corpus", lang)).sort()) {
      const file = relative(root, join(root, "corpus", lang, name));
      clean.set(file, await parse(file, readFileSync(join(root, file))));
    }
  }

  async function check(changed, text) {
    const files = [];
    for (const [file, parsed] of clean) files.push(file === changed ? await parse(file, text) : parsed);
    const merged = mergeEntries(files);
    const sources = new Map(
      [...files.map(({ source }) => source), aligned.source].map((source) => [source.file, source]),
    );
    const source = (file) => sources.get(file);
    const told = (finding, of) => toDiagnostic(finding, of, session.words, source);
    const diagnostics = [
      ...files.flatMap((file) => file.findings.map((finding) => told(finding, file.source))),
      ...merged.findings.map((found) => told(found.finding, found.source)),
      ...missingNames(aligned, files).map((finding) => told(finding, aligned.source)),
    ];
    const reading = { files, coverage: [], failed: 0, problems: [] };
    const { entries } = merged;
    const book = { session, out: "", reading, entries, diagnostics, stamps: aligned.stamps, alignmentFile, source };
    const checked = await runCheck(book, { only: undefined, glossaries: [], config: {} });
    return checked.map(({ diagnostic }) => diagnostic);
  }

  const files = [...clean.values()];
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  return {
    packs: session.packs,
    sources,
    texts: textsOf(mergeEntries(files).entries, sources),
    account: files.flatMap(({ account, source }) => account.map((item) => ({ ...item, file: source.file }))),
    withoutSpelling: (await openSpellings(languages)).missing,
    check,
  };
}

/** The parts of the compiler that this needs, bundled. */
async function load() {
  await generate();
  const { build } = await import("esbuild");
  const outfile = join(root, ".cache/law/faults.js");
  await build({
    stdin: {
      contents: [
        'export { mergeEntries, parseFile } from "./src/compile.js";',
        'export { textsOf } from "./src/checks/texts.js";',
        'export { loadAlignment, missingNames } from "./src/cli/alignment.js";',
        'export { runCheck } from "./src/cli/check/run-check.js";',
        'export { openSession } from "./src/cli/session.js";',
        'export { openSpellings } from "./src/cli/spelling.js";',
        'export { toDiagnostic } from "./src/report/to-diagnostic.js";',
      ].join("\n"),
      resolveDir: root,
      loader: "ts",
    },
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}
