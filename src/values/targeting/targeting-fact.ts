import type { Amount } from "../../model/entry.js";

/** What a target, effect or area line is made of, in its order. */
export type TargetingFact =
  | { readonly type: "amount"; readonly amount: Amount }
  | { readonly type: "per-level"; readonly perLevels: number }
  | {
      readonly type: "concept";
      readonly group: "form" | "shape" | "measure" | "of" | "quality" | "center";
      readonly id: string;
    }
  | { readonly type: "join"; readonly join: "or" | "and" | "comma" | "semicolon" | "slash" | "plus" | "times" }
  | {
      readonly type:
        "any-number" | "each-other" | "within" | "shapeable" | "see-text" | "unknown" | "hedge" | "open" | "close";
    };

/** The noun of a target: "creature". */
export const isHead = (f: TargetingFact | undefined): boolean => f?.type === "concept" && f.group === "of";

/** The word of a shape or form: "cube", "burst". */
export const isAreaWord = (f: TargetingFact | undefined): boolean =>
  f?.type === "concept" && (f.group === "shape" || f.group === "form");
