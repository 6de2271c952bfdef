import type { LanguagePack } from "../packs/language-pack.js";
import { findLabels, FoldedLine } from "./line-labels.js";
import { isRunningHead } from "./page-lines.js";
import { isTypeLine } from "./plausible.js";
import { endsSentence, findWrapping } from "./wrapping.js";

/** A line that breaks inside a sentence is at least so much of the measure long. */
const leastFilled = 0.6;
/** What a sentence or a list goes on with; a number alone is that of a page. */
const goesOn = /^(?:[\p{Ll}(]|\d+(?![\d.)]*$))/u;
/** So many blank lines inside sentences tell that a text has them anywhere. */
const fewestInSentences = 2;
/** Lines without a label between two labels of one header, and lines of a header above them. */
const mostUnread = 2;
const longestHeader = 14;

/**
 * Character recognition puts blank lines between the lines of a paragraph. Takes back those inside a sentence of a wrapped
 * plain text, where the line above is filled and ends in the midst of it, and the line goes on small. In a text that has
 * such ones, blank lines around a line that parts two labels of one header go too.
 */
export function closeGaps(lines: readonly FoldedLine[], packs: readonly LanguagePack[]): readonly FoldedLine[] {
  const text = lines.filter((folded) => !folded.isRepeatedHead && !isRunningHead(folded.line.text.text));
  const spurious = new Set<FoldedLine>();
  let width: number | undefined;
  text.forEach((folded, i) => {
    const above = text[i - 1];
    if (above === undefined || !isParted(above, folded)) return;
    width ??= findWrapping(lines.map(({ line }) => line)).width;
    const isFilled = above.line.text.length >= leastFilled * width && folded.line.text.length <= 1.2 * width;
    if (width > 0 && isFilled) spurious.add(folded);
  });
  if (spurious.size >= fewestInSentences) for (const folded of gapsInHeaders(text, packs)) spurious.add(folded);
  return spurious.size === 0 ? lines : lines.map((folded) => (spurious.has(folded) ? closed(folded) : folded));
}

function closed({ line, isTableLine }: FoldedLine): FoldedLine {
  const folded = new FoldedLine({ ...line, gap: 0 });
  folded.isTableLine = isTableLine;
  return folded;
}

function isParted({ line: above }: FoldedLine, { line }: FoldedLine): boolean {
  if (line.gap === 0 || line.join !== "unknown" || line.kind !== "text" || above.kind !== "text") return false;
  return (goesOn.test(line.text.text) && !endsSentence(above)) || above.text.text.endsWith(",");
}

/** Lines with blank lines above them that stand between two labels of one header and are none themselves: spoilt labels. */
function gapsInHeaders(text: readonly FoldedLine[], packs: readonly LanguagePack[]): FoldedLine[] {
  const keys = text.map((folded) => fieldKey(folded, packs));
  const found: FoldedLine[] = [];
  keys.forEach((key, first) => {
    if (key === undefined || keys[first + 1] !== undefined) return;
    let next = first + 2;
    while (next <= first + mostUnread && keys[next] === undefined) next++;
    const between = keys[next] === undefined ? [] : text.slice(first + 1, next + 1);
    // A field that comes again is another entry's, and so is a school or discipline line.
    const isSame = !keys.slice(Math.max(0, first - longestHeader), first + 1).includes(keys[next]);
    if (between.length > 0 && isSame && !between.some((folded) => beginsEntry(folded, packs)))
      found.push(...between.filter(({ line }) => line.gap > 0));
  });
  return found;
}

/** The field whose label begins a line. */
function fieldKey(folded: FoldedLine, packs: readonly LanguagePack[]): string | undefined {
  if (folded.line.kind !== "text" || !folded.line.text.text.includes(":")) return undefined;
  for (const pack of packs) {
    const hit = findLabels(folded, pack)[0];
    if (hit?.strength === "colon" && hit.meaning.kind === "field") return hit.meaning.key;
  }
  return undefined;
}

function beginsEntry({ line }: FoldedLine, packs: readonly LanguagePack[]): boolean {
  return line.kind !== "text" || packs.some((pack) => isTypeLine(line.text.text, pack));
}
