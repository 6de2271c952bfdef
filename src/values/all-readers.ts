import { CastingTimeParser } from "./casting-time.js";
import { levelsReader, powerPointsReader } from "./class-list-readers.js";
import { foldComponentBrackets } from "./component-brackets.js";
import { ComponentsParser } from "./components.js";
import { DisplaysParser } from "./displays.js";
import { DurationParser } from "./duration.js";
import { asIs, type FamilyReader, grammarReader, lazy } from "./family-reader.js";
import { RangeParser } from "./range.js";
import { stripRemarks, withoutTrigger } from "./remarks.js";
import { ResistanceParser } from "./resistance.js";
import { SavingThrowParser } from "./save.js";
import { targetingReader } from "./targeting/targeting-reader.js";
import { TypeLineParser } from "./type-line.js";
import { capBracket, durationBracket, flagBracket, keepNone, rangeBracket, rounded } from "./value-brackets.js";
import type { ValueFamily, ValueTypes } from "./value-types.js";

/** The reader of each family. */
export const readers: { readonly [F in ValueFamily]: FamilyReader<ValueTypes[F]> } = {
  typeLine: grammarReader(
    "typeLine",
    lazy(() => new TypeLineParser(false)),
    asIs,
  ),
  typePart: grammarReader(
    "typeLine",
    lazy(() => new TypeLineParser(false, true)),
    asIs,
  ),
  levels: levelsReader,
  components: grammarReader(
    "components",
    lazy(() => new ComponentsParser(false)),
    (tokens) => stripRemarks(foldComponentBrackets(tokens), keepNone),
  ),
  displays: grammarReader(
    "displays",
    lazy(() => new DisplaysParser(false)),
    (tokens) => stripRemarks(tokens, keepNone),
  ),
  castingTime: grammarReader(
    "castingTime",
    lazy(() => new CastingTimeParser(false)),
    (tokens) => stripRemarks(withoutTrigger(tokens), capBracket),
  ),
  range: grammarReader(
    "range",
    lazy(() => new RangeParser(false)),
    (tokens) => stripRemarks(rounded(tokens), rangeBracket),
  ),
  target: targetingReader("target", "target"),
  effect: targetingReader("effect", "effect"),
  area: targetingReader("area", "area"),
  joint: targetingReader("target", "joint"),
  duration: grammarReader(
    "duration",
    lazy(() => new DurationParser(false)),
    (tokens) => stripRemarks(tokens, durationBracket),
  ),
  savingThrow: grammarReader(
    "savingThrow",
    lazy(() => new SavingThrowParser(false)),
    (tokens) => stripRemarks(tokens, flagBracket),
  ),
  resistance: grammarReader(
    "resistance",
    lazy(() => new ResistanceParser(false)),
    (tokens) => stripRemarks(tokens, flagBracket),
  ),
  powerPoints: powerPointsReader,
};

/** Rule name of a family's grammar, for `explain`. */
export function ruleName(family: ValueFamily): string {
  return family === "joint" ? "facts" : family === "typePart" ? "typeLine" : family;
}
