import { CommanderError } from "commander";
import { PackError } from "../packs/pack-error.js";
import { writeError } from "./streams.js";
import { UsageError } from "./usage-error.js";

/** Says what went wrong. @returns the exit code of a run that ends with this error */
export function exitCodeOf(error: unknown): number {
  // Commander has said what is wrong; asked for help or the version, it ends with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof PackError) {
    for (const line of error.message.split("\n")) writeError(line);
    return 2;
  }
  writeError(
    `ruleglot failed, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return 2;
}
