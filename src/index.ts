import {
  type Alignment,
  mergeEntries,
  type ParsedFile,
  parseFile,
  type SourceInput,
  type StyleRoles,
} from "./compile.js";
import { builtInLangs, builtInLocale, packSetWith } from "./cli/built-in-packs.js";
import type { PackData } from "./generated/types.js";
import type { Diagnostic } from "./model/diagnostic.js";
import type { Entry } from "./model/entry.js";
import { loadPackData } from "./packs/load-pack.js";
import { PackSet } from "./packs/pack-set.js";
import { toDiagnostic } from "./report/to-diagnostic.js";
import { Translations, type Words } from "./report/words.js";
import type { SourceText } from "./text/source.js";

export type { Alignment, SourceInput, StyleRole, StyleRoles } from "./compile.js";
export type { Diagnostic } from "./model/diagnostic.js";
export type * from "./model/entry.js";
export type { Position, Span } from "./model/span.js";
export type { PackData } from "./generated/types.js";
export { PackError } from "./packs/pack-error.js";
export { PackSet } from "./packs/pack-set.js";

/** How texts are read. */
export interface CompileOptions {
  /**
   * Packs to read with: a set of `loadPacks`, or packs of `loadPack` that are laid over ruleglot's own, in that order.
   * Ruleglot's own packs (fr, it, fi, en) if left out.
   */
  readonly packs?: PackSet | readonly PackData[];
  /** BCP-47 tag of the texts; found out per entry where neither it nor the front matter says it. */
  readonly lang?: string;
  /** Ruleset of the texts, a name of the packs' `rulesets`; found out per entry if left out. */
  readonly ruleset?: string;
  /** Ids by name: id, then language, then name as printed. */
  readonly alignment?: Alignment;
  /** What the named styles of DOCX, ODT, IDML and ICML files set. */
  readonly styles?: StyleRoles;
  /** Language of messages: en (if left out), fr, it, fi. */
  readonly ui?: string;
}

/** Entries and what there is to say about their texts. */
export interface ParseResult {
  /** In document order, each valid against schemas/entry.schema.json. Lengths in feet, weights in pounds. */
  readonly entries: readonly Entry[];
  /** By place, then by code. Lines and columns count from 1; offsets from 0, in UTF-16 units of the decoded text. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface FileResult extends ParseResult {
  readonly file: string;
}

export interface CompileResult {
  /** One entry per id, with a `text` for each of its languages, sorted by id. */
  readonly entries: readonly Entry[];
  /** Those of each file in turn, then those between languages (RG3…). */
  readonly diagnostics: readonly Diagnostic[];
  /** What each file gave by itself. */
  readonly files: readonly FileResult[];
}

/**
 * Compiles sources and merges entries of one id: the same spell in French and Finnish is one entry with one `mechanics`.
 *
 * @param inputs - A source or several. `content` is bytes or text; the format is told by the bytes of a packed
 *   file (DOCX, ODT, EPUB, IDML), else by the name's ending (.md .markdown .txt .html .htm …), unless `format` says it.
 * @returns Entries and diagnostics. Nothing in a source makes it throw: a field that can't be read keeps its printed
 *   text, sets no mechanics and raises a diagnostic.
 * @throws {PackError} if a pack can't be used. {@link RangeError} if `lang` or `ui` is a language that there is no pack for.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { compile } from "ruleglot";
 *
 * const { entries, diagnostics } = await compile([
 *   { file: "fr/lamps.md", content: await readFile("fr/lamps.md") },
 *   { file: "fi/lamps.md", content: await readFile("fi/lamps.md") },
 * ]);
 * entries[0]?.mechanics.range; // { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } }
 * ```
 */
