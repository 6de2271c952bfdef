// The sample rulebook, compiled and checked as `ruleglot check` does, again and again with one file changed.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../freshness.mjs";
import { importSource } from "../source-bundle.mjs";

export const languages = ["fr", "it", "fi"];

/** @returns the clean book and `check(file, text)`, the diagnostics of the book with that text in place of the file's. */
export async function openBook() {
  const compiler = await importSource("law/faults", {
    "./src/compile.js": ["mergeEntries", "parseFile"],
    "./src/checks/texts.js": ["textsOf"],
    "./src/cli/alignment.js": ["loadAlignment", "missingNames"],
    "./src/cli/check/run-check.js": ["runCheck"],
    "./src/cli/session.js": ["openSession"],
    "./src/cli/spelling.js": ["openSpellings"],
    "./src/report/to-diagnostic.js": ["toDiagnostic"],
  });
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
