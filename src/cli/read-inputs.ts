import { OutputError } from "../emit/output.js";
import type { Words } from "../report/words.js";
import { type InputFile, type InputProblem, readInput } from "./inputs.js";
import { writeError } from "./streams.js";

export interface InputHandler {
  /** A file that could not be read. */
  problem(problem: InputProblem): Promise<void> | void;
  read(file: string, content: Uint8Array): Promise<void>;
}

/** Reads the files one after the other. One that can't be read, or on which ruleglot itself fails, costs no other. */
export async function forEachInput(
  files: readonly InputFile[],
  loadWords: () => Words | Promise<Words>,
  handler: InputHandler,
): Promise<void> {
  for (const input of files) {
    const { file } = input;
    const content = await readInput(input);
    if (!(content instanceof Uint8Array)) {
      await handler.problem({ file, reason: content });
      continue;
    }
    try {
      await handler.read(file, content);
    } catch (error) {
      if (error instanceof OutputError) throw error; // a full disk is no fault of the file
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const words = await loadWords();
      writeError(words.text("cli.crash", { file, reason }), words);
      process.exitCode = 2;
    }
  }
}
