import type { Diagnostic, Severity } from "../model/diagnostic.js";

const commands = { error: "error", warning: "warning", info: "notice" } as const satisfies Record<Severity, string>;

/** A diagnostic as a workflow command of GitHub Actions, which shows it beside the line. Ends with a line feed. */
export function githubAnnotation({ code, severity, message, file, span, help }: Diagnostic): string {
  const { start, end } = span;
  const places = [
    `file=${property(file)}`,
    `line=${String(start.line)}`,
    `endLine=${String(end.line)}`,
    // Columns count only on one line.
    ...(start.line === end.line ? [`col=${String(start.column)}`, `endColumn=${String(end.column)}`] : []),
    `title=${property(code)}`,
  ];
  const text = help === undefined ? message : `${message}\n${help}`;
  return `::${commands[severity]} ${places.join(",")}::${data(text)}\n`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
