import type { Range16 } from "./span.js";

export type { Diagnostic } from "../generated/types.js";

export type Severity = "error" | "warning" | "info";

/** What a message is made from: words as printed, numbers, names. */
export type DiagnosticData = Readonly<Record<string, string | number | boolean>>;

/**
 * A finding inside the compiler, before wording: where and what. `report/` turns it into a Diagnostic
 * with a message in the reader's language and line and column.
 */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly range: Range16;
  readonly data: DiagnosticData;
  readonly entry?: string;
  readonly field?: string;
  /** Further places that belong to the finding; `file` where it is another file. */
  readonly related?: readonly { readonly file?: string; readonly range: Range16; readonly text?: string }[];
}
