import { type Chapter, readChapter, type RuleSection } from "../chapters/read-chapter.js";
import type { Finding } from "../model/diagnostic.js";
import type { Entry } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { RuleTree } from "../packs/rule-tree.js";
import type { Document, Line } from "../read/document.js";
import type { Block, Leftover, Segmented } from "../segment/block.js";
import { FoldedLine } from "../segment/line-labels.js";
import { pageLine } from "../segment/page-lines.js";
import type { Wrapping } from "../segment/wrapping.js";
import { lowerRule, ruleId } from "./lower-rule.js";
import type { AccountItem } from "./parsed-file.js";

export interface ReadRules {
  /** The blocks that are no part of a chapter. */
  readonly blocks: readonly Block[];
  /** In the order in which the text begins them. */
  readonly entries: readonly Entry[];
  readonly findings: readonly Finding[];
  readonly account: readonly AccountItem[];
  /** Id of an entry → its possible parents in order of preference, where there are several. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
}

interface RuleOptions {
  readonly document: Document;
  readonly packs: readonly LanguagePack[];
  readonly wrapping: Wrapping;
  readonly ruleset: string | undefined;
  readonly tree: RuleTree;
}

/** Reads what no stat block claims: chapters of rules become entries, everything else is accounted for as ignored. */
export function readRules(segmented: Segmented, options: RuleOptions): ReadRules {
  const { packs, tree, wrapping, document } = options;
  const account: AccountItem[] = [];
  const findings: Finding[] = [];
  const chapters: Chapter[] = [];
  const blocks: Block[] = [];
  // A book with stat blocks is in their languages.
  const langs = new Set(segmented.blocks.filter((block) => !block.isDoubtful).map((block) => block.lang));
  const own = langs.size === 0 ? packs : packs.filter((pack) => langs.has(pack.lang));
  const folded = new Map<Line, FoldedLine>();
  const isPageLine = (line: Line, pack: LanguagePack): boolean => {
    if (line.kind === "heading") return false;
    let known = folded.get(line);
    if (known === undefined) folded.set(line, (known = new FoldedLine(line)));
    return pageLine(known, pack) !== undefined;
  };
  const read = (lines: readonly Line[]): Chapter | undefined => readChapter(lines, own, tree, wrapping, isPageLine);
  for (const stretch of stretchesOf(segmented)) {
    const chapter = read(stretch.flatMap((part) => part.lines));
    const doubtful = stretch.filter(isBlock);
    if (chapter !== undefined && chapter.sections.length >= conceptsPerBlock * doubtful.length) {
      ignore(chapter.pageLines, "page", account);
      chapters.push(chapter);
      continue;
    }
    blocks.push(...doubtful);
    for (const part of stretch) {
      if (isBlock(part)) continue;
      const alone = doubtful.length === 0 ? undefined : read(part.lines);
      if (alone === undefined) ignore(part.lines, part.reason, account);
      else {
        ignore(alone.pageLines, "page", account);
        chapters.push(alone);
      }
    }
  }
  const certain = segmented.blocks.filter((block) => !block.isDoubtful || blocks.includes(block));
  const entries: Entry[] = [];
  const parents = new Map<string, readonly string[]>();
  const sections = joined(chapters);
  for (const { pack, section } of sections) {
    const outline = { tree, concepts: sections.filter((s) => s.pack === pack).map((s) => s.section.concept) };
    const id = uniqueId(ruleId(section.concept), entries);
    const lowered = lowerRule(section, { document, pack, wrapping, ruleset: options.ruleset, outline }, id);
    entries.push(lowered.entry);
    findings.push(...lowered.findings);
    account.push(...lowered.account);
    const possible = tree.parentsOf(section.concept);
    if (possible.length > 1) parents.set(id, possible);
  }
  for (const text of chapters.flatMap((chapter) => chapter.unknownHeadings)) {
    if (text.range === undefined) continue;
    findings.push({ code: "RG1301", severity: "info", range: text.range, data: { heading: text.text } });
  }
  return { blocks: certain, entries, findings, account, parents };
}

/** Concepts that a chapter must define for each block that it is read over. */
const conceptsPerBlock = 3;

function isBlock(part: Leftover | Block): part is Block {
  return "fields" in part;
}

/** What lies between the certain blocks: text, and blocks that may be text. */
function stretchesOf({ blocks, leftovers }: Segmented): (Leftover | Block)[][] {
  const stretches: (Leftover | Block)[][] = [[]];
  leftovers.forEach((leftover, i) => {
    const before = blocks[i - 1];
    if (before?.isDoubtful === false) stretches.push([]);
    else if (before !== undefined) stretches.at(-1)?.push(before);
    if (leftover.lines.length > 0) stretches.at(-1)?.push(leftover);
  });
  return stretches.filter((stretch) => stretch.length > 0);
}

/** The sections of all chapters; what two stretches of one language say of a concept is one section. */
function joined(chapters: readonly Chapter[]): { pack: LanguagePack; section: RuleSection }[] {
  const found: { pack: LanguagePack; section: RuleSection }[] = [];
  for (const { pack, sections } of chapters) {
    for (const section of sections) {
      const same = found.find((f) => f.pack === pack && f.section.concept === section.concept);
      if (same === undefined) found.push({ pack, section });
      else same.section = joinSections(same.section, section);
    }
  }
  return found;
}

/** The title of the second is a heading in the text of the first. */
function joinSections(first: RuleSection, second: RuleSection): RuleSection {
  const { title } = second;
  const heading: Line[] =
    title === undefined
      ? []
      : [{ kind: "heading", text: title, marks: [], level: 3, indent: 0, gap: 1, join: "block" }];
  return { ...first, lines: [...first.lines, ...heading, ...second.lines], signs: [...first.signs, ...second.signs] };
}

function uniqueId(id: string, entries: readonly Entry[]): string {
  let unique = id;
  for (let n = 2; entries.some((entry) => entry.id === unique); n++) unique = `${id}-${n}`;
  return unique;
}

function ignore(lines: readonly Line[], reason: Leftover["reason"], account: AccountItem[]): void {
  for (const { text } of lines) for (const range of text.ranges) account.push({ range, as: "ignored", reason });
}
