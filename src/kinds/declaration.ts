import type { Family } from "../packs/families.js";

/** Family of value grammar that reads a field; `joint` reads labels such as "target or area", `typePart` what some pages part from the type line. */
export type FieldFamily = Exclude<Family, "prose"> | "joint" | "typePart";

export type FieldKey =
  | "school"
  | "discipline"
  | "subschools"
  | "descriptors"
  | "levels"
  | "components"
  | "displays"
  | "castingTime"
  | "range"
  | "target"
  | "effect"
  | "area"
  | "targetOrArea"
  | "targetOrEffect"
  | "effectOrArea"
  | "targetEffectOrArea"
  | "duration"
  | "savingThrow"
  | "resistance"
  | "powerPoints";

export interface FieldDeclaration {
  readonly key: FieldKey;
  readonly family: FieldFamily;
  /** Further lines with the same key add to the list instead of being doubles. */
  readonly repeats?: true;
}

/** One entry kind: its fields in print order. Reading, lowering and emitting go by it. */
export interface KindDeclaration {
  readonly kind: "spell" | "power" | "rule";
  readonly fields: readonly FieldDeclaration[];
}
