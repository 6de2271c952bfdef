import type { Code } from "../../model/codes.js";
import type { Entry } from "../../model/entry.js";
import type { ReportedDiagnostic } from "../../report/sarif.js";
import type { Words } from "../../report/words.js";

const states = ["missing", "partial", "stale", "complete"] as const;
type State = (typeof states)[number];

/** Checks that tell of a text without a counterpart, of one that nobody translated, of a line of the header that is missing. */
const lackingText: Code = "RG3103";
const partialCodes: readonly Code[] = [lackingText, "RG3104", "RG3110"];
const staleCode: Code = "RG3109";

/** Codes of the findings that the status is made of. */
export const statusCodes: readonly Code[] = [...partialCodes, staleCode];

/**
 * How far each language's text of each entry is. `missing`: there is none. `partial`: a line of the header, or a part of the
 * text, is missing or not translated. `stale`: the text that it was translated from has changed since. Else `complete`.
 *
 * @param reported Findings of `statusCodes`; what is kept from being told does not count.
 */
export function translationStatus(
  entries: readonly Entry[],
  reported: readonly ReportedDiagnostic[],
): Map<string, Record<State, number>> {
  const langs = [...new Set(entries.flatMap(({ text }) => Object.keys(text)))].sort();
  const partial = new Set(reported.flatMap(partialTexts));
  const stale = new Set(reported.flatMap((item) => staleTexts(item, entries)));
  return new Map(
    langs.map((lang) => {
      const counts = { missing: 0, partial: 0, stale: 0, complete: 0 };
      for (const entry of entries) counts[stateOf(entry, lang, partial, stale)]++;
      return [lang, counts];
    }),
  );
}

function stateOf(entry: Entry, lang: string, partial: ReadonlySet<string>, stale: ReadonlySet<string>): State {
  const own = entry.text[lang];
  if (own === undefined) return "missing";
  const isEmpty = own.description.length === 0 && Object.values(entry.text).some((text) => text.description.length > 0);
  if (isEmpty || partial.has(keyOf(entry.id, lang))) return "partial";
  return stale.has(keyOf(entry.id, lang)) ? "stale" : "complete";
}

function keyOf(entry: string, lang: string): string {
  return `${lang} ${entry}`;
}

/** The texts that a finding calls partial. A text without a counterpart is told where it stands, and who lacks it. */
function partialTexts({ diagnostic: { code, entry, data }, lang = "" }: ReportedDiagnostic): string[] {
  if (entry === undefined || !partialCodes.some((own) => own === code)) return [];
  const langs = code === lackingText ? String(data["others"]).split(", ") : [lang];
  return langs.map((own) => keyOf(entry, own));
}

/** The texts that a finding calls stale: one, or all of a file that has one stamp for all (`fr@0123456789ab`). */
function staleTexts({ diagnostic, lang = "" }: ReportedDiagnostic, entries: readonly Entry[]): string[] {
  const { code, entry, file, data } = diagnostic;
  if (code !== staleCode) return [];
  if (!String(data["hash"]).includes("@")) return entry === undefined ? [] : [keyOf(entry, lang)];
  return entries
    .filter(({ sources }) => sources.some((source) => source.file === file && source.translatedFrom !== undefined))
    .map(({ id }) => keyOf(id, lang));
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
