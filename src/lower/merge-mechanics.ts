import type { Mechanics } from "../model/entry.js";

/** Two sources that state different things. `of` and `before` are places in the list, `before` the earlier one. */
export interface Disagreement {
  readonly key: string;
  readonly of: number;
  readonly before: number;
}

export interface MergedMechanics {
  readonly mechanics: Mechanics;
  /** By source, then in the order of its keys. */
  readonly disagreements: readonly Disagreement[];
}

/** Mechanics of one entry from several sources: each key as the first that states it does. */
export function mergeMechanics(all: readonly Mechanics[]): MergedMechanics {
  const merged: Record<string, unknown> = {};
  const stated = new Map<string, number>();
  const disagreements: Disagreement[] = [];
  for (const [of, mechanics] of all.entries()) {
    for (const [key, value] of Object.entries(mechanics)) {
      const before = stated.get(key);
      if (before === undefined) {
        merged[key] = value;
        stated.set(key, of);
      } else if (JSON.stringify(merged[key]) !== JSON.stringify(value)) disagreements.push({ key, of, before });
    }
  }
  return { mechanics: merged, disagreements };
}
