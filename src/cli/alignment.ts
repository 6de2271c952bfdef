import { access } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { SourceStamp } from "../checks/check.js";
import type { Alignment, ParsedFile } from "../compile.js";
import type { Finding } from "../model/diagnostic.js";
import type { Range16 } from "../model/span.js";
import type { SourceText } from "../text/source.js";
import { openYaml } from "./yaml-file.js";

export const alignmentName = "alignment.yaml";

/** The alignment file in the inputs' common folder or beside that folder; undefined if there is none. */
export async function findAlignment(commonFolder: string | undefined, cwd: string): Promise<string | undefined> {
  if (commonFolder === undefined) return undefined;
  for (const folder of [commonFolder, dirname(commonFolder)]) {
    const file = join(folder, alignmentName);
    try {
      await access(file);
      return relative(cwd, file);
    } catch {
      // There need not be one.
    }
  }
  return undefined;
}

/** A name in an alignment file, and where it stands. */
interface PlacedName {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  readonly range: Range16;
}

export interface LoadedAlignment {
  readonly alignment: Alignment;
  readonly source: SourceText;
  readonly names: readonly PlacedName[];
  /** Id of an entry → what its other languages were translated from. */
  readonly stamps: ReadonlyMap<string, SourceStamp>;
}

/**
 * Reads an alignment: id, then name by language. @throws {UsageError} that names file and line.
 * @param file - YAML: `spell/ember-lattice: { fr: …, it: …, fi: …, source: { lang: fr, hash: … } }`; `source` may be left out.
 */
export async function loadAlignment(file: string): Promise<LoadedAlignment> {
  const { yaml, source, root, fail } = await openYaml(file);
  const { isMap, isScalar } = yaml;
  const names: PlacedName[] = [];
  const stamps = new Map<string, SourceStamp>();
  if (root !== null && !isMap(root)) return fail(0, "expected ids with their names: `spell/some-id: { fr: …, fi: … }`");
  for (const { key, value } of root?.items ?? []) {
    const start = isScalar(key) ? key.range[0] : 0;
    const id = isScalar(key) ? String(key.value) : "";
    if (!/^[a-z]+\/[^/]+$/.test(id))
      fail(start, `\`${id}\` is no id; an id is a kind, \`/\` and a name: \`spell/some-id\``);
    if (!isMap(value)) return fail(start, `\`${id}\` must have a name by language: \`{ fr: …, fi: … }\``);
    for (const { key: lang, value: name } of value.items) {
      if (isScalar(lang) && lang.value === "source") {
        const [source_, hash] = isMap(name) ? [name.get("lang"), name.get("hash")] : [];
        if (typeof source_ !== "string" || hash === undefined)
          return fail(start, `\`${id}\`: \`source\` must be \`{ lang: …, hash: … }\``);
        stamps.set(id, { lang: source_, hash: String(hash) });
        continue;
      }
      if (!isScalar(lang) || !isScalar(name) || typeof name.value !== "string") {
        return fail(start, `\`${id}\`: the name in a language must be a text`);
      }
      const [from, to] = name.range;
      names.push({ id, lang: String(lang.value), name: name.value, range: { start: from, end: to } });
    }
  }
  const alignment: Record<string, Record<string, string>> = {};
  for (const { id, lang, name } of names) (alignment[id] ??= {})[lang] = name;
  return { alignment, source, names, stamps };
}

/** RG3003: names that no file has. Languages of which there is no entry are left out: a part of a book misses nothing in the others. */
export function missingNames({ names }: LoadedAlignment, files: readonly ParsedFile[]): Finding[] {
  const present = new Set<string>();
  const langs = new Set<string>();
  for (const entry of files.flatMap(({ entries }) => entries)) {
    for (const lang of Object.keys(entry.text)) {
      langs.add(lang);
      present.add(`${entry.id} ${lang}`);
    }
  }
  return names
    .filter(({ id, lang }) => langs.has(lang) && !present.has(`${id} ${lang}`))
    .map(({ id, lang, name, range }) => ({
      code: "RG3003",
      severity: "warning",
      range,
      data: { id, lang, name },
      entry: id,
    }));
}
