import { allChecks } from "../../checks/all-checks.js";
import { codes } from "../../model/codes.js";
import type { Words } from "../../report/words.js";
import { type Book, type BookOptions, finish, readBook } from "../book.js";
import { withoutKnown, writeBaseline } from "../check/baseline.js";
import { type FixedFile, fixFile } from "../check/fix-files.js";
import { type CheckedDiagnostic, runCheck } from "../check/run-check.js";
import { statusTable, translationStatus } from "../check/status.js";
import { type CheckFormat, writeReport } from "../check/write-report.js";
import { openInputs } from "../open-inputs.js";
import { writeError, writeOut } from "../streams.js";
import { didYouMean } from "../suggest.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";

export interface CheckCommandOptions extends BookOptions {
  readonly format: CheckFormat;
  readonly only?: readonly string[];
  readonly glossary?: readonly string[];
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly maxWarnings?: number;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly status?: boolean;
  readonly watch?: boolean;
}

/** `ruleglot check`: what a translator or editor would want to be told. @returns the exit code */
export async function checkCommand(paths: readonly string[], options: CheckCommandOptions): Promise<number> {
  const only = options.only === undefined ? undefined : new Set(options.only.map(codeOf));
  const toStdout = options.format !== "pretty" || options.dryRun === true || options.status === true;
  if (options.dryRun === true && options.format !== "pretty")
    throw new UsageError("`--dry-run` prints a diff on standard output, where `--format` writes too");
  if (options.watch !== true) return checkOnce(paths, options, only);
  if (toStdout || paths.includes("-")) throw new UsageError("`--watch` is for reading, and not for standard input");
  const { runOnChange } = await import("../check/watch.js");
  return runOnChange(await watchedPaths(paths, options), async () => {
    process.exitCode = await checkOnce(paths, options, only, true);
  });
}

async function checkOnce(
  paths: readonly string[],
  options: CheckCommandOptions,
  only: ReadonlySet<string> | undefined,
  watching = false,
): Promise<number> {
  const started = performance.now();
  let book = await readBook(paths, options, "out");
  const { config } = book;
  const { words } = book.session;
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out: book.out }), words);
    return 2;
  }
  const run = async (): Promise<CheckedDiagnostic[]> =>
    runCheck(book, { only, glossaries: options.glossary ?? [], config });
  let reported: readonly CheckedDiagnostic[] = await run();
  if (options.fix === true || options.dryRun === true) {
    const hasFixed = await fixAll(book, reported, options.dryRun === true);
    if (hasFixed) {
      book = await readBook(paths, options, "out");
      reported = await run();
    }
  }
  if (options.writeBaseline !== undefined) {
    await writeBaseline(options.writeBaseline, reported);
    const shown = new Intl.NumberFormat(words.lang).format(reported.length);
    process.stderr.write(`${words.text("cli.check.wrote", { file: options.writeBaseline, shown })}\n`);
    return book.reading.failed > 0 ? 2 : 0;
  }
  const table = statusTable(translationStatus(book.entries, reported), words);
  const baseline = options.baseline ?? config.baseline;
  if (baseline !== undefined) reported = await leaveOutKnown(baseline, reported, book);
  if (options.status === true) await writeOut(table);
  else await writeReport(options.format, book, reported);
  const langs = new Set(book.entries.flatMap(({ text }) => Object.keys(text)));
  if (options.format === "pretty" && options.status !== true && langs.size > 1) process.stderr.write(`${table}\n`);
  const checked: Book = { ...book, diagnostics: reported.map(({ diagnostic }) => diagnostic) };
  const code = finish(checked, started);
  if (watching) process.stderr.write(`${words.text("cli.check.watching")}\n`);
  return code === 0 && isBeyond(checked, options.maxWarnings) ? 1 : code;
}

async function leaveOutKnown(
  baseline: string,
  reported: readonly CheckedDiagnostic[],
  { session: { words } }: Book,
): Promise<readonly CheckedDiagnostic[]> {
  const left = await withoutKnown(baseline, reported);
  const count = reported.length - left.length;
  const shown = new Intl.NumberFormat(words.lang).format(count);
  if (count > 0) process.stderr.write(`${words.text("cli.check.known", { count, shown })}\n`);
  return left;
}

/** Makes the fixes, or shows them. @returns whether a file was written */
async function fixAll(book: Book, reported: readonly CheckedDiagnostic[], isDryRun: boolean): Promise<boolean> {
  const { words, parsing } = book.session;
  let hasFixed = false;
  for (const { source } of book.reading.files) {
    const fixes = reported.flatMap(({ diagnostic, edits }) =>
      edits === undefined || diagnostic.file !== source.file ? [] : [edits],
    );
    if (fixes.length === 0 || source.file === "-") continue;
    const fixed = await fixFile(source, fixes, parsing);
    if (fixed.outcome === "fixed" && isDryRun) await writeOut(fixed.patch);
    if (fixed.outcome === "fixed" && !isDryRun) {
      await writeWhole(fixed.file, fixed.bytes);
      hasFixed = true;
    }
    if (fixed.outcome !== "fixed" || !isDryRun) process.stderr.write(`${outcomeText(fixed, words)}\n`);
  }
  return hasFixed;
}

function outcomeText(fixed: FixedFile, words: Words): string {
  const { file, outcome } = fixed;
  return outcome === "fixed"
    ? words.text("cli.check.fixed", { file, count: fixed.count })
    : words.text(`cli.check.${outcome}`, { file });
}

/** Says so where there are more warnings than allowed. */
function isBeyond({ diagnostics, session: { words } }: Book, most: number | undefined): boolean {
  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  if (most === undefined || warnings <= most) return false;
  writeError(words.text("cli.check.tooMany", { warnings, most }), words);
  return true;
}

/** What is named, and what decides how it is checked. */
async function watchedPaths(paths: readonly string[], options: CheckCommandOptions): Promise<string[]> {
  const { config, folder, inputs } = await openInputs(paths, options, ({ out = "out" }) => options.out ?? out);
  const settings = [
    options.config,
    options.alignment,
    options.baseline,
    ...(options.glossary ?? []),
    ...(options.pack ?? []),
  ];
  const named = paths.length > 0 ? paths : (config.include ?? []).map((path) => `${folder}/${path}`);
  return [...named, ...inputs.files.map(({ file }) => file), ...settings].filter((path) => path !== undefined);
}

function codeOf(text: string): string {
  const known = [...new Set<string>([...Object.keys(codes), ...allChecks.map(({ code }) => code)])];
  const wanted = text.toUpperCase();
  if (known.includes(wanted)) return wanted;
  throw new UsageError(`no check has the code \`${text}\`${didYouMean(wanted, known)}`);
}
