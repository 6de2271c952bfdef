import type { Element, Root } from "hast";

export const markNames: ReadonlyMap<string, "strong" | "emphasis" | "link"> = new Map([
  ["b", "strong"],
  ["strong", "strong"],
  ["i", "emphasis"],
  ["em", "emphasis"],
  ["cite", "emphasis"],
  ["a", "link"],
]);

export const headings: ReadonlyMap<string, number> = new Map(
  [1, 2, 3, 4, 5, 6].map((level) => [`h${String(level)}`, level]),
);

/** Elements that begin and end a line. */
export const blockNames: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form header html li main nav ol p pre " +
    "section summary table td th tr ul"
  ).split(" "),
);

/** Elements that no cell of a data table holds. */
const layoutNames = new Set(["table", "hr", "ul", "ol", "dl", "pre", ...headings.keys()]);

/**
 * Rows whose cells hold headings, lists, tables or several paragraphs: the table only lays out the page,
 * so its cells are read as blocks. A single cell with line breaks in it is no row either.
 */
export function findLayoutRows(root: Root): ReadonlySet<Element> {
  const rows = new Set<Element>();
  const visit = (
    node: Root | Element,
    row: Element | undefined,
    cell: { paragraphs: number; breaks: number },
  ): void => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      const name = child.tagName;
      if (row !== undefined) {
        if (name === "p") cell.paragraphs++;
        if (name === "br") cell.breaks++;
        if (layoutNames.has(name) || cell.paragraphs > 1 || (cell.breaks > 1 && cellCount(row) === 1)) rows.add(row);
      }
      if (name === "tr") visit(child, child, { paragraphs: 0, breaks: 0 });
      else if (name === "td" || name === "th") visit(child, row, { paragraphs: 0, breaks: 0 });
      else visit(child, row, cell);
    }
  };
  visit(root, undefined, { paragraphs: 0, breaks: 0 });
  return rows;
}

function cellCount(row: Element): number {
  let count = 0;
  for (const child of row.children)
    if (child.type === "element" && (child.tagName === "td" || child.tagName === "th")) count++;
  return count;
}
