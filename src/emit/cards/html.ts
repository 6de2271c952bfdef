import type { Mark, RichText } from "../../model/entry.js";

/** Text for an HTML text node or a double-quoted attribute. Characters that HTML has no place for become U+FFFD. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD")
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

/**
 * A part of a text with its marks as HTML. Marks may overlap: the text is cut at every mark's ends, each piece is wrapped by itself.
 */
export function richHtml(rich: RichText, link: Linker, start = 0, end = rich.text.length): string {
  const { text } = rich;
  const marks = (rich.marks ?? []).filter((mark) => mark.start < mark.end && mark.start < end && mark.end > start);
  if (marks.length === 0) return escapeHtml(text.slice(start, end));
  const cuts = new Set([start, end]);
  for (const mark of marks) {
    for (const at of [mark.start, mark.end]) if (at > start && at < end && !splitsCharacter(text, at)) cuts.add(at);
  }
  const points = [...cuts].sort((a, b) => a - b);
  let html = "";
  for (const [i, from] of points.slice(0, -1).entries()) {
    const to = points[i + 1] as number;
    const around = marks.filter((mark) => mark.start < to && mark.end > from);
    html += wrap(escapeHtml(text.slice(from, to)), around, link);
  }
  return html;
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

function splitsCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
