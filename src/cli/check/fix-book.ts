import type { Words } from "../../report/words.js";
import type { Book } from "../book.js";
import { writeError, writeOut } from "../streams.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";
import { type FixedFile, fixFile } from "./fix-files.js";
import type { Fix } from "./harmless-fixes.js";
import type { CheckedDiagnostic } from "./run-check.js";

/** What became of a book that was to be fixed. */
export interface FixedBook {
  /** Whether a file was written. */
  readonly hasFixed: boolean;
  /** Whether one could not be written, which has been told. */
  readonly hasFailed: boolean;
}

/** Makes the fixes of a book's files, each file as a whole or not at all; or shows them as a diff on standard output. */
export async function fixBook(
  book: Book,
  reported: readonly CheckedDiagnostic[],
  isDryRun: boolean,
): Promise<FixedBook> {
  const { words, parsing } = book.session;
  const fixesOf = new Map<string, Fix[]>();
  for (const { diagnostic, edits } of reported) {
    if (edits === undefined) continue;
    const list = fixesOf.get(diagnostic.file);
    if (list === undefined) fixesOf.set(diagnostic.file, [edits]);
    else list.push(edits);
  }
  let [hasFixed, hasFailed] = [false, false];
  for (const { source } of book.reading.files) {
    const fixes = fixesOf.get(source.file);
    if (fixes === undefined || source.file === "-") continue;
    const fixed = await fixFile(source, fixes, parsing);
    if (fixed.outcome === "fixed") {
      if (isDryRun) await writeOut(fixed.patch);
      else {
        if (!(await written(fixed.file, fixed.bytes, words))) {
          hasFailed = true;
          continue;
        }
        hasFixed = true;
      }
    }
    for (const text of outcomeTexts(fixed, isDryRun, words)) process.stderr.write(`${text}\n`);
  }
  return { hasFixed, hasFailed };
}

/** @returns false if the file can't be written, which is told */
async function written(file: string, bytes: Uint8Array, words: Words): Promise<boolean> {
  try {
    await writeWhole(file, bytes);
    return true;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    writeError(error.message, words);
    return false;
  }
}

function outcomeTexts(fixed: FixedFile, isDryRun: boolean, words: Words): string[] {
  const { file, outcome } = fixed;
  if (outcome !== "fixed") return [words.text(`cli.check.${outcome}`, { file })];
  const { count, left } = fixed;
  return [
    ...(isDryRun ? [] : [words.text("cli.check.fixed", { file, count })]),
    ...(left === 0 ? [] : [words.text("cli.check.leftOut", { file, count: left })]),
  ];
}
