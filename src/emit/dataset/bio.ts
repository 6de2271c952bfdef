import type { FieldSpan } from "./columns.js";

export interface Tagged {
  readonly tokens: readonly string[];
  /** In step with `tokens`: `B-<field>` at the start of a field, `I-<field>` inside it, `O` outside. */
  readonly tags: readonly string[];
}

/** A field in a text. */
export interface Placed {
  readonly field: string;
  /** UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * BIO tags over the text's tokens, which are what stands between white space. A token belongs to the first field that it
 * shares a character with, so that glued punctuation does not lose a field.
 *
 * @param spans - Sorted by start, not overlapping.
 */
export function bioTags(text: string, spans: readonly Placed[]): Tagged {
  const tokens: string[] = [];
  const tags: string[] = [];
  let next = 0;
  let begun = -1;
  for (const match of text.matchAll(/\S+/gu)) {
    const [token] = match;
    const start = match.index;
    while (next < spans.length && (spans[next] as Placed).end <= start) next++;
    const span = spans[next];
    tokens.push(token);
    if (span === undefined || span.start >= start + token.length) tags.push("O");
    else {
      tags.push(`${begun === next ? "I" : "B"}-${span.field}`);
      begun = next;
    }
  }
  return { tokens, tags };
}

/** The same places counted in Unicode code points. */
export function inCodePoints(text: string, spans: readonly Placed[]): FieldSpan[] {
  if (!/[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text))
    return spans.map(({ field, start, end }) => ({ field, start, end }));
  const points = new Uint32Array(text.length + 1);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    points[i] = count;
    if ((text.codePointAt(i) ?? 0) > 0xffff) points[++i] = count;
    count++;
  }
  points[text.length] = count;
  return spans.map(({ field, start, end }) => ({ field, start: points[start] ?? count, end: points[end] ?? count }));
}
