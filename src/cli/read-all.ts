import { type Alignment, type ParsedFile, parseFile } from "../compile.js";
import type { FileCoverage } from "../emit/report.js";
import { colorsFor } from "../report/colors.js";
import { coverageOf } from "./coverage.js";
import type { InputProblem, Inputs } from "./inputs.js";
import { Progress } from "./progress.js";
import { forEachInput } from "./read-inputs.js";
import type { Session } from "./session.js";
import { problemText, writeError } from "./streams.js";

/** What reading all files gave. */
export interface Reading {
  readonly files: ParsedFile[];
  readonly coverage: FileCoverage[];
  /** Files that could not be read, or on which ruleglot failed. */
  failed: number;
  readonly problems: InputProblem[];
}

/** Parses all files, with a progress line on a terminal; what can't be read is told at once. */
export async function readAll(
  inputs: Inputs,
  { parsing, words }: Session,
  alignment: Alignment | undefined,
): Promise<Reading> {
  const reading: Reading = { files: [], coverage: [], failed: 0, problems: [] };
  const progress = new Progress(
    words.text("cli.progress"),
    inputs.files.length,
    colorsFor(process.stderr, process.env),
  );
  let done = 0;
  const problem = (found: InputProblem): void => {
    progress.clear();
    reading.failed++;
    reading.problems.push(found);
    writeError(problemText(found, words), words);
  };
  for (const found of inputs.problems) problem(found);
  reading.failed += await forEachInput(inputs.files, () => words, {
    problem,
    read: async (file, content) => {
      const parsed = await parseFile(
        { file, content },
        { ...parsing, ...(alignment === undefined ? {} : { alignment }) },
      );
      const { total, covered } = coverageOf(parsed);
      reading.files.push(parsed);
      reading.coverage.push({ file, characters: total, covered });
      progress.update(++done);
    },
  });
  progress.clear();
  return reading;
}
