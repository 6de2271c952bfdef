import { parseFile, type ParsedFile } from "../../compile.js";
import { ruleConceptsOf } from "../../kinds/rule-concepts.js";
import type { Entry } from "../../model/entry.js";
import type { Range16 } from "../../model/span.js";
import type { Finding } from "../../model/diagnostic.js";
import type { FieldTrace } from "../../lower/parsed-file.js";
import { colorsFor, type Colors } from "../../report/colors.js";
import { printable } from "../../report/display-width.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { Words } from "../../report/words.js";
import { type Coverage, coverageOf, percent } from "../coverage.js";
import { diffLines, fieldDiffs, summaryLine, type Verdict } from "../explain-diff.js";
import { findInputs, type InputProblem } from "../inputs.js";
import { printingPack } from "../printing-pack.js";
import { forEachInput } from "../read-inputs.js";
import { openSession, type ReadingOptions } from "../session.js";
import { problemText, writeError, writeOut } from "../streams.js";
import { UsageError } from "../usage-error.js";

export interface ExplainOptions extends ReadingOptions {
  readonly coverage?: boolean;
  readonly diff?: boolean;
  /** Language that `diff` prints; the entry's own if left out. */
  readonly to?: string;
}

/** `ruleglot explain`: how the fields were read, and the account of all characters, or how they differ from the house style. @returns the exit code */
export async function explainCommand(args: readonly string[], options: ExplainOptions): Promise<number> {
  const { packs, parsing, words } = await openSession(options);
  if (options.to !== undefined && options.diff !== true) throw new UsageError("`--to` needs `--diff`");
  const target = options.to === undefined ? undefined : printingPack(options.to, packs);
  const counts = new Map<Verdict, number>();
  const { files, problems } = await findInputs(args, { cwd: process.cwd() });
  const colors = colorsFor(process.stdout, process.env);
  const state = { failed: false, whole: true, characters: 0, covered: 0 };
  const problem = (found: InputProblem): void => {
    state.failed = true;
    writeError(problemText(found, words), words);
  };
  for (const found of problems) problem(found);
  await forEachInput(files, () => words, {
    problem,
    read: async (file, content) => {
      const parsed = await parseFile({ file, content }, parsing);
      if (options.diff === true) {
        const diffs = fieldDiffs(parsed, (lang) => target ?? packs.get(lang));
        for (const { verdict } of diffs) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
        await writeOut(`${colors.bold(printable(file))}\n${diffLines(diffs, colors).join("\n")}\n\n`);
        return;
      }
      const coverage = coverageOf(parsed);
      state.characters += coverage.total;
      state.covered += coverage.covered;
      state.whole &&= coverage.covered === coverage.total && coverage.countedTwice.length === 0;
      const lines = [colors.bold(printable(file))];
      if (options.coverage !== true) lines.push(...entryLines(parsed, words, colors));
      lines.push(...accountLines(parsed, coverage, colors));
      await writeOut(`${lines.join("\n")}\n\n`);
    },
  });
  if (options.diff === true) await writeOut(`${summaryLine(counts)}\n`);
  if (options.coverage === true) {
    await writeOut(`coverage ${percent(state.covered, state.characters)} % of ${state.characters} characters\n`);
  }
  if (state.failed) return 2;
  return state.whole ? 0 : 1;
}

function entryLines(parsed: ParsedFile, words: Words, colors: Colors): string[] {
  const labels = new Map<string, string>();
  for (const { as, entry, field, range } of parsed.account) {
    const key = keyOf(entry, field);
    const label = textOf(parsed, range).trim();
    if (as === "label" && label !== "" && !labels.has(key)) labels.set(key, label);
  }
  return parsed.entries.flatMap((entry) => {
    const source = entry.sources[0];
    const place =
      source === undefined
        ? ""
        : `${source.span.start.line}:${source.span.start.column}-${source.span.end.line}:${source.span.end.column}`;
    const traces = parsed.traces.filter((trace) => trace.entry === entry.id);
    const findings = parsed.findings.filter((finding) => finding.entry === entry.id);
    const names = traces.map(({ field }) => field);
    const concepts = new Map<string, readonly string[]>(Object.entries(ruleConceptsOf(entry.mechanics)));
    return [
      "",
      `${colors.bold(colors.cyan(entry.id))} ${colors.bold(printable(nameOf(entry)))} ${colors.dim(place)}`,
      ...traces.flatMap((trace) => {
        const label = labels.get(keyOf(entry.id, trace.field));
        const own = findings.filter(({ field }) => field === trace.field);
        return traceLines(trace, label, concepts.get(trace.field), own, parsed, words, colors);
      }),
      ...findings
        .filter(({ field }) => !names.includes(field ?? ""))
        .map((finding) => findingLine(finding, parsed, words, colors)),
      "",
    ];
  });
}

function traceLines(
  { field, range, text, rule, tokens, mechanics }: FieldTrace,
  label: string | undefined,
  /** What rules chapters call that which explains the field. */
  concepts: readonly string[] | undefined,
  findings: readonly Finding[],
  parsed: ParsedFile,
  words: Words,
  colors: Colors,
): string[] {
  return [
    `  ${colors.bold(field)} ${colors.dim(placeOf(parsed, range))}`,
    ...(label === undefined ? [] : [`    label      ${printable(label)}`]),
    `    text       ${printable(text)}`,
    `    tokens     ${tokens.map((token) => `${printable(token.text)} ${colors.dim(`<${token.concept}>`)}`).join("  ")}`,
    `    rule       ${rule}`,
    `    mechanics  ${mechanics === undefined ? colors.dim("none") : JSON.stringify(mechanics)}`,
    ...(concepts === undefined ? [] : [`    concepts   ${concepts.join(", ")}`]),
    ...findings.map((finding) => `  ${findingLine(finding, parsed, words, colors)}`),
  ];
}

function findingLine(finding: Finding, parsed: ParsedFile, words: Words, colors: Colors): string {
  const { severity, code, message } = toDiagnostic(finding, parsed.source, words);
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return `  ${paint(`${words.text(`cli.severity.${severity}`)} ${code}`)} ${colors.dim(placeOf(parsed, finding.range))} ${printable(message)}`;
}

/** The account: units by what they were taken as, then what is not accounted for. */
function accountLines(
  parsed: ParsedFile,
  { total, covered, rows, uncovered, countedTwice }: Coverage,
  colors: Colors,
): string[] {
  const row = (name: string, units: number): string =>
    `  ${name.padEnd(28)} ${String(units).padStart(9)} ${percent(units, total).padStart(7)} %`;
  const spans = (title: string, ranges: readonly Range16[]): string[] =>
    ranges.map((range) => `  ${colors.red(title)} ${placeOf(parsed, range)} ${JSON.stringify(textOf(parsed, range))}`);
  return [
    ...rows.map(({ as, reason, units }) => row(reason === undefined ? as : `${as}: ${reason}`, units)),
    row("covered", covered) + ` of ${total} characters`,
    ...spans("uncovered", uncovered),
    ...spans("counted twice", countedTwice),
  ];
}

function keyOf(entry: string | undefined, field: string | undefined): string {
  return `${entry ?? ""} ${field ?? ""}`;
}

function nameOf(entry: Entry): string {
  return Object.values(entry.text)[0]?.name ?? "";
}

function placeOf({ source }: ParsedFile, { start }: Range16): string {
  const { line, column } = source.positionAt(start);
  return `${line}:${column}`;
}

function textOf({ source }: ParsedFile, { start, end }: Range16): string {
  return source.text.slice(start, Math.min(end, start + 200)).replace(/\s+/gu, " ");
}
