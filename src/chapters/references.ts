import type { RuleTree } from "../packs/rule-tree.js";
import type { ReferenceTo, RuleWords } from "./rule-words.js";
import { wordsOf } from "./words.js";

/** A reference to another place: offsets in the text. */
export interface Reference {
  readonly start: number;
  readonly end: number;
  /** Left out where nothing in the sentence tells it. */
  readonly concept?: string;
}

/** What resolving references needs to know of a chapter. */
export interface Outline {
  /** Concepts in the chapter's order. */
  readonly concepts: readonly string[];
  readonly tree: RuleTree;
}

/**
 * Finds "see above", "see below" and "see Title". A reference means the concept that is named behind it, else the one that
 * the sentence named last before it, on the side where the reference points.
 *
 * @param concept The concept that the text defines.
 * @param earlier What its definition says before this text: "the test described above" may mean that.
 */
export function findReferences(
  text: string,
  concept: string,
  words: RuleWords,
  outline: Outline,
  earlier = "",
): Reference[] {
  const all = wordsOf(text);
  const found: Reference[] = [];
  for (let i = 0; i < all.words.length; i++) {
    const match = words.referenceAt(all.words, i);
    if (match === undefined) continue;
    const start = all.starts[i] as number;
    const behind = all.ends[match.end - 1] as number;
    if (match.to === "section" && !isTitled(text, start, behind)) continue;
    const end = match.to === "section" ? titleEnd(text, behind) : behind;
    const sentence = text.slice(0, start).search(/[^.!?]*$/u);
    const from = all.starts.findIndex((at) => at >= sentence);
    const last = all.starts.findIndex((at) => at >= clauseEnd(text, behind));
    const named =
      namesIn(all.words, match.end, last < 0 ? all.words.length : last, words)[0] ??
      (match.to === "section"
        ? undefined
        : resolvable(namesIn(all.words, from, i, words).reverse(), concept, match.to, outline));
    const target =
      (named === undefined ? nextChild(concept, match.to, outline) : choose(named, concept, match.to, outline)) ??
      (match.to === "above" && speaksOf(all.words[match.end], earlier) ? concept : undefined);
    found.push({ start, end, ...(target === undefined ? {} : { concept: target }) });
    i = match.end - 1;
  }
  return found;
}

/** Letters at the end of a word that may be an ending, and those that must be left of it. */
const longestEnding = 4;
const shortestStem = 6;

/** Whether a text has the word, in whatever inflected form. */
function speaksOf(word: string | undefined, text: string): boolean {
  if (word === undefined || word.length < shortestStem) return false;
  const stem = word.slice(0, Math.max(shortestStem, word.length - longestEnding));
  return wordsOf(text).words.some((other) => other.startsWith(stem));
}

/** In brackets or at a sentence's start, and before a capital or a quotation mark. */
function isTitled(text: string, start: number, behind: number): boolean {
  const before = text.slice(0, start).trimEnd();
  const opens = before === "" || /[(\u005B.!?;]$/u.test(before);
  return opens && /^[.\s]*["'\u00AB\u201C\u2018]?\s?\p{Lu}/u.test(text.slice(behind, behind + 8));
}

function titleEnd(text: string, from: number): number {
  const length = /^\.?[^.;:!?()\u005B\]]*/u.exec(text.slice(from))?.[0].trimEnd().length ?? 0;
  return from + length;
}

function clauseEnd(text: string, from: number): number {
  const length = /^\.?[^.;!?)\]]*/u.exec(text.slice(from))?.[0].length ?? 0;
  return from + length;
}

function namesIn(words: readonly string[], from: number, to: number, rules: RuleWords): (readonly string[])[] {
  const names: (readonly string[])[] = [];
  for (let i = Math.max(from, 0); i < to;) {
    const hit = rules.nameAt(words, i);
    if (hit !== undefined) names.push(hit.concepts);
    i += hit?.length ?? 1;
  }
  return names;
}

function isOn(side: ReferenceTo, target: string, concept: string, { concepts }: Outline): boolean {
  const at = concepts.indexOf(target);
  const own = concepts.indexOf(concept);
  return at >= 0 && (side === "above" ? at < own : side === "below" ? at > own : true);
}

/** The first of some names that the chapter defines where the reference points, else anywhere. */
function resolvable(
  names: readonly (readonly string[])[],
  concept: string,
  side: ReferenceTo,
  outline: Outline,
): readonly string[] | undefined {
  const isThere = (to: ReferenceTo) => (group: readonly string[]) =>
    group.some((target) => target !== concept && isOn(to, target, concept, outline));
  return names.find(isThere(side)) ?? names.find(isThere("section"));
}

function choose(names: readonly string[], concept: string, side: ReferenceTo, outline: Outline): string | undefined {
  const others = names.filter((name) => name !== concept);
  return (
    others.find((target) => isOn(side, target, concept, outline)) ??
    others.find((target) => outline.concepts.includes(target)) ??
    others[0]
  );
}

/** "The kinds described below": what is defined next, if it belongs to the concept. */
function nextChild(concept: string, side: ReferenceTo, { concepts, tree }: Outline): string | undefined {
  if (side !== "below") return undefined;
  const next = concepts[concepts.indexOf(concept) + 1];
  return next !== undefined && tree.parentsOf(next).includes(concept) ? next : undefined;
}
