import type { RuleTree } from "../packs/rule-tree.js";
import type { CueHit, RuleWords } from "./rule-words.js";
import type { Unit, Units } from "./units.js";

/** From `unit` on the text belongs to `concept`. */
export interface Turn {
  readonly unit: Unit;
  readonly concept: string;
  /** Its heading or label names the concept. */
  readonly titled: boolean;
  /** The concept was begun before and goes on here. */
  readonly resumes: boolean;
}

export interface Turns {
  readonly turns: readonly Turn[];
  /** Headings that name no concept. */
  readonly unknown: readonly Unit[];
}

/** Share of paragraphs below which headings are the exception: then a paragraph alone may open any concept. */
const fewTitles = 0.12;
const far = 9;
const deepestHeading = 6;
/** Words of a cue that are enough to tell a concept whose parent the text leaves out. */
const plainWeight = 5;

/** Decides, in one pass, where which concept begins. */
export function chooseTurns({ units, paragraphs }: Units, words: RuleWords, tree: RuleTree): Turns {
  const titles = units.filter((unit) => (unit.title?.concepts.length ?? 0) > 0).length;
  return new Chooser(words, tree, titles < fewTitles * paragraphs).run(units);
}

class Chooser {
  readonly #words: RuleWords;
  readonly #tree: RuleTree;
  readonly #isHeadless: boolean;
  readonly #begun = new Map<string, Unit["place"] | "title">();
  readonly #turns: Turn[] = [];
  readonly #unknown: Unit[] = [];
  /** Levels of the headings that are open, with their concepts, from the outermost in. */
  #levels: { readonly level: number; readonly concept: string }[] = [];
  #current: string | undefined;
  #isOpening = false;
  /** Level of the marked heading whose section this is: all in it is its text. */
  #marked: number | undefined;

  constructor(words: RuleWords, tree: RuleTree, isHeadless: boolean) {
    this.#words = words;
    this.#tree = tree;
    this.#isHeadless = isHeadless;
  }

  run(units: readonly Unit[]): Turns {
    for (const unit of units) {
      if (this.#isOfMarked(unit)) continue;
      const named = unit.title === undefined ? undefined : this.#named(unit.title.concepts);
      if (named !== undefined) {
        this.#begin(unit, named, true);
        this.#isOpening = unit.place === "heading";
      } else if (unit.place === "heading") {
        this.#unknownHeading(unit);
      } else {
        const opened = this.#isOpening ? undefined : this.#opened(unit);
        if (opened !== undefined) this.#begin(unit, opened, false);
        this.#isOpening = false;
      }
    }
    return { turns: this.#turns, unknown: this.#unknown };
  }

  /** Begins or goes on with the section of a heading that says its concept; it ends at the next heading that is not below. */
  #isOfMarked(unit: Unit): boolean {
    const { place, title } = unit;
    const [concept] = title?.concepts ?? [];
    if (title?.isMarked === true && concept !== undefined) {
      this.#begin(unit, concept, true);
      this.#isOpening = false;
      this.#marked = title.level ?? deepestHeading;
      return true;
    }
    if (place === "heading" && title?.level !== undefined && title.level <= (this.#marked ?? 0))
      this.#marked = undefined;
    return this.#marked !== undefined;
  }

  #begin(unit: Unit, concept: string, titled: boolean): void {
    const resumes = this.#begun.has(concept);
    if (!resumes) this.#begun.set(concept, titled ? "title" : unit.place);
    const level = unit.title?.level;
    if (level !== undefined) this.#levels = [...this.#levels.filter((l) => l.level < level), { level, concept }];
    this.#turns.push({ unit, concept, titled, resumes });
    this.#current = concept;
  }

  /** A heading that names no concept ends those of its own level and below. */
  #unknownHeading(unit: Unit): void {
    this.#unknown.push(unit);
    this.#isOpening = false;
    const level = unit.title?.level;
    if (level === undefined) return;
    this.#levels = this.#levels.filter((l) => l.level < level);
    const open = this.#levels.at(-1)?.concept;
    if (open !== undefined && open !== this.#current) this.#begin(unit, open, false);
  }

  #chain(): readonly string[] {
    return this.#tree.chainOf(this.#current ?? (this.#tree.ids[0] as string), this.#begun);
  }

  /** Steps from the current concept up to a parent of `concept`: 0 for a child, 1 for a sibling. */
  #distance(concept: string, chain: readonly string[]): number {
    const steps = this.#tree.parentsOf(concept).map((parent) => chain.indexOf(parent));
    const found = steps.filter((step) => step >= 0);
    return found.length === 0 ? far : Math.min(...found);
  }

