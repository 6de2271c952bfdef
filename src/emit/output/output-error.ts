/** Why a folder could not be written. `names` are the files in question. */
export type OutputProblem = "not-a-folder" | "not-ours" | "foreign-files" | "cannot-write";

export class OutputError extends Error {
  override readonly name = "OutputError";
  readonly problem: OutputProblem;
  readonly path: string;
  readonly names: readonly string[];

  constructor(problem: OutputProblem, path: string, names: readonly string[] = [], cause?: unknown) {
    super(wording(problem, path, names, cause), { cause });
    this.problem = problem;
    this.path = path;
    this.names = names;
  }
}

function wording(problem: OutputProblem, path: string, names: readonly string[], cause: unknown): string {
  switch (problem) {
    case "not-a-folder":
      return `\`${path}\` is no folder`;
    case "not-ours":
      return `\`${path}\` is not empty and was not made by ruleglot; name another folder or empty it`;
    case "foreign-files":
      return `\`${path}\` holds files that ruleglot did not write and would delete: ${names.map((name) => `\`${name}\``).join(", ")}`;
    case "cannot-write":
      return `cannot write \`${path}\`: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
