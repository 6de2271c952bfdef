import { basename, join } from "node:path";
import { mergeEntries, type ParsedFile } from "../../compile.js";
import { type BabeleResult, babeleTranslation } from "../../emit/babele.js";
import { readBabele } from "../babele-file.js";
import { type InputOptions, openInputs } from "../open-inputs.js";
import { parseInputs } from "../parse-inputs.js";
import { writeError, writeOut } from "../streams.js";
import { runSummary } from "../summary.js";
import { didYouMean, listed } from "../suggest.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";

export interface BabeleCommandOptions extends Omit<InputOptions, "lang"> {
  readonly lang: string;
  readonly from: string;
  readonly kind?: "spell" | "power";
  readonly out: string;
  readonly existing?: string;
  readonly compendium?: string;
  readonly collection?: string;
  readonly label?: string;
}

/** `ruleglot babele`: puts entries into the translation of a compendium. @returns the exit code */
export async function babeleCommand(paths: readonly string[], options: BabeleCommandOptions): Promise<number> {
  const started = performance.now();
  const { lang, from } = options;
  const file = fileOf(options);
  // Texts in other languages than that of the translation have the names of its documents.
  const { lang: _, ...reading } = options;
  const { session, inputs, aligned } = await openInputs(paths, reading, () => file, true);
  const { words } = session;
  const known = [...session.packs.langs].sort();
  if (!known.includes(lang)) {
    throw new UsageError(
      `no pack has the language \`${lang}\`; known are ${listed(known, "and")}${didYouMean(lang, known)}`,
    );
  }
  const existing = options.existing === undefined ? undefined : await readBabele(options.existing);
  const compendium = options.compendium === undefined ? undefined : await readBabele(options.compendium);
  const files: ParsedFile[] = [];
  const counts = await parseInputs(inputs, session, aligned?.alignment, (parsed) => void files.push(parsed));
  if (counts.read === 0) {
    writeError(words.text("cli.nothingRead", { out: file }), words);
    return 2;
  }
  const kinds: readonly string[] = options.kind === undefined ? ["spell", "power"] : [options.kind];
  const entries = mergeEntries(files).entries.filter(({ kind }) => kinds.includes(kind));
  const names = (aligned?.names ?? []).filter((name) => name.lang === from && kinds.includes(kindOf(name.id)));
  const result = babeleTranslation(entries, {
    label: options.label ?? compendium?.label ?? basename(file, ".json"),
    lang,
    from,
    names: new Map(names.map(({ id, name }) => [id, name])),
    existing,
    documents: compendium === undefined ? undefined : new Set(Object.keys(compendium.entries ?? {})),
  });
  await writeWhole(file, `${JSON.stringify(result.file, null, 2)}\n`);
  await writeOut(report(result));
  const milliseconds = performance.now() - started;
  process.stderr.write(`${runSummary(words, { ...counts, files: counts.read, milliseconds })}\n`);
  if (counts.read < inputs.files.length + inputs.problems.length) return 2;
  return counts.errors > 0 ? 1 : 0;
}

function kindOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** Babele looks for a file with the name of the compendium, `<package>.<compendium>.json`. */
function fileOf({ out, collection, existing, lang }: BabeleCommandOptions): string {
  const name = collection ?? (existing === undefined ? `ruleglot.${lang}` : basename(existing, ".json"));
  if (!/^[^\\/\0]+$/.test(name)) throw new UsageError(`\`${name}\` is no name of a compendium`);
  return join(out, `${name}.json`);
}

/** What was done and what a translator should look at, one a line: a word, a tab, a name or id. */
function report({ added, stale, missing, unnamed }: BabeleResult): string {
  return Object.entries({ added, stale, missing, unnamed })
    .flatMap(([title, names]) => names.map((name) => `${title}\t${name.replace(/\s+/gu, " ")}\n`))
    .join("");
}
