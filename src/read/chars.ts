/** White space as `String.prototype.trim` takes it. */
export function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  if (code < 0x2000) return code === 0xa0 || code === 0x1680;
  return (
    code <= 0x200a ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** First non-blank offset of `[from, to)`, or `to`. */
export function skipBlank(text: string, from: number, to: number): number {
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  return from;
}

/** End of `[from, to)` without the blanks at its end. */
export function dropBlank(text: string, from: number, to: number): number {
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return to;
}

/** Offset at which the line around `at` ends: at LF, CR or `to`. */
export function lineEnd(text: string, at: number, to: number): number {
  while (at < to) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) return at;
    at++;
  }
  return to;
}

/** Start of the line behind a line end: LF, CRLF and CR count as one. */
export function afterLineEnd(text: string, end: number, to: number): number {
  if (end >= to) return to;
  return text.charCodeAt(end) === 0x0d && end + 1 < to && text.charCodeAt(end + 1) === 0x0a ? end + 2 : end + 1;
}

/** Columns of the white space `[from, to)`; a tab goes to the next multiple of 4. */
export function columns(text: string, from: number, to: number): number {
  let column = 0;
  for (let i = from; i < to; i++) column = text.charCodeAt(i) === 0x09 ? column + 4 - (column % 4) : column + 1;
  return column;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Letters and digits; above ASCII everything that a Latin word may hold. */
export function isWordUnit(code: number): boolean {
  if (code < 0x80) return isDigit(code) || isAsciiLetter(code);
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7;
}

export function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}
