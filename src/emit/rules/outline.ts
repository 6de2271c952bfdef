import type { Entry } from "../../model/entry.js";

/** A rule among the rules that a book defines. */
export interface RuleNode {
  readonly entry: Entry;
  readonly concept: string;
  /** 0 at the root. */
  readonly depth: number;
}

/** The rules in reading order: each below its parent, siblings as `rankOf` has them. One whose parent nobody defines is a root. */
export function outlineOf(entries: readonly Entry[], rankOf: (concept: string) => number): RuleNode[] {
  const rules = entries.flatMap((entry) =>
    entry.kind === "rule" && entry.mechanics.concept !== undefined ? [{ entry, concept: entry.mechanics.concept }] : [],
  );
  rules.sort((a, b) => rankOf(a.concept) - rankOf(b.concept) || (a.concept < b.concept ? -1 : 1));
  const known = new Set(rules.map(({ concept }) => concept));
  const children = new Map<string | undefined, typeof rules>();
  for (const rule of rules) {
    const { parent } = rule.entry.mechanics;
    const under = parent !== undefined && parent !== rule.concept && known.has(parent) ? parent : undefined;
    const siblings = children.get(under);
    if (siblings === undefined) children.set(under, [rule]);
    else siblings.push(rule);
  }
  const nodes: RuleNode[] = [];
  const seen = new Set<string>();
  const visit = (parent: string | undefined, depth: number): void => {
    for (const rule of children.get(parent) ?? []) {
      if (seen.has(rule.concept)) continue;
      seen.add(rule.concept);
      nodes.push({ ...rule, depth });
      visit(rule.concept, depth + 1);
    }
  };
  visit(undefined, 0);
  // Parents that name each other in a circle hang from nothing.
  for (const rule of rules) if (!seen.has(rule.concept)) nodes.push({ ...rule, depth: 0 });
  return nodes;
}

/** The place of a concept on a page. */
export function anchorOf(concept: string): string {
  return concept.replaceAll("/", "-");
}
