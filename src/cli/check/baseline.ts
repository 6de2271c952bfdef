import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ReportedDiagnostic } from "../../report/sarif.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";

interface BaselineItem {
  readonly code: string;
  readonly file: string;
  readonly entry?: string;
  readonly fingerprint: string;
  readonly count: number;
}

interface BaselineFile {
  readonly version: 1;
  readonly findings: readonly BaselineItem[];
}

/**
 * The same for the same finding when lines move: made of the code, the file, the entry, the field, the text that is marked,
 * and what the message is about.
 */
export function fingerprintOf(diagnostic: Diagnostic, text: string): string {
  const { code, file, entry = "", field = "", span, data } = diagnostic;
  const marked = text.slice(span.start.offset, span.end.offset).replace(/\s+/g, " ");
  const parts = [code, file.replaceAll("\\", "/"), entry, field, marked, JSON.stringify(data)];
  return createHash("sha256").update(parts.join("\u0000")).digest("hex").slice(0, 16);
}

/** Findings that stand in the baseline file are left out, each as often as it stands there. @throws {UsageError} */
export async function withoutKnown<T extends ReportedDiagnostic>(
  path: string,
  reported: readonly T[],
): Promise<readonly T[]> {
  const left = new Map((await readBaseline(path)).map((item) => [item.fingerprint, item.count]));
  return reported.filter(({ fingerprint }) => {
    const count = left.get(fingerprint) ?? 0;
    left.set(fingerprint, count - 1);
    return count <= 0;
  });
}

/** Writes what was found as the baseline, for people to read too. @throws {UsageError} */
export async function writeBaseline(path: string, reported: readonly ReportedDiagnostic[]): Promise<void> {
  const items = new Map<string, BaselineItem>();
  for (const { diagnostic, fingerprint } of reported) {
    const { code, file, entry } = diagnostic;
    const count = (items.get(fingerprint)?.count ?? 0) + 1;
    const shown = relative(dirname(resolve(path)), resolve(file)).replaceAll("\\", "/");
    items.set(fingerprint, { code, file: shown, ...(entry === undefined ? {} : { entry }), fingerprint, count });
  }
  const keyOf = ({ file, code, fingerprint }: BaselineItem): string => `${file} ${code} ${fingerprint}`;
  const findings = [...items.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await writeWhole(path, `${JSON.stringify({ version: 1, findings } satisfies BaselineFile, undefined, 2)}\n`);
}

async function readBaseline(path: string): Promise<readonly BaselineItem[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new UsageError(`cannot read the baseline \`${path}\`: ${(error as Error).message}`);
  }
  if (!isBaseline(value))
    throw new UsageError(`\`${path}\` is no baseline that \`ruleglot check --write-baseline\` wrote`);
  return value.findings;
}

function isBaseline(value: unknown): value is BaselineFile {
  if (typeof value !== "object" || value === null || !("version" in value) || !("findings" in value)) return false;
  const { version, findings } = value;
  return version === 1 && Array.isArray(findings) && findings.every(isItem);
}

function isItem(value: unknown): value is BaselineItem {
  if (typeof value !== "object" || value === null || !("fingerprint" in value) || !("count" in value)) return false;
  return typeof value.fingerprint === "string" && typeof value.count === "number";
}
