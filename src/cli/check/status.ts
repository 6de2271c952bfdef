import type { Entry } from "../../model/entry.js";
import type { ReportedDiagnostic } from "../../report/sarif.js";
import type { Words } from "../../report/words.js";

const states = ["missing", "partial", "stale", "complete"] as const;
type State = (typeof states)[number];

/** How much shorter than the longest a text is that can't be whole: languages differ, but not by so much. */
const shortShare = 0.5;

/**
 * How far each language's text of each entry is. `missing`: there is none. `partial`: a field is missing that another
 * language prints, or half of the text. `stale`: it disagrees with another language's. Else `complete`.
 */
export function translationStatus(
  entries: readonly Entry[],
  reported: readonly ReportedDiagnostic[],
): Map<string, Record<State, number>> {
  const langs = [...new Set(entries.flatMap(({ text }) => Object.keys(text)))].sort();
  const disagreeing = new Set(
    reported
      .filter(({ diagnostic }) => diagnostic.code.startsWith("RG3") && diagnostic.severity !== "info")
      .map(({ diagnostic }) => diagnostic.entry),
  );
  return new Map(
    langs.map((lang) => {
      const counts = { missing: 0, partial: 0, stale: 0, complete: 0 };
      for (const entry of entries) counts[stateOf(entry, lang, disagreeing)]++;
      return [lang, counts];
    }),
  );
}

function stateOf(entry: Entry, lang: string, disagreeing: ReadonlySet<string | undefined>): State {
  const own = entry.text[lang];
  if (own === undefined) return "missing";
  const others = Object.values(entry.text);
  const longest = Math.max(...others.map(lengthOf));
  const fields = new Set(others.flatMap(({ printed }) => Object.keys(printed)).filter((key) => key in entry.mechanics));
  const hasAll = [...fields].every((key) => key in own.printed);
  if (!hasAll || lengthOf(own) < shortShare * longest) return "partial";
  return others.length > 1 && disagreeing.has(entry.id) ? "stale" : "complete";
}

function lengthOf({ description }: Entry["text"][string]): number {
  return JSON.stringify(description.map((block) => ({ ...block, marks: undefined }))).length;
}

/** The counts as a table of text, one line for each language. */
export function statusTable(status: ReturnType<typeof translationStatus>, words: Words): string {
  const number = new Intl.NumberFormat(words.lang);
  const nameOf = (lang: string): string => (words.has(`languages.${lang}`) ? words.text(`languages.${lang}`) : lang);
  const head = [words.text("cli.check.status"), ...states.map((state) => words.text(`cli.check.${state}`))];
  const rows = [...status].map(([lang, counts]) => [
    nameOf(lang),
    ...states.map((state) => number.format(counts[state])),
  ]);
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
  return `${[head, ...rows].map(line).join("\n")}\n`;
}
