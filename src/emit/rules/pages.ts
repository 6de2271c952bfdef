import { escapeHtml, escapeTitle } from "../cards/html.js";
import { blocksHtml } from "./blocks.js";
import { anchorOf, type RuleNode } from "./outline.js";
import type { RulesWords } from "./words.js";

export interface RulesPage {
  readonly lang: string;
  readonly words: RulesWords;
}

/** All rules of a language as one chapter, with contents. */
export function* chapterPage(
  { lang, words }: RulesPage,
  nodes: readonly RuleNode[],
  others: readonly string[],
): Generator<string> {
  const own = nodes.flatMap((node) => {
    const text = node.entry.text[lang];
    return text === undefined ? [] : [{ ...node, text }];
  });
  const known = new Set(own.map(({ concept }) => concept));
  const link = (concept: string): string | undefined => (known.has(concept) ? `#${anchorOf(concept)}` : undefined);
  yield head(lang, words.text("rules"));
  yield `<body class="chapter">\n${bar(lang, words, others)}<div class="columns">\n<nav aria-label="${escapeHtml(words.text("contents"))}">\n`;
  yield* contents(own.map(({ concept, depth, text }) => ({ concept, depth, name: text.name })));
  yield `</nav>\n<main>\n<h1>${escapeHtml(words.text("rules"))}</h1>\n`;
  for (const { entry, concept, depth, text } of own) {
    const level = Math.min(depth + 2, 6);
    const elsewhere = others
      .filter((other) => Object.hasOwn(entry.text, other))
      .map((other) => `<a href="${other}.html#${anchorOf(concept)}" lang="${other}" hreflang="${other}">${other}</a>`)
      .join(" ");
    yield `<section id="${anchorOf(concept)}">\n<h${String(level)}><span dir="auto">${escapeHtml(text.name)}</span>`;
    yield ` <a class="id" href="#${anchorOf(concept)}">${escapeHtml(concept)}</a><span class="others">${elsewhere}</span></h${String(level)}>\n`;
    yield `${blocksHtml(text, link)}</section>\n`;
  }
  yield "</main>\n</div>\n</body>\n</html>\n";
}

/** The rules of all languages side by side, a row for each concept. */
export function* alignedPage(pages: readonly RulesPage[], nodes: readonly RuleNode[]): Generator<string> {
  const [first] = pages;
  if (first === undefined) return;
  yield head(first.lang, first.words.text("aligned"));
  const langs = pages.map(({ lang }) => lang);
  yield `<body class="aligned">\n${bar(undefined, first.words, langs)}<main>\n<h1>${escapeHtml(first.words.text("aligned"))}</h1>\n<table>\n<thead><tr><th scope="col">${escapeHtml(first.words.text("concept"))}</th>`;
  for (const { lang, words } of pages) yield `<th scope="col" lang="${lang}">${escapeHtml(words.language(lang))}</th>`;
  yield "</tr></thead>\n<tbody>\n";
  for (const { entry, concept, depth } of nodes) {
    yield `<tr id="${anchorOf(concept)}" class="depth-${String(Math.min(depth, 4))}"><th scope="row"><a class="id" href="#${anchorOf(concept)}">${escapeHtml(concept)}</a></th>\n`;
    for (const { lang, words } of pages) {
      const text = entry.text[lang];
      if (text === undefined) {
        yield `<td class="missing" lang="${lang}">${escapeHtml(words.text("missing"))}</td>\n`;
        continue;
      }
      const link = (target: string): string => `#${anchorOf(target)}`;
      yield `<td lang="${lang}"><p class="name"><a href="${lang}.html#${anchorOf(concept)}">${escapeHtml(text.name)}</a></p>\n${blocksHtml(text, link)}</td>\n`;
    }
    yield "</tr>\n";
  }
  yield "</tbody>\n</table>\n</main>\n</body>\n</html>\n";
}

function* contents(items: readonly { concept: string; depth: number; name: string }[]): Generator<string> {
  yield "<ul>\n";
  let depth = 0;
  for (const [i, item] of items.entries()) {
    // A rule whose parent the language lacks may stand deeper than its place in the list.
    const at = i === 0 ? 0 : Math.min(item.depth, depth + 1);
    if (at > depth) yield "<ul>\n";
    else if (i > 0) yield `</li>\n${"</ul></li>\n".repeat(depth - at)}`;
    yield `<li><a href="#${anchorOf(item.concept)}">${escapeHtml(item.name)}</a>`;
    depth = at;
  }
  yield `${items.length > 0 ? "</li>\n" : ""}${"</ul></li>\n".repeat(depth)}</ul>\n`;
}

function bar(current: string | undefined, words: RulesWords, langs: readonly string[]): string {
  const links = langs.map(
    (lang) => `<a href="${lang}.html" lang="${lang}" hreflang="${lang}">${escapeHtml(words.language(lang))}</a>`,
  );
  const aligned = current === undefined ? "" : `<a href="aligned.html">${escapeHtml(words.text("aligned"))}</a>`;
  return `<header class="bar">${[...links, aligned].filter((item) => item !== "").join("\n")}</header>\n`;
}

function head(lang: string, title: string): string {
  return (
    `<!doctype html>\n<html lang="${escapeHtml(lang)}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="generator" content="ruleglot">\n` +
    `<title>${escapeTitle(title)}</title>\n<link rel="stylesheet" href="style.css">\n</head>\n`
  );
}
