import { OutputError } from "../emit/output/output-error.js";
import { openOutputFolder, type OutputFolder } from "../emit/output.js";
import type { Words } from "../report/words.js";
import { writeError } from "./streams.js";

/**
 * Writes an output folder, all or nothing: what `write` has not committed is discarded. A run that is killed meanwhile
 * leaves the old folder; the next run removes what this one left.
 *
 * @returns the exit code: that of `write`, or 2 where the folder can't be written, which is told.
 */
export async function inOutputFolder(
  out: string,
  words: Words,
  write: (output: OutputFolder) => Promise<number> | number,
): Promise<number> {
  try {
    const output = openOutputFolder(out);
    try {
      return await write(output);
    } finally {
      output.discard();
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    writeError(error.message, words);
    return 2;
  }
}
