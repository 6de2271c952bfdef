import type { Diagnostic } from "../model/diagnostic.js";
import { escapeMarkup } from "./markup.js";

/**
 * The diagnostics as JUnit XML: a suite for each file, a failed case for each error and warning, a skipped one for each
 * info, and one that passes for a file in which nothing was found.
 *
 * @param files - All files that were looked at.
 */
export function junitReport(files: readonly string[], diagnostics: readonly Diagnostic[]): string {
  const all = new Set([...files, ...diagnostics.map(({ file }) => file)]);
  const suites = [...all].map((file) =>
    suite(
      file,
      diagnostics.filter((d) => d.file === file),
    ),
  );
  const counts = totals(diagnostics, Math.max(0, all.size - new Set(diagnostics.map(({ file }) => file)).size));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="ruleglot" ${counts}>\n${suites.join("")}</testsuites>\n`;
}

function suite(file: string, diagnostics: readonly Diagnostic[]): string {
  const name = escapeMarkup(file);
  const cases =
    diagnostics.length === 0
      ? `    <testcase name="check" classname="${name}"/>\n`
      : diagnostics.map((diagnostic) => testCase(diagnostic)).join("");
  return `  <testsuite name="${name}" ${totals(diagnostics, diagnostics.length === 0 ? 1 : 0)}>\n${cases}  </testsuite>\n`;
}

function totals(diagnostics: readonly Diagnostic[], passed: number): string {
  const skipped = diagnostics.filter(({ severity }) => severity === "info").length;
  const tests = diagnostics.length + passed;
  return `tests="${String(tests)}" failures="${String(diagnostics.length - skipped)}" errors="0" skipped="${String(skipped)}"`;
}

function testCase({ code, severity, message, file, span, entry, help }: Diagnostic): string {
  const place = `${file}:${String(span.start.line)}:${String(span.start.column)}`;
  const name = escapeMarkup(`${code} ${place}${entry === undefined ? "" : ` (${entry})`}`);
  const text = escapeMarkup(message);
  const body =
    severity === "info"
      ? `<skipped message="${text}"/>`
      : `<failure type="${severity}" message="${text}">${escapeMarkup([place, help ?? ""].join("\n").trim())}</failure>`;
  return `    <testcase name="${name}" classname="${escapeMarkup(file)}">\n      ${body}\n    </testcase>\n`;
}
