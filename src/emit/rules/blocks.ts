import type { DescriptionBlock, EntryText, Facts, RichText } from "../../model/entry.js";
import { escapeHtml, richHtml } from "../cards/html.js";

/** Where the page of a concept is; undefined where the language has no such rule. */
export type ConceptLinker = (concept: string) => string | undefined;

/** The text of a rule as HTML; cross-references that name a concept link to it. */
export function blocksHtml(text: EntryText, link: ConceptLinker): string {
  return text.description.map((block, i) => blockHtml(block, i, text.facts?.references ?? [], link)).join("");
}

type References = NonNullable<Facts["references"]>;

function blockHtml(block: DescriptionBlock, index: number, references: References, link: ConceptLinker): string {
  const at = (item: number | undefined): References =>
    references.filter((reference) => reference.block === index && reference.item === item);
  const html = (rich: RichText, item?: number): string => linkedHtml(rich, at(item), link);
  switch (block.type) {
    case "paragraph":
      return `<p>${html(block)}</p>\n`;
    case "heading":
      return `<p class="heading">${html(block)}</p>\n`;
    case "detail":
      return `<p>${block.label === undefined ? "" : `<b>${escapeHtml(block.label)}</b> `}${html(block)}</p>\n`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>\n${block.items.map((item, i) => `<li>${html(item, i)}</li>\n`).join("")}</${tag}>\n`;
    }
    case "table": {
      const width = Math.max(block.header.length, 1);
      const cells = (row: readonly RichText[], tag: string, from: number): string =>
        `<tr>${row.map((cell, i) => `<${tag}>${html(cell, from + i)}</${tag}>`).join("")}</tr>\n`;
      const head = block.header.length === 0 ? "" : `<thead>${cells(block.header, "th", 0)}</thead>\n`;
      let from = block.header.length;
      const rows = block.rows.map((row) => {
        const shown = cells(row, "td", from);
        from += row.length;
        return shown;
      });
      return `<div class="scroll"><table data-columns="${String(width)}">\n${head}<tbody>\n${rows.join("")}</tbody>\n</table></div>\n`;
    }
  }
}

/** A text with its references as links. References that run into one another keep the first. */
function linkedHtml(rich: RichText, references: References, link: ConceptLinker): string {
  let html = "";
  let from = 0;
  for (const { start, end, concept } of [...references].sort((a, b) => a.start - b.start)) {
    const href = concept === undefined ? undefined : link(concept);
    if (href === undefined || start < from) continue;
    html += richHtml(rich, () => undefined, from, start);
    html += `<a href="${escapeHtml(href)}">${richHtml(rich, () => undefined, start, end)}</a>`;
    from = end;
  }
  return html + richHtml(rich, () => undefined, from);
}
