import type { FieldDeclaration } from "./declaration.js";

/** The target, effect and area lines that spells and powers share: books print them under one label or under several. */
const families = {
  target: "target",
  effect: "effect",
  area: "area",
  targetOrArea: "joint",
  targetOrEffect: "joint",
  effectOrArea: "area",
  targetEffectOrArea: "joint",
} as const;

export type TargetingKey = keyof typeof families;

export const targetingKeys = Object.keys(families) as readonly TargetingKey[];

export const targetingFields: readonly FieldDeclaration[] = targetingKeys.map((key) => ({
  key,
  family: families[key],
}));

/** Whether a field's line says what is aimed at. Its value is any short phrase, which mechanics hold in part. */
export function isTargetingKey(key: string): key is TargetingKey {
  return Object.hasOwn(families, key);
}
