import type { Code } from "../model/codes.js";
import type { Check, CheckContext, CheckFinding } from "./check.js";

/** Findings of the checks, by file and place. @param only - Codes that are wanted; all if left out. */
export function runChecks(checks: readonly Check[], context: CheckContext, only?: ReadonlySet<Code>): CheckFinding[] {
  const wanted = only === undefined ? checks : checks.filter(({ code }) => only.has(code));
  const findings = wanted.flatMap((check) => [...check.run(context)]);
  return findings.sort(
    (a, b) =>
      compare(a.file, b.file) || a.range.start - b.range.start || a.range.end - b.range.end || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
