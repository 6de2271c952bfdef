import type { Check } from "../check.js";
import { doubledWord } from "./doubled-word.js";

/** Checks of one language's text by itself, in the order of their codes. */
export const checksWithin: readonly Check[] = [doubledWord];
