import { fileNames } from "../../emit/file-names.js";
import type { Output } from "../../emit/output.js";
import { type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { type ImportedEntry, importTranslation } from "../import-translation.js";
import { languagePair } from "../language-pair.js";
import { inOutputFolder } from "../output-folder.js";
import { writeError } from "../streams.js";
import { faultText, isTranslationFile, readTranslations } from "../translation-files.js";
import { UsageError } from "../usage-error.js";

/** `ruleglot import`: translations back into Markdown files, all or none. @returns the exit code */
export async function importCommand(args: readonly string[], options: BookOptions): Promise<number> {
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
  const written = new Map<string, WrittenFile>();
  for (const file of files) {
    const pair = languagePair(file.from, file.into, session.packs);
    const result = await importTranslation(file, book.entries, pair, session.packs);
    faults.push(...result.faults);
    for (const { key, line, count } of result.incomplete) {
      const left = `${file.file}:${String(line)}: ${key}: not translated yet${count > 1 ? `, as ${String(count - 1)} more of the entry` : ""}`;
      process.stderr.write(`${session.words.text("cli.severity.warning")}${session.words.text("cli.colon")}${left}\n`);
    }
    for (const entry of result.written) {
      const place = `${pair.into.lang}/${entry.id}`;
      if (written.has(place))
        throw new UsageError(`\`${entry.id}\` is translated in two files; import them one by one`);
      written.set(place, { ...entry, lang: pair.into.lang });
    }
  }
  if (faults.length > 0) {
    for (const fault of faults) writeError(faultText(fault), session.words);
    return 1;
  }
  await writeDiagnostics(book.diagnostics, "pretty", session.words, book.source);
  if (written.size === 0) {
    writeError(`no entry is translated in full; \`${out}\` is unchanged`, session.words);
    return 1;
  }
  const ids = new Set([...written.values()].map(({ id }) => id));
  return inOutputFolder(out, session.words, (output) => {
    writeFiles(output, [...written.values()]);
    output.commit();
    return finish({ ...book, entries: book.entries.filter(({ id }) => ids.has(id)) }, started);
  });
}

interface WrittenFile extends ImportedEntry {
  readonly lang: string;
}

function writeFiles(output: Output, files: readonly WrittenFile[]): void {
  const groups = new Map<string, WrittenFile[]>();
  for (const file of files) {
    const folder = `${file.lang}/${file.id.slice(0, file.id.indexOf("/"))}`;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  for (const [folder, own] of groups) {
    const names = fileNames(own.map(({ id }) => id));
    own.forEach(({ content }, i) => {
      output.write(`${folder}/${names[i] ?? ""}.md`, content);
    });
  }
}
