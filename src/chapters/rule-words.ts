import { type LanguagePack, termForms } from "../packs/language-pack.js";
import { PackError } from "../packs/pack-error.js";
import type { RuleTree } from "../packs/rule-tree.js";
import {
  CueError,
  type CueMatch,
  type CuePart,
  matchCue,
  type NameFinder,
  type NameHit,
  parseCue,
  prefixKeyLength,
  startKeys,
} from "./cue.js";
import { wordsOf } from "./words.js";

/** A concept that the opening of a sentence speaks for. */
export interface CueHit {
  readonly concept: string;
  /** Number of words that matched. */
  readonly weight: number;
  /** `cue`: a phrase of the concept's own; `definition`: a phrase that defines what is named in it; `subject`: a sentence about what it names first. */
  readonly by: "cue" | "definition" | "subject";
}

/** A word is a name with an ending if it starts with at least so many letters of it and is at most so much longer. */
const shortestStem = 4;
/** Letters of the first word of a name in prose. */
const shortestProseName = 3;
const noNames: readonly NameHit[] = [];
const longestEnding = 5;

interface Cue {
  readonly parts: readonly CuePart[];
  /** Left out where a name in it says it. */
  readonly concept?: string;
  readonly by: CueHit["by"];
}

interface Name {
  readonly words: readonly string[];
  readonly concepts: string[];
}

/** Where a reference points: back, ahead, or to a section by its title. */
export type ReferenceTo = "above" | "below" | "section";

/** What a pack says about rules chapters, indexed for reading. Built when a text that may be a chapter is met. */
export class RuleWords {
  readonly #tree: RuleTree;
  readonly #names = new Map<string, Name[]>();
  readonly #shown = new Map<string, string>();
  readonly #cues = new Map<string, Cue[]>();
  readonly #anywhere: Cue[] = [];
  readonly #headings: readonly (readonly CuePart[])[];
  readonly #articles: ReadonlySet<string>;
  readonly #joins: ReadonlySet<string>;
  readonly #compounds: readonly string[];
  readonly #references: readonly { readonly to: ReferenceTo; readonly parts: readonly CuePart[] }[];
  readonly #isInflected: boolean;
  #stems: Map<string, Name[]> | undefined;

  /** @throws {PackError} if a cue breaks the language of cues. */
  constructor(pack: LanguagePack, tree: RuleTree) {
    this.#tree = tree;
    const rules = pack.data.rules ?? {};
    this.#isInflected = rules.inflected === true;
    this.#articles = new Set((rules.articles ?? []).flatMap((form) => wordsOf(form).words));
    this.#compounds = (rules.compounds ?? []).flatMap((form) => wordsOf(form).words);
    const joins = ["word/or", "word/and"].flatMap((id) => termForms(pack.data.terms[id] ?? []));
    this.#joins = new Set(joins.flatMap((form) => wordsOf(form).words));
    for (const id of tree.ids) {
      const { label, term } = tree.get(id);
      const own = rules.concepts?.[id]?.names ?? [];
      const forms = [
        ...own,
        ...(label === undefined
          ? []
          : (Object.entries(pack.data.labels.fields ?? {}).find(([k]) => k === label)?.[1] ?? [])),
        ...(term === undefined ? [] : termForms(pack.data.terms[term] ?? [])),
      ];
      if (forms[0] !== undefined) this.#shown.set(id, forms[0]);
      for (const form of forms) this.#addName(wordsOf(form).words, id);
    }
    for (const list of this.#names.values()) list.sort((a, b) => b.words.length - a.words.length);
    const sets = new Map<string, CuePart[][]>();
    for (const [name, forms] of Object.entries(rules.sets ?? {}))
      sets.set(
        name,
        forms.map((form) => parsed(form, sets, pack, name)),
      );
    for (const [id, { cues = [] }] of Object.entries(rules.concepts ?? {})) {
      if (!tree.has(id)) throw new PackError("no such concept in shared/rules.yaml", { file: "rules.yaml", key: id });
      for (const cue of cues) this.#addCue({ parts: parsed(cue, sets, pack, id), concept: id, by: "cue" });
    }
    for (const cue of rules.definitions ?? [])
      this.#addCue({ parts: parsed(cue, sets, pack, "definitions"), by: "definition" });
    for (const cue of rules.subjects ?? []) this.#addCue({ parts: parsed(cue, sets, pack, "subjects"), by: "subject" });
    for (const [concept, title] of Object.entries(rules.titles ?? {})) this.#shown.set(concept, title);
    this.#headings = (rules.headings ?? []).map((heading) => parsed(heading, sets, pack, "headings"));
    this.#references = (["above", "below", "section"] as const).flatMap((to) =>
      (rules.references?.[to] ?? []).map((cue) => ({ to, parts: parsed(cue, sets, pack, "references") })),
    );
  }

