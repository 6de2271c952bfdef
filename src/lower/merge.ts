import type { Entry, EntrySource, Mechanics } from "../model/entry.js";
import type { Finding } from "../model/diagnostic.js";
import type { SourceText } from "../text/source.js";
import { mergeMechanics } from "./merge-mechanics.js";
import { ruleId } from "./lower-rule.js";
import { linkReferences } from "./references.js";
import type { ParsedFile } from "./parsed-file.js";

export interface MergeFinding {
  readonly source: SourceText;
  readonly finding: Finding;
}

export interface Merged {
  /** One entry per id, sorted by id. */
  readonly entries: readonly Entry[];
  readonly findings: readonly MergeFinding[];
}

interface Placed {
  readonly entry: Entry;
  readonly source: SourceText;
}

/**
 * Puts entries of one id in several languages together. Mechanics come from the first source; keys that only another
 * language states are added; where two state different things, that is reported with both places.
 */
export function mergeEntries(files: readonly ParsedFile[]): Merged {
  const ids = new Set(files.flatMap((file) => file.entries.map((entry) => entry.id)));
  const byId = new Map<string, Placed[]>();
  for (const file of files) {
    for (const entry of file.entries) {
      const list = byId.get(entry.id);
      const placed = { entry: withParent(entry, file, ids), source: file.source };
      if (list === undefined) byId.set(entry.id, [placed]);
      else list.push(placed);
    }
  }
  const findings: MergeFinding[] = [];
  const entries: Entry[] = [];
  for (const placed of byId.values()) entries.push(...mergeOne(placed, findings));
  return { entries: linkReferences(entries).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)), findings };
}

/** A rule that rulesets file under different concepts is below the first of them, in the tree's order, that any file defines. */
function withParent(entry: Entry, { ruleParents }: ParsedFile, ids: ReadonlySet<string>): Entry {
  const parent = ruleParents?.get(entry.id)?.find((concept) => ids.has(ruleId(concept)));
  return parent === undefined ? entry : { ...entry, mechanics: { ...entry.mechanics, parent } };
}

/** Merges the entries of one id; a language that stands there twice makes an entry of its own, under a numbered id. */
function mergeOne(placed: readonly Placed[], findings: MergeFinding[]): Entry[] {
  const groups: Placed[][] = [];
  for (const item of placed) {
    const lang = langOf(item.entry);
    const group = groups.find((g) =>
      g.every((other) => langOf(other.entry) !== lang && other.entry.kind === item.entry.kind),
    );
    if (group === undefined) groups.push([item]);
    else group.push(item);
  }
  return groups.map((group, i) => {
    const merged = mergeGroup(group, findings);
    if (i === 0) return merged;
    const renamed = `${merged.id}-${i + 1}`;
    const [first] = group;
    const source = first?.entry.sources[0];
    if (first !== undefined && source !== undefined) {
      findings.push({
        source: first.source,
        finding: {
          code: "RG3002",
          severity: "warning",
          range: rangeOf(source, "name"),
          data: { id: merged.id, renamed },
          entry: renamed,
          field: "name",
        },
      });
    }
    return { ...merged, id: renamed };
  });
}

function mergeGroup(group: readonly Placed[], findings: MergeFinding[]): Entry {
  const first = group[0] as Placed;
  if (group.length === 1) return first.entry;
  const { mechanics, disagreements } = mergeMechanics(group.map(({ entry }) => entry.mechanics));
  const languages = new Map<string, string[]>();
  for (const { key, of, before } of disagreements) {
    const other = group[of] as Placed;
    languages.set(key, [...(languages.get(key) ?? []), langOf(other.entry)]);
    findings.push({ source: other.source, finding: disagreement(key, group[before] as Placed, other) });
  }
  return {
    ...first.entry,
    mechanics,
    text: Object.assign({}, ...group.map((p) => p.entry.text)) as Entry["text"],
    sources: group.flatMap((p) => p.entry.sources),
    ...(languages.size === 0
      ? {}
      : { disagreements: [...languages].map(([field, differing]) => ({ field, languages: differing })) }),
  };
}

function disagreement(key: string, first: Placed, second: Placed): Finding {
  const [a] = first.entry.sources;
  const [b] = second.entry.sources;
  return {
    code: "RG3001",
    severity: "error",
    range: rangeOf(b, key),
    data: {
      field: key,
      first: printedOf(first.entry, key),
      firstLang: langOf(first.entry),
      second: printedOf(second.entry, key),
      secondLang: langOf(second.entry),
    },
    entry: second.entry.id,
    field: key,
    related: [{ file: first.source.file, range: rangeOf(a, key), text: printedOf(first.entry, key) }],
  };
}

function langOf(entry: Entry): string {
  return Object.keys(entry.text)[0] ?? "";
}

/** The words that stated a key; subschools and descriptors are printed with the school or discipline. */
function printedOf(entry: Entry, key: string): string {
  const printed = entry.text[langOf(entry)]?.printed ?? {};
  return (
    printed[key] ??
    printed["school"] ??
    printed["discipline"] ??
    JSON.stringify(entry.mechanics[key as keyof Mechanics])
  );
}

function rangeOf(source: EntrySource | undefined, key: string): { start: number; end: number } {
  const fields = source?.fields ?? {};
  const found = fields[key] ?? fields["school"] ?? fields["discipline"] ?? source?.span;
  const span = Array.isArray(found) ? found[0] : found;
  return { start: span?.start.offset ?? 0, end: span?.end.offset ?? 0 };
}