  #named(concepts: readonly string[]): string | undefined {
    // A label below a heading of the same name says it again.
    if (this.#isOpening && this.#current !== undefined && concepts.includes(this.#current)) return this.#current;
    const chain = this.#chain();
    const rated = concepts
      .map((concept) => ({ concept, distance: this.#distance(concept, chain), isNew: !this.#begun.has(concept) }))
      .filter(({ concept, distance }) => {
        const { local, inner } = this.#tree.get(concept);
        return (local !== true && inner !== true) || distance < far || concept === this.#current;
      });
    rated.sort(
      (a, b) =>
        Number(b.isNew) - Number(a.isNew) ||
        a.distance - b.distance ||
        this.#tree.rankOf(a.concept) - this.#tree.rankOf(b.concept),
    );
    return rated[0]?.concept;
  }

  #opened(unit: Unit): string | undefined {
    const chain = this.#chain();
    const near = this.#nearParents(chain);
    const rated = this.#words
      .openedBy(unit.words)
      .map((hit) => ({ ...hit, distance: this.#distance(hit.concept, chain) }))
      .filter((hit) => this.#mayOpen(hit, unit, near, hit.distance));
    rated.sort((a, b) => rate(b) - rate(a) || this.#tree.rankOf(a.concept) - this.#tree.rankOf(b.concept));
    const best = rated[0]?.concept;
    return best === this.#current ? undefined : best;
  }

  #mayOpen(hit: CueHit, unit: Unit, near: ReadonlySet<string>, distance: number): boolean {
    const { concept, by } = hit;
    if (concept === this.#current) return true;
    const isNear = this.#tree.parentsOf(concept).some((parent) => near.has(parent));
    if (this.#begun.has(concept)) {
      // A paragraph of its own takes up a concept again from below, if no heading parts them.
      const isAbove = this.#chain().includes(concept);
      return unit.place === "block" && isAbove && this.#begun.get(this.#current ?? "") !== "title" && near.has(concept);
    }
    const { inner, local } = this.#tree.get(concept);
    if (by !== "cue" && (inner === true || unit.place === "sentence")) return false;
    if (by === "subject") return isNear || (this.#isHeadless && unit.place === "block" && distance <= 2);
    if (unit.place !== "block") return isNear || (inner === true && distance <= 1);
    if (inner === true) return distance < far;
    if (local === true) return distance < far || (this.#isHeadless && by === "cue" && hit.weight >= plainWeight);
    return by === "cue" || this.#isHeadless || isNear;
  }

  /** What may be the parent of a concept that begins inside a section: the current concept and those above it, up to the section's own. */
  #nearParents(chain: readonly string[]): ReadonlySet<string> {
    const near = new Set<string>();
    for (const concept of chain) {
      near.add(concept);
      const begun = this.#begun.get(concept);
      if (begun === "title" || (begun === "block" && this.#isHeadless)) break;
    }
    return near;
  }
}

const trust = { cue: 2, definition: 0, subject: -1 } as const;

function rate({ weight, by, distance }: CueHit & { readonly distance: number }): number {
  return weight + trust[by] - 1.5 * Math.min(distance, 4);
}
