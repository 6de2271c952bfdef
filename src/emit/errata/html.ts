import { escapeHtml, escapeTitle } from "../cards/html.js";
import type { Line, Section, Sheet, Stretch } from "./sheet.js";

/** A sheet of errata as one HTML page, to be read on the screen or printed. It runs no scripts and loads nothing. */
export function* errataHtml(sheet: Sheet): Generator<string> {
  const { lang, title, summary } = sheet;
  yield `<!doctype html>\n<html lang="${escapeHtml(lang)}">\n<head>\n<meta charset="utf-8">\n`;
  yield `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">\n`;
  yield `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="generator" content="ruleglot">\n`;
  yield `<title>${escapeTitle(title)}</title>\n<style>\n${style}</style>\n</head>\n<body>\n<main>\n`;
  yield `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(summary)}</p>\n`;
  for (const { id, name, remarks, sections } of sheet.entries) {
    yield `<section id="${escapeHtml(id)}">\n<h2 dir="auto">${escapeHtml(name)}</h2>\n`;
    for (const remark of remarks) yield `<p class="remark">${escapeHtml(remark)}</p>\n`;
    for (const section of sections) yield* listOf(section, 3);
    yield "</section>\n";
  }
  for (const section of sheet.lists) {
    yield "<section>\n";
    yield* listOf(section, 2);
    yield "</section>\n";
  }
  yield "</main>\n</body>\n</html>\n";
}

function* listOf({ title, lines }: Section, level: number): Generator<string> {
  yield `<h${level}>${escapeHtml(title)}</h${level}>\n<ul>\n`;
  for (const line of lines) yield `<li>${lineHtml(line)}</li>\n`;
  yield "</ul>\n";
}

const tags: Readonly<Record<Stretch["as"], string | undefined>> = {
  plain: undefined,
  label: "strong",
  added: "ins",
  removed: "del",
};

function lineHtml(line: Line): string {
  return line
    .map(({ as, text, lang }) => {
      const attribute = lang === undefined ? "" : ` lang="${escapeHtml(lang)}"`;
      const tag = tags[as] ?? (lang === undefined ? undefined : "span");
      return tag === undefined ? escapeHtml(text) : `<${tag}${attribute}>${escapeHtml(text)}</${tag}>`;
    })
    .join("");
}

const style = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 "Source Sans 3", "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1, h2 { font-family: Georgia, "Liberation Serif", serif; line-height: 1.25; }
h2 { margin: 1.8rem 0 0.3rem; border-bottom: 1px solid; }
h3 { margin: 0.8rem 0 0.2rem; font-size: 1rem; }
ul { margin: 0; padding-left: 1.2rem; }
.remark { margin: 0; font-style: italic; }
ins { background: #d9f2dd; color: #12401d; }
del { background: #fbdcd7; color: #6d1a10; }
@media print { main { max-width: none; } section { break-inside: avoid; } }
`;
