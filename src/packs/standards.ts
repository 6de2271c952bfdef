import type { Amount } from "../model/entry.js";

/** Levels that a class's list or the domains have, and the kind of entry in them. */
export interface StandardList {
  readonly least: number;
  readonly most: number;
  readonly kind: string;
}

/** grammar/shared/standards.yaml: what the standard rules give in numbers. `except` names rulesets with other numbers. */
export interface Standards {
  readonly ranges: {
    readonly except: readonly string[];
    readonly close: Amount;
    readonly medium: Amount;
    readonly long: Amount;
  };
  /** By the concept of the rule that states it. */
  readonly checks: Readonly<Record<string, { readonly dc: number }>>;
  readonly lists: {
    readonly except: readonly string[];
    readonly domain: StandardList;
    readonly class: Readonly<Record<string, StandardList>>;
  };
}
