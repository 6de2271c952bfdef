const reserved = new Set(
  (
    "arguments as async await break case catch class const continue debugger declare default delete do else enum eval export extends false " +
    "finally for from function get globalThis if implements import in instanceof interface let module namespace new null of package private " +
    "protected public return set static super switch this throw true try type typeof undefined var void while with yield NaN Infinity"
  ).split(" "),
);

/**
 * JavaScript names for slugs: `boule-de-feu` becomes `bouleDeFeu`. Letters of the basic plane are kept, reserved words and
 * digits at the start get an underscore, equal names a number.
 *
 * @param taken - Names that are not free.
 * @returns One name per slug, in step with `slugs`.
 */
export function identifiers(slugs: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return slugs.map((slug) => {
    const stem = identifier(slug);
    let name = stem;
    while (used.has(name)) {
      const count = (counts.get(stem) ?? 1) + 1;
      counts.set(stem, count);
      name = `${stem}_${String(count)}`;
    }
    used.add(name);
    return name;
  });
}

function identifier(slug: string): string {
  const words = slug
    .normalize("NFC")
    .replace(/[\u{10000}-\u{10FFFF}]/gu, "-")
    .split(/[^\p{ID_Continue}]+/u)
    .filter((word) => word !== "");
  const [first = "", ...rest] = words;
  const name = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
  return /^\p{ID_Start}/u.test(name) && !reserved.has(name) ? name : `_${name}`;
}
