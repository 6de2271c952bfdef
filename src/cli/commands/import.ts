import { join } from "node:path";
import { fileNames } from "../../emit/file-names.js";
import type { TranslationFile } from "../../emit/interchange/translation.js";
import { SourceText } from "../../text/source.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { type ImportedFile, importTranslation } from "../import/import-translation.js";
import { type MadeFile, recheck } from "../import/recheck.js";
import { faultText, isTranslationFile, readTranslations, type TranslationFault } from "../import/translation-files.js";
import { languagePair } from "../language-pair.js";
import { inOutputFolder } from "../output-folder.js";
import { writeError } from "../streams.js";
import { UsageError } from "../usage-error.js";

export interface ImportCommandOptions extends BookOptions {
  /** Whether the texts are checked before they are written. */
  readonly check: boolean;
}

/** `ruleglot import`: translations back into Markdown files, all or none. @returns the exit code */
export async function importCommand(args: readonly string[], options: ImportCommandOptions): Promise<number> {
  const started = performance.now();
  const paths = args.filter((path) => !isTranslationFile(path));
  const translations = args.filter(isTranslationFile);
  if (translations.length === 0) throw new UsageError("name a translation: a file that ends in .xlf, .xliff or .po");
  const { files, faults } = await readTranslations(translations);
  const book = await readBook(paths, { ...options, out: options.out ?? "translated" }, "translated");
  const { session, reading, out } = book;
  if (reading.files.length === 0) {
    writeError(session.words.text("cli.nothingRead", { out }), session.words);
    return 2;
  }
  const written = await importAll(files, book, faults);
  if (faults.length > 0) {
    for (const fault of faults) writeError(faultText(fault), session.words);
    return 1;
  }
  const made = placedFiles(written);
  const found =
    options.check && made.length > 0
      ? await recheck(
          book,
          made.map((file) => ({ ...file, path: join(out, file.path) })),
        )
      : [];
  const opened = new Map(files.map(({ file, text }) => [file, new SourceText(file, text)]));
  const source = (file: string): SourceText | undefined => opened.get(file) ?? book.source(file);
  const diagnostics = [...book.diagnostics, ...found];
  await writeDiagnostics(diagnostics, "pretty", session.words, source);
  if (made.length === 0) {
    writeError(`no entry is translated in full; \`${out}\` is unchanged`, session.words);
    return 1;
  }
  const ids = new Set(made.flatMap(({ entries }) => entries));
  return inOutputFolder(out, session.words, (output) => {
    for (const { path, content } of made) output.write(path, content);
    output.commit();
    return finish({ ...book, diagnostics, entries: book.entries.filter(({ id }) => ids.has(id)) }, started);
  });
}

interface WrittenFile extends ImportedFile {
  readonly lang: string;
  readonly translation: TranslationFile;
}

async function importAll(
  files: readonly TranslationFile[],
  { session, entries }: Book,
  faults: TranslationFault[],
): Promise<WrittenFile[]> {
  const written = new Map<string, WrittenFile>();
  for (const translation of files) {
    const pair = languagePair(translation.from, translation.into, session.packs);
    const result = await importTranslation(translation, entries, pair, session.packs);
    faults.push(...result.faults);
    for (const { key, line, count } of result.incomplete) {
      const left = `${translation.file}:${String(line)}: ${key}: not translated yet${count > 1 ? `, as ${String(count - 1)} more of the entry` : ""}`;
      process.stderr.write(`${session.words.text("cli.severity.warning")}${session.words.text("cli.colon")}${left}\n`);
    }
    for (const file of result.written) {
      const place = `${pair.into.lang}/${file.id}`;
      if (written.has(place)) throw new UsageError(`\`${file.id}\` is translated in two files; import them one by one`);
      written.set(place, { ...file, lang: pair.into.lang, translation });
    }
  }
  return [...written.values()];
}

/** Gives each file its place in the output folder: language, kind, and a name made of its id. */
function placedFiles(files: readonly WrittenFile[]): MadeFile[] {
  const groups = new Map<string, WrittenFile[]>();
  for (const file of files) {
    const folder = `${file.lang}/${file.id.slice(0, file.id.indexOf("/"))}`;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return [...groups].flatMap(([folder, own]) => {
    const names = fileNames(own.map(({ id }) => id));
    return own.map((file, i): MadeFile => ({ ...file, path: `${folder}/${names[i] ?? ""}.md` }));
  });
}
