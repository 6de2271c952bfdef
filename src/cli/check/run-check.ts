import { allChecks } from "../../checks/all-checks.js";
import type { Edit, SpellingContext } from "../../checks/check.js";
import { glossaryOf, mergeGlossaries } from "../../checks/glossary.js";
import { runChecks } from "../../checks/run-checks.js";
import { textsOf } from "../../checks/texts.js";
import type { Config } from "../../generated/types.js";
import type { Code } from "../../model/codes.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ReportedDiagnostic } from "../../report/sarif.js";
import { toDiagnostic } from "../../report/to-diagnostic.js";
import type { SourceText } from "../../text/source.js";
import type { Book } from "../book.js";
import { openSpellings } from "../spelling.js";
import { writeNote } from "../streams.js";
import { fingerprintOf } from "./baseline.js";
import { readGlossary } from "./glossary-file.js";
import { Ignores } from "./ignore.js";

export interface CheckRunOptions {
  /** Codes that are wanted; all if left out. */
  readonly only: ReadonlySet<string> | undefined;
  /** Glossary files, besides those of the configuration. */
  readonly glossaries: readonly string[];
  readonly config: Config;
}

/** A finding with its fix in offsets. */
export interface CheckedDiagnostic extends ReportedDiagnostic {
  readonly edits?: readonly Edit[];
}

/**
 * All that is to be told of a book, by file and place: what reading it gave and what the checks find, with the severities
 * of the configuration, without what the texts themselves or the configuration keep from being told.
 */
export async function runCheck(
  { session, entries, source, reading, diagnostics, stamps }: Book,
  { only, glossaries, config }: CheckRunOptions,
): Promise<CheckedDiagnostic[]> {
  const sources = new Map(reading.files.map((file) => [file.source.file, file.source]));
  const files = [...(config.glossary ?? []), ...glossaries];
  const texts = textsOf(entries, sources);
  const checks = allChecks.filter(({ code }) => (only?.has(code) ?? true) && config.checks?.[code] !== "off");
  // Dictionaries take longer to open than most books to check.
  const spelt = checks.some(({ usesSpelling }) => usesSpelling) ? texts.map(({ lang }) => lang) : [];
  const { spelling, missing } = await openSpellings(spelt);
  if (missing.length > 0) writeNote(session.words.text("cli.noSpelling", { langs: missing.join(", ") }), session.words);
  const context: SpellingContext = {
    entries,
    texts,
    sources,
    packs: session.packs,
    glossary: mergeGlossaries([...(await Promise.all(files.map(readGlossary))), glossaryOf(entries, session.packs)]),
    spelling,
    stamps,
    house: new Set((config.house ?? []) as Code[]),
  };
  // The first text of an entry in a file holds.
  const langs = new Map(texts.toReversed().map(({ entry, file, lang }) => [`${file}\n${entry.id}`, lang]));
  const langOf = ({ file, entry = "" }: Diagnostic): string | undefined => langs.get(`${file}\n${entry}`);
  const fromReading = diagnostics
    .filter(({ code }) => only === undefined || only.has(code))
    .map((diagnostic): CheckedDiagnostic => withMore(diagnostic, source(diagnostic.file), langOf(diagnostic)));
  const fromChecks = runChecks(checks, context).flatMap((finding) => {
    const own = sources.get(finding.file);
    if (own === undefined) return [];
    const diagnostic = toDiagnostic(finding, own, session.words, source);
    return [withMore(diagnostic, own, finding.lang, finding.fix)];
  });
  const wanted = wantedBy(config, (file) => source(file)?.text ?? "");
  const order = new Map([...reading.files.keys()].map((i) => [reading.files[i]?.source.file ?? "", i]));
  const rankOf = ({ diagnostic }: CheckedDiagnostic): number => order.get(diagnostic.file) ?? order.size;
  return [...fromReading, ...fromChecks]
    .flatMap(wanted)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.diagnostic.span.start.offset - b.diagnostic.span.start.offset);
}

function withMore(
  diagnostic: Diagnostic,
  source: SourceText | undefined,
  lang: string | undefined,
  edits?: readonly Edit[],
): CheckedDiagnostic {
  const fix =
    source === undefined ? undefined : edits?.map(({ range, text }) => ({ span: source.spanOf(range), text }));
  return {
    diagnostic,
    fingerprint: fingerprintOf(diagnostic, source?.text ?? ""),
    ...(lang === undefined ? {} : { lang }),
    ...(edits === undefined || fix === undefined ? {} : { edits, fix }),
  };
}

/** Gives a diagnostic its configured severity, or leaves it out. */
function wantedBy(
  { checks = {} }: Config,
  textOf: (file: string) => string,
): (item: CheckedDiagnostic) => CheckedDiagnostic[] {
  const ignores = new Map<string, Ignores>();
  return (item) => {
    const { code, file } = item.diagnostic;
    let own = ignores.get(file);
    if (own === undefined) ignores.set(file, (own = new Ignores(textOf(file))));
    const severity = checks[code] ?? item.diagnostic.severity;
    if (severity === "off" || own.has(item.diagnostic)) return [];
    return [{ ...item, diagnostic: { ...item.diagnostic, severity } }];
  };
}
