import type { Entry } from "./model/entry.js";
import type { Finding } from "./model/diagnostic.js";
import type { LanguagePack } from "./packs/language-pack.js";
import type { PackSet } from "./packs/pack-set.js";
import type { Format } from "./read/document.js";
import { readDocument } from "./read/read-document.js";
import type { StyleRoles } from "./read/style-roles.js";
import { IdGiver } from "./lower/ids.js";
import { lowerBlock } from "./lower/lower-block.js";
import type { AccountItem, FieldTrace, ParsedFile } from "./lower/parsed-file.js";
import { linkReferences } from "./lower/references.js";
import { findWrapping } from "./segment/wrapping.js";
import { readRules } from "./lower/read-rules.js";
import { segmentDocument } from "./segment/segment-document.js";

export { mergeEntries, type Merged } from "./lower/merge.js";
export type { StyleRole, StyleRoles } from "./read/style-roles.js";
export type { ParsedFile } from "./lower/parsed-file.js";

/** A source to compile. `content` is bytes as read, or text. `format` is told by the file's name where it is left out. */
export interface SourceInput {
  readonly file: string;
  readonly content: Uint8Array | string;
  readonly format?: Format;
}

/** Ids by name: id -> language -> name as printed. */
export type Alignment = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ParseOptions {
  readonly packs: PackSet;
  /** BCP-47 tag; found out per entry where neither it nor the front matter says it. */
  readonly lang?: string;
  readonly ruleset?: string;
  readonly alignment?: Alignment;
  /** Roles of named styles of documents that have such. */
  readonly styles?: StyleRoles;
}

/**
 * Compiles one source to canonical entries, in document order, not merged with other files.
 *
 * Asynchronous because the Markdown and HTML parsers are loaded when they are first needed.
 * Nothing in the source makes it throw.
 */
export async function parseFile(input: SourceInput, options: ParseOptions): Promise<ParsedFile> {
  const document = await readDocument(input.file, input.content, {
    format: input.format,
    styles: options.styles,
    packs: options.packs,
  });
  const findings: Finding[] = [...document.findings];
  const lang = options.lang ?? document.frontMatter.lang;
  const packs = packsFor(lang, options.packs, findings);
  const segmented = segmentDocument(document, packs);
  const wrapping = findWrapping(document.lines);
  const { ruleTree: tree } = options.packs;
  const rules = readRules(segmented, { document, packs, wrapping, ruleset: options.ruleset, tree });
  const { blocks } = rules;
  const ids = new IdGiver(options.alignment, blocks.length === 1 ? document.frontMatter.id : undefined);
  const entries: Entry[] = [];
  const account: AccountItem[] = [...document.ignored, ...segmented.ignored].map(({ range, reason }): AccountItem => ({
    range,
    as: "ignored",
    reason,
  }));
  const traces: FieldTrace[] = [];
  for (const block of blocks) {
    const pack = options.packs.get(block.lang) as LanguagePack;
    const lowered = lowerBlock(block, { document, pack, wrapping, ruleset: options.ruleset, idOf: ids.idOf });
    entries.push(lowered.entry);
    findings.push(...lowered.findings);
    account.push(...lowered.account);
    traces.push(...lowered.traces);
  }
  entries.push(...rules.entries);
  findings.push(...rules.findings);
  account.push(...rules.account);
  if (entries.length === 0) findings.push({ code: "RG1101", severity: "info", range: { start: 0, end: 0 }, data: {} });
  findings.sort((a, b) => a.range.start - b.range.start || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return {
    source: document.source,
    entries: linkReferences(inOrder(entries)),
    findings,
    account,
    traces,
    ...(rules.parents.size === 0 ? {} : { ruleParents: rules.parents }),
  };
}

/** Entries in document order; rules come in their chapter's order, so they only move as a whole. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const start = (entry: Entry): number => entry.sources[0]?.span.start.offset ?? 0;
  return [...entries].sort((a, b) => start(a) - start(b));
}

function packsFor(lang: string | undefined, packs: PackSet, findings: Finding[]): readonly LanguagePack[] {
  if (lang === undefined) return packs.all;
  const pack = packs.get(lang);
  if (pack !== undefined) return [pack];
  findings.push({ code: "RG1106", severity: "error", range: { start: 0, end: 0 }, data: { lang } });
  return packs.all;
}
