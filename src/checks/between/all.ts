import type { Check } from "../check.js";

/** Checks of languages against each other, in the order of their codes. */
export const checksBetween: readonly Check[] = [];
