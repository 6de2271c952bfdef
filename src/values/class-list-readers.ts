import type { LevelEntry, PowerPoint } from "../model/entry.js";
import { ClassListParser, type ListedNumber } from "./class-list.js";
import { type FamilyReader, grammarReader, lazy } from "./family-reader.js";
import { sortLevels, sortPowerPoints } from "./order.js";
import { stripBracketsOnly } from "./remarks.js";
import { keepNone } from "./value-brackets.js";

const classListParser = lazy(() => new ClassListParser(false));

function classList<T>(
  words: "levels" | "powerPoints",
  convert: (items: readonly ListedNumber[]) => T,
): FamilyReader<T> {
  const base = grammarReader(words, classListParser, (tokens) => stripBracketsOnly(tokens, keepNone));
  return {
    ...base,
    scan: "names",
    read: (tokens, context) => {
      const reading = base.read(tokens, context);
      return { ...reading, value: reading.value === undefined ? undefined : convert(reading.value) };
    },
  };
}

/** "Clr 3, Sor/Wiz 4": names without a level are left out. */
export const levelsReader: FamilyReader<LevelEntry[]> = classList("levels", (items) =>
  sortLevels(
    items
      .filter((i) => i.number !== undefined)
      .map(({ number, xp: _xp, ...name }) => ({ ...name, level: number ?? 0 })),
  ),
);

/** "Psion/wilder 3, XP": what a power costs each class. */
export const powerPointsReader: FamilyReader<PowerPoint[]> = classList("powerPoints", (items) =>
  sortPowerPoints(
    items.map(({ number, domain, other, xp, ...name }): PowerPoint =>
      xp === true
        ? { xp }
        : {
            ...name,
            ...((other ?? domain) === undefined ? {} : { other: other ?? domain ?? "" }),
            points: number ?? 0,
          },
    ),
  ),
);
