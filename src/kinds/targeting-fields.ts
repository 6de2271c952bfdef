import type { FieldDeclaration } from "./declaration.js";

/** The target, effect and area lines that spells and powers share. */
export const targetingFields: readonly FieldDeclaration[] = [
  { key: "target", family: "target" },
  { key: "effect", family: "effect" },
  { key: "area", family: "area" },
  { key: "targetOrArea", family: "joint" },
  { key: "targetOrEffect", family: "joint" },
  { key: "effectOrArea", family: "area" },
  { key: "targetEffectOrArea", family: "joint" },
];
