import { allChecks } from "../../checks/all-checks.js";
import { codes } from "../../model/codes.js";
import { type Book, type BookOptions, finish, readBook } from "../book.js";
import { withoutKnown, writeBaseline } from "../check/baseline.js";
import { fixBook } from "../check/fix-book.js";
import { type CheckedDiagnostic, runCheck } from "../check/run-check.js";
import { statusCodes, statusTable, translationStatus } from "../check/status.js";
import { type CheckFormat, writeReport } from "../check/write-report.js";
import { loadConfig } from "../config.js";
import { openWords } from "../session.js";
import { writeError, writeOut } from "../streams.js";
import { didYouMean } from "../suggest.js";
import { UsageError } from "../usage-error.js";

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
  if (toStdout || paths.includes("-"))
    throw new UsageError("`--watch` goes neither with standard input nor with `--format`, `--dry-run` or `--status`");
  const [{ runOnChange }, { watchedFiles }] = await Promise.all([
    import("../check/watch.js"),
    import("../check/watched-files.js"),
  ]);
  const { config } = await loadConfig(options.config, process.cwd());
  const { words } = await openWords(options.ui ?? config.ui);
  const code = await runOnChange({
    watched: () => watchedFiles(paths, options),
    run: () => checkOnce(paths, options, only),
    waiting: () => void process.stderr.write(`${words.text("cli.check.watching")}\n`),
  });
  // A run that is under way has nothing to end properly, unless it mends files.
  if (options.fix !== true) process.exit(code);
  return code;
}

async function checkOnce(
  paths: readonly string[],
  options: CheckCommandOptions,
  only: ReadonlySet<string> | undefined,
): Promise<number> {
  const started = performance.now();
  let book = await readBook(paths, options, "out");
  const { config } = book;
  const { words } = book.session;
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.check.nothingRead"), words);
    return 2;
  }
  const baseline = options.writeBaseline === undefined ? (options.baseline ?? config.baseline) : undefined;
  let found = await findAll(book, options, only, baseline);
  let hasFailed = false;
  if (options.fix === true || options.dryRun === true) {
    const fixed = await fixBook(book, found.reported, options.dryRun === true);
    ({ hasFailed } = fixed);
    if (fixed.hasFixed) {
      book = await readBook(paths, options, "out");
      found = await findAll(book, options, only, baseline);
    }
  }
  const { reported, known } = found;
  const number = new Intl.NumberFormat(words.lang);
  if (options.writeBaseline !== undefined) {
    await writeBaseline(options.writeBaseline, reported);
    const shown = number.format(reported.length);
    process.stderr.write(`${words.text("cli.check.wrote", { file: options.writeBaseline, shown })}\n`);
    return book.reading.failed > 0 || hasFailed ? 2 : 0;
  }
  if (known > 0)
    process.stderr.write(`${words.text("cli.check.known", { count: known, shown: number.format(known) })}\n`);
  const table = statusTable(translationStatus(book.entries, found.all), words);
  if (options.status === true) await writeOut(table);
  else await writeReport(options.format, book, reported);
  const langs = new Set(book.entries.flatMap(({ text }) => Object.keys(text)));
  if (options.format === "pretty" && options.status !== true && langs.size > 1) process.stderr.write(`${table}\n`);
  const checked: Book = { ...book, diagnostics: reported.map(({ diagnostic }) => diagnostic) };
  const code = hasFailed ? Math.max(finish(checked, started), 2) : finish(checked, started);
  return code === 0 && isBeyond(checked, options.maxWarnings) ? 1 : code;
}

/** Findings that are to be told. */
interface Found {
  readonly reported: readonly CheckedDiagnostic[];
  /** With those that the status of translations is made of. */
  readonly all: readonly CheckedDiagnostic[];
  /** How many stand in the baseline. */
  readonly known: number;
}

async function findAll(
  book: Book,
  { glossary = [] }: CheckCommandOptions,
  only: ReadonlySet<string> | undefined,
  baseline: string | undefined,
): Promise<Found> {
  const wanted = only === undefined ? undefined : new Set([...only, ...statusCodes]);
  const found = await runCheck(book, { only: wanted, glossaries: glossary, config: book.config });
  const all = baseline === undefined ? found : await withoutKnown(baseline, found);
  const isTold = ({ diagnostic }: CheckedDiagnostic): boolean => only === undefined || only.has(diagnostic.code);
  const reported = all.filter(isTold);
  return { reported, all, known: found.filter(isTold).length - reported.length };
}

/** Says so where there are more warnings than allowed. */
function isBeyond({ diagnostics, session: { words } }: Book, most: number | undefined): boolean {
  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  if (most === undefined || warnings <= most) return false;
  writeError(words.text("cli.check.tooMany", { warnings, most }), words);
  return true;
}

function codeOf(text: string): string {
  const known = [...new Set<string>([...Object.keys(codes), ...allChecks.map(({ code }) => code)])];
  const wanted = text.toUpperCase();
  if (known.includes(wanted)) return wanted;
  throw new UsageError(`no check has the code \`${text}\`${didYouMean(wanted, known)}`);
}