export async function compile(
  inputs: SourceInput | readonly SourceInput[],
  options: CompileOptions = {},
): Promise<CompileResult> {
  const { parsing, words } = await prepare(options);
  const parsed: ParsedFile[] = [];
  for (const input of [inputs].flat()) parsed.push(await parseFile(input, parsing));
  const sources = new Map(parsed.map(({ source }) => [source.file, source]));
  const fileOf = (file: string): SourceText | undefined => sources.get(file);
  const files = parsed.map((file) => resultOf(file, words));
  const merged = mergeEntries(parsed);
  return {
    entries: merged.entries,
    diagnostics: [
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...merged.findings.map(({ source, finding }) => toDiagnostic(finding, source, words, fileOf)),
    ],
    files,
  };
}

/**
 * Parses one source. Like `compile`, but entries keep the document's order and are not merged.
 *
 * @param source - Text or bytes of a Markdown document, or a source with a file name and a format of its own.
 * @throws {PackError} if a pack can't be used. {@link RangeError} if `lang` or `ui` is a language that there is no pack for.
 *
 * @example
 * ```ts
 * const { entries, diagnostics } = await parse(text, { lang: "fi" });
 * for (const { code, message, span } of diagnostics) console.log(span.start.line, code, message);
 * ```
 */
export async function parse(
  source: string | Uint8Array | SourceInput,
  options: CompileOptions = {},
): Promise<ParseResult> {
  const { parsing, words } = await prepare(options);
  const isContent = typeof source === "string" || source instanceof Uint8Array;
  const input: SourceInput = isContent ? { file: "input.md", content: source } : source;
  const { entries, diagnostics } = resultOf(await parseFile(input, parsing), words);
  return { entries, diagnostics };
}

/**
 * Loads a language pack or an overlay: a folder of YAML files (pack.yaml, labels.yaml, terms/…), or one JSON file.
 *
 * @returns Data in the shape of schemas/pack.schema.json, for the option `packs`.
 * @throws {PackError} that names file, line where known, and key.
 *
 * @example
 * ```ts
 * const house = await loadPack("packs/house"); // pack.yaml says `extends: fr`
 * const { entries } = await compile(input, { packs: [house] });
 * ```
 */
export async function loadPack(path: string): Promise<PackData> {
  return loadPackData(path);
}

/**
 * Ruleglot's own packs with those of `paths` laid over them. A set is indexed once: use one for many calls.
 *
 * @param paths - Folders or JSON files, as for `loadPack`.
 * @throws {PackError} if a pack can't be used, or extends a language that is not there.
 */
export async function loadPacks(paths: readonly string[] = []): Promise<PackSet> {
  return packSetWith(await Promise.all(paths.map(loadPackData)));
}

let ownPacks: Promise<PackSet> | undefined;

async function prepare({ packs, lang, ruleset, alignment, styles, ui = "en" }: CompileOptions): Promise<{
  words: Words;
  parsing: Parameters<typeof parseFile>[1];
}> {
  const set =
    packs instanceof PackSet ? packs : await (packs === undefined ? (ownPacks ??= loadPacks()) : packSetWith(packs));
  if (lang !== undefined && set.get(lang) === undefined) {
    throw new RangeError(`no pack has the language \`${lang}\`; there are ${set.langs.join(", ")}`);
  }
  return {
    words: await wordsOf(ui),
    parsing: {
      packs: set,
      ...(lang === undefined ? {} : { lang }),
      ...(ruleset === undefined ? {} : { ruleset }),
      ...(alignment === undefined ? {} : { alignment }),
      ...(styles === undefined ? {} : { styles }),
    },
  };
}

let translations: Translations | undefined;

async function wordsOf(ui: string): Promise<Words> {
  const langs = await builtInLangs();
  if (!langs.includes(ui)) throw new RangeError(`no messages in the language \`${ui}\`; there are ${langs.join(", ")}`);
  translations ??= new Translations();
  return translations.add(ui, await builtInLocale(ui)).words(ui);
}

function resultOf({ source, entries, findings }: ParsedFile, words: Words): FileResult {
  return { file: source.file, entries, diagnostics: findings.map((finding) => toDiagnostic(finding, source, words)) };
}
