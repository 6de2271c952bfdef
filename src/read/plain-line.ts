import { isBlank, isDigit, skipBlank } from "./chars.js";

/** A marker at the start of a line of plain text. Offsets are the source's. */
export type LineMarker =
  | { readonly kind: "rule" }
  | { readonly kind: "heading"; readonly level: number; readonly start: number; readonly end: number }
  | { readonly kind: "item"; readonly ordered: boolean; readonly start: number };

const bullets = "\u2022\u2023\u25aa\u25e6\u25cf\u25cb\u25a0\u00b7";
const dashes = "-\u2013*";
const ruleUnits = "-=_*~\u2010\u2013\u2014\u2015\u2500\u2501\u2550";

/** Units a marker may start with; everything else is the common case. */
const starters = new Set(Array.from(`${bullets}${dashes}${ruleUnits}#[0123456789`, (char) => char.charCodeAt(0)));

/** The marker of the line `[from, to)`, which is trimmed and not empty. */
export function lineMarker(text: string, from: number, to: number): LineMarker | undefined {
  const code = text.charCodeAt(from);
  if (!starters.has(code)) return undefined;
  if (isRule(text, from, to)) return { kind: "rule" };
  if (code === 0x3d || code === 0x23) return heading(text, code, from, to);
  if (isDigit(code)) return orderedItem(text, from, to);
  if (code === 0x5b) return text.startsWith("[*]", from) ? itemAt(text, from + 3, to, false) : undefined;
  const char = text.charAt(from);
  if (bullets.includes(char)) return itemAt(text, from + 1, to, false);
  if (!dashes.includes(char)) return undefined;
  let end = from + 1;
  while (code === 0x2a && end < from + 4 && text.charCodeAt(end) === code) end++;
  return isBlank(text.charCodeAt(end)) ? itemAt(text, end, to, false) : undefined;
}

function itemAt(text: string, from: number, to: number, ordered: boolean): LineMarker | undefined {
  const start = skipBlank(text, from, to);
  return start < to ? { kind: "item", ordered, start } : undefined;
}

/** `1. x`, `1) x`, `1- x` */
function orderedItem(text: string, from: number, to: number): LineMarker | undefined {
  let end = from;
  while (end < from + 3 && isDigit(text.charCodeAt(end))) end++;
  const isMark = ".)-".includes(text.charAt(end)) && isBlank(text.charCodeAt(end + 1));
  return isMark && end + 1 < to ? itemAt(text, end + 1, to, true) : undefined;
}

/** `== x ==`, `== x`, `# x`, `## x ##` */
function heading(text: string, code: number, from: number, to: number): LineMarker | undefined {
  let start = from;
  while (start < to && text.charCodeAt(start) === code) start++;
  const level = start - from;
  // Wikis number a list with the sign that Markdown has for a heading: two such lines in a row are a list.
  if (code === 0x23 && level === 1 && (startsWithHash(text, to, 1) || startsWithHash(text, from, -1)))
    return itemAt(text, start, to, true);
  const isHeading = code === 0x3d ? level >= 2 : level <= 6 && isBlank(text.charCodeAt(start));
  let end = to;
  while (end > start && text.charCodeAt(end - 1) === code) end--;
  if (!isHeading || skipBlank(text, start, end) >= end) return undefined;
  return { kind: "heading", level: Math.min(level, 6), start, end };
}

/** Whether the line below (`step` 1) or above (-1) the place starts with `# `. */
function startsWithHash(text: string, at: number, step: 1 | -1): boolean {
  const isEnd = (i: number): boolean => text.charCodeAt(i) === 0x0a || text.charCodeAt(i) === 0x0d;
  let start = at;
  if (step === 1) {
    while (isBlank(text.charCodeAt(start)) && !isEnd(start)) start++;
    if (!isEnd(start)) return false;
    start += text.charCodeAt(start) === 0x0d && text.charCodeAt(start + 1) === 0x0a ? 2 : 1;
  } else {
    while (start > 0 && !isEnd(start - 1)) start--;
    let end = start - 1;
    if (text.charCodeAt(end) === 0x0a && text.charCodeAt(end - 1) === 0x0d) end--;
    if (end <= 0 || isEnd(end - 1)) return false;
    start = end;
    while (start > 0 && !isEnd(start - 1)) start--;
  }
  return text.charCodeAt(start) === 0x23 && isBlank(text.charCodeAt(start + 1));
}

/** Three or more of one sign and nothing else but spaces. */
function isRule(text: string, from: number, to: number): boolean {
  const code = text.charCodeAt(from);
  if (!ruleUnits.includes(text.charAt(from))) return false;
  let count = 0;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit === code) count++;
    else if (!isBlank(unit)) return false;
  }
  return count >= 3;
}

/**
 * How the trimmed line `[from, to)` with a bar is meant: a `---|---` line under a table's header, markup of a wiki table
 * (`{|`, `|-`, `|}`), or a row of cells.
 */
export function barLine(text: string, from: number, to: number): "separator" | "markup" | "row" {
  let dashCount = 0;
  let i = from;
  for (; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x2d) dashCount++;
    else if (code !== 0x7c && code !== 0x3a && code !== 0x2b && !isBlank(code)) break;
  }
  if (i === to && dashCount > 2) return "separator";
  const isMarkup = text.startsWith("{|", from) || text.startsWith("|}", from) || (i === to && dashCount > 0);
  return isMarkup ? "markup" : "row";
}

/** Whether `[from, to)` has a bar outside of `[[…]]` and `{{…}}`. */
export function hasOwnBar(text: string, from: number, to: number): boolean {
  let depth = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x7c && depth === 0) return true;
    if (code !== text.charCodeAt(i + 1)) continue;
    if (code === 0x5b || code === 0x7b) depth++;
    else if (depth > 0 && (code === 0x5d || code === 0x7d)) depth--;
    else continue;
    i++;
  }
  return false;
}
