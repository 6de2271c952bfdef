import type { Finding } from "../model/diagnostic.js";
import type { Entry } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { SourceText } from "../text/source.js";

/** What a piece of the source was taken as. Every non-blank unit lies in exactly one item. */
export interface AccountItem {
  readonly range: Range16;
  readonly as: "name" | "type-line" | "label" | "value" | "description" | "rule-text" | "ignored";
  /** Why it was ignored: `markup`, `page`, `repeated-title`, `prose` … */
  readonly reason?: string;
  readonly entry?: string;
  readonly field?: string;
}

/** How one field was read, for `explain`. */
export interface FieldTrace {
  readonly entry: string;
  readonly field: string;
  readonly range: Range16;
  /** Clean value text. */
  readonly text: string;
  /** Name of the value grammar's rule. */
  readonly rule: string;
  readonly tokens: readonly { readonly text: string; readonly concept: string }[];
  /** JSON of what was set, undefined where the value was not understood. */
  readonly mechanics?: unknown;
}

/** One source file, compiled. */
export interface ParsedFile {
  readonly source: SourceText;
  /** In document order, not merged with other files. */
  readonly entries: readonly Entry[];
  /** Sorted by start, then code. */
  readonly findings: readonly Finding[];
  readonly account: readonly AccountItem[];
  readonly traces: readonly FieldTrace[];
  /** Id of a rule's entry → concepts that may be its parent, in order of preference; only rules that may have several. */
  readonly ruleParents?: ReadonlyMap<string, readonly string[]>;
}
