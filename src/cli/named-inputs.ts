import { resolve } from "node:path";
import type { LoadedConfig } from "./config.js";
import { findInputs, type Inputs } from "./inputs.js";
import { UsageError } from "./usage-error.js";

/** The files that the command line names, else those that the configuration includes. @throws {UsageError} if neither does */
export async function namedInputs(
  paths: readonly string[],
  { config, folder }: LoadedConfig,
  out: string,
  cwd: string,
): Promise<Inputs> {
  const exclude = (config.exclude ?? []).map((glob) => fromFolder(folder, cwd, glob));
  if (paths.length > 0) return findInputs(paths, { cwd, skip: out, exclude });
  const include = config.include ?? [];
  if (include.length === 0) {
    throw new UsageError(
      "nothing to compile: name files or folders, or list them under `include` in ruleglot.config.json",
    );
  }
  return findInputs(
    include.map((path) => fromFolder(folder, cwd, path)),
    { cwd, skip: out, exclude },
  );
}

/** A path or glob of the configuration's folder as one of the working folder. */
function fromFolder(folder: string, cwd: string, path: string): string {
  return folder === cwd ? path : resolve(folder, path);
}
