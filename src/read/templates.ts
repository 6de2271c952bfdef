import type { Range16 } from "../model/span.js";
import { dropBlank, skipBlank } from "./chars.js";

/** Where each `{{` of a line closes: offset of the opening -> offset behind the `}}`. Unbalanced braces are left out. */
export function matchTemplates(text: string, from: number, to: number): ReadonlyMap<number, number> {
  const closed = new Map<number, number>();
  const open: number[] = [];
  for (let i = from; i + 1 < to; i++) {
    const code = text.charCodeAt(i);
    if (code !== text.charCodeAt(i + 1)) continue;
    if (code === 0x7b) open.push(i++);
    else if (code === 0x7d && open.length > 0) closed.set(open.pop() as number, ++i + 1);
  }
  return closed;
}

/**
 * What a wiki template `{{…}}` shows: its arguments without a name, for `{{name:value}}` the value.
 * Parser functions (`#set`) show nothing, but `#arraymap` shows its list if its formula shows the element.
 */
export function templateText(text: string, start: number, end: number, closed: ReadonlyMap<number, number>): Range16[] {
  const inner = { start: start + 2, end: end - 2 };
  const parts = splitArguments(text, inner, closed);
  const head = parts[0] ?? inner;
  if (text.charCodeAt(skipBlank(text, head.start, head.end)) === 0x23) return functionText(text, parts, closed);
  const colon = text.slice(head.start, head.end).lastIndexOf(":");
  const shown = parts.slice(1).filter((part) => !hasName(text, part));
  if (shown.length === 0 && colon >= 0) shown.push({ start: head.start + colon + 1, end: head.end });
  return shown.map((part) => trimmed(text, part)).filter((part) => part.start < part.end);
}

function functionText(text: string, parts: readonly Range16[], closed: ReadonlyMap<number, number>): Range16[] {
  const [head, , variable, formula] = parts;
  if (head === undefined || variable === undefined || formula === undefined) return [];
  const colon = text.slice(head.start, head.end).indexOf(":");
  if (colon < 0 || text.slice(head.start, head.start + colon).trim() !== "#arraymap") return [];
  const name = text.slice(variable.start, variable.end).trim();
  let visible = "";
  for (let i = formula.start; i < formula.end; i++) {
    const behind = closed.get(i);
    if (behind === undefined) visible += text.charAt(i);
    else i = behind - 1;
  }
  const list = trimmed(text, { start: head.start + colon + 1, end: head.end });
  return name !== "" && visible.includes(name) && list.start < list.end ? [list] : [];
}

/** Arguments of a template, split at its own bars. */
function splitArguments(text: string, range: Range16, closed: ReadonlyMap<number, number>): Range16[] {
  const parts: Range16[] = [];
  let start = range.start;
  for (let i = range.start; i < range.end; i++) {
    const behind = closed.get(i);
    if (behind !== undefined) i = behind - 1;
    else if (text.charCodeAt(i) === 0x7c) {
      parts.push({ start, end: i });
      start = i + 1;
    }
  }
  parts.push({ start, end: range.end });
  return parts;
}

function hasName(text: string, part: Range16): boolean {
  return text.slice(part.start, part.end).includes("=");
}

function trimmed(text: string, part: Range16): Range16 {
  const start = skipBlank(text, part.start, part.end);
  return { start, end: dropBlank(text, start, part.end) };
}

/** Fewest named parameters that make a template a record, not a mark in the text. */
const fewestParameters = 3;

/**
 * The parameters (`name=value`) of a template that fills the trimmed line `[from, to)`: `{{Spell|name=…|level=…}}`.
 * Undefined where the line is none. Bars inside links and inner templates part nothing.
 */
export function templateParameters(text: string, from: number, to: number): Range16[] | undefined {
  if (!text.startsWith("{{", from) || !text.startsWith("}}", to - 2)) return undefined;
  const parameters: Range16[] = [];
  let depth = 0;
  let start = -1;
  for (let i = from + 2; i <= to - 2; i++) {
    const pair = text.slice(i, i + 2);
    if (i < to - 2 && (pair === "[[" || pair === "{{")) depth++;
    else if (i < to - 2 && (pair === "]]" || pair === "}}")) depth--;
    else if (i === to - 2 || (text.charCodeAt(i) === 0x7c && depth <= 0)) {
      if (start >= 0 && text.slice(start, i).includes("=")) parameters.push({ start, end: i });
      start = i + 1;
    }
  }
  return parameters.length >= fewestParameters ? parameters : undefined;
}
