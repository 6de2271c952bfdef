import type { FrontMatter } from "./document.js";
import { afterLineEnd, dropBlank, lineEnd, skipBlank } from "./chars.js";

/** Keys that page headers of wiki dumps and site generators have. A block with any other key is text between two rules. */
const knownKeys = new Set(
  "name title lastmodified categories category keywords description author date tags layout permalink namespace user comment lang id source ruleset translated-from".split(
    " ",
  ),
);

const longestHeader = 100;

/** A `---` block of a wiki dump. */
export interface PageHeader {
  /** Offset behind the closing `---`, without its line end. */
  readonly end: number;
  /** The title's place, if the header has one. */
  readonly title?: { readonly start: number; readonly end: number };
  /** Values of the front matter keys. */
  readonly values: FrontMatter;
}

/**
 * The header that begins with the line `---` at `from`: `Key: value` lines and `- 'x'` list items up to the next `---`.
 * Undefined if any line is something else.
 */
export function pageHeaderAt(text: string, from: number, to: number): PageHeader | undefined {
  let title: PageHeader["title"];
  const values: Record<string, string> = {};
  let keyCount = 0;
  let at = afterLineEnd(text, lineEnd(text, from, to), to);
  for (let n = 0; n < longestHeader && at < to; n++) {
    const end = lineEnd(text, at, to);
    const first = skipBlank(text, at, end);
    const last = dropBlank(text, first, end);
    const line = text.slice(first, Math.min(last, first + 40));
    if (line === "---")
      return keyCount === 0 ? undefined : { end: last, ...(title === undefined ? {} : { title }), values };
    const [head, key] = /^([A-Za-z][A-Za-z-]*)[ \t]*:(?=\s|$)/.exec(line) ?? [];
    if (head !== undefined && key !== undefined && knownKeys.has(key.toLowerCase())) {
      keyCount++;
      const start = skipBlank(text, first + head.length, last);
      if (key.toLowerCase() === "title" && start < last) title = { start, end: last };
      const name = key.toLowerCase() === "translated-from" ? "translatedFrom" : key.toLowerCase();
      values[name] ??= text.slice(start, last).replace(/^(["'])(.*)\1$/, "$2");
    } else if (keyCount === 0 || !/^-\s/.test(line)) return undefined;
    at = afterLineEnd(text, end, to);
  }
  return undefined;
}
