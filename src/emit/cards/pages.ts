import { createHash } from "node:crypto";
import { escapeHtml, escapeTitle } from "./html.js";
import { iconId, iconSymbols } from "./icons.js";
import { sheet } from "./measures.js";
import { cutLines } from "./style.js";
import type { CardWords, EntryKind } from "./words.js";

/** One row of the contents. */
export interface ContentsRow {
  readonly href: string;
  readonly name: string;
  readonly kind: EntryKind;
  readonly tone: string;
  /** Name of the school or discipline in the page's language. */
  readonly school: string;
  readonly levels: readonly number[];
  /** The level line as printed. */
  readonly levelLine: string;
}

export interface LanguageLink {
  readonly lang: string;
  readonly href: string;
}

/** The page of one entry: its cards, enlarged on screen. */
export function entryPage(
  lang: string,
  words: CardWords,
  name: string,
  tone: string,
  faces: readonly string[],
  languages: readonly LanguageLink[],
): string {
  return (
    `${head(lang, name)}<body class="page">\n${iconSymbols([tone])}\n` +
    `<nav class="bar"><a href="index.html">${escapeHtml(words.text("contents"))}</a>${languageLinks(words, languages)}</nav>\n` +
    `<h1 class="hidden" dir="auto">${escapeHtml(name)}</h1>\n<main class="cards">\n${faces.join("")}</main>\n</body>\n</html>\n`
  );
}

/** All cards, nine a page of A4. */
export function* printPage(
  lang: string,
  words: CardWords,
  tones: Iterable<string>,
  faces: Iterable<string>,
): Generator<string> {
  const perSheet = sheet.columns * sheet.rows;
  const symbols = iconSymbols(tones).replace("</svg>", () => `${cutLines()}</svg>`);
  yield `${head(lang, words.text("printAll"))}<body class="sheets">\n${symbols}\n`;
  yield `<nav class="bar"><a href="index.html">${escapeHtml(words.text("contents"))}</a>`;
  yield `<p class="hint">${escapeHtml(words.text("printHint"))}</p></nav>\n<main>\n<h1 class="hidden">${escapeHtml(words.text("printAll"))}</h1>\n`;
  let n = 0;
  for (const face of faces) {
    if (n % perSheet === 0) {
      if (n > 0) yield "</div></section>\n";
      yield `<section class="sheet"><svg class="cuts" aria-hidden="true"><use href="#cuts"/></svg><div class="cards">\n`;
    }
    yield face;
    n++;
  }
  if (n > 0) yield "</div></section>\n";
  yield "</main>\n</body>\n</html>\n";
}

/** The contents of a language, with a filter for readers whose browser runs scripts. */
export function* contentsPage(
  lang: string,
  words: CardWords,
  rows: readonly ContentsRow[],
  languages: readonly LanguageLink[],
): Generator<string> {
  const text = (...args: Parameters<CardWords["text"]>): string => escapeHtml(words.text(...args));
  yield `${head(lang, words.text("contents"), filterScript)}<body>\n${iconSymbols(rows.map((row) => row.tone))}\n<main class="contents">\n`;
  yield `<h1>${text("contents")}</h1>\n<p class="lead"><span>${text("entries", { count: rows.length })}</span>`;
  yield `<a href="print.html">${text("printAll")}</a>${languageLinks(words, languages)}</p>\n`;
  yield filterForm(words, rows);
  yield `<table>\n<thead><tr><th scope="col">${text("name")}</th><th scope="col">${text("kind")}</th>`;
  yield `<th scope="col">${text("school")}</th><th scope="col" class="levels">${text("levels")}</th></tr></thead>\n<tbody id="rows">\n`;
  for (const row of rows) {
    yield `<tr class="tone-${row.tone}" data-kind="${row.kind}" data-school="${escapeHtml(row.school)}" data-levels="${row.levels.join(" ")}">`;
    yield `<th scope="row"><span class="dot"><svg class="icon" aria-hidden="true"><use href="#${iconId(row.tone)}"/></svg></span>`;
    yield `<a href="${escapeHtml(row.href)}"><bdi>${escapeHtml(row.name)}</bdi></a></th>`;
    yield `<td>${text(`kinds.${row.kind}`)}</td><td>${escapeHtml(row.school)}</td><td class="levels"><bdi>${escapeHtml(row.levelLine)}</bdi></td></tr>\n`;
  }
  yield `</tbody>\n</table>\n<p class="none-found" id="none" role="status" hidden>${text("noMatch")}</p>\n</main>\n<script>${filterScript}</script>\n</body>\n</html>\n`;
}

