/**
 * What a tag of HTML, of a wiki or of BBCode does to the text around it. `raw`: nothing inside is markup;
 * `note`: set apart by a space; `drop`: the text inside is no rules text; `cell`: it is a cell of a row.
 */
export type TagEffect =
  "strong" | "emphasis" | "link" | "break" | "block" | "rule" | "raw" | "note" | "drop" | "cell" | "none";

function tagTable(rows: Partial<Record<TagEffect, string>>): ReadonlyMap<string, TagEffect> {
  const table = new Map<string, TagEffect>();
  for (const [effect, names] of Object.entries(rows)) {
    for (const name of names.split(" ")) table.set(name, effect as TagEffect);
  }
  return table;
}

/** Tags in angle brackets, by lower-case name. */
export const angleTags = tagTable({
  strong: "b strong th",
  emphasis: "i em cite",
  link: "a",
  break: "br",
  block:
    "p div center h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote pre section article header footer nav main html body",
  rule: "hr",
  raw: "nowiki",
  note: "ref",
  drop: "script style head",
  none: "fs fc span font u s strike del ins big small sup sub tt code kbd abbr td thead tbody tfoot img wrap references noinclude includeonly onlyinclude",
});

/** Tags in square brackets, by lower-case name. A descriptor such as `[fire]` is none of them. */
export const bbTags = tagTable({
  strong: "b",
  emphasis: "i",
  link: "url email",
  break: "br",
  rule: "hr",
  raw: "code",
  drop: "img youtube",
  none: "u s size color font quote spoiler center left right justify indent list table tr sup sub",
  cell: "td th",
});

/** Names of the BBCode tags that `text` closes somewhere: only those are taken as tags where they open. */
export function closedBbTags(text: string): ReadonlySet<string> {
  const closed = new Set<string>();
  for (let at = text.indexOf("[/"); at >= 0; at = text.indexOf("[/", at + 2)) {
    const end = nameEnd(text, at + 2, Math.min(text.length, at + 14));
    const name = text.slice(at + 2, end).toLowerCase();
    if (text.charAt(end) === "]" && bbTags.has(name)) closed.add(name);
  }
  return closed;
}

export interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly effect: TagEffect;
  /** Offset behind the closing bracket. */
  readonly end: number;
}

/** The tag of `table` that starts at `at` with an opening bracket and ends with `close` before `to`. */
export function tagAt(
  text: string,
  at: number,
  to: number,
  close: number,
  table: ReadonlyMap<string, TagEffect>,
): Tag | undefined {
  const closes = text.charCodeAt(at + 1) === 0x2f;
  const start = closes ? at + 2 : at + 1;
  let end = nameEnd(text, start, Math.min(to, start + 16));
  if (end === start) return undefined;
  const name = text.slice(start, end).toLowerCase();
  const effect = table.get(name);
  if (effect === undefined) return undefined;
  const next = text.charCodeAt(end);
  // `=` as in [size=4], a space before attributes, `/` as in <br/>; anything else is another word.
  if (next !== close && next !== 0x3d && next !== 0x20 && next !== 0x2f) return undefined;
  // A second opening bracket means that the first one was no tag; looking no further keeps the time linear.
  const open = text.charCodeAt(at);
  while (end < to && text.charCodeAt(end) !== close && text.charCodeAt(end) !== open) end++;
  return end < to && text.charCodeAt(end) === close ? { name, closes, effect, end: end + 1 } : undefined;
}

/** Offset of the tag `tag` (lower case, brackets included) in `[from, to)`, -1 if it is not there. */
export function findTag(text: string, tag: string, from: number, to: number): number {
  const first = tag.charCodeAt(0);
  for (let i = from; i + tag.length <= to; i++) {
    if (text.charCodeAt(i) === first && text.slice(i, i + tag.length).toLowerCase() === tag) return i;
  }
  return -1;
}

function nameEnd(text: string, at: number, limit: number): number {
  while (at < limit) {
    const code = text.charCodeAt(at) | 0x20;
    const isNameUnit = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
    if (!isNameUnit) break;
    at++;
  }
  return at;
}
