import { mechanicsOf } from "../checks/round-trip.js";
import type { ParsedFile } from "../lower/parsed-file.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { printField } from "../print/print-field.js";
import type { Colors } from "../report/colors.js";
import { printable } from "../report/display-width.js";
import { wordDiff } from "../text/word-diff.js";
import { shownDiff } from "./word-diff.js";

/** Whether a field's text is the house style's; `unread` has no mechanics, `unprinted` no words in the language. */
export type Verdict = "same" | "different" | "unread" | "unprinted";

export interface FieldDiff {
  readonly entry: string;
  readonly name: string;
  readonly field: string;
  /** `line:column` of the text. */
  readonly place: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly printed: string | undefined;
}

/**
 * Each field's text against what the house style prints for its mechanics.
 *
 * @param packFor The pack that prints the entries of a language.
 */
export function fieldDiffs(parsed: ParsedFile, packFor: (lang: string) => LanguagePack | undefined): FieldDiff[] {
  return parsed.entries.flatMap((entry) => {
    const [lang, own] = Object.entries(entry.text)[0] ?? [];
    const pack = lang === undefined ? undefined : packFor(lang);
    return parsed.traces
      .filter((trace) => trace.entry === entry.id)
      .map(({ field, range, text, mechanics }): FieldDiff => {
        const printed =
          mechanics === undefined || pack === undefined
            ? undefined
            : printField(mechanicsOf(field, mechanics), field, pack);
        const { line, column } = parsed.source.positionAt(range.start);
        return {
          entry: entry.id,
          name: own?.name ?? "",
          field,
          place: `${line}:${column}`,
          verdict:
            mechanics === undefined
              ? "unread"
              : printed === undefined
                ? "unprinted"
                : printed === text
                  ? "same"
                  : "different",
          text,
          printed,
        };
      });
  });
}

/** One line a field below a line an entry: `range 4:9 same Touch`, `duration 5:10 [-one-]{+1+} round`. */
export function diffLines(diffs: readonly FieldDiff[], colors: Colors): string[] {
  const lines: string[] = [];
  let entry: string | undefined;
  for (const { entry: id, name, field, place, verdict, text, printed } of diffs) {
    if (id !== entry) lines.push(`${colors.bold(colors.cyan(id))} ${colors.bold(printable(name))}`);
    entry = id;
    const shown =
      verdict === "different" && printed !== undefined
        ? shownDiff(wordDiff(text, printed), colors)
        : `${colors.dim(verdict)} ${printable(text)}`;
    lines.push(`  ${field} ${colors.dim(place)} ${shown}`);
  }
  return lines;
}

/** `same 12, different 3, unread 0, unprinted 0 of 15 fields` */
export function summaryLine(counts: ReadonlyMap<Verdict, number>): string {
  const verdicts = ["same", "different", "unread", "unprinted"] as const;
  const parts = verdicts.map((verdict) => `${verdict} ${counts.get(verdict) ?? 0}`);
  const all = verdicts.reduce((sum, verdict) => sum + (counts.get(verdict) ?? 0), 0);
  return `${parts.join(", ")} of ${all} fields`;
}
