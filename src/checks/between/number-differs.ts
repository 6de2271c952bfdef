import { type Check, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { compareNumbers } from "./number-pairs.js";
import { placeOf, printedOf, type Stretch } from "./places.js";
import { oddFigures } from "./unit-figures.js";

/** A number stands in one language, another one of its kind in the others: in the whole entry, or in the same place. */
export const numberDiffers: Check = {
  code: "RG3101",
  *run(context) {
    const told = compareNumbers(context).pairs.map(({ wrong, right }) => ({
      wrong: { text: wrong.text, at: wrong.statement },
      right: { text: right.text, at: right.statement },
    }));
    for (const { wrong, right } of told) yield finding(wrong, right);
    for (const { wrong, right } of oddFigures(context)) {
      const isTold = told.some((before) => [before.wrong, before.right].some(({ at }) => overlap(at, wrong.figure)));
      if (!isTold) yield finding({ text: wrong.text, at: wrong.figure }, { text: right.text, at: right.figure });
    }
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

function overlap(a: Stretch, b: Stretch): boolean {
  return a.piece === b.piece && a.start < b.end && b.start < a.end;
}
