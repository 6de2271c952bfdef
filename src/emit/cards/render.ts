import type { Face } from "./face.js";
import { watermarkSpace } from "./face.js";
import type { Fragment } from "./fit.js";
import type { TableItem } from "./flow.js";
import { escapeHtml, type Linker, richHtml } from "./html.js";
import { iconId } from "./icons.js";
import type { MeasuredText } from "./measured-text.js";
import { htmlFormat } from "./measures.js";
import { columnShares } from "./table.js";

/** One card as HTML. */
export function faceHtml(face: Face, lang: string, link: Linker): string {
  const { tone, first, badge, kind, citation } = face;
  const band = first ? ` style="height:${mm(face.bandHeight)};font-size:${String(face.titleSize)}pt"` : "";
  const titleLang = face.titleLang === undefined ? "" : ` lang="${escapeHtml(face.titleLang)}"`;
  const costs = face.costs.map((cost) => ` · <span class="cost">${escapeHtml(cost)}</span>`).join("");
  return (
    `<article class="card tone-${tone}${first ? "" : " further"}" lang="${escapeHtml(lang)}">\n` +
    `<header class="band"${band}>` +
    `<svg class="icon" aria-hidden="true"><use href="#${iconId(tone)}"/></svg>` +
    `<h2${titleLang} dir="auto">${escapeHtml(face.title)}</h2>` +
    (badge === "" ? '<span class="badge none"></span>' : `<span class="badge" aria-hidden="true">${badge}</span>`) +
    `</header>\n` +
    (face.free < watermarkSpace
      ? ""
      : `<svg class="watermark" aria-hidden="true"><use href="#${iconId(tone)}"/></svg>\n`) +
    `<div class="text" style="font-size:${String(face.size)}pt">\n${fragmentsHtml(face.fragments, face.size, link)}</div>\n` +
    `<footer><span>${escapeHtml(kind)}${citation === "" ? "" : ` · <cite dir="auto">${escapeHtml(citation)}</cite>`}${costs}</span>` +
    `<span class="page">${escapeHtml(face.page)}</span></footer>\n` +
    `</article>\n`
  );
}

export function mm(value: number): string {
  return `${String(Math.round(value * 100) / 100)}mm`;
}

function fragmentsHtml(fragments: readonly Fragment[], size: number, link: Linker): string {
  let html = "";
  let i = 0;
  while (i < fragments.length) {
    const fragment = fragments[i] as Fragment;
    const { item } = fragment;
    if (item.kind === "table") {
      html += tableHtml(item, fragment, size, i === 0, link);
      i++;
    } else if (item.list === undefined) {
      html += textHtml(fragment, i === 0, link);
      i++;
    } else {
      const { list, number } = item.list;
      const tag = list.ordered ? "ol" : "ul";
      const start = list.ordered && number > 1 ? ` start="${String(number)}"` : "";
      html += `<${tag}${start} style="padding-inline-start:${String(Math.round(list.indent * 100) / 100)}em">\n`;
      for (; i < fragments.length; i++) {
        const next = fragments[i] as Fragment;
        if (next.item.kind !== "text" || next.item.list?.list !== list) break;
        html += textHtml(next, i === 0, link);
      }
      html += `</${tag}>\n`;
    }
  }
  return html;
}

function textHtml({ item, start, end }: Fragment, first: boolean, link: Linker): string {
  if (item.kind !== "text") return "";
  const { tokens, rich } = item.text;
  const content = richHtml(rich, link, tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const classes = [item.role, item.rule && !first ? "rule" : "", first ? "first" : "", start > 0 ? "rest" : ""].filter(
    (name) => name !== "",
  );
  const tag = item.list !== undefined ? "li" : item.role === "heading" ? "h3" : "p";
  const lang = item.lang === undefined ? "" : ` lang="${escapeHtml(item.lang)}"`;
  return `<${tag} class="${classes.join(" ")}"${lang} dir="auto">${content}</${tag}>\n`;
}

function tableHtml(item: TableItem, { start, end }: Fragment, size: number, first: boolean, link: Linker): string {
  const cell = ({ rich }: MeasuredText, tag: string): string => `<${tag} dir="auto">${richHtml(rich, link)}</${tag}>`;
  const row = (cells: readonly MeasuredText[], tag: string): string =>
    `<tr>${cells.map((text) => cell(text, tag)).join("")}</tr>\n`;
  const columns = columnShares(item, size, htmlFormat)
    .map((share) => `<col style="width:${String(share)}%">`)
    .join("");
  const head = item.header.length === 0 ? "" : `<thead>${row(item.header, "th")}</thead>\n`;
  const body = item.rows.slice(start, end).map((cells) => row(cells, "td"));
  const table = `<table><colgroup>${columns}</colgroup>\n${head}<tbody>\n${body.join("")}</tbody></table>\n`;
  const rule = item.rule && !first ? " rule" : "";
  return `<div class="table${rule}${first ? " first" : ""}">${table}</div>\n`;
}
