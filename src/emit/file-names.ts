const reservedByWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Bytes of a name without its extension: file systems allow 255, with room for a number and `.d.ts`. */
const maxBytes = 180;

/**
 * File names for entry ids, safe on every operating system and in URLs: NFC, letters and digits of any script, `-` `_` `.` `+`;
 * no two alike where upper and lower case are one. The names don't depend on the order of `ids`.
 *
 * @param ids - `kind/slug`; the name comes from the slug.
 * @param taken - Names that are not free.
 * @returns One name per id, in step with `ids`.
 */
export function fileNames(ids: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(foldCase));
  const names = new Array<string>(ids.length);
  const counts = new Map<string, number>();
  const order = ids.map((_, i) => i).sort((a, b) => compareIds(ids[a] as string, ids[b] as string) || a - b);
  for (const i of order) {
    const stem = safeName((ids[i] as string).replace(/^[^/]*\//, ""));
    let name = stem;
    while (used.has(foldCase(name))) {
      const count = (counts.get(stem) ?? 1) + 1;
      counts.set(stem, count);
      name = `${stem}-${String(count)}`;
    }
    used.add(foldCase(name));
    names[i] = name;
  }
  return names;
}

/** Order by code units: the same on every machine. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function foldCase(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase();
}

function safeName(slug: string): string {
  const clean = slug
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_.+-]+/gu, "-")
    .replace(/-{2,}/g, "-");
  const trimmed = trim(shorten(trim(clean)));
  if (trimmed === "") return "entry";
  return reservedByWindows.test(trimmed) ? `_${trimmed}` : trimmed;
}

function trim(name: string): string {
  return name.replace(/^[.-]+/, "").replace(/[.-]+$/, "");
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= maxBytes) return name;
  let short = "";
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    short += character;
  }
  return short;
}
