/** A concept of grammar/shared/rules.yaml. */
export interface RuleConcept {
  /** One parent, or two in order of preference: `a|b`. Left out at the root. */
  readonly parent?: string;
  /** Field of labels.yaml whose forms name the concept too. */
  readonly label?: string;
  /** Id of terms/ whose forms name the concept too. */
  readonly term?: string;
  /** An unnamed or inner rule: found only below its parent. */
  readonly inner?: true;
  /** Its name is a common word: a heading of that name means it only near its parent. */
  readonly local?: true;
}

/** Content of grammar/shared/rules.yaml. */
export interface RuleTreeData {
  readonly concepts: Readonly<Record<string, RuleConcept>>;
}

/** The tree of concepts that rules chapters define. */
export class RuleTree {
  readonly ids: readonly string[];
  readonly #data: RuleTreeData["concepts"];
  readonly #rank: ReadonlyMap<string, number>;

  constructor(data: RuleTreeData | undefined) {
    this.#data = data?.concepts ?? {};
    this.ids = Object.keys(this.#data);
    this.#rank = new Map(this.ids.map((id, i) => [id, i]));
  }

  has(id: string): boolean {
    return this.#rank.has(id);
  }

  get(id: string): RuleConcept {
    return this.#data[id] ?? {};
  }

  /** Place in the tree's order. */
  rankOf(id: string): number {
    return this.#rank.get(id) ?? this.ids.length;
  }

  /** The possible parents of a concept in order of preference; none at the root. */
  parentsOf(id: string): readonly string[] {
    return this.get(id).parent?.split("|") ?? [];
  }

  /** The parent of a concept in a text that defines `defined`. */
  parentOf(id: string, defined: { has(id: string): boolean }): string | undefined {
    const parents = this.parentsOf(id);
    return parents.find((parent) => defined.has(parent)) ?? parents[0];
  }

  /** A concept and what is above it up to the root, by the parents that `defined` decides on. */
  chainOf(id: string, defined: { has(id: string): boolean }): string[] {
    const chain: string[] = [];
    for (let at: string | undefined = id; at !== undefined && !chain.includes(at); at = this.parentOf(at, defined))
      chain.push(at);
    return chain;
  }
}
