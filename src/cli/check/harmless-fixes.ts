import { isDeepStrictEqual } from "node:util";
import type { Edit } from "../../checks/check.js";
import type { ParsedFile } from "../../compile.js";
import type { Entry } from "../../model/entry.js";

/** The edits of one finding, which are made together. */
export type Fix = readonly Edit[];

/** Reads a file's text as it would be. */
type Read = (text: string) => Promise<ParsedFile>;

/** The fixes after which each entry of a file states what it did. None of them may overlap. */
export async function harmlessFixes(text: string, fixes: readonly Fix[], read: Read): Promise<readonly Fix[]> {
  return new Trial(text, await read(text), read).run(fixes);
}

/** Makes edits, none of which overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { range, text: replacement } of edits.toSorted((a, b) => a.range.start - b.range.start)) {
    parts.push(text.slice(done, range.start), replacement);
    done = range.end;
  }
  return [...parts, text.slice(done)].join("");
}

/** So many fixes are tried once more on their own. */
const mostTriedAgain = 10;

/** Tries fixes. Reading a file takes long, so as many as possible are tried at once. */
class Trial {
  readonly #text: string;
  readonly #entries: readonly Entry[];
  readonly #stated: readonly unknown[];
  readonly #read: Read;

  constructor(text: string, { entries }: ParsedFile, read: Read) {
    this.#text = text;
    this.#entries = entries;
    this.#stated = entries.map(statedBy);
    this.#read = read;
  }

  async run(fixes: readonly Fix[]): Promise<readonly Fix[]> {
    const changed = await this.#changedBy(fixes);
    if (changed?.size === 0) return fixes;
    if (changed === undefined) return this.#inHalves([], fixes);
    let kept: readonly Fix[] = fixes.filter((fix) => !changed.has(this.#entryOf(fix)));
    const suspects = new Map<number, Fix[]>();
    for (const fix of fixes) {
      const entry = this.#entryOf(fix);
      if (changed.has(entry)) suspects.set(entry, [...(suspects.get(entry) ?? []), fix]);
    }
    // One fix of each entry at a time: which of them does harm shows in its own entry.
    const most = Math.max(0, ...[...suspects.values()].map((list) => list.length));
    for (let i = 0; i < most; i++) {
      const some = [...suspects.values()].flatMap((list) => list.slice(i, i + 1));
      const now = await this.#changedBy([...kept, ...some]);
      kept =
        now === undefined
          ? await this.#inHalves(kept, some)
          : [...kept, ...some.filter((fix) => !now.has(this.#entryOf(fix)))];
    }
    if ((await this.#changedBy(kept))?.size !== 0) return this.#inHalves([], kept);
    // A fix may have been tried together with one that changes how all of the file is read.
    const left = fixes.filter((fix) => !kept.includes(fix));
    return left.length > mostTriedAgain ? kept : this.#inHalves(kept, left);
  }

  /** `kept`, and of other fixes all, else those of each half that do no harm beside them. */
  async #inHalves(kept: readonly Fix[], fixes: readonly Fix[]): Promise<readonly Fix[]> {
    const all = [...kept, ...fixes];
    if (fixes.length === 0 || (await this.#changedBy(all))?.size === 0) return all;
    if (fixes.length === 1) return kept;
    const middle = fixes.length >> 1;
    return this.#inHalves(await this.#inHalves(kept, fixes.slice(0, middle)), fixes.slice(middle));
  }

  /** Indices of the entries that would state something else; undefined if there would be more or fewer entries. */
  async #changedBy(fixes: readonly Fix[]): Promise<ReadonlySet<number> | undefined> {
    const { entries } = await this.#read(applyEdits(this.#text, fixes.flat()));
    if (entries.length !== this.#stated.length) return undefined;
    const changed = entries.flatMap((entry, i) => (isDeepStrictEqual(statedBy(entry), this.#stated[i]) ? [] : [i]));
    return new Set(changed);
  }

  /** Index of the entry in whose text a fix is; -1 if it is in none. */
  #entryOf([first]: Fix): number {
    const at = first?.range.start ?? 0;
    return this.#entries.findIndex(({ sources }) =>
      sources.some(({ span }) => span.start.offset <= at && at < span.end.offset),
    );
  }
}

/** What no fix may change: an entry's id, mechanics and parts, and the numbers of its prose. */
function statedBy({ id, kind, mechanics, text }: Entry): unknown {
  const texts = Object.entries(text).map(([lang, { printed, description, mentions }]) => [
    lang,
    Object.keys(printed),
    description.map((block) => [block.type, block.type === "detail" ? block.role : ""]),
    (mentions ?? [])
      .filter(({ type }) => type !== "entry" && type !== "concept")
      .map(({ amount, dice, value }) => [amount, dice, value]),
  ]);
  return { id, kind, mechanics, texts };
}
