/** Lines of a Markdown table; cells are Markdown. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)];
}

/** `1 row`, `2 rows` */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text of the input in a line of Markdown, without effect there. */
export function inline(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[\\`*_{}[\]()<>#|!&~]/g, "\\$&");
}
