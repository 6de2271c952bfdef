import type { Range16, Span } from "../model/span.js";
import { reportScript, reportStyle } from "./html-assets.js";
import { escapeMarkup as escape } from "./markup.js";
import type { ReportedDiagnostic } from "./sarif.js";
import type { Words } from "./words.js";

/** An entry's text in one language: pieces of a source file. */
export interface ReportColumn {
  readonly lang: string;
  readonly file: string;
  readonly name: string;
  readonly slices: readonly Range16[];
}

export interface ReportEntry {
  readonly id: string;
  readonly columns: readonly ReportColumn[];
}

export interface HtmlReport {
  readonly words: Words;
  readonly entries: readonly ReportEntry[];
  readonly reported: readonly ReportedDiagnostic[];
  /** The text of a file. */
  readonly textOf: (file: string) => string;
}

/** A page that needs nothing else: entries with their languages side by side, findings marked in the texts. */
export function htmlReport({ words, entries, reported, textOf }: HtmlReport): string {
  const text = (key: string): string => escape(words.text(`cli.check.${key}`));
  const shown = new Set<ReportedDiagnostic>();
  const sections = entries.map((entry) => entrySection(entry, reported, textOf, shown, words));
  const others = reported.filter((item) => !shown.has(item));
  const codes = [...new Set(reported.map(({ diagnostic }) => diagnostic.code))].sort();
  const langs = [...new Set(entries.flatMap(({ columns }) => columns.map(({ lang }) => lang)))].sort();
  return `<!doctype html>
<html lang="${escape(words.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${text("title")} – ruleglot</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${text("title")}</h1>
<form>
${filter("code", text("code"), codes, reported, text("all"))}
${filter("lang", text("lang"), langs, reported, text("all"))}
<label><input type="checkbox" name="found"${shown.size === 0 ? "" : " checked"}> ${text("found")}</label>
</form>
</header>
<main>
${reported.length === 0 ? `<p>${text("none")}</p>` : ""}
${sections.join("\n")}
${others.length === 0 ? "" : `<section data-entry data-found><h2>${text("others")}</h2><ul>${others.map((item) => note(item, words, true)).join("")}</ul></section>`}
</main>
<script>${reportScript}</script>
</body>
</html>
`;
}

function filter(
  name: "code" | "lang",
  label: string,
  values: readonly string[],
  reported: readonly ReportedDiagnostic[],
  all: string,
): string {
  const countOf = (value: string): number =>
    reported.filter(({ diagnostic, lang }) => (name === "code" ? diagnostic.code : lang) === value).length;
  const options = values.map(
    (value) => `<option value="${escape(value)}">${escape(value)} (${String(countOf(value))})</option>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${all}</option>${options.join("")}</select></label>`;
}

function entrySection(
  { id, columns }: ReportEntry,
  reported: readonly ReportedDiagnostic[],
  textOf: HtmlReport["textOf"],
  shown: Set<ReportedDiagnostic>,
  words: Words,
): string {
  const shownBefore = shown.size;
  const cells = columns.map(({ lang, file, name, slices }) => {
    const own = reported.filter(
      ({ diagnostic }) => diagnostic.file === file && slices.some((slice) => meets(slice, rangeOf(diagnostic.span))),
    );
    for (const item of own) shown.add(item);
    const texts = slices.map((slice) => `<p class="text">${markedText(textOf(file), slice, own)}</p>`);
    const notes = own.length === 0 ? "" : `<ul>${own.map((item) => note(item, words, false)).join("")}</ul>`;
    const head = `<h3>${escape(name)} <small>${escape(lang)} · ${escape(file)}</small></h3>`;
    return `<div class="column" lang="${escape(lang)}" data-lang="${escape(lang)}">${head}${texts.join("")}${notes}</div>`;
  });
  return `<section data-entry${shown.size > shownBefore ? " data-found" : ""}><h2>${escape(id)}</h2><div class="columns">${cells.join("")}</div></section>`;
}

/** The text of a slice with its findings marked; where findings overlap, each stretch has the codes of all of them. */
function markedText(text: string, slice: Range16, reported: readonly ReportedDiagnostic[]): string {
  const ranges = reported.map((item) => ({ item, range: rangeOf(item.diagnostic.span) }));
  const edges = [slice.start, slice.end, ...ranges.flatMap(({ range }) => [range.start, range.end])]
    .filter((offset) => offset >= slice.start && offset <= slice.end)
    .sort((a, b) => a - b);
  const parts: string[] = [];
  for (const [i, to] of edges.entries()) {
    const from = edges[i - 1] ?? to;
    if (from === to) continue;
    const here = ranges.filter(({ range }) => range.start < to && range.end > from).map(({ item }) => item);
    const piece = escape(text.slice(from, to));
    parts.push(here.length === 0 ? piece : mark(piece, here));
  }
  return parts.join("");
}

function mark(piece: string, items: readonly ReportedDiagnostic[]): string {
  const diagnostics = items.map(({ diagnostic }) => diagnostic);
  const severities = diagnostics.map(({ severity }) => severity);
  const worst = (["error", "warning", "info"] as const).find((severity) => severities.includes(severity)) ?? "info";
  const codes = escape(diagnostics.map(({ code }) => code).join(" "));
  const title = escape(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return `<mark class="${worst}" data-codes="${codes}" title="${title}">${piece}</mark>`;
}

function note({ diagnostic, lang }: ReportedDiagnostic, words: Words, withFile: boolean): string {
  const { code, severity, message, help, file, span } = diagnostic;
  const { line, column } = span.start;
  const place = `${withFile ? `${file}:` : ""}${String(line)}:${String(column)}`;
  const more = help === undefined ? "" : ` <small>${escape(help)}</small>`;
  const name = escape(words.text(`cli.severity.${severity}`));
  return `<li data-code="${escape(code)}" data-of="${escape(lang ?? "")}"><b class="${severity}">${name} ${escape(code)}</b> ${escape(message)}${more} <small>${escape(place)}</small></li>`;
}

function rangeOf({ start, end }: Span): Range16 {
  return { start: start.offset, end: end.offset };
}

/** Empty ranges meet the slice that they stand in. */
function meets(slice: Range16, range: Range16): boolean {
  return range.start < slice.end && (range.end > slice.start || range.start >= slice.start);
}
