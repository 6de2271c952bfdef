import type { MendedTokens } from "./mended-tokens.js";
import type { ValueToken } from "./tokenize.js";
import type { ValueFinding } from "./value-result.js";

/** What the tokens of a text as it stands say of its misprints. */
export function misprints(text: string, tokens: readonly ValueToken[]): ValueFinding[] {
  return tokens
    .filter((t) => t.misprint === true || t.slip !== undefined)
    .map((t) => slipFinding(text, t.startOffset, endOf(t), t.slip ?? t.dice ?? String(t.number ?? "")));
}

/** What was set right so that a value could be read. */
export function mendings(text: string, { tokens, repairs }: MendedTokens): ValueFinding[] {
  return [
    ...repairs.map(({ start, end, read }) => slipFinding(text, start, end, read)),
    ...tokens.flatMap((t) => (t.slip === undefined ? [] : [slipFinding(text, t.startOffset, endOf(t), t.slip)])),
  ];
}

function slipFinding(text: string, start: number, end: number, read: string): ValueFinding {
  return { code: "RG1204", severity: "warning", start, end, data: { word: text.slice(start, end), read } };
}

function endOf(token: ValueToken): number {
  return (token.endOffset ?? token.startOffset) + 1;
}
