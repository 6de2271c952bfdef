import type { Check } from "../check.js";
import { calledOtherwise } from "./called-otherwise.js";
import { doubledText } from "./doubled-text.js";
import { missingEntries } from "./missing-entries.js";
import { missingField } from "./missing-field.js";
import { missingText } from "./missing-text.js";
import { numberDiffers } from "./number-differs.js";
import { numberMissing } from "./number-missing.js";
import { referencesDiffer } from "./references-differ.js";
import { staleTranslation } from "./stale-translation.js";
import { termsDiffer } from "./terms-differ.js";
import { untranslated } from "./untranslated.js";

/** Checks of languages against each other, in the order of their codes. */
export const checksBetween: readonly Check[] = [
  numberDiffers,
  numberMissing,
  missingText,
  untranslated,
  doubledText,
  missingEntries,
  referencesDiffer,
  calledOtherwise,
  staleTranslation,
  missingField,
  termsDiffer,
];
