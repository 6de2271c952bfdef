import { wordsOf } from "./words.js";

/**
 * The language of cues, phrases of a pack that say how an opening sentence looks: words, `word*` for any word that starts
 * so, `…` for a gap of some words, `(a|b c|)` for alternatives, `{set}` for words of a set, `{name}` for a name of a concept.
 */
export type CuePart =
  | { readonly kind: "word"; readonly text: string; readonly prefix: boolean }
  | { readonly kind: "gap" }
  | { readonly kind: "name" }
  | { readonly kind: "any"; readonly options: readonly (readonly CuePart[])[] };

/** Longest gap in words. */
const longestGap = 14;

export class CueError extends Error {}

/** @throws {CueError} if brackets do not pair or a set is not known. */
export function parseCue(source: string, sets: ReadonlyMap<string, readonly (readonly CuePart[])[]>): CuePart[] {
  let at = 0;
  const sequence = (depth: number): CuePart[] => {
    const parts: CuePart[] = [];
    while (at < source.length) {
      const char = source[at] as string;
      if (char === "|" || char === ")") {
        if (depth === 0) throw new CueError(`\`${char}\` without a bracket in \`${source}\``);
        return parts;
      }
      if (char === "(") parts.push(alternatives(depth));
      else if (char === "{") parts.push(reference());
      else if (char === "\u2026") {
        at++;
        parts.push({ kind: "gap" });
      } else parts.push(...plain());
    }
    if (depth > 0) throw new CueError(`a bracket stays open in \`${source}\``);
    return parts;
  };
  const alternatives = (depth: number): CuePart => {
    const options: CuePart[][] = [];
    do {
      at++;
      options.push(sequence(depth + 1));
    } while (source[at] === "|");
    at++;
    return { kind: "any", options };
  };
  const reference = (): CuePart => {
    const end = source.indexOf("}", at);
    if (end < 0) throw new CueError(`a brace stays open in \`${source}\``);
    const name = source.slice(at + 1, end);
    at = end + 1;
    if (name === "name") return { kind: "name" };
    const options = sets.get(name);
    if (options === undefined) throw new CueError(`no set \`${name}\` for \`${source}\``);
    return { kind: "any", options };
  };
  const plain = (): CuePart[] => {
    const from = at;
    while (at < source.length && !"|(){}\u2026".includes(source[at] as string)) at++;
    const text = source.slice(from, at);
    return wordParts(text);
  };
  return sequence(0);
}

function wordParts(text: string): CuePart[] {
  return text
    .split(/\s+/u)
    .filter((piece) => piece !== "")
    .flatMap((piece): CuePart[] => {
      const prefix = piece.endsWith("*");
      const { words } = wordsOf(piece);
      return words.map((word, i): CuePart => ({ kind: "word", text: word, prefix: prefix && i === words.length - 1 }));
    });
}

/** Finds the names of concepts that start at a word: each with the number of words it takes. */
export type NameFinder = (words: readonly string[], at: number) => readonly NameHit[];

export interface NameHit {
  readonly concepts: readonly string[];
  readonly length: number;
}

export interface CueMatch {
  /** Words matched outright, gaps left out: the longer, the surer. */
  readonly weight: number;
  /** Index of the word behind the match. */
  readonly end: number;
  /** Concepts that `{name}` stood for. */
  readonly names?: readonly string[];
}

/**
 * Matches a cue at the word `at`. The work is bounded by the cue's length and its gaps, not by the text.
 *
 * @returns The first match in the cue's order of alternatives, gaps as short as they can be.
 */
export function matchCue(
  cue: readonly CuePart[],
  words: readonly string[],
  at: number,
  findNames: NameFinder,
): CueMatch | undefined {
  let budget = 4000;
  const run = (
    parts: Chain | undefined,
    i: number,
    weight: number,
    names?: readonly string[],
  ): CueMatch | undefined => {
    if (parts === undefined) return { weight, end: i, ...(names === undefined ? {} : { names }) };
    if (budget-- < 0) return undefined;
    const { part, next } = parts;
    if (part.kind === "word") {
      const word = words[i];
      const fits = word !== undefined && (part.prefix ? word.startsWith(part.text) : word === part.text);
      return fits ? run(next, i + 1, weight + 1, names) : undefined;
    }
    if (part.kind === "gap") {
      for (let skip = 0; skip <= longestGap && i + skip <= words.length; skip++) {
        const match = run(next, i + skip, weight, names);
        if (match !== undefined) return match;
      }
      return undefined;
    }
    if (part.kind === "name") {
      for (const hit of findNames(words, i)) {
        const match = run(next, i + hit.length, weight + hit.length, hit.concepts);
        if (match !== undefined) return match;
      }
      return undefined;
    }
    for (const option of part.options) {
      const match = run(chain(option, next), i, weight, names);
      if (match !== undefined) return match;
    }
    return undefined;
  };
  return run(chain(cue, undefined), at, 0);
}

interface Chain {
  readonly part: CuePart;
  readonly next: Chain | undefined;
}

function chain(parts: readonly CuePart[], next: Chain | undefined): Chain | undefined {
  return parts.reduceRight<Chain | undefined>((rest, part) => ({ part, next: rest }), next);
}

/** Length of the shared start under which prefixes are looked up. */
export const prefixKeyLength = 3;

/**
 * Keys of the words that a cue can start with: `=word`, or `^` and a prefix's first letters.
 *
 * @returns undefined for a cue that may start anywhere.
 */
export function startKeys(cue: readonly CuePart[]): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  return collect(cue, keys) === "open" ? undefined : keys;
}

/** `open`: any word may start it; `empty`: it may match no word at all. */
function collect(parts: readonly CuePart[], keys: Set<string>): "open" | "empty" | "closed" {
  for (const part of parts) {
    if (part.kind === "gap" || part.kind === "name") return "open";
    if (part.kind === "word") {
      if (part.prefix && part.text.length < prefixKeyLength) return "open";
      keys.add(part.prefix ? `^${part.text.slice(0, prefixKeyLength)}` : `=${part.text}`);
      return "closed";
    }
    const kinds = part.options.map((option) => collect(option, keys));
    if (kinds.includes("open")) return "open";
    if (!kinds.includes("empty")) return "closed";
  }
  return "empty";
}