  /** The name to show for a concept that a chapter leaves unnamed. */
  shownName(concept: string): string {
    const name = this.#shown.get(concept) ?? concept.slice(concept.lastIndexOf("/") + 1).replaceAll("-", " ");
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  /** Whether the tree of rules has a concept. */
  knows(concept: string): boolean {
    return this.#tree.has(concept);
  }

  /** Concepts that a heading or label names as a whole; several where the name has several meanings. */
  named(text: string): readonly string[] {
    if (text.length > 120) return [];
    const bare = text.replace(/[([{][^)\]}]*[)\]}]/gu, " ");
    for (const form of bare.trim() === "" || bare === text ? [text] : [text, bare]) {
      const { words } = wordsOf(form);
      const found = this.#named(words);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Concepts whose definition a sentence opens with. */
  openedBy(words: readonly string[]): readonly CueHit[] {
    const first = words[0];
    if (first === undefined) return [];
    const hits: CueHit[] = [];
    const lists = [this.#cues.get(`=${first}`), this.#cues.get(`^${first.slice(0, prefixKeyLength)}`), this.#anywhere];
    for (const cue of lists.flatMap((list) => list ?? [])) {
      const match = matchCue(cue.parts, words, 0, this.#findProseNames);
      if (match !== undefined) hits.push(...hitsOf(cue, match));
    }
    return hits;
  }

  /** The words of a reference that starts at a word; `end` is the word behind it. */
  referenceAt(words: readonly string[], at: number): { readonly to: ReferenceTo; readonly end: number } | undefined {
    for (const { to, parts } of this.#references) {
      const match = matchCue(parts, words, at, this.#findProseNames);
      if (match !== undefined) return { to, end: match.end };
    }
    return undefined;
  }

  /** The longest name at a word, with or without an ending. */
  nameAt(words: readonly string[], at: number): NameHit | undefined {
    return this.#findProseNames(words, at)[0] ?? this.#inflected(words[at] ?? "");
  }

  #inflected(word: string): NameHit | undefined {
    if (!this.#isInflected) return undefined;
    if (this.#stems === undefined) {
      this.#stems = new Map();
      for (const name of [...this.#names.values()].flat()) {
        const [only = ""] = name.words;
        if (name.words.length > 1 || only.length < shortestStem) continue;
        const key = only.slice(0, shortestStem);
        this.#stems.set(key, [...(this.#stems.get(key) ?? []), name]);
      }
    }
    const names = this.#stems.get(word.slice(0, shortestStem)) ?? [];
    const fitting = names.filter(
      ({ words: [only = ""] }) => word.startsWith(only) && word.length - only.length <= longestEnding,
    );
    const best = fitting.sort((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))[0];
    return best === undefined ? undefined : { concepts: best.concepts, length: 1 };
  }

  #named(words: readonly string[]): readonly string[] {
    const from = this.#articles.has(words[0] ?? "") ? 1 : 0;
    for (const start of from === 0 ? [0] : [0, from]) {
      const whole = this.#wholeName(words, start) ?? this.#joinedNames(words, start) ?? this.#framedName(words, start);
      if (whole !== undefined) return whole;
    }
    return [];
  }

  #wholeName(words: readonly string[], start: number): readonly string[] | undefined {
    return this.#findNames(words, start).find((hit) => start + hit.length === words.length)?.concepts;
  }

  /** "Cone, line or sphere": several children of one parent stand for it, several forms of one name for itself. */
  #joinedNames(words: readonly string[], start: number): readonly string[] | undefined {
    const groups: (readonly string[])[] = [];
    for (let at = start; at < words.length;) {
      if (this.#joins.has(words[at] as string) || this.#articles.has(words[at] as string)) {
        at++;
        continue;
      }
      const hit = this.#findNames(words, at)[0];
      if (hit === undefined) return undefined;
      groups.push(hit.concepts);
      at += hit.length;
    }
    if (groups.length < 2) return undefined;
    const [first = []] = groups;
    const same = first.filter((id) => groups.every((group) => group.includes(id)));
    if (same.length > 0) return same;
    const above = (group: readonly string[]): string[] => group.flatMap((id) => this.#tree.parentsOf(id));
    const shared = above(first).filter((id) => groups.every((group) => above(group).includes(id)));
    return shared.length === 0 ? undefined : [...new Set(shared)];
  }

  #framedName(words: readonly string[], start: number): readonly string[] | undefined {
    for (const heading of this.#headings) {
      const match = matchCue(heading, words, start, this.#findNames);
      if (match?.names !== undefined && match.end === words.length) return match.names;
    }
    return undefined;
  }

  /** Abbreviations of a letter or two are names in headings alone. */
  readonly #findProseNames: NameFinder = (words, at) =>
    (words[at]?.length ?? 0) < shortestProseName ? noNames : this.#findNames(words, at);

  /** The longest names first; a name may be written together with what `compounds` lists. */
  readonly #findNames: NameFinder = (words, at) => {
    const word = words[at];
    if (word === undefined) return [];
    const hits: NameHit[] = [];
    for (const name of this.#names.get(word) ?? []) {
      if (name.words.every((part, i) => words[at + i] === part))
        hits.push({ concepts: name.concepts, length: name.words.length });
    }
    if (hits.length > 0) return hits;
    for (const compound of this.#compounds) {
      if (!word.endsWith(compound) || word.length - compound.length < prefixKeyLength) continue;
      const name = this.#names.get(word.slice(0, -compound.length))?.find((n) => n.words.length === 1);
      if (name !== undefined) return [{ concepts: name.concepts, length: 1 }];
    }
    return hits;
  };

  #addName(words: readonly string[], concept: string): void {
    const first = words[0];
    if (first === undefined) return;
    const list = this.#names.get(first) ?? [];
    if (list.length === 0) this.#names.set(first, list);
    const same = list.find(
      (name) => name.words.length === words.length && name.words.every((word, i) => word === words[i]),
    );
    if (same === undefined) list.push({ words, concepts: [concept] });
    else if (!same.concepts.includes(concept)) same.concepts.push(concept);
  }

  #addCue(cue: Cue): void {
    const keys = startKeys(cue.parts);
    if (keys === undefined) this.#anywhere.push(cue);
    for (const key of keys ?? []) {
      const list = this.#cues.get(key);
      if (list === undefined) this.#cues.set(key, [cue]);
      else list.push(cue);
    }
  }
}

function hitsOf(cue: Cue, { weight, names }: CueMatch): CueHit[] {
  if (cue.concept !== undefined) return [{ concept: cue.concept, weight, by: cue.by }];
  return (names ?? []).map((concept) => ({ concept, weight, by: cue.by }));
}

function parsed(
  cue: string,
  sets: ReadonlyMap<string, readonly (readonly CuePart[])[]>,
  pack: LanguagePack,
  key: string,
): CuePart[] {
  try {
    return parseCue(cue, sets);
  } catch (error) {
    if (error instanceof CueError) throw new PackError(error.message, { file: `${pack.lang}/rules.yaml`, key });
    throw error;
  }
}

const cache = new WeakMap<LanguagePack, RuleWords>();

/** The rule words of a pack, indexed at the first call. */
export function ruleWordsOf(pack: LanguagePack, tree: RuleTree): RuleWords {
  let words = cache.get(pack);
  if (words === undefined) cache.set(pack, (words = new RuleWords(pack, tree)));
  return words;
}
