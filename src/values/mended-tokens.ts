import type { LanguagePack } from "../packs/language-pack.js";
import type { Lexicon } from "../packs/lexicon.js";
import type { ScanMode, ScanRepair } from "./mender.js";
import { repairScan } from "./scan-repairs.js";
import { repairSlips } from "./slips.js";
import { LeftParen, RightParen, UnitName, Unknown } from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import type { ValueFinding } from "./value-result.js";

/** What is set right in a value that can't be read as it is. */
export type Mends = "all" | "scans" | "nothing";

/** Tokens of a mended text, at their places in the text as it is, and what the mending of scans replaced. */
export interface MendedTokens {
  readonly tokens: readonly ValueToken[];
  readonly repairs: readonly ScanRepair[];
}

/** The tokens with what a scan or a slip of the pen has wrong set right; undefined where there is nothing to mend. */
export function mendedTokens(
  scanMode: ScanMode,
  reading: { readonly value: unknown; readonly findings: readonly ValueFinding[] },
  tokens: readonly ValueToken[],
  { text, lexicon, pack }: { text: string; lexicon: Lexicon; pack: LanguagePack },
  mends: Mends,
): MendedTokens | undefined {
  const scan = repairScan(tokens, text, lexicon, pack, scanMode);
  const hasName = hasUnknownName(reading.findings);
  const isPartial =
    reading.value === undefined ||
    reading.findings.some((f) => f.code === "RG1202") ||
    hasUnreadBracket(tokens) ||
    hasName;
  const slipped =
    scanMode !== "any" && isPartial && mends === "all"
      ? repairSlips(scan?.tokens ?? tokens, text, lexicon, !hasName)
      : undefined;
  return slipped === undefined ? scan : { tokens: slipped, repairs: scan?.repairs ?? [] };
}

/** A class list that no pack knows: only what scans confuse may make it known, or every rare class would be a slip. */
function hasUnknownName(findings: readonly ValueFinding[]): boolean {
  return findings.some((f) => f.code === "RG1205");
}

/** A bracket that a slip may have spoilt: an amount with an unknown word in it, or a single unknown word in place of a flag. */
function hasUnreadBracket(tokens: readonly ValueToken[]): boolean {
  const open = tokens.findIndex((t) => t.tokenType === LeftParen);
  const inner = open < 0 ? [] : tokens.slice(open);
  if (!inner.some((t) => t.tokenType === Unknown)) return false;
  const isLoneWord = inner.some(
    (t, i) =>
      t.tokenType === Unknown && inner[i - 1]?.tokenType === LeftParen && inner[i + 1]?.tokenType === RightParen,
  );
  return isLoneWord || inner.some((t) => t.tokenType === UnitName);
}
