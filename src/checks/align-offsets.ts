/**
 * For each unit of a cleaned text its offset in the raw text that it was made from: markup, line breaks and hyphens at line
 * ends were taken out, some characters may have been replaced (entities, repaired letters).
 *
 * Both are walked together; where they differ, the raw text is searched for the next few units of the clean one, not far.
 *
 * @returns offsets that never fall; empty if the beginning is not found.
 */
export function alignOffsets(clean: string, raw: string): number[] {
  const start = beginningOf(clean, raw);
  if (start < 0) return [];
  const offsets: number[] = [];
  let at = start;
  for (let i = 0; i < clean.length; i++) {
    if (!same(clean[i], raw[at])) at = resume(clean, i, raw, at);
    offsets.push(Math.min(at, Math.max(0, raw.length - 1)));
    if (same(clean[i], raw[at])) at++;
  }
  return offsets;
}

/** How far a skipped stretch of raw text may reach: a link with a long address. */
const reach = 400;
/** As many equal units are no accident. */
const certain = 6;

/** The next place from `at` on where raw text goes on like the clean one from `i` on; `at` itself if none is near. */
function resume(clean: string, i: number, raw: string, at: number): number {
  for (let length = certain; length >= 1; length--) {
    const wanted = clean.slice(i, i + length);
    if (wanted.length < length) continue;
    // The shorter what is sought, the nearer it must be.
    const limit = length === certain ? reach : 4 * length;
    for (let from = at; from <= Math.min(at + limit, raw.length - 1); from++) {
      if (agree(wanted, raw, from)) return from;
    }
  }
  return at;
}

function beginningOf(clean: string, raw: string): number {
  for (let length = Math.min(24, clean.length); length >= 1; length = Math.floor(length / 2)) {
    const wanted = clean.slice(0, length);
    for (let from = 0; from < raw.length; from++) if (agree(wanted, raw, from)) return from;
  }
  return -1;
}

function agree(wanted: string, raw: string, from: number): boolean {
  for (let i = 0; i < wanted.length; i++) if (!same(wanted[i], raw[from + i])) return false;
  return true;
}

/** Spaces of all kinds are one: a line's end is one in the clean text. */
function same(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a === b || (/\s/.test(a) && /\s/.test(b));
}
