import type { Mark, RichText } from "../../model/entry.js";
import { piecesOf } from "./pieces.js";
import { shownText } from "./shown-text.js";

/** Text for an HTML text node or a double-quoted attribute. Characters that HTML has no place for become U+FFFD. */
export function escapeHtml(text: string): string {
  return shownText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Text for a page's title, where no markup can keep a direction override from running on. */
export function escapeTitle(text: string): string {
  return escapeHtml(text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ""));
}

/** Where the page of an entry is, for `ref` marks. */
export type Linker = (entryId: string) => string | undefined;

/** A part of a text with its marks as HTML. */
export function richHtml(rich: RichText, link: Linker, start = 0, end = rich.text.length): string {
  return piecesOf(rich, start, end)
    .map(({ text, marks }) => wrap(escapeHtml(text), marks, link))
    .join("");
}

function wrap(html: string, marks: readonly Mark[], link: Linker): string {
  const href = marks.map((mark) => hrefOf(mark, link)).find((url) => url !== undefined);
  let wrapped = html;
  if (marks.some((mark) => mark.type === "emphasis")) wrapped = `<em>${wrapped}</em>`;
  if (marks.some((mark) => mark.type === "strong")) wrapped = `<strong>${wrapped}</strong>`;
  return href === undefined ? wrapped : `<a href="${escapeHtml(href)}">${wrapped}</a>`;
}

function hrefOf(mark: Mark, link: Linker): string | undefined {
  if (mark.ref === undefined) return undefined;
  if (mark.type === "ref") return link(mark.ref);
  if (mark.type !== "link" || !URL.canParse(mark.ref)) return undefined;
  const url = new URL(mark.ref);
  return ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}
