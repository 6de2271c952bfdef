import type { Words } from "../report/words.js";

export interface RunCounts {
  readonly entries: number;
  readonly files: number;
  readonly warnings: number;
  readonly errors: number;
  readonly milliseconds: number;
}

/** The last line of a run: `2 entries, 1 file, 0 warnings, 0 errors, 0.1 s`. */
export function runSummary(words: Words, counts: RunCounts): string {
  const integer = new Intl.NumberFormat(words.lang);
  const seconds = new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const counted = (["entries", "files", "warnings", "errors"] as const).map((key) =>
    words.text(`cli.summary.${key}`, { count: counts[key], shown: integer.format(counts[key]) }),
  );
  return [...counted, words.text("cli.summary.seconds", { shown: seconds.format(counts.milliseconds / 1000) })].join(
    ", ",
  );
}
