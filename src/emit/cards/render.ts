import type { Entry, EntryText } from "../../model/entry.js";
import { type Fragment, fitToCards } from "./fit.js";
import { flowOf, type TableItem, textItem } from "./flow.js";
import { textWidth } from "./font-widths.js";
import { escapeHtml, type Linker, richHtml } from "./html.js";
import { iconId, toneOf } from "./icons.js";
import { type MeasuredText, measureText, wrapText } from "./measured-text.js";
import {
  card,
  footerSize,
  heightReserve,
  pointsPerMm,
  titleFactor,
  titleLineHeight,
  titleSizes,
  widthReserve,
} from "./measures.js";
import { columnShares, textWidthPoints } from "./table.js";
import type { CardWords } from "./words.js";

/** Points of empty height from which on a card bears its icon there. */
const watermarkSpace = 32 * pointsPerMm;

export interface FaceOptions {
  readonly lang: string;
  readonly words: CardWords;
  readonly fieldOrder: readonly string[];
  readonly link: Linker;
}

/** The card of an entry in one language, and its continuations, as HTML. */
export function cardFaces(entry: Entry, text: EntryText, options: FaceOptions): string[] {
  const { words, lang } = options;
  const title = fitTitle(text.name);
  const citation = entry.sources.find((source) => source.lang === lang)?.citation ?? "";
  const kind = words.text(`kinds.${entry.kind}`);
  const longFooter = footerWidth(`${kind} · ${citation}`) > 1;

  const items = flowOf(entry, text, words, options.fieldOrder);
  if (title.cut) items.unshift(textItem("fullName", { text: text.name }));
  if (citation !== "" && longFooter) items.push(textItem("citation", { text: citation }));

  const layout = fitToCards(items, {
    first: bodyPoints(title.bandHeight),
    further: bodyPoints(card.continuedBandHeight),
  });
  const total = layout.cards.length;
  return layout.cards.map(({ fragments, free }, i) => {
    const first = i === 0;
    const page = total === 1 ? "" : words.text("page", { page: i + 1, pages: total });
    const badge = first ? levelRange(entry) : "";
    const tone = toneOf(entry);
    return (
      `<article class="card tone-${tone}${first ? "" : " further"}" lang="${escapeHtml(lang)}">\n` +
      `<header class="band"${first ? ` style="height:${mm(title.bandHeight)};font-size:${String(title.size)}pt"` : ""}>` +
      `<svg class="icon" aria-hidden="true"><use href="#${iconId(tone)}"/></svg>` +
      `<h2 dir="auto">${escapeHtml(first ? title.text : text.name)}</h2>` +
      (badge === "" ? '<span class="badge none"></span>' : `<span class="badge" aria-hidden="true">${badge}</span>`) +
      `</header>\n` +
      (free < watermarkSpace
        ? ""
        : `<svg class="watermark" aria-hidden="true"><use href="#${iconId(tone)}"/></svg>\n`) +
      `<div class="text" style="font-size:${String(layout.size)}pt">\n${fragmentsHtml(fragments, layout.size, options.link)}</div>\n` +
      `<footer><span>${escapeHtml(kind)}${citation === "" || longFooter ? "" : ` · <cite dir="auto">${escapeHtml(citation)}</cite>`}</span>` +
      `<span class="page">${escapeHtml(page)}</span></footer>\n` +
      `</article>\n`
    );
  });
}

export function mm(value: number): string {
  return `${String(Math.round(value * 100) / 100)}mm`;
}

function bodyPoints(bandHeight: number): number {
  const height = card.height - card.rim - bandHeight - card.bodyGap - card.footerHeight - card.footerBottom;
  return (height - heightReserve) * pointsPerMm;
}

/** 1 is a full footer line. */
function footerWidth(text: string): number {
  return (textWidth(text) * widthReserve * footerSize) / 1000 / (textWidthPoints - 14);
}

interface Title {
  readonly text: string;
  readonly size: number;
  readonly bandHeight: number;
  /** The name is longer than the band; it stands in full below. */
  readonly cut: boolean;
}

/** The largest size in which the name fits the band; a name that never does is cut. */
function fitTitle(name: string): Title {
  const { tokens } = measureText({ text: name }, { bold: true });
  const width = (card.width - 2 * card.rim - card.bandSides) * pointsPerMm;
  for (const { size, lines } of titleSizes) {
    const ems = (width / size / titleFactor) * 1000;
    const wrapped = wrapText(tokens, 0, ems, lines);
    if (wrapped.end === tokens.length && wrapped.lines <= lines && tokens.every((token) => token.word <= ems)) {
      return { text: name, size, bandHeight: bandHeight(size, wrapped.lines), cut: false };
    }
  }
  const { size, lines } = titleSizes.at(-1) as { size: number; lines: number };
  const ems = (width / size / titleFactor) * 1000;
  const end = wrapText(tokens, 0, ems - 1500, lines).end;
  const fits = tokens.slice(0, end).reduce((total, token) => total + token.space + token.width, 0) <= ems * lines;
  const shown = fits ? name.slice(0, tokens[end - 1]?.end ?? 0) : "";
  return { text: `${shown}…`, size, bandHeight: bandHeight(size, lines), cut: true };
}

function bandHeight(size: number, lines: number): number {
  return Math.max(card.bandMinHeight, (size * titleLineHeight * lines) / pointsPerMm + 2 * card.bandPaddingY);
}

/** The level, or the lowest and highest of several. */
function levelRange(entry: Entry): string {
  const levels = (entry.mechanics.levels ?? []).map(({ level }) => level);
  if (levels.length === 0) return "";
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const text = low === high ? String(low) : `${String(low)}–${String(high)}`;
  return text.length > 5 ? "" : text;
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
  return `<${tag} class="${classes.join(" ")}" dir="auto">${content}</${tag}>\n`;
}

function tableHtml(item: TableItem, { start, end }: Fragment, size: number, first: boolean, link: Linker): string {
  const cell = ({ rich }: MeasuredText, tag: string): string => `<${tag} dir="auto">${richHtml(rich, link)}</${tag}>`;
  const row = (cells: readonly MeasuredText[], tag: string): string =>
    `<tr>${cells.map((text) => cell(text, tag)).join("")}</tr>\n`;
  const columns = columnShares(item, size)
    .map((share) => `<col style="width:${String(share)}%">`)
    .join("");
  const head = item.header.length === 0 ? "" : `<thead>${row(item.header, "th")}</thead>\n`;
  const body = item.rows.slice(start, end).map((cells) => row(cells, "td"));
  const table = `<table><colgroup>${columns}</colgroup>\n${head}<tbody>\n${body.join("")}</tbody></table>\n`;
  const rule = item.rule && !first ? " rule" : "";
  return `<div class="table${rule}${first ? " first" : ""}">${table}</div>\n`;
}
