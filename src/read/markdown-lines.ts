import { isDigit } from "./chars.js";
import type { Chunk } from "./markdown-chunk.js";

/** What a line of a simple chunk is; `more` goes on with the paragraph or item before it. */
export const lineKinds = { text: 1, more: 2, bullet: 3, ordered: 4, rule: 5, row: 6 } as const;

const { text: textKind, more, bullet, ordered, rule, row } = lineKinds;

/** Kinds of the lines of the chunk at hand; reused from chunk to chunk. */
let kinds = new Uint8Array(256);

/** Whether the chunk is one ATX heading. */
export function isHeadingLine(text: string, chunk: Chunk): boolean {
  if (chunk.lineCount !== 1) return false;
  let at = chunk.lineStarts[0] as number;
  const first = at;
  while (text.charCodeAt(at) === 0x23) at++;
  return at > first && at - first <= 6 && (at === chunk.end || text.charCodeAt(at) === 0x20);
}

/**
 * Tells what the lines of a chunk are. Undefined if one of them might be a construct that the fast reader does not know:
 * a quote, a nested or indented list, a task, a heading under lines, a table that is not all bars.
 */
export function classifyLines(text: string, chunk: Chunk): Uint8Array | undefined {
  const { lineCount } = chunk;
  if (kinds.length < lineCount) kinds = new Uint8Array(lineCount * 2);
  if (isTable(text, chunk)) return kinds.fill(row, 0, lineCount);
  let previous = 0;
  for (let i = 0; i < lineCount; i++) {
    const kind = lineKind(text, chunk, i, previous);
    if (kind === 0) return undefined;
    kinds[i] = kind;
    previous = kind;
  }
  return kinds;
}

/** 0 for a line that is not simple. */
function lineKind(text: string, chunk: Chunk, i: number, previous: number): number {
  const first = chunk.firsts[i] as number;
  const last = chunk.lasts[i] as number;
  const indent = first - (chunk.lineStarts[i] as number);
  const goesOn = previous !== 0 && previous !== rule;
  const plain = goesOn ? more : textKind;
  // A backslash before a line end breaks the line only inside a paragraph.
  if (text.charCodeAt((chunk.lineEnds[i] as number) - 1) === 0x5c && i + 1 === chunk.lineCount) return 0;
  if (indent > 3) return 0;
  const code = text.charCodeAt(first);
  if (code === 0x3e || (code === 0x23 && indent > 0)) return 0;
  if (
    code === 0x2d ||
    code === 0x3a ||
    code === 0x7c ||
    code === 0x3d ||
    code === 0x2a ||
    code === 0x5f ||
    code === 0x2b
  ) {
    if (isRule(text, code, first, last)) return code === 0x2d && goesOn ? 0 : endsBlock(text, chunk, i) ? rule : 0;
    if (isUnderline(text, first, last)) return 0;
  }
  if (code === 0x2d || code === 0x2a || code === 0x2b) {
    if (first + 1 === last) return 0;
    if (text.charCodeAt(first + 1) !== 0x20) return plain;
    return indent === 0 && endsBlock(text, chunk, i) && isSimpleItem(text, first + 1, last) ? bullet : 0;
  }
  if (isDigit(code)) {
    let mark = first;
    while (isDigit(text.charCodeAt(mark))) mark++;
    const isMark = text.charCodeAt(mark) === 0x2e || text.charCodeAt(mark) === 0x29;
    if (!isMark || mark - first > 9 || (mark + 1 < last && text.charCodeAt(mark + 1) !== 0x20)) return plain;
    const canStart = previous === 0 || previous === rule || previous === ordered;
    return indent === 0 && canStart && endsBlock(text, chunk, i) && isSimpleItem(text, mark + 1, last) ? ordered : 0;
  }
  return plain;
}

/** Whether the line before `i`, which a new block ends, has no backslash at its end: there it would be text. */
function endsBlock(text: string, chunk: Chunk, i: number): boolean {
  return i === 0 || text.charCodeAt((chunk.lineEnds[i - 1] as number) - 1) !== 0x5c;
}

/** Whether an item's marker, which ends at `at`, is followed by one to four spaces and plain text. */
function isSimpleItem(text: string, at: number, last: number): boolean {
  let start = at;
  while (start < last && text.charCodeAt(start) === 0x20) start++;
  if (start === last || start - at > 4) return false;
  const code = text.charCodeAt(start);
  const isBlockStart = code === 0x23 || code === 0x3e || code === 0x3d || code === 0x7c || code === 0x3a;
  if (isBlockStart || isRule(text, code, start, last) || isUnderline(text, start, last)) return false;
  const next = start + 1 < last ? text.charCodeAt(start + 1) : 0x20;
  if ((code === 0x2d || code === 0x2a || code === 0x2b) && next === 0x20) return false;
  if (code === 0x5b && text.charCodeAt(start + 2) === 0x5d) return false;
  let mark = start;
  while (isDigit(text.charCodeAt(mark))) mark++;
  return mark === start || (text.charCodeAt(mark) !== 0x2e && text.charCodeAt(mark) !== 0x29);
}

/** Three or more `-`, `*` or `_`, spaces between. */
function isRule(text: string, code: number, first: number, last: number): boolean {
  if (code !== 0x2d && code !== 0x2a && code !== 0x5f) return false;
  let count = 0;
  for (let i = first; i < last; i++) {
    const unit = text.charCodeAt(i);
    if (unit === code) count++;
    else if (unit !== 0x20) return false;
  }
  return count > 2;
}

/** Only `-`, `=`, `:`, `|` and spaces: perhaps the underline of a heading or of a table's header. */
function isUnderline(text: string, first: number, last: number): boolean {
  for (let i = first; i < last; i++) {
    const code = text.charCodeAt(i);
    if (code !== 0x2d && code !== 0x3d && code !== 0x3a && code !== 0x7c && code !== 0x20) return false;
  }
  return true;
}

/** Whether every line starts with a bar, the second one is a delimiter row, and it has as many cells as the first. */
function isTable(text: string, chunk: Chunk): boolean {
  if (chunk.lineCount < 2) return false;
  for (let i = 0; i < chunk.lineCount; i++) {
    const first = chunk.firsts[i] as number;
    if (text.charCodeAt(first) !== 0x7c || first - (chunk.lineStarts[i] as number) > 3) return false;
    if (text.charCodeAt((chunk.lasts[i] as number) - 1) === 0x5c || first + 1 === chunk.lasts[i]) return false;
  }
  const header = cellCount(text, chunk.firsts[0] as number, chunk.lasts[0] as number);
  return delimiterCount(text, chunk.firsts[1] as number, chunk.lasts[1] as number) === header;
}

function cellCount(text: string, first: number, last: number): number {
  let count = 0;
  for (let i = first + 1; i < last; i++) if (text.charCodeAt(i) === 0x7c || i === last - 1) count++;
  return count;
}

/** Cells of a row like `|---|:-:|`; -1 for any other row. */
function delimiterCount(text: string, first: number, last: number): number {
  const cells = text.slice(first + 1, text.charCodeAt(last - 1) === 0x7c ? last - 1 : last).split("|");
  return cells.every((cell) => /^ *:?-+:? *$/.test(cell)) ? cells.length : -1;
}
