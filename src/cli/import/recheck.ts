import { textsOf } from "../../checks/texts.js";
import { mergeEntries, type ParsedFile, parseFile } from "../../compile.js";
import type { TranslationFile } from "../../emit/interchange/translation.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { SourceText } from "../../text/source.js";
import type { Book } from "../book.js";
import { runCheck } from "../check/run-check.js";
import { SegmentPlaces } from "./segment-places.js";

/** A text that was made of a translators' file. */
export interface MadeFile {
  /** Where it will be written. */
  readonly path: string;
  readonly lang: string;
  /** Ids of the entries in it. */
  readonly entries: readonly string[];
  readonly content: string;
  readonly translation: TranslationFile;
}

/**
 * Checks texts that are about to be written, among all texts of the book, as `check` would. What the book has of them
 * already counts as replaced.
 *
 * @returns what concerns translated segments, at their places in the translators' files.
 */
export async function recheck(book: Book, made: readonly MadeFile[]): Promise<Diagnostic[]> {
  const { packs, words } = book.session;
  const parsed = await Promise.all(made.map(({ path, content }) => parseFile({ file: path, content }, { packs })));
  const files = [...withoutReplaced(book.reading.files, made), ...parsed];
  const merged = mergeEntries(files);
  const sources = new Map(files.map((file) => [file.source.file, file.source]));
  const source = (file: string): SourceText | undefined => sources.get(file) ?? book.source(file);
  const diagnostics = [
    ...parsed.flatMap((file) => file.findings.map((finding) => toDiagnostic(finding, file.source, words, source))),
    ...merged.findings.map((found) => toDiagnostic(found.finding, found.source, words, source)),
  ];
  const { entries } = merged;
  const reported = await runCheck(
    // Import has compared the sources: what the alignment says of them is older.
    { ...book, entries, source, diagnostics, reading: { ...book.reading, files }, stamps: new Map() },
    { only: undefined, glossaries: [], config: book.config },
  );
  const places = new SegmentPlaces(made, textsOf(entries, sources));
  return unique(reported.flatMap(({ diagnostic }) => places.moved(diagnostic) ?? []));
}

/** The files of a book without what translations are about to replace. */
function withoutReplaced(files: readonly ParsedFile[], made: readonly MadeFile[]): ParsedFile[] {
  const replaced = new Set(made.flatMap(({ lang, entries }) => entries.map((id) => `${lang} ${id}`)));
  return files.map((file) => ({
    ...file,
    entries: file.entries.filter(({ id, text }) => !Object.keys(text).some((lang) => replaced.has(`${lang} ${id}`))),
  }));
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, file, span, message }: Diagnostic): string =>
    [code, file, span.start.offset, span.end.offset, message].join("\n");
  const found = new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic]));
  return [...found.values()].sort((a, b) => a.span.start.offset - b.span.start.offset);
}
