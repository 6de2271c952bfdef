/**
 * Value families: each looks only at the words of its own concept groups, so that one word may mean
 * a domain in a level line and a descriptor in a school line.
 */
export const familyGroups = {
  typeLine: ["school", "discipline", "subschool", "descriptor", "class", "level", "number", "rank", "word"],
  levels: ["class", "domain", "level", "number", "word", "rank"],
  components: ["component", "class", "word"],
  displays: ["display", "word"],
  castingTime: ["action", "unit", "level", "number", "word", "rank"],
  range: ["range", "unit", "level", "number", "word"],
  target: ["form", "shape", "measure", "of", "quality", "center", "unit", "level", "number", "mark", "word"],
  effect: ["form", "shape", "measure", "of", "quality", "center", "unit", "level", "number", "mark", "word"],
  area: ["form", "shape", "measure", "of", "quality", "center", "unit", "level", "number", "mark", "word"],
  duration: ["duration", "unit", "level", "number", "mark", "word"],
  savingThrow: ["save", "save-effect", "flag", "word"],
  resistance: ["answer", "flag", "word"],
  powerPoints: ["class", "domain", "level", "number", "component", "word"],
  /** Quantities in prose. */
  prose: ["unit", "level", "prose", "school", "discipline", "save", "action", "word"],
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof familyGroups;

export const families = Object.keys(familyGroups) as Family[];

/** Concepts of a family's groups that the family leaves out, because another of its concepts has the same words. */
export const familyExclusions: Partial<Record<Family, readonly string[]>> = {
  castingTime: ["word/none"],
  range: ["word/none"],
  savingThrow: ["word/none"],
  resistance: ["word/none"],
  duration: ["mark/shapeable", "word/none"],
  target: ["mark/dismissible"],
  effect: ["mark/dismissible"],
  area: ["mark/dismissible"],
  prose: ["word/none"],
  powerPoints: [
    "component/verbal",
    "component/somatic",
    "component/material",
    "component/focus",
    "component/divine-focus",
  ],
};
