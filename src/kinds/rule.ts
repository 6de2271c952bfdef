import type { KindDeclaration } from "./declaration.js";

/** A concept that a rules chapter defines. It has no header, so no field of it is read from a label. */
export const rule: KindDeclaration = { kind: "rule", fields: [] };
