import { parseFile } from "../../compile.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import { findInputs, type InputProblem } from "../inputs.js";
import { forEachInput } from "../read-inputs.js";
import { openSession, type ReadingOptions } from "../session.js";
import { JsonList, problemText, writeError } from "../streams.js";

/** `ruleglot parse`: entries and diagnostics of each file as JSON. @returns the exit code */
export async function parseCommand(args: readonly string[], options: ReadingOptions): Promise<number> {
  const { parsing, words } = await openSession(options);
  const { files, problems } = await findInputs(args, { cwd: process.cwd() });
  const list = new JsonList("files");
  let exitCode = 0;
  const report = async (problem: InputProblem): Promise<void> => {
    exitCode = 2;
    writeError(problemText(problem, words), words);
    await list.add({ file: problem.file, entries: [], diagnostics: [] });
  };

  for (const problem of problems) await report(problem);
  await forEachInput(files, words, {
    problem: report,
    read: async (file, content) => {
      const { source, entries, findings } = await parseFile({ file, content }, parsing);
      const diagnostics = findings.map((finding) => toDiagnostic(finding, source, words));
      if (exitCode === 0 && diagnostics.some(({ severity }) => severity === "error")) exitCode = 1;
      await list.add({ file, entries, diagnostics });
    },
  });
  await list.end();
  return exitCode;
}
