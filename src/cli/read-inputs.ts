import { OutputError } from "../emit/output/output-error.js";
import type { ArchivedFile } from "../read/archive.js";
import { isWikiExport } from "../read/wiki-export.js";
import type { Words } from "../report/words.js";
import { type InputFile, type InputProblem, type InputReason, isReadable, mayBeExport, readInput } from "./inputs.js";
import { writeError } from "./streams.js";

export interface InputHandler {
  /** A file that could not be read. */
  problem(problem: InputProblem): Promise<void> | void;
  read(file: string, content: Uint8Array): Promise<void>;
}

/**
 * Reads the files one after the other, those of an archive by the names `archive.zip/folder/file`. One that can't be read,
 * or on which ruleglot itself fails, costs no other.
 *
 * @returns how many files ruleglot failed on
 */
export async function forEachInput(
  files: readonly InputFile[],
  loadWords: () => Words | Promise<Words>,
  handler: InputHandler,
): Promise<number> {
  let crashes = 0;
  const read = async (file: string, content: Uint8Array): Promise<void> => {
    try {
      await handler.read(file, content);
    } catch (error) {
      if (error instanceof OutputError) throw error; // a full disk is no fault of the file
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const words = await loadWords();
      writeError(words.text("cli.crash", { file, reason }), words);
      process.exitCode = 2;
      crashes++;
    }
  };
  for (const input of files) {
    const { file } = input;
    const content = await readInput(input);
    if (!(content instanceof Uint8Array)) {
      await handler.problem({ file, reason: content });
      continue;
    }
    const members = isArchive(content) ? await archiveIn(content) : undefined;
    if (members === undefined) await read(file, content);
    else {
      let count = 0;
      for await (const { name, content: inner } of members) {
        if (mayBeExport(name) && (!(inner instanceof Uint8Array) || !isWikiExport(inner))) continue;
        count++;
        if (inner instanceof Uint8Array) await read(`${file}/${name}`, inner);
        else await handler.problem({ file: `${file}/${name}`, reason: reasons[inner.finding.code] ?? "damaged" });
      }
      if (count === 0) await handler.problem({ file, reason: "empty" });
    }
  }
  return crashes;
}

const reasons: Readonly<Record<string, InputReason>> = { RG1005: "damaged", RG1006: "encrypted", RG1007: "tooLarge" };

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Files that are read out of an archive: those that would be found in a folder. */
async function archiveIn(bytes: Uint8Array): Promise<AsyncIterable<ArchivedFile> | undefined> {
  const { openArchive } = await import("../read/archive.js");
  const isWanted = (name: string): boolean =>
    (isReadable(name) || mayBeExport(name)) && !/(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/.test(name);
  return openArchive(bytes, isWanted);
}
