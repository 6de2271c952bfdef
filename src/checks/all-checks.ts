import { checksBetween } from "./between/all.js";
import type { Check } from "./check.js";
import { checksWithin } from "./within/all.js";

/** All checks of `ruleglot check`. */
export const allChecks: readonly Check[] = [...checksBetween, ...checksWithin];
