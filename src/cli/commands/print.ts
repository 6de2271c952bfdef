import { parseFile } from "../../compile.js";
import { fieldOf } from "../../kinds/all-kinds.js";
import type { Entry } from "../../model/entry.js";
import { mechanicsAt } from "../../print/evaluate.js";
import { type Layout, printEntry } from "../../print/print-entry.js";
import { printField } from "../../print/print-field.js";
import { findInputs, type InputProblem } from "../inputs.js";
import { printingPack } from "../printing-pack.js";
import { forEachInput } from "../read-inputs.js";
import { lazyWords, openReading, type ReadingOptions } from "../session.js";
import { problemText, writeError } from "../streams.js";
import { UsageError } from "../usage-error.js";

export interface PrintOptions extends ReadingOptions {
  readonly to: string;
  readonly field?: string;
  readonly as: Layout;
  readonly casterLevel?: number;
}

/** `ruleglot print`: each entry's stat block in another language. @returns the exit code */
export async function printCommand(args: readonly string[], options: PrintOptions): Promise<number> {
  const { packs, parsing } = await openReading(options);
  const pack = printingPack(options.to, packs);
  const { field, casterLevel } = options;
  if (field !== undefined && fieldOf(field) === undefined) throw new UsageError(`no entry has a field \`${field}\``);
  const loadWords = await lazyWords(options.ui);
  const { files, problems } = await findInputs(args, { cwd: process.cwd() });
  let exitCode = 0;
  let isFirst = true;
  const report = async (problem: InputProblem): Promise<void> => {
    exitCode = 2;
    const words = await loadWords();
    writeError(problemText(problem, words), words);
  };
  const show = (entry: Entry): string | undefined => {
    const concrete =
      casterLevel === undefined ? entry : { ...entry, mechanics: mechanicsAt(entry.mechanics, casterLevel) };
    return field === undefined ? printEntry(concrete, pack, options.as) : printField(concrete.mechanics, field, pack);
  };

  for (const problem of problems) await report(problem);
  await forEachInput(files, loadWords, {
    problem: report,
    read: async (file, content) => {
      const { entries, findings } = await parseFile({ file, content }, parsing);
      if (exitCode === 0 && findings.some(({ severity }) => severity === "error")) exitCode = 1;
      for (const entry of entries) {
        // Rules have no stat block.
        if (entry.kind === "rule") continue;
        const text = show(entry);
        if (text === undefined) continue;
        process.stdout.write(`${isFirst || field !== undefined ? "" : "\n"}${text}\n`);
        isFirst = false;
      }
    },
  });
  return exitCode;
}
