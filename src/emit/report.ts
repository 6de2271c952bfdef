import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { Entry } from "../model/entry.js";
import { compareIds } from "./file-names.js";
import type { Output } from "./output.js";

/** How much of a file's non-blank text is accounted for. */
export interface FileCoverage {
  readonly file: string;
  readonly characters: number;
  readonly covered: number;
}

export interface ReportOptions {
  /** ruleglot's own version. */
  readonly version: string;
  /** Files that were read. */
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly coverage?: readonly FileCoverage[];
}

/**
 * Writes `report.json`: counts, entries per kind and language, coverage per file, and every diagnostic, one a line.
 * There is no time in it: the same input gives the same bytes.
 */
export function emitReport(output: Output, entries: readonly Entry[], options: ReportOptions): void {
  const count = (severity: Severity): number =>
    options.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const summary = {
    ruleglot: options.version,
    files: options.files,
    entries: entries.length,
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    kinds: tally(entries.map((entry) => entry.kind)),
    languages: tally(entries.flatMap((entry) => Object.keys(entry.text))),
    ...(options.coverage === undefined ? {} : { coverage: options.coverage }),
  };
  output.write("report.json", reportText(summary, options.diagnostics));
}

function* reportText(summary: object, diagnostics: readonly Diagnostic[]): Generator<string> {
  yield JSON.stringify(summary, null, 2).replace(/\n\}$/, ',\n  "diagnostics": [');
  for (const [i, diagnostic] of diagnostics.entries()) {
    yield `${i === 0 ? "" : ","}\n    ${JSON.stringify(diagnostic)}`;
  }
  yield diagnostics.length === 0 ? "]\n}\n" : "\n  ]\n}\n";
}

function tally(values: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareIds(a, b)));
}
