import type { Code } from "../model/codes.js";
import type { DiagnosticData, Severity } from "../model/diagnostic.js";
import type { ValueToken } from "./tokenize.js";

/** A finding inside a value: offsets in the value's clean text. */
export interface ValueFinding {
  readonly code: Code;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  readonly data: DiagnosticData;
}

/**
 * What reading a value gave. `value` is undefined where the text was not understood; `findings` then says where
 * reading stopped. Results may be shared between equal texts and must not be changed.
 */
export interface ValueResult<T> {
  readonly value: T | undefined;
  readonly findings: readonly ValueFinding[];
  readonly tokens: readonly ValueToken[];
}
