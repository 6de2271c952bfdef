import type { LanguagePack } from "../packs/language-pack.js";
import type { RuleTree } from "../packs/rule-tree.js";
import type { Line } from "../read/document.js";
import type { Wrapping } from "../segment/wrapping.js";
import type { MappedText } from "../text/mapped-text.js";
import { chooseTurns, type Turn } from "./choose.js";
import { type RuleWords, ruleWordsOf } from "./rule-words.js";
import { sliceLine } from "./slice-line.js";
import { hasMarkedHeading, type Unit, type Units, unitsOf } from "./units.js";

/** The text of one concept in a chapter. */
export interface RuleSection {
  readonly concept: string;
  /** Left out at the root of the tree. */
  readonly parent?: string;
  /** As the chapter prints it; undefined where it does not. */
  readonly title: MappedText | undefined;
  /** `title` where there is one, else a name of the pack. */
  readonly name: string;
  /** Lines of its text in reading order. */
  readonly lines: readonly Line[];
  /** What is in no text: the sign behind a label. */
  readonly signs: readonly MappedText[];
}

export interface Chapter {
  readonly pack: LanguagePack;
  /** In the order in which they begin. */
  readonly sections: readonly RuleSection[];
  /** Headings that name no concept. */
  readonly unknownHeadings: readonly MappedText[];
  /** Furniture of the page between its lines. */
  readonly pageLines: readonly Line[];
}

/** Fewest concepts that make a text a chapter of rules, and share of its paragraphs that they must be. */
const fewestConcepts = 3;
const leastShare = 0.12;
/** Shortest text worth a look, in UTF-16 units. */
const shortest = 160;

/**
 * Reads a text without stat blocks as a chapter of rules.
 *
 * @param packs The languages that the text may be in; the one in which most concepts are found is taken.
 * @returns undefined if the text defines too few concepts to be one.
 */
export function readChapter(
  lines: readonly Line[],
  packs: readonly LanguagePack[],
  tree: RuleTree,
  wrapping: Wrapping,
  isPageLine: (line: Line, pack: LanguagePack) => boolean,
): Chapter | undefined {
  if (tree.ids.length === 0) return undefined;
  const [first] = packs.filter((pack) => pack.data.rules !== undefined);
  const isMarked = first !== undefined && hasMarkedHeading(lines, ruleWordsOf(first, tree));
  if (!isMarked && lines.reduce((sum, line) => sum + line.text.length, 0) < shortest) return undefined;
  let best: Candidate | undefined;
  for (const pack of packs) {
    if (pack.data.rules === undefined) continue;
    const words = ruleWordsOf(pack, tree);
    const pageLines = new Set(lines.filter((line) => isPageLine(line, pack)));
    const units = unitsOf(
      lines.filter((line) => !pageLines.has(line)),
      wrapping,
      words,
    );
    const { turns, unknown } = chooseTurns(units, words, tree);
    const concepts = new Set(turns.map((turn) => turn.concept)).size;
    const named = turns.filter((turn) => isNamed(turn, units, words)).length;
    if (concepts > (best?.concepts ?? 0) || (concepts === best?.concepts && named > best.named))
      best = { pack, units, turns, unknown, concepts, named, pageLines: [...pageLines] };
  }
  if (best === undefined) return undefined;
  const isChapter = best.concepts >= fewestConcepts && best.concepts >= leastShare * best.units.paragraphs;
  if (!isMarked && !isChapter) return undefined;
  return {
    pack: best.pack,
    sections: sectionsOf(best.units, best.turns, best.pack, tree),
    pageLines: best.pageLines,
    unknownHeadings: best.unknown.map(({ line, title }) => (best.units.lines[line] as Line).text.slice(0, title?.end)),
  };
}

interface Candidate {
  readonly pack: LanguagePack;
  readonly units: Units;
  readonly turns: readonly Turn[];
  readonly unknown: readonly Unit[];
  readonly concepts: number;
  /** Headings that name their concept in the pack's words: tells languages apart where headings say their concepts by id. */
  readonly named: number;
  readonly pageLines: readonly Line[];
}

function isNamed({ unit: { line, title }, concept }: Turn, { lines }: Units, words: RuleWords): boolean {
  const text = lines[line]?.text.text.slice(0, title?.end) ?? "";
  return title !== undefined && words.named(text).includes(concept);
}

interface OpenSection {
  title: MappedText | undefined;
  readonly lines: Line[];
  readonly signs: MappedText[];
}

function sectionsOf(units: Units, turns: readonly Turn[], pack: LanguagePack, tree: RuleTree): RuleSection[] {
  const defined = new Set(turns.map((turn) => turn.concept));
  const open = new Map<string, OpenSection>();
  const sectionOf = (concept: string): OpenSection => {
    let section = open.get(concept);
    if (section === undefined) open.set(concept, (section = { title: undefined, lines: [], signs: [] }));
    return section;
  };
  const first = turns[0]?.unit;
  if (first !== undefined && (first.line > 0 || first.at > 0)) {
    const above = commonAncestor([...defined], defined, tree);
    defined.add(above);
    addLines(sectionOf(above), units.lines, { line: 0, at: 0 }, first);
  }
  turns.forEach((turn, i) => {
    const section = sectionOf(turn.concept);
    const { unit } = turn;
    let at = unit.at;
    if (turn.titled && unit.title !== undefined && section.title === undefined) {
      const { text } = units.lines[unit.line] as Line;
      section.title = text.slice(0, unit.title.end);
      section.signs.push(text.slice(unit.title.end, unit.title.textAt));
      at = unit.title.textAt;
    }
    addLines(section, units.lines, { line: unit.line, at }, turns[i + 1]?.unit);
  });
  const words = ruleWordsOf(pack, tree);
  return [...open].map(([concept, { title, lines, signs }]): RuleSection => {
    const parent = tree.parentOf(concept, defined);
    const name = title === undefined ? words.shownName(concept) : withoutFrame(title.text);
    return { concept, ...(parent === undefined ? {} : { parent }), title, name, lines, signs };
  });
}

/** `[Descriptor]` and `**Range**` stand for what is inside. */
function withoutFrame(text: string): string {
  return /^\[([^\][]+)\]$/u.exec(text)?.[1] ?? text;
}

interface Place {
  readonly line: number;
  readonly at: number;
}

/** Adds the lines from one place to another; a line that is cut begins or ends a paragraph. */
function addLines(section: OpenSection, lines: readonly Line[], from: Place, to: Place | undefined): void {
  const last = to?.line ?? lines.length;
  for (let i = from.line; i <= last && i < lines.length; i++) {
    const line = lines[i] as Line;
    const start = i === from.line ? from.at : 0;
    const end = i === last ? (to?.at ?? line.text.length) : line.text.length;
    const isFirst = i === from.line && section.lines.length > 0;
    const piece = sliceLine(line, start, end, isFirst);
    if (piece !== undefined) section.lines.push(piece);
  }
}

/** The nearest concept that all of `concepts` are below, or that is one of them. */
function commonAncestor(concepts: readonly string[], defined: ReadonlySet<string>, tree: RuleTree): string {
  const chains = concepts.map((concept) => tree.chainOf(concept, defined));
  const [first = []] = chains;
  return first.find((id) => chains.every((chain) => chain.includes(id))) ?? (tree.ids[0] as string);
}
