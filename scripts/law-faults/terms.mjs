// Terms of a pack as the book prints them.

/**
 * @param sites - Where terms are looked for.
 * @param isOf - Tells by its id whether a term is wanted.
 * @param before - A look-behind that must hold where a term begins.
 * @returns all that are found, and for one the forms in which others stand.
 */
export function printedTerms(sites, pack, isOf, before = "") {
  const ids = new Map();
  for (const [id, term] of Object.entries(pack.data.terms)) {
    if (!isOf(id)) continue;
    for (const form of Array.isArray(term) ? term : term.forms) {
      const key = keyOf(form);
      if (!ids.has(key)) ids.set(key, id);
    }
  }
  const forms = [...ids.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`${before}(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "gu");
  const found = sites.flatMap((site) =>
    [...keyOf(site.piece.text).matchAll(pattern)].map(({ 0: key, index }) => {
      const end = index + key.length;
      return { site, start: index, end, text: site.piece.text.slice(index, end), id: ids.get(key) };
    }),
  );
  const printed = [...new Map(found.map(({ text, id }) => [text.toLowerCase(), { text, id }])).values()];
  return { found, others: ({ id }) => printed.filter((other) => other.id !== id) };
}

/** As long as the text. */
function keyOf(text) {
  return text.toLowerCase().replace(/[’ʼ]/gu, "'").replace(/\s/gu, " ");
}
