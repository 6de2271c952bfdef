import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UsageError } from "./usage-error.js";

/** Writes a file as a whole or not at all, and its folder if need be. @throws {UsageError} that says why it can't */
export async function writeWhole(path: string, content: string): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}-${String(process.pid)}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new UsageError(`cannot write \`${path}\`: ${(error as Error).message}`);
  }
}
