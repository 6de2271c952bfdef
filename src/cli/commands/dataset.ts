import { setFlagsFromString } from "node:v8";
import manifest from "../../../package.json" with { type: "json" };
import { type Format, formats, openDataset, parseShares, type Shares, type SplitBy } from "../../emit/dataset.js";
import { builtInLangs } from "../built-in-packs.js";
import { interruptible } from "../interrupt.js";
import { type InputOptions, openInputs } from "../open-inputs.js";
import { inOutputFolder } from "../output-folder.js";
import { parseInputs } from "../parse-inputs.js";
import { writeError } from "../streams.js";
import { didYouMean, listed } from "../suggest.js";
import { runSummary } from "../summary.js";
import { UsageError } from "../usage-error.js";

export interface DatasetCommandOptions extends InputOptions {
  readonly out: string;
  readonly formats: string;
  readonly split: string;
  readonly splitBy: SplitBy;
  readonly similarity: string;
  readonly licence?: string;
  readonly source?: string;
}

/** `ruleglot dataset`: reads file by file, then writes the data set. @returns the exit code */
export async function datasetCommand(paths: readonly string[], options: DatasetCommandOptions): Promise<number> {
  // The heap is collected when it has grown by half, not to four times its size: that bounds a long run's memory.
  setFlagsFromString("--heap-growing-percent=50");
  const started = performance.now();
  const wanted = parseFormats(options.formats);
  const shares = sharesOf(options.split);
  const similarity = similarityOf(options.similarity);
  const { config, session, inputs, aligned } = await openInputs(paths, options, () => options.out);
  const { words } = session;
  const langs = [...new Set([...session.packs.langs, ...(await builtInLangs())])].sort();

  return inOutputFolder(options.out, words, (output) =>
    interruptible(
      () => output.discard(),
      async () => {
        const { version } = manifest;
        const { licence = config.licence, source: citation = config.source } = options;
        const dataset = await openDataset(output, {
          version,
          formats: wanted,
          shares,
          splitBy: options.splitBy,
          similarity,
          langs,
          licence,
          citation,
        });
        const counts = await parseInputs(inputs, session, aligned?.alignment, ({ entries, source }) =>
          dataset.add(entries, source.text),
        );
        if (counts.read === 0) {
          writeError(words.text("cli.nothingRead", { out: options.out }), words);
          return 2;
        }
        if (dataset.rows === 0) {
          writeError(words.text("cli.noEntries", { out: options.out }), words);
          return counts.read < inputs.files.length + inputs.problems.length ? 2 : 1;
        }
        await dataset.finish({ files: counts.read, errors: counts.errors, warnings: counts.warnings });
        output.commit();
        const milliseconds = performance.now() - started;
        process.stderr.write(`${runSummary(words, { ...counts, files: counts.read, milliseconds })}\n`);
        if (counts.read < inputs.files.length + inputs.problems.length) return 2;
        return counts.errors > 0 ? 1 : 0;
      },
    ),
  );
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
