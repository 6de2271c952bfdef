/** Lines that books print under one label or under several. */
export const targeting: ReadonlySet<string> = new Set([
  "target",
  "effect",
  "area",
  "targetOrArea",
  "targetOrEffect",
  "effectOrArea",
  "targetEffectOrArea",
]);
