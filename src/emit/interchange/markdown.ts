import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";
import type { DescriptionBlock, EntryText, RichText } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { labelledValue } from "../../print/print-entry.js";
import { type CodedText, codedText } from "./coded-text.js";
import { detailLabel } from "./units.js";

export interface StatLine {
  /** Undefined for the type line. */
  readonly label: string | undefined;
  readonly text: string;
}

export interface EntryMarkdown {
  readonly frontMatter: Readonly<Record<string, string>>;
  readonly text: Pick<EntryText, "name" | "description">;
  readonly lines: readonly StatLine[];
}

/** An entry as a Markdown file: front matter, its stat block as `print --as md` lays it out, and its description. */
export function entryMarkdown({ frontMatter, text, lines }: EntryMarkdown, pack: LanguagePack): string {
  const children: RootContent[] = [{ type: "heading", depth: 3, children: [{ type: "text", value: text.name }] }];
  if (lines.length > 0) {
    const stat = lines.flatMap(({ label, text: value }, i): PhrasingContent[] => {
      const end: PhrasingContent[] = i === lines.length - 1 ? [] : [{ type: "break" }];
      return label === undefined
        ? [{ type: "emphasis", children: [{ type: "text", value }] }, ...end]
        : [...labelPhrase(label, value, pack), ...end];
    });
    children.push({ type: "paragraph", children: stat });
  }
  // The brackets of a component line are in the stat block.
  for (const block of text.description) if (!isInline(block)) children.push(...blockNodes(block, pack));
  return written(frontMatter, children);
}

/** The text of a rule in a chapter. */
export interface ChapterSection {
  readonly concept: string;
  /** 0 for a rule that is below no other of the chapter. */
  readonly depth: number;
  readonly text: Pick<EntryText, "name" | "description">;
}

/** A chapter of rules as a Markdown file: each heading says its concept, so that no word of it is taken for another. */
export function chapterMarkdown(
  frontMatter: EntryMarkdown["frontMatter"],
  sections: readonly ChapterSection[],
  pack: LanguagePack,
): string {
  const children = sections.flatMap(({ concept, depth, text }): RootContent[] => {
    const value = `${text.name} {#${concept}}`;
    const heading = {
      type: "heading" as const,
      depth: depth > 1 ? (3 as const) : depth > 0 ? (2 as const) : (1 as const),
    };
    return [
      { ...heading, children: [{ type: "text", value }] },
      ...text.description.flatMap((block) => blockNodes(block, pack)),
    ];
  });
  return written(frontMatter, children);
}

function written(frontMatter: EntryMarkdown["frontMatter"], children: RootContent[]): string {
  const body = toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      emphasis: "*",
      extensions: [gfmTableToMarkdown()],
      // Two spaces, as `print` has it: readers of plain text do not show them.
      handlers: { break: () => "  \n" },
    },
  );
  return `---\n${stringify(frontMatter)}---\n\n${body}`;
}

export function isInline(block: DescriptionBlock): boolean {
  return block.type === "detail" && block.inline === true;
}

function labelPhrase(label: string, value: string, pack: LanguagePack): PhrasingContent[] {
  return [
    { type: "strong", children: [{ type: "text", value: label }] },
    { type: "text", value: labelledValue("", value, pack) },
  ];
}

function blockNodes(block: DescriptionBlock, pack: LanguagePack): BlockContent[] {
  switch (block.type) {
    case "paragraph":
      return [{ type: "paragraph", children: phrasing(block) }];
    case "heading": {
      // A heading of the name's level or above would end the entry.
      const depth = block.level >= 6 ? 6 : block.level === 5 ? 5 : 4;
      return [{ type: "heading", depth, children: phrasing(block) }];
    }
    case "detail": {
      const label = block.label ?? detailLabel(block.role, pack) ?? block.role;
      return [{ type: "paragraph", children: [...labelPhrase(label, "", pack), ...phrasing(block)] }];
    }
    case "list":
      return [
        {
          type: "list",
          ordered: block.ordered,
          spread: false,
          children: block.items.map((item) => ({
            type: "listItem",
            spread: false,
            children: [{ type: "paragraph", children: phrasing(item) }],
          })),
        },
      ];
    case "table": {
      const columns = Math.max(0, ...[block.header, ...block.rows].map((row) => row.length));
      const row = (cells: readonly RichText[]) => ({
        type: "tableRow" as const,
        children: Array.from({ length: cells.length === 0 ? columns : cells.length }, (_, i) => ({
          type: "tableCell" as const,
          children: phrasing(cells[i] ?? { text: "" }),
        })),
      });
      return [{ type: "table", children: [block.header, ...block.rows].map(row) }];
    }
  }
}

function phrasing(rich: RichText): PhrasingContent[] {
  return nodes(codedText(rich, []));
}

function nodes(coded: CodedText): PhrasingContent[] {
  return coded.flatMap((piece): PhrasingContent[] => {
    if (piece.type !== "pair")
      return [{ type: "text", value: piece.type === "text" ? piece.text : (piece.label ?? "") }];
    const children = nodes(piece.children);
    switch (piece.mark) {
      case "strong":
        return [{ type: "strong", children }];
      case "emphasis":
        return [{ type: "emphasis", children }];
      case "link":
        return [{ type: "link", url: piece.ref ?? "", children }];
      case "ref":
      case undefined:
        return children;
    }
  });
}
