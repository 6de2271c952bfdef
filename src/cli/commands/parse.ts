import { parseFile } from "../../compile.js";
import type { Diagnostic, Finding } from "../../model/diagnostic.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { Words } from "../../report/words.js";
import type { SourceText } from "../../text/source.js";
import { findInputs, type InputProblem } from "../inputs.js";
import { forEachInput } from "../read-inputs.js";
import { lazyWords, openReading, type ReadingOptions } from "../session.js";
import { JsonList, problemText, writeError } from "../streams.js";

/** `ruleglot parse`: entries and diagnostics of each file as JSON. @returns the exit code */
export async function parseCommand(args: readonly string[], options: ReadingOptions): Promise<number> {
  const { parsing } = await openReading(options);
  const loadWords = await lazyWords(options.ui);
  const { files, problems } = await findInputs(args, { cwd: process.cwd() });
  const list = new JsonList("files");
  let exitCode = 0;
  const report = async (problem: InputProblem): Promise<void> => {
    exitCode = 2;
    const words = await loadWords();
    writeError(problemText(problem, words), words);
    await list.add({ file: problem.file, entries: [], diagnostics: [] });
  };

  for (const problem of problems) await report(problem);
  await forEachInput(files, loadWords, {
    problem: report,
    read: async (file, content) => {
      const { source, entries, findings } = await parseFile({ file, content }, parsing);
      const diagnostics = await worded(findings, source, loadWords);
      if (exitCode === 0 && diagnostics.some(({ severity }) => severity === "error")) exitCode = 1;
      await list.add({ file, entries, diagnostics });
    },
  });
  await list.end();
  return exitCode;
}

async function worded(
  findings: readonly Finding[],
  source: SourceText,
  loadWords: () => Promise<Words>,
): Promise<Diagnostic[]> {
  if (findings.length === 0) return [];
  const words = await loadWords();
  return findings.map((finding) => toDiagnostic(finding, source, words));
}
