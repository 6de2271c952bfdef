// Stat blocks as the paragraphs, lists and tables that every writer sets, and the XML that they have in common.

/**
 * @typedef {{ text: string, strong?: boolean, emphasis?: boolean }} Run
 * @typedef {{ type: "heading", level: number, runs: Run[] } | { type: "paragraph", runs: Run[] } |
 *   { type: "item", ordered: boolean, runs: Run[] } | { type: "table", header: Run[][], rows: Run[][][] }} Piece
 */

/** @returns {Piece[]} */
export function piecesOf({ name, typeLine, fields, description }) {
  return [
    { type: "heading", level: 2, runs: [{ text: name }] },
    ...(typeLine === undefined ? [] : [{ type: "paragraph", runs: [{ text: typeLine, emphasis: true }] }]),
    ...fields.map(({ label, text }) => ({
      type: "paragraph",
      runs: [{ text: label, strong: true }, { text: ` ${text}` }],
    })),
    ...description.flatMap(pieces),
  ];
}

function pieces(block) {
  switch (block.type) {
    case "list":
      return block.items.map((item) => ({ type: "item", ordered: block.ordered, runs: runsOf(item) }));
    case "table":
      return [{ type: "table", header: block.header.map(runsOf), rows: block.rows.map((row) => row.map(runsOf)) }];
    case "heading":
      return [{ type: "heading", level: Math.max(3, block.level), runs: runsOf(block) }];
    case "detail":
      return [{ type: "paragraph", runs: [{ text: block.label, strong: true }, { text: " " }, ...runsOf(block)] }];
    default:
      return [{ type: "paragraph", runs: runsOf(block) }];
  }
}

function runsOf({ text, marks = [] }) {
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const has = (at, type) => marks.some((mark) => mark.type === type && mark.start <= at && at < mark.end);
  return edges.slice(0, -1).map((start, n) => ({
    text: text.slice(start, edges[n + 1]),
    ...(has(start, "strong") ? { strong: true } : {}),
    ...(has(start, "emphasis") ? { emphasis: true } : {}),
  }));
}

/** Pieces with the items of a list put together: `{ type: "list", ordered, items }`. */
export function grouped(all) {
  const out = [];
  for (const piece of all) {
    const last = out.at(-1);
    if (piece.type !== "item") out.push(piece);
    else if (last?.type === "list" && last.ordered === piece.ordered) last.items.push(piece.runs);
    else out.push({ type: "list", ordered: piece.ordered, items: [piece.runs] });
  }
  return out;
}

export const xml = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** A run in two halves, as editing leaves them. */
export function split(run) {
  const middle = run.text.length >> 1;
  return middle === 0
    ? [run]
    : [
        { ...run, text: run.text.slice(0, middle) },
        { ...run, text: run.text.slice(middle) },
      ];
}

/** Words around the text, which no reader should take for it. */
export const title = { fr: "Almanach du lac", it: "Almanacco del lago", fi: "Järven almanakka" };