function filterForm(words: CardWords, rows: readonly ContentsRow[]): string {
  const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
  const option = (value: string, label: string): string =>
    `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
  const select = (name: string, label: string, options: readonly string[]): string =>
    `<label>${escapeHtml(label)}<select name="${name}">${option("", words.text("all"))}${options.join("")}</select></label>\n`;
  const kinds = unique(rows.map((row) => row.kind)).sort();
  const schools = unique(rows.map((row) => row.school).filter((school) => school !== "")).sort();
  const levels = unique(rows.flatMap((row) => row.levels)).sort((a, b) => a - b);
  return (
    `<form class="filter" id="filter" aria-label="${escapeHtml(words.text("filter"))}" hidden>\n` +
    `<label>${escapeHtml(words.text("name"))}<input type="search" name="name" autocomplete="off"></label>\n` +
    select(
      "kind",
      words.text("kind"),
      kinds.map((kind) => option(kind, words.text(`kinds.${kind}`))),
    ) +
    select(
      "school",
      words.text("school"),
      schools.map((school) => option(school, school)),
    ) +
    select(
      "level",
      words.text("level"),
      levels.map((level) => option(String(level), String(level))),
    ) +
    `</form>\n`
  );
}

/** Reads the choices and hides rows; it holds no data of the entries. */
const filterScript = `
const form = document.getElementById("filter"), rows = [...document.getElementById("rows").rows];
const plain = (text) => text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase();
const names = rows.map((row) => plain(row.cells[0].textContent));
const update = () => {
  const { name, kind, school, level } = Object.fromEntries(new FormData(form));
  let shown = 0;
  rows.forEach((row, i) => {
    row.hidden = !(names[i].includes(plain(name)) && (!kind || row.dataset.kind === kind) &&
      (!school || row.dataset.school === school) && (!level || row.dataset.levels.split(" ").includes(level)));
    if (!row.hidden) shown++;
  });
  document.getElementById("none").hidden = shown > 0;
};
form.hidden = false;
form.addEventListener("input", update);
form.addEventListener("submit", (event) => event.preventDefault());
update();
`;

function head(lang: string, title: string, script?: string): string {
  const scripts = script === undefined ? "'none'" : `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return (
    `<!doctype html>\n<html lang="${escapeHtml(lang)}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="script-src ${scripts}; object-src 'none'; base-uri 'none'; form-action 'none'">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="generator" content="ruleglot">\n` +
    `<title>${escapeTitle(title)}</title>\n<link rel="stylesheet" href="../style.css">\n</head>\n`
  );
}

function languageLinks(words: CardWords, languages: readonly LanguageLink[]): string {
  if (languages.length === 0) return "";
  const links = languages.map(
    ({ lang, href }) =>
      `<a href="${escapeHtml(href)}" lang="${escapeHtml(lang)}" hreflang="${escapeHtml(lang)}">${escapeHtml(languageName(lang))}</a>`,
  );
  return `<span class="languages" role="group" aria-label="${escapeHtml(words.text("allLanguages"))}">${links.join(" ")}</span>`;
}

const languageNames = new Map<string, string>();

/** A language's name in itself. */
function languageName(lang: string): string {
  const known = languageNames.get(lang);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  languageNames.set(lang, name);
  return name;
}
