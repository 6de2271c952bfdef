import type { SourceStamp } from "../checks/check.js";
import { mergeEntries } from "../compile.js";
import type { Config } from "../generated/types.js";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { Entry } from "../model/entry.js";
import { colorsFor } from "../report/colors.js";
import { renderDiagnostic } from "../report/render.js";
import { toDiagnostic } from "../report/to-diagnostic.js";
import type { Words } from "../report/words.js";
import type { SourceText } from "../text/source.js";
import { missingNames } from "./alignment.js";
import { type InputOptions, openInputs } from "./open-inputs.js";
import { type Reading, readAll } from "./read-all.js";
import type { Session } from "./session.js";
import { JsonList } from "./streams.js";
import { runSummary, unreadSummary } from "./summary.js";

/** Options of commands that read a whole book: many files whose entries are merged. */
export interface BookOptions extends InputOptions {
  readonly out?: string;
}

/** All that was read, merged over files and languages. */
export interface Book {
  readonly config: Config;
  readonly session: Session;
  /** The output folder as it was named. */
  readonly out: string;
  readonly reading: Reading;
  readonly entries: readonly Entry[];
  readonly diagnostics: readonly Diagnostic[];
  /** What entries were translated from, as the alignment says. */
  readonly stamps: ReadonlyMap<string, SourceStamp>;
  /** The alignment that was read, as it was named. */
  readonly alignmentFile: string | undefined;
  readonly source: (file: string) => SourceText | undefined;
}

/** Reads the files that the command line or the configuration names. The command line goes before the configuration. */
export async function readBook(paths: readonly string[], options: BookOptions, defaultOut: string): Promise<Book> {
  const outOf = (config: Config): string => options.out ?? config.out ?? defaultOut;
  const { config, session, inputs, alignmentFile, aligned } = await openInputs(paths, options, outOf);
  const { words } = session;
  const out = outOf(config);

  const reading = await readAll(inputs, session, aligned?.alignment);
  const merged = mergeEntries(reading.files);
  const sources = new Map(reading.files.map(({ source }) => [source.file, source]));
  if (aligned !== undefined) sources.set(aligned.source.file, aligned.source);
  const source = (file: string): SourceText | undefined => sources.get(file);
  const diagnostics = [
    ...reading.files.flatMap((file) =>
      file.findings.map((finding) => toDiagnostic(finding, file.source, words, source)),
    ),
    ...merged.findings.map((found) => toDiagnostic(found.finding, found.source, words, source)),
    ...(aligned === undefined
      ? []
      : missingNames(aligned, reading.files).map((finding) => toDiagnostic(finding, aligned.source, words))),
  ];
  const stamps = aligned?.stamps ?? new Map<string, SourceStamp>();
  return { config, session, out, reading, entries: merged.entries, diagnostics, stamps, alignmentFile, source };
}

/** Diagnostics on standard error for reading, or as JSON on standard output. */
export async function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: "pretty" | "json",
  words: Words,
  source: (file: string) => SourceText | undefined,
): Promise<void> {
  if (format === "json") {
    const list = new JsonList("diagnostics");
    for (const diagnostic of diagnostics) await list.add(diagnostic);
    await list.end();
    return;
  }
  const columns = process.stderr.isTTY ? process.stderr.columns || 80 : 120;
  const options = { words, columns, source, colors: colorsFor(process.stderr, process.env) };
  for (const diagnostic of diagnostics) process.stderr.write(`${renderDiagnostic(diagnostic, options)}\n`);
}

/** Writes the summary line. @returns the exit code */
export function finish({ entries, reading, diagnostics, session }: Book, started: number): number {
  const errors = countOf(diagnostics, "error");
  const summary = runSummary(session.words, {
    entries: entries.length,
    files: reading.files.length,
    warnings: countOf(diagnostics, "warning"),
    errors,
    milliseconds: performance.now() - started,
  });
  process.stderr.write(`${summary}\n`);
  const unread = unreadSummary(session.words, diagnostics, reading.problems);
  if (unread !== undefined) process.stderr.write(`${unread}\n`);
  if (reading.failed > 0) return 2;
  return errors > 0 ? 1 : 0;
}

function countOf(diagnostics: readonly Diagnostic[], wanted: Severity): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}
