import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { Range16, Span } from "../model/span.js";
import type { SourceText } from "../text/source.js";
import { codeFrame } from "./code-frame.js";
import type { Colors } from "./colors.js";
import { printable } from "./display-width.js";
import type { Words } from "./words.js";

export interface RenderOptions {
  readonly words: Words;
  readonly colors: Colors;
  /** Width of the terminal; source lines are cut to it. */
  readonly columns: number;
  /** The text of a file, for the code frames; without it only the place is named. */
  readonly source: (file: string) => SourceText | undefined;
}

type Paint = (text: string) => string;

/**
 * A diagnostic for reading: severity, code and message, the place, the source lines with carets under the span,
 * related places in the same way, and the help. Ends with a line feed.
 */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions): string {
  const { words, colors } = options;
  const paint = paintOf(diagnostic.severity, colors);
  const severity = words.text(`cli.severity.${diagnostic.severity}`);
  const colon = words.text("cli.colon");
  const related = diagnostic.related ?? [];
  const gutter = String(Math.max(diagnostic.span.end.line, ...related.map(({ span }) => span.end.line))).length;
  const about = [diagnostic.entry, diagnostic.field].filter((part) => part !== undefined).join(", ");
  const lines = [
    `${paint(`${severity} ${diagnostic.code}`)}${colors.bold(`${colon}${printable(diagnostic.message)}`)}`,
    ...placeLines(
      "-->",
      diagnostic,
      gutter,
      `${stood(diagnostic, words)}${about === "" ? "" : ` (${about})`}`,
      paint,
      options,
    ),
    ...related.flatMap((place) =>
      placeLines(":::", place, gutter, place.text === undefined ? "" : ` ${place.text}`, colors.blue, options),
    ),
  ];
  if (diagnostic.help !== undefined) {
    const sign = `${" ".repeat(gutter + 1)}${colors.blue("=")}`;
    lines.push(`${sign} ${colors.bold(words.text("cli.help"))}${colon}${printable(diagnostic.help)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Where in a file that is no text: `, page 12, right column`. */
function stood({ place }: Diagnostic, words: Words): string {
  if (place === undefined) return "";
  const { page, column, columns, part, paragraph, style } = place;
  const parts = [
    page === undefined ? undefined : words.text("cli.place.page", { page }),
    column === undefined || columns === undefined ? undefined : words.text("cli.place.column", { column, columns }),
    part,
    paragraph === undefined ? undefined : words.text("cli.place.paragraph", { paragraph }),
    style,
  ];
  return parts.flatMap((text) => (text === undefined ? [] : [`, ${text}`])).join("");
}

function placeLines(
  arrow: string,
  place: { readonly file: string; readonly span: Span },
  gutter: number,
  note: string,
  paint: Paint,
  { colors, columns, source }: RenderOptions,
): string[] {
  const { start, end } = place.span;
  const where = `${printable(place.file)}:${start.line}:${start.column}`;
  const lines = [`${" ".repeat(gutter)}${colors.blue(arrow)} ${where}${colors.dim(printable(note))}`];
  const text = source(place.file);
  if (text === undefined) return lines;
  const range: Range16 = { start: start.offset, end: end.offset };
  for (const { number, text: shown, underline } of codeFrame(text, range, Math.max(columns - gutter - 3, 20))) {
    const margin = colors.blue(`${(number === undefined ? "" : String(number)).padStart(gutter)} |`);
    lines.push(shown === "" ? margin : `${margin} ${shown}`);
    if (underline !== "") lines.push(`${colors.blue(`${" ".repeat(gutter)} |`)} ${underline.replace(/\^+/u, paint)}`);
  }
  return lines;
}

function paintOf(severity: Severity, colors: Colors): Paint {
  const hue = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return (text) => colors.bold(hue(text));
}
