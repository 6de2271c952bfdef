import type { RuleSection } from "../chapters/read-chapter.js";
import { findReferences, type Outline } from "../chapters/references.js";
import { ruleWordsOf } from "../chapters/rule-words.js";
import type { Finding } from "../model/diagnostic.js";
import { rule } from "../kinds/rule.js";
import type { DescriptionBlock, Entry, EntrySource, Facts, SourceFields } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { MappedText } from "../text/mapped-text.js";
import { lowerDescription, type PlacedBlock } from "./description.js";
import { findFacts } from "./facts.js";
import type { LowerOptions } from "./lower-block.js";
import { findMentions, textsOf } from "./mentions.js";
import type { AccountItem } from "./parsed-file.js";

export interface LoweredRule {
  readonly entry: Entry;
  readonly account: readonly AccountItem[];
  readonly findings: readonly Finding[];
}

export interface RuleContext extends Omit<LowerOptions, "idOf"> {
  readonly outline: Outline;
}

/** Id of the entry of a concept: `range/close` is `rule/range-close`. */
export function ruleId(concept: string): string {
  return `rule/${concept.replaceAll("/", "-")}`;
}

/** Makes a canonical entry of one concept of a rules chapter, with an account of its characters. */
export function lowerRule(section: RuleSection, options: RuleContext, id: string): LoweredRule {
  const { document, pack, wrapping } = options;
  const ruleset = options.ruleset ?? document.frontMatter.ruleset;
  const { blocks: placed, account: described } = lowerDescription(section.lines, pack, wrapping, { labels: false });
  const blocks = placed.map((p): DescriptionBlock => p.block);
  const mentions = findMentions(blocks, pack, ruleset);
  const { references, findings } = referencesOf(section.concept, placed, options, id);
  const facts = findFacts(blocks, pack, ruleset);
  const account: AccountItem[] = [];
  const note = (text: MappedText | undefined, as: AccountItem["as"], field: string): void => {
    for (const range of text?.ranges ?? []) account.push({ range, as, entry: id, field });
  };
  note(section.title, "name", "name");
  for (const sign of section.signs) note(sign, "label", "name");
  for (const item of described)
    account.push(item.as === "ignored" ? { ...item, entry: id } : { ...item, as: "rule-text", entry: id });
  const entry: Entry = {
    schemaVersion: 1,
    id,
    kind: rule.kind,
    ...(ruleset === undefined ? {} : { ruleset }),
    mechanics: { concept: section.concept, ...(section.parent === undefined ? {} : { parent: section.parent }) },
    text: {
      [pack.lang]: {
        name: section.name,
        aliases: [],
        printed: {},
        description: blocks,
        ...(mentions.length === 0 ? {} : { mentions }),
        facts: references.length === 0 ? facts : { ...facts, references },
      },
    },
    sources: [sourceOf(section, placed, ruleset, options)],
  };
  return { entry, account, findings };
}

function referencesOf(
  concept: string,
  placed: readonly PlacedBlock[],
  { document, pack, outline }: RuleContext,
  id: string,
): { references: NonNullable<Facts["references"]>; findings: Finding[] } {
  const words = ruleWordsOf(pack, outline.tree);
  const references: NonNullable<Facts["references"]> = [];
  const findings: Finding[] = [];
  let earlier = "";
  placed.forEach(({ block, range }, index) => {
    for (const [item, text] of textsOf(block)) {
      for (const { start, end, concept: target } of findReferences(text, concept, words, outline, earlier)) {
        const place = { block: index, ...(item === undefined ? {} : { item }), start, end };
        const printed = text.slice(start, end);
        references.push({ text: printed, ...(target === undefined ? {} : { concept: target }), ...place });
        if (target !== undefined) continue;
        // The words of one line stand in the source as they are; of those that are wrapped the block is shown.
        const at = document.source.text.slice(range.start, range.end).indexOf(printed);
        const own = at < 0 ? range : { start: range.start + at, end: range.start + at + printed.length };
        findings.push({
          code: "RG1302",
          severity: "info",
          range: own,
          data: { text: printed },
          entry: id,
          field: "description",
        });
      }
      earlier += `${text}\n`;
    }
  });
  return { references, findings };
}

function sourceOf(
  section: RuleSection,
  placed: readonly PlacedBlock[],
  ruleset: string | undefined,
  { document, pack }: RuleContext,
): EntrySource {
  const { source, frontMatter } = document;
  const fields: SourceFields = {};
  const own = placed.map((p) => p.range);
  const title = section.title?.range;
  if (title !== undefined) {
    fields["name"] = source.spanOf(title);
    own.push(title);
  }
  if (placed.length > 0) fields["description"] = placed.map((p) => source.spanOf(p.range));
  const whole: Range16 = {
    start: Math.min(...own.map((r) => r.start)),
    end: Math.max(...own.map((r) => r.end)),
  };
  return {
    lang: pack.lang,
    file: source.file,
    ...(frontMatter.source === undefined ? {} : { citation: frontMatter.source }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(frontMatter.licence === undefined ? {} : { licence: frontMatter.licence }),
    ...(frontMatter.translatedFrom === undefined ? {} : { translatedFrom: frontMatter.translatedFrom }),
    span: source.spanOf(whole),
    fields,
  };
}
