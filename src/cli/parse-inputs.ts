import { type Alignment, type ParsedFile, parseFile } from "../compile.js";
import { colorsFor } from "../report/colors.js";
import { renderDiagnostic } from "../report/render.js";
import { toDiagnostic } from "../report/to-diagnostic.js";
import type { InputProblem, Inputs } from "./inputs.js";
import { Progress } from "./progress.js";
import { forEachInput } from "./read-inputs.js";
import type { Session } from "./session.js";
import { problemText, writeError } from "./streams.js";

/** What reading all files gave. */
export interface ReadCounts {
  /** Files. */
  readonly read: number;
  readonly entries: number;
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Parses the files one after the other and lets go of each. Diagnostics and problems are written to standard error as they
 * come.
 */
export async function parseInputs(
  inputs: Inputs,
  { parsing, words }: Pick<Session, "parsing" | "words">,
  alignment: Alignment | undefined,
  take: (parsed: ParsedFile) => void,
): Promise<ReadCounts> {
  const counts = { read: 0, entries: 0, errors: 0, warnings: 0 };
  const colors = colorsFor(process.stderr, process.env);
  const columns = process.stderr.isTTY ? process.stderr.columns || 80 : 120;
  const progress = new Progress(words.text("cli.progress"), inputs.files.length, colors);
  const problem = (found: InputProblem): void => {
    progress.clear();
    writeError(problemText(found, words), words);
  };
  for (const found of inputs.problems) problem(found);
  await forEachInput(inputs.files, () => words, {
    problem,
    read: async (file, content) => {
      const options = { ...parsing, ...(alignment === undefined ? {} : { alignment }) };
      const parsed = await parseFile({ file, content }, options);
      const { source, entries, findings } = parsed;
      const sourceOf = (name: string): typeof source | undefined => (name === source.file ? source : undefined);
      for (const finding of findings) {
        const diagnostic = toDiagnostic(finding, source, words, sourceOf);
        if (diagnostic.severity === "error") counts.errors++;
        if (diagnostic.severity === "warning") counts.warnings++;
        progress.clear();
        process.stderr.write(`${renderDiagnostic(diagnostic, { words, columns, source: sourceOf, colors })}\n`);
      }
      take(parsed);
      counts.entries += entries.length;
      progress.update(++counts.read);
    },
  });
  progress.clear();
  return counts;
}
