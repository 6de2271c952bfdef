import manifest from "../../../package.json" with { type: "json" };
import type { Entry } from "../../model/entry.js";
import { githubAnnotation } from "../../report/github.js";
import { htmlReport, type ReportEntry } from "../../report/html-report.js";
import { junitReport } from "../../report/junit.js";
import { type ReportedDiagnostic, sarifLog } from "../../report/sarif.js";
import { type Book, writeDiagnostics } from "../book.js";
import { writeOut } from "../streams.js";

export const formats = ["pretty", "json", "sarif", "github", "junit", "html"] as const;
export type CheckFormat = (typeof formats)[number];

/** Writes what was found: for reading on standard error, else on standard output. */
export async function writeReport(
  format: CheckFormat,
  book: Book,
  reported: readonly ReportedDiagnostic[],
): Promise<void> {
  const { session, entries, reading, source } = book;
  const diagnostics = reported.map(({ diagnostic }) => diagnostic);
  switch (format) {
    case "pretty":
    case "json":
      await writeDiagnostics(diagnostics, format, session.words, source);
      return;
    case "sarif":
      await writeOut(`${JSON.stringify(sarifLog(reported, manifest.version), undefined, 2)}\n`);
      return;
    case "github":
      for (const diagnostic of diagnostics) await writeOut(githubAnnotation(diagnostic));
      return;
    case "junit":
      await writeOut(
        junitReport(
          reading.files.map((file) => file.source.file),
          diagnostics,
        ),
      );
      return;
    case "html": {
      const textOf = (file: string): string => source(file)?.text ?? "";
      await writeOut(htmlReport({ words: session.words, entries: entries.map(columnsOf), reported, textOf }));
    }
  }
}

/** Where an entry's texts stand. A rule's text may be interrupted by those below it, so its blocks stand one by one. */
function columnsOf({ id, kind, text, sources }: Entry): ReportEntry {
  const columns = sources.map(({ lang, file, span, fields }) => {
    const spans = kind === "rule" ? Object.values(fields).flat() : [span];
    const slices = spans.map(({ start, end }) => ({ start: start.offset, end: end.offset }));
    return { lang, file, name: text[lang]?.name ?? id, slices: slices.sort((a, b) => a.start - b.start) };
  });
  return { id, columns };
}
