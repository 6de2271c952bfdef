import { access } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { emitGlossary } from "../../emit/glossary.js";
import { compareIds } from "../../emit/file-names.js";
import { segmentsCsv } from "../../emit/interchange/csv.js";
import { poFile } from "../../emit/interchange/po.js";
import { tmx } from "../../emit/interchange/tmx.js";
import type { PackSet } from "../../packs/pack-set.js";
import { type EntryUnits, entryUnits, type LanguagePair } from "../../emit/interchange/units.js";
import { xliff } from "../../emit/interchange/xliff.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { manuscriptFile, type ManuscriptFormat, manuscriptFormats } from "../book-manuscript.js";
import { languagePair } from "../language-pair.js";
import { printingPack } from "../printing-pack.js";
import { conceptForms } from "../rules-words.js";
import { writeError } from "../streams.js";
import { didYouMean, listed } from "../suggest.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";

export interface ExportCommandOptions extends BookOptions {
  readonly to: readonly string[];
  readonly from?: string;
  readonly into: string;
  readonly force?: true;
}

const translatorsFormats = ["xliff", "po", "tmx", "tbx", "csv"] as const;
type TranslatorsFormat = (typeof translatorsFormats)[number];
const formats = [...translatorsFormats, ...manuscriptFormats] as const;
type ExportFormat = (typeof formats)[number];

/** `ruleglot export`: files for translators, and manuscripts of what they translated. @returns the exit code */
export async function exportCommand(paths: readonly string[], options: ExportCommandOptions): Promise<number> {
  const started = performance.now();
  const wanted = [...new Set(options.to.flatMap((list) => list.split(",")).map(formatOf))];
  const book = await readBook(paths, { ...options, out: options.out ?? "translation" }, "translation");
  const { session, reading, out, diagnostics, source } = book;
  const pack = printingPack(options.into, session.packs);
  const pair = pairOf(options, wanted, session.packs);
  if (reading.files.length === 0) {
    writeError(session.words.text("cli.nothingRead", { out }), session.words);
    return 2;
  }
  await writeDiagnostics(diagnostics, "pretty", session.words, source);
  const files = [
    ...(pair === undefined ? [] : translatorsFiles(wanted, book, pair)),
    ...(await Promise.all(
      wanted.filter(isManuscript).map(async (format): Promise<File> => {
        const content = await manuscriptFile(book, pack, format, { title: pack.lang });
        return { name: `${pack.lang}.${format}`, content };
      }),
    )),
  ];
  if (options.force !== true) await assertNew(files.map(({ name }) => join(out, name)));
  for (const { name, content } of files) await writeWhole(join(out, name), content);
  return finish(book, started);
}

interface File {
  readonly name: string;
  readonly content: string | Uint8Array;
}

function isManuscript(format: ExportFormat): format is ManuscriptFormat {
  return manuscriptFormats.some((known) => known === format);
}

/** Both languages, which a manuscript alone does not need. */
function pairOf(
  { from, into }: ExportCommandOptions,
  wanted: readonly ExportFormat[],
  packs: PackSet,
): LanguagePair | undefined {
  const first = wanted.find((format) => !isManuscript(format));
  if (first === undefined) return undefined;
  if (from === undefined) throw new UsageError(`\`${first}\` needs \`--from <lang>\`, the language that is translated`);
  return languagePair(from, into, packs);
}

function translatorsFiles(wanted: readonly ExportFormat[], book: Book, pair: LanguagePair): File[] {
  const formats = wanted.filter((format) => !isManuscript(format));
  const units = book.entries
    .flatMap((entry) => entryUnits(entry, pair) ?? [])
    .sort((a, b) => compareIds(a.file, b.file) || a.line - b.line);
  if (units.length === 0 && formats.some((format) => format !== "tbx"))
    throw new UsageError(`no spell, power or rule has a text in the language \`${pair.from.lang}\``);
  return formats.flatMap((format) => filesOf(format, book, units, pair));
}

function filesOf(
  format: TranslatorsFormat,
  { entries, session }: Book,
  units: readonly EntryUnits[],
  { from, into }: LanguagePair,
): File[] {
  const stem = `${from.lang}-${into.lang}`;
  const { lang } = into;
  switch (format) {
    case "xliff":
      return [{ name: `${stem}.xlf`, content: [...xliff(units, from.lang, lang)].join("") }];
    case "po":
      return [{ name: `${stem}.po`, content: poFile(units, from.lang, lang) }];
    case "tmx":
      return [{ name: `${stem}.tmx`, content: [...tmx(entries, from.lang, lang, manifest.version)].join("") }];
    case "csv":
      return [{ name: `${stem}.csv`, content: [...segmentsCsv(units, from.lang, lang)].join("") }];
    case "tbx": {
      const { packs } = session;
      const files: File[] = [];
      emitGlossary(
        {
          write: (name, content) => {
            if (name.endsWith(".tbx"))
              files.push({ name, content: typeof content === "string" ? content : [...content].join("") });
          },
        },
        entries,
        {
          forms: (concept, code) => conceptForms(packs.get(code), concept),
          rankOf: (concept) => packs.ruleTree.rankOf(concept),
        },
      );
      if (files.length === 0) throw new UsageError("no chapter of rules was read, so there is no glossary for `tbx`");
      return files;
    }
  }
}

function formatOf(text: string): ExportFormat {
  const wanted = text.trim().toLowerCase();
  const format = formats.find((known) => known === wanted);
  if (format !== undefined) return format;
  throw new UsageError(
    `there is no format \`${text}\`; there are ${listed(formats, "and")}${didYouMean(wanted, formats)}`,
  );
}

/** A translator may have worked in a file that stands there. */
async function assertNew(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists)
      throw new UsageError(
        `\`${file}\` is there already; import it first, name another folder, or write over it with \`--force\``,
      );
  }
}
