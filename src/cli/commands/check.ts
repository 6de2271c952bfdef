import { allChecks } from "../../checks/all-checks.js";
import type { CheckContext } from "../../checks/check.js";
import { noGlossary } from "../../checks/glossary.js";
import { runChecks } from "../../checks/run-checks.js";
import { textsOf } from "../../checks/texts.js";
import type { Code } from "../../model/codes.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { SourceText } from "../../text/source.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { writeError } from "../streams.js";
import { didYouMean } from "../suggest.js";
import { UsageError } from "../usage-error.js";

export interface CheckCommandOptions extends BookOptions {
  readonly format: "pretty" | "json";
  readonly only?: readonly string[];
}

/** `ruleglot check`: what a translator or editor would want to be told. @returns the exit code */
export async function checkCommand(paths: readonly string[], options: CheckCommandOptions): Promise<number> {
  const started = performance.now();
  const only = options.only === undefined ? undefined : new Set(options.only.map(codeOf));
  const book = await readBook(paths, options, "out");
  const { session, entries, source, reading } = book;
  if (reading.files.length === 0) {
    writeError(session.words.text("cli.nothingRead", { out: book.out }), session.words);
    return 2;
  }
  const sources = new Map(reading.files.map((file) => [file.source.file, file.source]));
  const context: CheckContext = {
    entries,
    texts: textsOf(entries, sources),
    sources,
    packs: session.packs,
    glossary: noGlossary,
    spelling: new Map(),
    house: new Set(),
  };
  const found = runChecks(allChecks, context, only).map((finding) =>
    toDiagnostic(finding, sources.get(finding.file) as SourceText, session.words, source),
  );
  const kept = only === undefined ? book.diagnostics : book.diagnostics.filter(({ code }) => only.has(code as Code));
  const checked: Book = { ...book, diagnostics: [...kept, ...found] };
  await writeDiagnostics(checked.diagnostics, options.format, session.words, source);
  return finish(checked, started);
}

function codeOf(text: string): Code {
  const codes = allChecks.map(({ code }) => code);
  const wanted = text.toUpperCase();
  const code = codes.find((known) => known === wanted);
  if (code !== undefined) return code;
  throw new UsageError(`no check has the code \`${text}\`${didYouMean(wanted, codes)}`);
}
