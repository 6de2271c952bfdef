import type { PhrasingContent, Root, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Line, Section, Sheet, Stretch } from "./sheet.js";

/**
 * A sheet of errata in Markdown (CommonMark). What is in one edition alone stands in `<ins>` and `<del>`, which hold
 * wherever a word ends; `**` and `~~` do not.
 */
export function errataMarkdown(sheet: Sheet): string {
  const children: RootContent[] = [heading(1, sheet.title), paragraph([text(sheet.summary)])];
  for (const { name, remarks, sections } of sheet.entries) {
    children.push(heading(2, name));
    for (const remark of remarks) children.push(paragraph([{ type: "emphasis", children: [text(remark)] }]));
    for (const section of sections) children.push(heading(3, section.title), list(section));
  }
  for (const section of sheet.lists) children.push(heading(2, section.title), list(section));
  const root: Root = { type: "root", children };
  return toMarkdown(root, { bullet: "-", emphasis: "*", rule: "-" });
}

function list({ lines }: Section): RootContent {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: lines.map((line) => ({ type: "listItem", spread: false, children: [paragraph(phrasing(line))] })),
  };
}

function phrasing(line: Line): PhrasingContent[] {
  return line.flatMap(stretch);
}

function stretch({ as, text: content }: Stretch): PhrasingContent[] {
  switch (as) {
    case "plain":
      return [text(content)];
    case "label": {
      // Emphasis can't end in a space.
      const label = content.trimEnd();
      return [{ type: "strong", children: [text(label)] }, text(content.slice(label.length))];
    }
    case "added":
      return tagged("ins", content);
    case "removed":
      return tagged("del", content);
  }
}

function tagged(tag: string, content: string): PhrasingContent[] {
  return [{ type: "html", value: `<${tag}>` }, text(content), { type: "html", value: `</${tag}>` }];
}

function heading(depth: 1 | 2 | 3, content: string): RootContent {
  return { type: "heading", depth, children: [text(content)] };
}

function paragraph(children: PhrasingContent[]): { type: "paragraph"; children: PhrasingContent[] } {
  return { type: "paragraph", children };
}

/** One line: a line break of a text would end a heading. */
function text(value: string): PhrasingContent {
  return { type: "text", value: value.replace(/\s*\n\s*/g, " ") };
}
