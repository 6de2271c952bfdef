import type { Diagnostic } from "../model/diagnostic.js";
import type { Words } from "../report/words.js";
import type { InputProblem } from "./inputs.js";

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

/** Codes of files that nothing was read of, and the reason's name. */
const unreadCodes: Readonly<Record<string, string>> = {
  RG1003: "noText",
  RG1005: "damaged",
  RG1006: "encrypted",
  RG1007: "tooLarge",
};

/** Of several files that were not read, how many for which reason: `3 files not read: damaged 2, no such file or folder 1`. */
export function unreadSummary(
  words: Words,
  diagnostics: readonly Diagnostic[],
  problems: readonly InputProblem[],
): string | undefined {
  const reasons = [
    ...problems.map(({ reason }) => (typeof reason === "string" ? words.text(`cli.reasons.${reason}`) : reason.other)),
    ...diagnostics.flatMap(({ code }) =>
      unreadCodes[code] === undefined ? [] : [words.text(`cli.reasons.${unreadCodes[code]}`)],
    ),
  ];
  if (reasons.length < 2) return undefined;
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const integer = new Intl.NumberFormat(words.lang);
  const list = [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${reason} ${integer.format(count)}`);
  const shown = integer.format(reasons.length);
  return words.text("cli.summary.unread", { count: reasons.length, shown, reasons: list.join(", ") });
}
