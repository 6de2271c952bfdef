import type { Finding } from "../model/diagnostic.js";
import { afterLineEnd, dropBlank, lineEnd } from "./chars.js";
import type { FrontMatter } from "./document.js";

/** Longest front matter that is read, in UTF-16 units. */
const longest = 65_536;

export interface FrontMatterBlock {
  /** Offset behind the line that closes the block. */
  readonly end: number;
  readonly values: FrontMatter;
  /** RG1004, if the block is no valid YAML. */
  readonly findings: readonly Finding[];
}

/** Reads the YAML between `---` lines at the very start of a text. Undefined if there is none. */
export async function readFrontMatter(text: string): Promise<FrontMatterBlock | undefined> {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const block = findBlock(text, start);
  if (block === undefined) return undefined;
  const { from, to, end } = block;
  const { parseDocument } = await import("yaml");
  try {
    const parsed = parseDocument(text.slice(from, to), { prettyErrors: false });
    const error = parsed.errors[0];
    if (error !== undefined)
      return invalid(end, error.message, { start: from + error.pos[0], end: from + error.pos[1] });
    const values: unknown = parsed.toJS({ maxAliasCount: 20 });
    if (typeof values !== "object" || values === null || Array.isArray(values)) {
      return invalid(end, "not a mapping of keys to values", { start: from, end: to });
    }
    return { end, values: pick(values), findings: [] };
  } catch (error) {
    return invalid(end, error instanceof Error ? error.message : String(error), { start: from, end: to });
  }
}

function findBlock(text: string, start: number): { from: number; to: number; end: number } | undefined {
  const first = lineEnd(text, start, text.length);
  if (text.slice(start, dropBlank(text, start, first)) !== "---") return undefined;
  const from = afterLineEnd(text, first, text.length);
  // A rule at the top of a page is followed by anything but a key.
  if (!/^[A-Za-z_][A-Za-z0-9_-]*[ \t]*:(?:\s|$)/.test(text.slice(from, from + 80))) return undefined;
  for (let at = from; at < text.length && at - from < longest;) {
    const end = lineEnd(text, at, text.length);
    if (/^(?:---|\.\.\.)\s*$/.test(text.slice(at, end))) return { from, to: at, end };
    at = afterLineEnd(text, end, text.length);
  }
  return undefined;
}

function pick(values: object): FrontMatter {
  const found: { -readonly [K in keyof FrontMatter]: FrontMatter[K] } = {};
  const { license, "translated-from": translatedFrom, ...others } = values as Record<string, unknown>;
  const known: Record<string, unknown> = { licence: license, translatedFrom, ...others };
  for (const key of ["lang", "id", "source", "licence", "ruleset", "translatedFrom"] as const) {
    const value = known[key];
    if (typeof value === "string" || typeof value === "number") found[key] = String(value);
  }
  return found;
}

function invalid(end: number, reason: string, range: { start: number; end: number }): FrontMatterBlock {
  const line = reason.split("\n", 1)[0] ?? reason;
  return { end, values: {}, findings: [{ code: "RG1004", severity: "error", range, data: { reason: line } }] };
}
