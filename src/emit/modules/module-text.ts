import { valueLiteral } from "./literals.js";

/** First line of each module. */
export const header = "// made by ruleglot, do not edit\n";

/** JavaScript's way to write `as const`. */
export function constant(value: unknown): string {
  return `/** @type {const} */ (${valueLiteral(value)})`;
}
