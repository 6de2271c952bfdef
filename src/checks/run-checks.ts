import type { Check, CheckFinding, SpellingContext } from "./check.js";

/** Findings of the checks, by file and place. */
export function runChecks(checks: readonly Check[], context: SpellingContext): CheckFinding[] {
  const findings = checks.flatMap((check) => [...check.run(context)]);
  return findings.sort(
    (a, b) =>
      compare(a.file, b.file) || a.range.start - b.range.start || a.range.end - b.range.end || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
