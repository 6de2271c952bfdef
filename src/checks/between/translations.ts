import type { PackSet } from "../../packs/pack-set.js";
import { foldKey } from "../../text/fold.js";
import type { CheckContext } from "../check.js";
import type { EntryText } from "../texts.js";

/** The texts of one entry, each in another language, in the order of the entry's sources. At least two. */
export type Translations = readonly EntryText[];

/** Entries that stand in several languages. */
export function translationsOf(texts: readonly EntryText[]): Translations[] {
  const byEntry = new Map<string, EntryText[]>();
  for (const text of texts) {
    const list = byEntry.get(text.entry.id);
    if (list === undefined) byEntry.set(text.entry.id, [text]);
    else list.push(text);
  }
  return [...byEntry.values()].filter((list) => list.length > 1);
}

/**
 * Tells the ruleset of texts: what their source or entry names, else, for a rule, what its chapter speaks of. Chapters on
 * psionic powers and on spells state different things under the same concepts, and neither is wrong.
 */
export class Rulesets {
  readonly #packs: PackSet;
  readonly #sources: CheckContext["sources"];
  readonly #byFile = new Map<string, string | undefined>();

  constructor({ packs, sources }: Pick<CheckContext, "packs" | "sources">) {
    this.#packs = packs;
    this.#sources = sources;
  }

  /** Whether nothing shows that the two texts follow different rulesets. */
  agree(a: EntryText, b: EntryText): boolean {
    const first = this.#of(a);
    const second = this.#of(b);
    return first === undefined || second === undefined || first === second;
  }

  #of(text: EntryText): string | undefined {
    // Only a rule's source names a ruleset of its own; that of a merged entry is its first source's.
    if (text.source.ruleset !== undefined) return text.source.ruleset;
    if (text.entry.kind !== "rule") return text.entry.sources[0] === text.source ? text.entry.ruleset : undefined;
    if (!this.#byFile.has(text.file)) this.#byFile.set(text.file, this.#spokenOf(text));
    return this.#byFile.get(text.file);
  }

  /** The ruleset whose words a file has at least three times as often as any other's, and five times at least. */
  #spokenOf({ file, lang }: EntryText): string | undefined {
    const words = this.#packs.get(lang)?.data.checks?.rulesetWords ?? {};
    const all = wordCounts(this.#sources.get(file)?.text ?? "");
    const counts = Object.entries(words)
      .map(([ruleset, forms]) => ({
        ruleset,
        count: forms.reduce((sum, form) => sum + countOf(all, foldKey(form)), 0),
      }))
      .sort((a, b) => b.count - a.count);
    const [most, next] = counts;
    return most === undefined || most.count < Math.max(5, 3 * (next?.count ?? 0)) ? undefined : most.ruleset;
  }
}

function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const key = foldKey(word);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A form that ends in a hyphen counts all words that begin so. */
function countOf(counts: ReadonlyMap<string, number>, form: string): number {
  if (!form.endsWith("-")) return counts.get(form) ?? 0;
  let sum = 0;
  for (const [word, count] of counts) if (word.startsWith(form.slice(0, -1))) sum += count;
  return sum;
}
