import { resolve } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { type Alignment, mergeEntries, type ParsedFile, parseFile } from "../../compile.js";
import { type CardsOptions, emitCards } from "../../emit/cards.js";
import { emitEntries } from "../../emit/entries.js";
import { emitLocales } from "../../emit/locales.js";
import { emitModules } from "../../emit/modules.js";
import { openOutputFolder, OutputError } from "../../emit/output.js";
import { emitReport, type FileCoverage } from "../../emit/report.js";
import { emitRpgCards } from "../../emit/rpg-cards.js";
import { kinds } from "../../kinds/all-kinds.js";
import type { Diagnostic, Severity } from "../../model/diagnostic.js";
import type { Entry } from "../../model/entry.js";
import { colorsFor } from "../../report/colors.js";
import { renderDiagnostic } from "../../report/render.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { Words } from "../../report/words.js";
import type { SourceText } from "../../text/source.js";
import { findAlignment, loadAlignment, missingNames } from "../alignment.js";
import { cardWords } from "../card-words.js";
import { loadConfig } from "../config.js";
import { coverageOf } from "../coverage.js";
import type { InputProblem, Inputs } from "../inputs.js";
import { namedInputs } from "../named-inputs.js";
import { Progress } from "../progress.js";
import { forEachInput } from "../read-inputs.js";
import { openSession, type ReadingOptions, type Session } from "../session.js";
import { JsonList, problemText, writeError } from "../streams.js";
import { runSummary } from "../summary.js";

export interface CompileCommandOptions extends ReadingOptions {
  readonly out?: string;
  readonly alignment?: string;
  readonly config?: string;
  readonly format: "pretty" | "json";
  readonly cards: boolean;
  readonly modules: boolean;
}

/** What reading all files gave. */
interface Reading {
  readonly files: ParsedFile[];
  readonly coverage: FileCoverage[];
  /** Files that could not be read, or on which ruleglot failed. */
  failed: number;
}

/** `ruleglot compile`: reads, merges and writes the output folder. @returns the exit code */
export async function compileCommand(paths: readonly string[], options: CompileCommandOptions): Promise<number> {
  const started = performance.now();
  const cwd = process.cwd();
  const loaded = await loadConfig(options.config, cwd);
  const { config } = loaded;
  const lang = options.lang ?? config.lang;
  const ruleset = options.ruleset ?? config.ruleset;
  const ui = options.ui ?? config.ui;
  const session = await openSession({
    pack: [...(config.packs ?? []), ...(options.pack ?? [])],
    ...(lang === undefined ? {} : { lang }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(ui === undefined ? {} : { ui }),
  });
  const { words } = session;
  const out = options.out ?? config.out ?? "out";
  const inputs = await namedInputs(paths, loaded, resolve(cwd, out), cwd);
  const alignmentFile = options.alignment ?? config.alignment ?? (await findAlignment(inputs.commonFolder, cwd));
  const aligned = alignmentFile === undefined ? undefined : await loadAlignment(alignmentFile);

  const reading = await readAll(inputs, session, aligned?.alignment);
  if (reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out }), words);
    return 2;
  }
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

  await writeDiagnostics(diagnostics, options.format, words, source);
  try {
    writeFolder(out, merged.entries, diagnostics, reading, session, options);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    writeError(error.message, words);
    return 2;
  }
  const errors = countOf(diagnostics, "error");
  process.stderr.write(
    `${runSummary(words, {
      entries: merged.entries.length,
      files: reading.files.length,
      warnings: countOf(diagnostics, "warning"),
      errors,
      milliseconds: performance.now() - started,
    })}\n`,
  );
  if (reading.failed > 0) return 2;
  return errors > 0 ? 1 : 0;
}

async function readAll(
  inputs: Inputs,
  { parsing, words }: Session,
  alignment: Alignment | undefined,
): Promise<Reading> {
  const reading: Reading = { files: [], coverage: [], failed: 0 };
  const progress = new Progress(
    words.text("cli.progress"),
    inputs.files.length,
    colorsFor(process.stderr, process.env),
  );
  let done = 0;
  const problem = (found: InputProblem): void => {
    progress.clear();
    reading.failed++;
    writeError(problemText(found, words), words);
  };
  for (const found of inputs.problems) problem(found);
  await forEachInput(inputs.files, () => words, {
    problem,
    read: async (file, content) => {
      const parsed = await parseFile(
        { file, content },
        { ...parsing, ...(alignment === undefined ? {} : { alignment }) },
      );
      const { total, covered } = coverageOf(parsed);
      reading.files.push(parsed);
      reading.coverage.push({ file, characters: total, covered });
      progress.update(++done);
    },
  });
  progress.clear();
  reading.failed = inputs.files.length + inputs.problems.length - reading.files.length;
  return reading;
}

async function writeDiagnostics(
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

/** Writes all or nothing. A run that is killed meanwhile leaves the old folder; the next run removes what this one left. */
function writeFolder(
  out: string,
  entries: readonly Entry[],
  diagnostics: readonly Diagnostic[],
  { files, coverage }: Reading,
  { packs, translations }: Session,
  { cards, modules }: CompileCommandOptions,
): void {
  const output = openOutputFolder(out);
  try {
    emitEntries(output, entries);
    if (cards) {
      const fieldsOf = new Map(kinds.map(({ kind, fields }) => [kind, fields.map(({ key }) => key)]));
      const cardOptions: CardsOptions = {
        words: (lang) => cardWords(packs.get(lang), translations),
        fieldOrder: (kind) => fieldsOf.get(kind) ?? [],
      };
      emitCards(output, entries, cardOptions);
      emitRpgCards(output, entries, cardOptions);
    }
    if (modules) {
      emitModules(output, entries);
      emitLocales(output, entries);
    }
    emitReport(output, entries, { version: manifest.version, files: files.length, diagnostics, coverage });
    output.commit();
  } catch (error) {
    output.discard();
    throw error;
  }
}

function countOf(diagnostics: readonly Diagnostic[], wanted: Severity): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}
