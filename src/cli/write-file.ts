import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UsageError } from "./usage-error.js";

/**
 * Writes a file as a whole or not at all, and its folder if need be. A file that was there keeps its permissions, and a
 * link still leads to it.
 *
 * @throws {UsageError} that says why it can't
 */
export async function writeWhole(name: string, content: string | Uint8Array): Promise<void> {
  const path = await realpath(name).catch(() => name);
  const mode = await stat(path).then(
    (found) => found.mode,
    () => undefined,
  );
  const temporary = join(dirname(path), `.${basename(path)}-${String(process.pid)}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, content);
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new UsageError(`cannot write \`${name}\`: ${(error as Error).message}`);
  }
}
