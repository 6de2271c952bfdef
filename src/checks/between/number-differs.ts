import { type Check, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { compareNumbers } from "./number-pairs.js";
import { placeOf, printedOf, type Stretch, Stretches } from "./places.js";
import { oddSigns } from "./signs.js";
import { oddFigures } from "./unit-figures.js";

/**
 * A number stands in one language, another one of its kind in the others: in the whole entry, or in the same place. Or it
 * stands there with another sign.
 */
export const numberDiffers: Check = {
  code: "RG3101",
  *run(context) {
    const told = compareNumbers(context).pairs.map(({ wrong, right }) => ({
      wrong: { text: wrong.text, at: wrong.statement },
      right: { text: right.text, at: right.statement },
    }));
    for (const { wrong, right } of told) yield finding(wrong, right);
    const before = new Stretches(told.flatMap(({ wrong, right }) => [wrong.at, right.at]));
    for (const { wrong, right } of oddFigures(context)) {
      if (!before.meet(wrong.figure))
        yield finding({ text: wrong.text, at: wrong.figure }, { text: right.text, at: right.figure });
    }
    for (const { wrong, right } of oddSigns(context)) yield finding(wrong, right);
  },
};

interface Side {
  readonly text: EntryText;
  readonly at: Stretch;
}

function finding(wrong: Side, right: Side): CheckFinding {
  return findingIn(wrong.text, {
    code: "RG3101",
    severity: "error",
    range: placeOf(wrong.at),
    data: {
      first: printedOf(right.at),
      firstLang: right.text.lang,
      second: printedOf(wrong.at),
      secondLang: wrong.text.lang,
    },
    field: wrong.at.piece.field,
    related: [{ file: right.text.file, range: placeOf(right.at), text: printedOf(right.at) }],
  });
}
