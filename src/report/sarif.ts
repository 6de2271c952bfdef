import type { Location, Log, ReportingDescriptor, Result } from "sarif";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { Span } from "../model/span.js";

/** A diagnostic with what only some formats show. */
export interface ReportedDiagnostic {
  readonly diagnostic: Diagnostic;
  /** Language of the text that it is about, if it is about one. */
  readonly lang?: string;
  /** The same for the same finding, wherever in its file it has moved. */
  readonly fingerprint: string;
  /** Texts that would take the place of spans. */
  readonly fix?: readonly { readonly span: Span; readonly text: string }[];
}

const levels = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>;
const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** The diagnostics as a SARIF 2.1.0 log (OASIS). File names are relative to the working folder. */
export function sarifLog(reported: readonly ReportedDiagnostic[], version: string): Log {
  const ids = [...new Set(reported.map(({ diagnostic }) => diagnostic.code))].sort();
  const rules = ids.map((id): ReportingDescriptor => ({ id }));
  const results = reported.map((item) => resultOf(item, ids));
  return {
    version: "2.1.0",
    $schema: schema,
    runs: [{ tool: { driver: { name: "ruleglot", version, rules } }, columnKind: "utf16CodeUnits", results }],
  };
}

function resultOf({ diagnostic, fingerprint, fix }: ReportedDiagnostic, ids: readonly string[]): Result {
  const { code, severity, message, file, span, related = [], help } = diagnostic;
  const uri = uriOf(file);
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: levels[severity],
    message: { text: help === undefined ? message : `${message} (${help})` },
    locations: [locationOf(file, span)],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((place, id) => ({ id, ...locationOf(place.file, place.span) })) }),
    partialFingerprints: { "ruleglot/v1": fingerprint },
    ...(fix === undefined
      ? {}
      : {
          fixes: [
            {
              artifactChanges: [
                {
                  artifactLocation: { uri },
                  replacements: fix.map(({ span: deleted, text }) => ({
                    deletedRegion: regionOf(deleted),
                    insertedContent: { text },
                  })),
                },
              ],
            },
          ],
        }),
  };
}

function locationOf(file: string, span: Span): Location {
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: regionOf(span) } };
}

/** Lines and columns count from 1, the end is behind the last character: as in a diagnostic. */
function regionOf({ start, end }: Span): {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
} {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function uriOf(file: string): string {
  return file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
