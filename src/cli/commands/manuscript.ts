import { basename, resolve } from "node:path";
import { type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { manuscriptFile, type ManuscriptFormat } from "../book-manuscript.js";
import { printingPack } from "../printing-pack.js";
import type { SelectionOptions } from "../selection.js";
import { writeError } from "../streams.js";
import { writeWhole } from "../write-file.js";

export interface ManuscriptCommandOptions extends BookOptions, SelectionOptions {
  readonly to: string;
  readonly as: ManuscriptFormat;
}

/** `ruleglot manuscript`: the entries in one language as a file for an editor or a layout program. @returns the exit code */
export async function manuscriptCommand(paths: readonly string[], options: ManuscriptCommandOptions): Promise<number> {
  const started = performance.now();
  const { out: file = `manuscript.${options.as}`, where, sort, ...reading } = options;
  const book = await readBook(paths, reading, "out");
  const { session, diagnostics, source } = book;
  const { words, packs } = session;
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out: file }), words);
    return 2;
  }
  const pack = printingPack(options.to, packs);
  await writeDiagnostics(diagnostics, "pretty", words, source);
  const title = basename(resolve(file)).replace(/\.[^.]*$/, "");
  const selection = { ...(where === undefined ? {} : { where }), ...(sort === undefined ? {} : { sort }) };
  await writeWhole(file, await manuscriptFile(book, pack, options.as, { title, ...selection }));
  return finish(book, started);
}
