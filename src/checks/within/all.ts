import type { Check } from "../check.js";
import { foreignClass } from "./foreign-class.js";
import { forbiddenTerm } from "./forbidden-term.js";
import { brokenReference } from "./broken-reference.js";
import { unexplainedAbbreviation } from "./abbreviation.js";
import { sharedAbbreviation } from "./shared-abbreviation.js";
import { impossibleLevel } from "./impossible-level.js";
import { mixedNumbers } from "./mixed-numbers.js";
import { mixedUnits } from "./mixed-units.js";
import { standardNumbers } from "./standard-numbers.js";
import { twoSpellings } from "./two-spellings.js";
import { unknownReference } from "./unknown-reference.js";
import { wrongDirection } from "./wrong-direction.js";
import { doubledWord } from "./doubled-word.js";
import { agreement } from "./agreement.js";
import { brokenPhrase } from "./broken-phrase.js";
import { brokenSentence } from "./broken-sentence.js";
import { clauseComma } from "./clause-comma.js";
import { conjunctionComma } from "./conjunction-comma.js";
import { doubledSpace } from "./doubled-space.js";
import { formBefore } from "./form-before.js";
import { knownMistake } from "./known-mistake.js";
import { markSpacing } from "./mark-spacing.js";
import { missingPartner } from "./missing-partner.js";
import { misspeltWord } from "./misspelt-word.js";
import { mixedQuotes } from "./mixed-quotes.js";
import { nearMissWord } from "./near-miss-word.js";
import { noBreakRun } from "./no-break-run.js";
import { openingComma } from "./opening-comma.js";
import { rangeDash } from "./range-dash.js";
import { scanDamage } from "./scan-damage.js";
import { splitWord } from "./split-word.js";
import { unitSpace } from "./unit-space.js";
import { unpairedMark } from "./unpaired-mark.js";
import { ellipsisPoints, foreignQuotes, noBreakBeforeMark } from "./house-typography.js";

/** Checks of one language's text by itself, in the order of their codes. */
export const checksWithin: readonly Check[] = [
  standardNumbers,
  impossibleLevel,
  foreignClass,
  mixedUnits,
  mixedNumbers,
  doubledWord,
  misspeltWord,
  nearMissWord,
  scanDamage,
  splitWord,
  knownMistake,
  formBefore,
  brokenPhrase,
  agreement,
  missingPartner,
  doubledSpace,
  markSpacing,
  unpairedMark,
  mixedQuotes,
  brokenSentence,
  unitSpace,
  rangeDash,
  openingComma,
  clauseComma,
  conjunctionComma,
  noBreakRun,
  noBreakBeforeMark,
  foreignQuotes,
  ellipsisPoints,
  forbiddenTerm,
  twoSpellings,
  unexplainedAbbreviation,
  sharedAbbreviation,
  brokenReference,
  unknownReference,
  wrongDirection,
];
