import { fieldOf } from "../kinds/all-kinds.js";
import type { Mechanics, Targeting } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { printCastingTime } from "./casting-time.js";
import { printComponents } from "./components.js";
import { printDisplays } from "./displays.js";
import { printDuration } from "./duration.js";
import { printLevels } from "./levels.js";
import { MissingPhrase, type Phrasebook, phrasebook } from "./phrasebook.js";
import { printPowerPoints } from "./power-points.js";
import { printRange } from "./range.js";
import { printResistance } from "./resistance.js";
import { printSavingThrow } from "./save.js";
import { printTargeting } from "./targeting.js";
import { printDescriptors, printSubschools, printTypeLine } from "./type-line.js";

/**
 * The text of one field in the pack's language: what the value grammars read back as the same mechanics.
 *
 * @param key A field key; `school` and `discipline` give the whole type line.
 * @returns undefined where the entry does not have the field, or the pack has no word for it.
 */
export function printField(mechanics: Mechanics, key: string, pack: LanguagePack): string | undefined {
  try {
    const book = phrasebook(pack);
    const text = textOf(mechanics, key, book);
    if (text === undefined || text === "") return undefined;
    // Lists begin with names, which keep their first letter.
    return key === "levels" || key === "powerPoints" ? text : book.fill("common/field", { value: text });
  } catch (error) {
    if (error instanceof MissingPhrase) return undefined;
    throw error;
  }
}

function textOf(mechanics: Mechanics, key: string, book: Phrasebook): string | undefined {
  const {
    subschools,
    descriptors,
    levels,
    components,
    displays,
    castingTime,
    range,
    duration,
    savingThrow,
    resistance,
    powerPoints,
  } = mechanics;
  const value = (mechanics as Readonly<Record<string, unknown>>)[key];
  switch (fieldOf(key)?.family) {
    case "typeLine":
      return value === undefined ? undefined : printTypeLine(mechanics, book);
    case "typePart":
      if (key === "subschools") return subschools && printSubschools(subschools, book);
      return descriptors && printDescriptors(descriptors, book);
    case "levels":
      return levels && printLevels(levels, book);
    case "components":
      return components && printComponents(components, book);
    case "displays":
      return displays && printDisplays(displays, mechanics.displaysSeeText === true, book);
    case "castingTime":
      return castingTime && printCastingTime(castingTime, book);
    case "range":
      return range && printRange(range, book);
    case "duration":
      return duration && printDuration(duration, book);
    case "savingThrow":
      return savingThrow && printSavingThrow(savingThrow, book);
    case "resistance":
      return resistance && printResistance(resistance, book);
    case "powerPoints":
      return powerPoints && printPowerPoints(powerPoints, book);
    case "target":
    case "joint":
      return value === undefined ? undefined : printTargeting(value as Targeting, "target", book);
    case "effect":
      return value === undefined ? undefined : printTargeting(value as Targeting, "effect", book);
    case "area":
      return value === undefined ? undefined : printTargeting(value as Targeting, "area", book);
    case undefined:
      return undefined;
  }
}
