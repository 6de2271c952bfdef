import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { TranslationError, type TranslationFile } from "../../emit/interchange/translation.js";
import { UsageError } from "../usage-error.js";

const endings = new Set([".xlf", ".xliff", ".po"]);

/** Whether a path names a translators' file, not a text. */
export function isTranslationFile(path: string): boolean {
  return endings.has(extname(path).toLowerCase());
}

/** A fault, and where it stands. */
export interface TranslationFault {
  readonly file: string;
  readonly line: number;
  readonly key?: string | undefined;
  readonly message: string;
}

/** `fr-it.po:12: spell/black-wick#name: …` */
export function faultText({ file, line, key, message }: TranslationFault): string {
  return `${file}:${String(line)}: ${key === undefined ? "" : `${key}: `}${message}`;
}

/** Reads translators' files. Each that can't be read gives a fault. @throws {UsageError} if one can't be opened. */
export async function readTranslations(
  paths: readonly string[],
): Promise<{ readonly files: TranslationFile[]; readonly faults: TranslationFault[] }> {
  const [{ readXliff }, { readPo }] = await Promise.all([
    import("../../emit/interchange/read-xliff.js"),
    import("../../emit/interchange/read-po.js"),
  ]);
  const files: TranslationFile[] = [];
  const faults: TranslationFault[] = [];
  for (const file of paths) {
    const text = await textOf(file);
    try {
      files.push(extname(file).toLowerCase() === ".po" ? readPo(file, text) : readXliff(file, text));
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      faults.push({ file, line: error.line, key: error.key, message: error.message });
    }
  }
  return { files, faults };
}

async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const isText = error instanceof TypeError;
    throw new UsageError(`cannot read \`${file}\`: ${isText ? "it is not UTF-8" : (error as Error).message}`);
  }
}
