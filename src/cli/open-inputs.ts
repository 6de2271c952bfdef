import { resolve } from "node:path";
import type { Config } from "../generated/types.js";
import { findAlignment, loadAlignment, type LoadedAlignment } from "./alignment.js";
import { loadConfig } from "./config.js";
import type { Inputs } from "./inputs.js";
import { namedInputs } from "./named-inputs.js";
import { openSession, type ReadingOptions, type Session } from "./session.js";

export interface InputOptions extends ReadingOptions {
  readonly alignment?: string;
  readonly config?: string;
}

/** What a command needs that reads many files. The command line goes before the configuration. */
export interface OpenInputs {
  readonly config: Config;
  /** Where the configuration lies, from which its `include` starts. */
  readonly folder: string;
  readonly session: Session;
  readonly inputs: Inputs;
  /** The alignment as it was named. */
  readonly alignmentFile: string | undefined;
  readonly aligned: LoadedAlignment | undefined;
}

/**
 * Opens what the command line or the configuration names.
 * @param outOf - What the command writes, which is no input.
 * @param allLanguages - Whether the configuration's language is left aside.
 * @throws {UsageError | PackError}
 */
export async function openInputs(
  paths: readonly string[],
  options: InputOptions,
  outOf: (config: Config) => string,
  allLanguages = false,
): Promise<OpenInputs> {
  const cwd = process.cwd();
  const loaded = await loadConfig(options.config, cwd);
  const { config } = loaded;
  const lang = options.lang ?? (allLanguages ? undefined : config.lang);
  const ruleset = options.ruleset ?? config.ruleset;
  const ui = options.ui ?? config.ui;
  const styleMap = options.styleMap ?? config.styleMap;
  const session = await openSession({
    pack: [...(config.packs ?? []), ...(options.pack ?? [])],
    ...(lang === undefined ? {} : { lang }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(ui === undefined ? {} : { ui }),
    ...(styleMap === undefined ? {} : { styleMap }),
  });
  const inputs = await namedInputs(paths, loaded, resolve(cwd, outOf(config)), cwd);
  const alignmentFile = options.alignment ?? config.alignment ?? (await findAlignment(inputs.commonFolder, cwd));
  const aligned = alignmentFile === undefined ? undefined : await loadAlignment(alignmentFile);
  return { config, folder: loaded.folder, session, inputs, alignmentFile, aligned };
}
