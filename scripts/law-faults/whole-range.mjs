// What goes when a passage is left out: with it go its lines, if they hold nothing else.

/** @returns what is to be replaced, and by what, so that no empty line, bullet, table row or element stays behind */
export function wholeRange(text, { start, end }) {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next + 1;
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const rest = `${before}\u0000${after}`;
  if (!/[\p{L}\p{N}]/u.test(rest.replace(/<[^>]*>/gu, "").replace(/^\s*\d+[.)]/u, ""))) {
    // A paragraph of HTML that goes on in other lines stays open or closed.
    const opened = /<p>/u.test(before);
    const closed = /<\/p>/u.test(after);
    return { range: { start: from, end: to }, text: opened === closed ? "" : opened ? "<p>" : "</p>\n" };
  }
  const mark = /^\s*[;,.]?[ \t]*/u.exec(after)?.[0] ?? "";
  return { range: { start, end: end + mark.trimEnd().length }, text: "" };
}
