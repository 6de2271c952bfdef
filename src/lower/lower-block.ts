import { canonicalJson } from "../model/canonical.js";
import type { DescriptionBlock, Entry, EntrySource, SourceFields } from "../model/entry.js";
import type { Finding } from "../model/diagnostic.js";
import type { Range16 } from "../model/span.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Document } from "../read/document.js";
import type { Block } from "../segment/block.js";
import type { MappedText } from "../text/mapped-text.js";
import { lowerDescription, type PlacedBlock } from "./description.js";
import { type LoweredFields, lowerFields } from "./fields.js";
import { findMentions } from "./mentions.js";
import type { AccountItem, FieldTrace } from "./parsed-file.js";
import { detectRuleset } from "./rulesets.js";
import type { Wrapping } from "../segment/wrapping.js";

export interface LoweredBlock {
  readonly entry: Entry;
  readonly findings: readonly Finding[];
  readonly account: readonly AccountItem[];
  readonly traces: readonly FieldTrace[];
}

export interface LowerOptions {
  readonly document: Document;
  readonly pack: LanguagePack;
  readonly wrapping: Wrapping;
  readonly ruleset: string | undefined;
  /** Gives an entry its id. */
  readonly idOf: (kind: Entry["kind"], name: string, lang: string) => string;
}

/** Makes a canonical entry of a block, with what was found and an account of its characters. */
export function lowerBlock(found: Block, options: LowerOptions): LoweredBlock {
  const { document, pack } = options;
  const description = lowerDescription(found.body, pack, options.wrapping, {
    bareLabels: found.fields.length > 1 && found.fields.every((f) => !/[:=|]\s*$/u.test(f.label.text)),
  });
  const block: Block =
    description.fields.length === 0 ? found : { ...found, fields: [...found.fields, ...description.fields] };
  const ruleset = options.ruleset ?? document.frontMatter.ruleset ?? detectRuleset(block, pack);
  const fields = lowerFields(block, pack, ruleset);
  const kind = kindOf(block, fields);
  const name = nameOf(block, fields, document);
  const id = options.idOf(kind, name, pack.lang);
  const placed = [...fields.inlineDetails, ...description.blocks];
  const mentions = findMentions(
    placed.map((p) => p.block),
    pack,
    ruleset,
  );
  const account = accountOf(block, description.account, id);
  const entry: Entry = {
    schemaVersion: 1,
    id,
    kind,
    ...(ruleset === undefined ? {} : { ruleset }),
    mechanics: canonicalJson(fields.mechanics),
    text: {
      [pack.lang]: {
        name,
        aliases: [],
        printed: fields.printed,
        description: placed.map((p): DescriptionBlock => p.block),
        ...(mentions.length === 0 ? {} : { mentions }),
      },
    },
    sources: [sourceOf(block, fields, placed, account, options)],
  };
  const findings: Finding[] = fields.findings.map((f) => ({ ...f, entry: id }));
  if (block.name.isBlank)
    findings.push({
      code: "RG1102",
      severity: "error",
      range: account[0]?.range ?? { start: 0, end: 0 },
      data: { name },
      entry: id,
      field: "name",
    });
  const unread = block.unreadTypeLine;
  if (unread?.range !== undefined)
    findings.push({
      code: "RG1107",
      severity: "warning",
      range: unread.range,
      data: { text: unread.text },
      entry: id,
      field: "school",
    });
  return { entry, findings, account, traces: fields.traces.map((t) => ({ ...t, entry: id })) };
}

function kindOf(block: Block, fields: LoweredFields): Entry["kind"] {
  if (fields.mechanics.school !== undefined) return "spell";
  if (fields.mechanics.discipline !== undefined) return "power";
  const votes = block.fields.map((f) => f.meaning.entryKind);
  const powers = votes.filter((v) => v === "power").length;
  return powers > votes.filter((v) => v === "spell").length ? "power" : "spell";
}

function nameOf(block: Block, fields: LoweredFields, document: Document): string {
  if (!block.name.isBlank) return block.name.text;
  const first = [...fields.spans.values()][0];
  return `untitled ${first === undefined ? 1 : document.source.positionAt(first.start).line}`;
}

function sourceOf(
  block: Block,
  fields: LoweredFields,
  placed: readonly PlacedBlock[],
  account: readonly AccountItem[],
  { document, pack }: LowerOptions,
): EntrySource {
  const { source, frontMatter } = document;
  const spans: SourceFields = {};
  if (block.name.range !== undefined) spans["name"] = source.spanOf(block.name.range);
  for (const [key, range] of fields.spans) spans[key] = source.spanOf(range);
  if (placed.length > 0) spans["description"] = placed.map((p) => source.spanOf(p.range));
  const own = account.filter((a) => a.as !== "ignored").map((a) => a.range);
  const whole: Range16 = { start: Math.min(...own.map((r) => r.start)), end: Math.max(...own.map((r) => r.end)) };
  return {
    lang: pack.lang,
    file: source.file,
    ...(frontMatter.source === undefined ? {} : { citation: frontMatter.source }),
    ...(frontMatter.licence === undefined ? {} : { licence: frontMatter.licence }),
    ...(frontMatter.translatedFrom === undefined ? {} : { translatedFrom: frontMatter.translatedFrom }),
    span: source.spanOf(whole),
    fields: spans,
  };
}

function accountOf(block: Block, description: readonly AccountItem[], entry: string): AccountItem[] {
  const items: AccountItem[] = [];
  const note = (text: MappedText | undefined, as: AccountItem["as"], field: string): void => {
    for (const range of text?.ranges ?? []) items.push({ range, as, entry, field });
  };
  note(block.name, "name", "name");
  note(block.typeLine, "type-line", "school");
  for (const field of block.fields) {
    note(field.label, "label", field.meaning.key);
    if (field.meaning.kind !== "name" || !overlaps(field.value.range, block.name.range))
      note(field.value, "value", field.meaning.key);
  }
  for (const item of description) items.push({ ...item, entry });
  for (const { range, reason } of block.ignored) items.push({ range, as: "ignored", reason, entry });
  return items;
}

function overlaps(a: Range16 | undefined, b: Range16 | undefined): boolean {
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}
