import { entityAt } from "../text/entities.js";
import { afterLineEnd, lineEnd } from "./chars.js";

/** What the walk found; offsets are the source's. */
export interface AlignedParts {
  /** The source has the text as it is. */
  verbatim(from: number, to: number): void;
  /** `[from, to)` stands for `text`. */
  put(text: string, from: number, to: number): void;
  /** Text of which no source was found. */
  fill(text: string): void;
  /** A line break of the text. */
  newline(): void;
}

/** Whose spelling the source follows. */
export type Spelling = "markdown" | "code";

/**
 * Walks the source `[from, to)` and the text a Markdown parser made of it side by side: backslash escapes, character
 * references, line breaks with the indentation and quote marks behind them. Returns the offset that the walk reached.
 */
export function alignMarkdown(
  source: string,
  from: number,
  to: number,
  value: string,
  spelling: Spelling,
  parts: AlignedParts,
): number {
  let s = from;
  let v = 0;
  let start = s;
  const flush = (): void => {
    parts.verbatim(start, s);
  };
  while (v < value.length && s < to) {
    const unit = value.charCodeAt(v);
    const code = source.charCodeAt(s);
    if (unit === 0x0a) {
      flush();
      s = afterLineEnd(source, lineEnd(source, s, to), to);
      s = skipPrefix(source, s, to, value.charCodeAt(v + 1));
      parts.newline();
      v++;
      start = s;
      continue;
    }
    if (spelling === "markdown" && code === 0x5c && source.charCodeAt(s + 1) === unit && isAsciiPunctuation(unit)) {
      flush();
      start = ++s;
    } else if (spelling === "markdown" && code === 0x26) {
      const entity = entityAt(source, s, to);
      if (entity !== undefined && value.startsWith(entity.text, v)) {
        flush();
        parts.put(entity.text, s, entity.end);
        v += entity.text.length;
        start = s = entity.end;
        continue;
      }
    } else if (code !== unit) {
      flush();
      if (code === 0 && unit === 0xfffd) parts.put("\ufffd", s, s + 1);
      else if (unit === 0x20 && (code === 0x0a || code === 0x0d)) parts.fill(" ");
      else {
        start = ++s;
        continue;
      }
      start = s = afterLineEnd(source, s, to);
      v++;
      continue;
    }
    if (source.charCodeAt(s) !== unit) {
      flush();
      start = ++s;
      continue;
    }
    s++;
    v++;
  }
  flush();
  if (v < value.length) parts.fill(value.slice(v).replace(/\s+/g, " "));
  return s;
}

/** Skips the white space and the quote marks that containers put before a line; `next` is the line's first unit. */
function skipPrefix(source: string, at: number, to: number, next: number): number {
  while (at < to) {
    const code = source.charCodeAt(at);
    if ((code !== 0x20 && code !== 0x09 && code !== 0x3e) || code === next) return at;
    at++;
  }
  return at;
}

function isAsciiPunctuation(code: number): boolean {
  return (
    (code >= 0x21 && code <= 0x2f) ||
    (code >= 0x3a && code <= 0x40) ||
    (code >= 0x5b && code <= 0x60) ||
    (code >= 0x7b && code <= 0x7e)
  );
}
