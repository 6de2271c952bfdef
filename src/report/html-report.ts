import type { Range16 } from "../model/span.js";
import { reportMark } from "../model/report-mark.js";
import { reportScript, reportStyle } from "./html-assets.js";
import { type MarkedPlace, markedText, meets, rangeOf } from "./marked-text.js";
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
export function htmlReport(report: HtmlReport): string {
  const { words, entries, reported } = report;
  const text = (key: string): string => escape(words.text(`cli.check.${key}`));
  const shown = new Set<ReportedDiagnostic>();
  const index = new Index(reported);
  const sections = entries.map((entry) => entrySection(entry, report, index, shown));
  const others = reported.filter((item) => !shown.has(item));
  const codes = [...new Set(reported.map(({ diagnostic }) => diagnostic.code))].sort();
  const langs = [...new Set(entries.flatMap(({ columns }) => columns.map(({ lang }) => lang)))].sort();
  return `<!doctype html>
<html lang="${escape(words.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reportMark}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${text("title")} – ruleglot</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${text("title")}</h1>
<form>
${filter("code", text("code"), codes, reported, text("all"), (code) => code)}
${filter("lang", text("lang"), langs, reported, text("all"), (lang) => languageName(lang, words))}
<label><input type="checkbox" name="found"${shown.size === 0 ? "" : " checked"}> ${text("found")}</label>
<output name="count"></output>
</form>
</header>
<main>
${reported.length === 0 ? `<p>${text("none")}</p>` : ""}
${sections.join("\n")}
${others.length === 0 ? "" : `<section data-entry><h2>${text("others")}</h2><ul>${others.map((item) => note(item, words)).join("")}</ul></section>`}
</main>
<script>${reportScript}</script>
</body>
</html>
`;
}

function languageName(lang: string, words: Words): string {
  return words.has(`languages.${lang}`) ? words.text(`languages.${lang}`) : lang;
}

function filter(
  name: "code" | "lang",
  label: string,
  values: readonly string[],
  reported: readonly ReportedDiagnostic[],
  all: string,
  shown: (value: string) => string,
): string {
  const countOf = (value: string): number =>
    reported.filter(({ diagnostic, lang }) => (name === "code" ? diagnostic.code : lang) === value).length;
  const options = values.map(
    (value) => `<option value="${escape(value)}">${escape(shown(value))} (${String(countOf(value))})</option>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${all}</option>${options.join("")}</select></label>`;
}

/** The findings of each file, and the ids of their places on the page. */
class Index {
  readonly anchors: ReadonlyMap<ReportedDiagnostic, string>;
  readonly #byFile = new Map<string, ReportedDiagnostic[]>();

  constructor(reported: readonly ReportedDiagnostic[]) {
    this.anchors = new Map(reported.map((item, i) => [item, `f${String(i + 1)}`]));
    for (const item of reported) {
      const { file } = item.diagnostic;
      const list = this.#byFile.get(file);
      if (list === undefined) this.#byFile.set(file, [item]);
      else list.push(item);
    }
  }

  in({ file, slices }: ReportColumn): ReportedDiagnostic[] {
    const all = this.#byFile.get(file) ?? [];
    return all.filter(({ diagnostic: { span } }) => slices.some((slice) => meets(slice, rangeOf(span))));
  }
}

function entrySection(
  { id, columns }: ReportEntry,
  { textOf, words }: HtmlReport,
  index: Index,
  shown: Set<ReportedDiagnostic>,
): string {
  const found = columns.flatMap((column) => index.in(column));
  for (const item of found) shown.add(item);
  const cells = columns
    .toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
    .map((column) => {
      const { lang, file, name, slices } = column;
      const own = index.in(column);
      const places = [...own.flatMap((item) => ownPlace(item, index)), ...relatedPlaces(found, column)];
      const texts = slices.map((slice) => `<p class="text">${markedText(textOf(file), slice, places)}</p>`);
      const notes = own.map((item) => note(item, words, index.anchors.get(item)));
      const list = notes.length === 0 ? "" : `<ul>${notes.join("")}</ul>`;
      const head = `<h3>${escape(name)} <small>${escape(languageName(lang, words))} · ${escape(file)}</small></h3>`;
      const body = `<div lang="${escape(lang)}">${texts.join("")}</div>`;
      return `<div class="column" data-lang="${escape(lang)}">${head}${body}${list}</div>`;
    });
  return `<section data-entry><h2>${escape(id)}</h2><div class="columns">${cells.join("")}</div></section>`;
}

function ownPlace(item: ReportedDiagnostic, { anchors }: Index): MarkedPlace[] {
  const anchor = anchors.get(item);
  const { diagnostic } = item;
  return anchor === undefined ? [] : [{ diagnostic, range: rangeOf(diagnostic.span), anchor }];
}

/** Places in a column that findings of the entry are related to. */
function relatedPlaces(found: readonly ReportedDiagnostic[], { file }: ReportColumn): MarkedPlace[] {
  return found.flatMap(({ diagnostic }) =>
    (diagnostic.related ?? [])
      .filter((place) => place.file === file)
      .map(({ span }): MarkedPlace => ({ diagnostic, range: rangeOf(span) })),
  );
}

/** @param anchor Where the finding is marked in a text of the page; without it the file is named. */
function note({ diagnostic, lang }: ReportedDiagnostic, words: Words, anchor?: string): string {
  const { code, severity, message, help, file, span } = diagnostic;
  const { line, column } = span.start;
  const place = escape(`${anchor === undefined ? `${file}:` : ""}${String(line)}:${String(column)}`);
  const where = anchor === undefined ? `<small>${place}</small>` : `<a href="#${escape(anchor)}">${place}</a>`;
  const more = help === undefined ? "" : `<small class="help">${withCode(help)}</small>`;
  const name = escape(words.text(`cli.severity.${severity}`));
  return `<li data-code="${escape(code)}" data-of="${escape(lang ?? "")}"><b class="${severity}">${name} ${escape(code)}</b> ${where} ${withCode(message)}${more}</li>`;
}

/** What a message quotes stands between backticks. */
function withCode(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
