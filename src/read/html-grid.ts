import type { Element, Root } from "hast";

/** No table of a book has more columns; a page may say that a cell spans thousands. */
const mostColumns = 50;

/**
 * How many columns are empty before a cell, because a cell before or above it spans them. Cells that stand alone in their
 * row have none: they caption the rows below.
 */
export function emptyColumns(root: Root): ReadonlyMap<Element, number> {
  const found = new Map<Element, number>();
  const visit = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      if (child.tagName === "table") measure(rowsOf(child), found);
      visit(child);
    }
  };
  visit(root);
  return found;
}

function measure(rows: readonly Element[], found: Map<Element, number>): void {
  /** Rows that a cell above still reaches into, by column. */
  let open: number[] = [];
  for (const row of rows) {
    const cells = elementsIn(row).filter(isCell);
    const next = open.map((count) => count - 1);
    let column = 0;
    let empty = 0;
    for (const cell of cells) {
      for (; column < mostColumns && (open[column] ?? 0) > 0; column++) empty++;
      if (empty > 0 && cells.length > 1) found.set(cell, empty);
      const width = Math.min(spanOf(cell, "colSpan"), Math.max(0, mostColumns - column));
      const height = spanOf(cell, "rowSpan");
      for (let at = column; at < column + width; at++) next[at] = height - 1;
      column += width;
      empty = Math.max(0, width - 1);
    }
    open = Array.from(next, (count: number | undefined) => count ?? 0);
  }
}

/** Rows of a table itself, not of one inside it. */
function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((child) => {
    if (child.tagName === "tr") return [child];
    return /^t(?:head|body|foot)$/.test(child.tagName)
      ? elementsIn(child).filter(({ tagName }) => tagName === "tr")
      : [];
  });
}

function spanOf({ properties }: Element, name: "colSpan" | "rowSpan"): number {
  const span = Number(properties[name] ?? 1);
  return Number.isInteger(span) && span > 0 ? span : 1;
}

function elementsIn(node: Element): Element[] {
  return node.children.filter((child): child is Element => child.type === "element");
}

function isCell({ tagName }: Element): boolean {
  return tagName === "td" || tagName === "th";
}
