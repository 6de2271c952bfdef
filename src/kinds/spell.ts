import type { KindDeclaration } from "./declaration.js";
import { targetingFields } from "./targeting-fields.js";

export const spell: KindDeclaration = {
  kind: "spell",
  fields: [
    { key: "school", family: "typeLine" },
    { key: "subschools", family: "typePart", repeats: true },
    { key: "descriptors", family: "typePart", repeats: true },
    { key: "levels", family: "levels", repeats: true },
    { key: "components", family: "components" },
    { key: "castingTime", family: "castingTime" },
    { key: "range", family: "range" },
    ...targetingFields,
    { key: "duration", family: "duration" },
    { key: "savingThrow", family: "savingThrow" },
    { key: "resistance", family: "resistance" },
  ],
};
