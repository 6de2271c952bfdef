import { entityAt } from "../text/entities.js";

/** What the walk found; offsets are the source's. */
export interface HtmlParts {
  /** The source has the text as it is. */
  verbatim(from: number, to: number): void;
  /** The character reference `[from, to)` stands for `text`. */
  put(text: string, from: number, to: number): void;
  /** A run of white space. */
  space(from: number, to: number): void;
}

/**
 * Walks the source `[from, to)` of a text node and the node's value side by side. Where the parser moved text about
 * (text between the rows of a table), tags in the source are passed over; what cannot be found is left out and so
 * remains to be accounted for.
 */
export function alignHtml(source: string, from: number, to: number, value: string, parts: HtmlParts): void {
  let s = from;
  let v = 0;
  let start = s;
  const flush = (): void => {
    if (start < s) parts.verbatim(start, s);
  };
  while (v < value.length && s < to) {
    const unit = value.charCodeAt(v);
    const code = source.charCodeAt(s);
    if (isSpace(unit) && isSpace(code)) {
      flush();
      start = s;
      while (v < value.length && isSpace(value.charCodeAt(v))) v++;
      while (s < to && isSpace(source.charCodeAt(s))) s++;
      parts.space(start, s);
      start = s;
      continue;
    }
    if (code === 0x26) {
      const reference = referenceAt(source, s, to, value, v);
      if (reference !== undefined) {
        flush();
        parts.put(reference.text, s, reference.end);
        v += reference.text.length;
        start = s = reference.end;
        continue;
      }
    }
    if (code === unit) {
      s++;
      v++;
      continue;
    }
    flush();
    if (code === 0 && unit === 0xfffd) {
      parts.put("\ufffd", s, ++s);
      v++;
    } else s = code === 0x3c ? behindTag(source, s, to) : s + 1;
    start = s;
  }
  flush();
}

/** The reference at `at`, if the value has what it stands for. Old pages leave the semicolon out (`&eacute`). */
function referenceAt(
  source: string,
  at: number,
  to: number,
  value: string,
  v: number,
): { text: string; end: number } | undefined {
  const entity = entityAt(source, at, to);
  if (entity !== undefined) return value.startsWith(entity.text, v) ? entity : undefined;
  if (value.charCodeAt(v) === 0x26 && !source.startsWith("&amp", at) && !source.startsWith("&AMP", at))
    return undefined;
  for (let end = at + 2; end <= Math.min(to, at + 9); end++) {
    const open = entityAt(`${source.slice(at, end)};`, 0, end - at + 1);
    if (
      open !== undefined &&
      value.startsWith(open.text, v) &&
      !isNameUnit(source.charCodeAt(at + 1), source.charCodeAt(end))
    ) {
      return { text: open.text, end };
    }
  }
  return undefined;
}

/** Whether a numeric reference goes on with `next`. Names without a semicolon end wherever the parser says so. */
function isNameUnit(first: number, next: number): boolean {
  return first === 0x23 && ((next >= 0x30 && next <= 0x39) || ((next | 0x20) >= 0x61 && (next | 0x20) <= 0x66));
}

function behindTag(source: string, at: number, to: number): number {
  let end = at + 1;
  while (end < to && source.charCodeAt(end) !== 0x3e) end++;
  return Math.min(to, end + 1);
}

/** White space that HTML collapses; a no-break space is none. */
function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}
