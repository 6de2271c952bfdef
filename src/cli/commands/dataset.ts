import { resolve } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { parseFile } from "../../compile.js";
import { type Dataset, type Format, formats, openDataset, parseShares, type Shares } from "../../emit/dataset.js";
import { openOutputFolder, OutputError } from "../../emit/output.js";
import { colorsFor } from "../../report/colors.js";
import { renderDiagnostic } from "../../report/render.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import { findAlignment, loadAlignment } from "../alignment.js";
import { builtInLangs } from "../built-in-packs.js";
import { loadConfig } from "../config.js";
import type { Inputs } from "../inputs.js";
import { namedInputs } from "../named-inputs.js";
import { Progress } from "../progress.js";
import { forEachInput } from "../read-inputs.js";
import { openSession, type ReadingOptions, type Session } from "../session.js";
import { problemText, writeError } from "../streams.js";
import { didYouMean, listed } from "../suggest.js";
import { runSummary } from "../summary.js";
import { UsageError } from "../usage-error.js";

export interface DatasetCommandOptions extends ReadingOptions {
  readonly out: string;
  readonly alignment?: string;
  readonly config?: string;
  readonly formats: string;
  readonly split: string;
  readonly similarity: string;
  readonly licence?: string;
  readonly source?: string;
}

/** What reading all files gave. */
interface Counts {
  read: number;
  entries: number;
  errors: number;
  warnings: number;
}

/** `ruleglot dataset`: writes rows as the files are parsed. @returns the exit code */
export async function datasetCommand(paths: readonly string[], options: DatasetCommandOptions): Promise<number> {
  const started = performance.now();
  const cwd = process.cwd();
  const wanted = parseFormats(options.formats);
  const shares = sharesOf(options.split);
  const similarity = similarityOf(options.similarity);
  const loaded = await loadConfig(options.config, cwd);
  const { config } = loaded;
  const lang = options.lang ?? config.lang;
  const ruleset = options.ruleset ?? config.ruleset;
  const ui = options.ui ?? config.ui;
  const session = await openSession({
    pack: [...(config.packs ?? []), ...(options.pack ?? [])],
    ...(lang === undefined ? {} : { lang }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(ui === undefined ? {} : { ui }),
  });
  const { words } = session;
  const inputs = await namedInputs(paths, loaded, resolve(cwd, options.out), cwd);
  const alignmentFile = options.alignment ?? config.alignment ?? (await findAlignment(inputs.commonFolder, cwd));
  const aligned = alignmentFile === undefined ? undefined : await loadAlignment(alignmentFile);
  const langs = [...new Set([...session.packs.langs, ...(await builtInLangs())])].sort();

  try {
    const output = openOutputFolder(options.out);
    try {
      const { version } = manifest;
      const { licence, source: citation } = options;
      const dataset = await openDataset(output, {
        version,
        formats: wanted,
        shares,
        similarity,
        langs,
        licence,
        citation,
      });
      const counts = await readAll(inputs, session, aligned?.alignment, dataset);
      if (counts.read === 0) {
        writeError(words.text("cli.nothingRead", { out: options.out }), words);
        return 2;
      }
      dataset.finish({ files: counts.read, errors: counts.errors, warnings: counts.warnings });
      output.commit();
      const milliseconds = performance.now() - started;
      process.stderr.write(`${runSummary(words, { ...counts, files: counts.read, milliseconds })}\n`);
      if (counts.read < inputs.files.length + inputs.problems.length) return 2;
      return counts.errors > 0 ? 1 : 0;
    } finally {
      output.discard();
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    writeError(error.message, words);
    return 2;
  }
}

/** Parses the files one after the other and lets go of each. Diagnostics are written as they come. */
async function readAll(
  inputs: Inputs,
  { parsing, words }: Session,
  alignment: Awaited<ReturnType<typeof loadAlignment>>["alignment"] | undefined,
  dataset: Dataset,
): Promise<Counts> {
  const counts: Counts = { read: 0, entries: 0, errors: 0, warnings: 0 };
  const colors = colorsFor(process.stderr, process.env);
  const columns = process.stderr.isTTY ? process.stderr.columns || 80 : 120;
  const progress = new Progress(words.text("cli.progress"), inputs.files.length, colors);
  const problem = (found: Inputs["problems"][number]): void => {
    progress.clear();
    writeError(problemText(found, words), words);
  };
  for (const found of inputs.problems) problem(found);
  await forEachInput(inputs.files, () => words, {
    problem,
    read: async (file, content) => {
      const parsed = await parseFile(
        { file, content },
        { ...parsing, ...(alignment === undefined ? {} : { alignment }) },
      );
      const { source, entries, findings } = parsed;
      const sourceOf = (name: string): typeof source | undefined => (name === source.file ? source : undefined);
      for (const finding of findings) {
        const diagnostic = toDiagnostic(finding, source, words, sourceOf);
        if (diagnostic.severity === "error") counts.errors++;
        if (diagnostic.severity === "warning") counts.warnings++;
        progress.clear();
        process.stderr.write(`${renderDiagnostic(diagnostic, { words, columns, source: sourceOf, colors })}\n`);
      }
      dataset.add(entries, source.text);
      counts.entries += entries.length;
      progress.update(++counts.read);
    },
  });
  progress.clear();
  return counts;
}

function parseFormats(text: string): Format[] {
  const names = [...new Set(text.split(",").map((name) => name.trim()))];
  for (const name of names) {
    if (!(formats as readonly string[]).includes(name)) {
      throw new UsageError(`no format \`${name}\`; there are ${listed(formats, "and")}${didYouMean(name, formats)}`);
    }
  }
  return formats.filter((format) => names.includes(format));
}

function sharesOf(text: string): Shares {
  const shares = parseShares(text);
  if (shares !== undefined) return shares;
  throw new UsageError(
    `\`--split ${text}\`: expected percents of train, validation and test that make 100, such as 80,10,10`,
  );
}

function similarityOf(text: string): number {
  const value = /^(?:0?\.\d+|1(?:\.0+)?)$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0.5 && value <= 1) return value;
  throw new UsageError(`\`--similarity ${text}\`: expected a number from 0.5 to 1`);
}
