import type { LineMark } from "./document.js";
import type { FlowBlock, Paragraph, Row, Run } from "./flow.js";

/** What a named style of a document may be said to set. */
export const styleRoles = ["name", "type-line", "label", "value", "body", "detail", "heading", "ignore"] as const;
export type StyleRole = (typeof styleRoles)[number];

/** Roles by the name of a paragraph or character style, as the program shows it; letter case does not count. */
export type StyleRoles = Readonly<Record<string, StyleRole>>;

/** Levels of headings: that of an entry's name, and of one inside its description. */
const levels = { name: 2, heading: 3 } as const;

/** Takes styles for what the map says that they are, whatever they look like. */
export function withRoles(blocks: readonly FlowBlock[], styles: StyleRoles | undefined): readonly FlowBlock[] {
  const roles = new Map(Object.entries(styles ?? {}).map(([name, role]) => [keyOf(name), role]));
  if (roles.size === 0) return blocks;
  const roleOf = (style: string | undefined): StyleRole | undefined => roles.get(keyOf(style ?? ""));
  const ofBlock = (block: FlowBlock): FlowBlock => {
    if (block.type === "table") return { ...block, rows: block.rows.map(ofRow) };
    return block.type === "paragraph" ? paragraphAs(roleOf(block.place?.style), runsAs(block, roleOf)) : block;
  };
  const ofRow = (row: Row): Row => ({ ...row, cells: row.cells.map((cell) => cell.map(ofBlock)) });
  return blocks.map(ofBlock);
}

function keyOf(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}

function paragraphAs(role: StyleRole | undefined, paragraph: Paragraph): Paragraph {
  if (role === undefined) return paragraph;
  if (role === "ignore") return { ...paragraph, ignored: "style" };
  const { heading: _, list, ...plain } = paragraph;
  if (role === "name" || role === "heading")
    return { ...plain, runs: withoutCommonMarks(plain.runs), heading: levels[role] };
  if (role === "label") return { ...plain, runs: plain.runs.map(strong) };
  const isItem = list !== undefined && (role === "body" || role === "detail");
  return { ...plain, runs: withoutCommonMarks(plain.runs), ...(isItem ? { list } : {}) };
}

/** Character styles can set labels and values, and what is no part of the text. */
function runsAs(paragraph: Paragraph, roleOf: (style: string | undefined) => StyleRole | undefined): Paragraph {
  const runs = paragraph.runs.map((run): Run => {
    const role = roleOf(run.style);
    if (role === "ignore") return { ...run, ignored: "style" };
    if (role === "label") return strong(run);
    return role === "value" ? { ...run, marks: run.marks.filter(isLink) } : run;
  });
  return { ...paragraph, runs };
}

function strong(run: Run): Run {
  return { ...run, marks: ["strong", ...run.marks.filter(isLink)] };
}

/** Bold or italic type throughout is the style's, and emphasises nothing. */
function withoutCommonMarks(runs: readonly Run[]): Run[] {
  const shown = runs.filter(({ text }) => text.trim() !== "");
  return runs.map((run) => ({
    ...run,
    marks: run.marks.filter((mark) => isLink(mark) || !shown.every(({ marks }) => marks.includes(mark))),
  }));
}

function isLink(mark: LineMark["type"]): boolean {
  return mark === "link";
}
