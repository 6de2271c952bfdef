import { type FlowBlock, isBlankParagraph, type Paragraph } from "./flow.js";

/** A heading's letters are at least this much larger than those of the text. */
const enlarged = 1.12;
const longestHeading = 100;

/**
 * Makes headings of short paragraphs in larger letters, the largest the first level: many documents set their headings by
 * hand. A document that has headings by style keeps them and gets no others.
 */
export function findSizedHeadings(blocks: readonly FlowBlock[]): readonly FlowBlock[] {
  if (blocks.some((block) => block.type === "paragraph" && block.heading !== undefined)) return blocks;
  const body = bodySize(blocks);
  if (body === undefined) return blocks;
  const isLarge = (block: FlowBlock): block is Paragraph =>
    block.type === "paragraph" &&
    block.list === undefined &&
    block.ignored === undefined &&
    !isBlankParagraph(block) &&
    lengthOf(block) <= longestHeading &&
    sizeOf(block) >= body * enlarged;
  const sizes = [...new Set(blocks.filter(isLarge).map(sizeOf))].sort((a, b) => b - a);
  return blocks.map((block) =>
    isLarge(block) ? { ...block, heading: Math.min(6, sizes.indexOf(sizeOf(block)) + 1) } : block,
  );
}

/** The size of most letters. */
function bodySize(blocks: readonly FlowBlock[]): number | undefined {
  const letters = new Map<number, number>();
  for (const block of blocks)
    for (const { size, text } of block.type === "paragraph" ? block.runs : [])
      if (size !== undefined) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The smallest size in it: a large initial makes no heading. */
function sizeOf(paragraph: Paragraph): number {
  return Math.min(...paragraph.runs.filter((run) => run.text.trim() !== "").map((run) => run.size ?? 0));
}

function lengthOf(paragraph: Paragraph): number {
  return paragraph.runs.reduce((sum, run) => sum + run.text.length, 0);
}
