import { type Check, findingIn } from "../check.js";
import { compareNumbers } from "./number-pairs.js";
import { placeOf, printedOf, Stretches, textPlace } from "./places.js";
import { oddFigures } from "./unit-figures.js";

/** A number of one language that another does not state at all, in whatever words. */
export const numberMissing: Check = {
  code: "RG3102",
  *run(context) {
    const told = new Stretches(oddFigures(context).flatMap(({ wrong, right }) => [wrong.figure, right.figure]));
    for (const { text, statement, lacking } of compareNumbers(context).lone) {
      if (told.meet(statement)) continue;
      yield findingIn(text, {
        code: "RG3102",
        severity: "warning",
        range: placeOf(statement),
        data: { text: printedOf(statement), firstLang: text.lang, others: lacking.map(({ lang }) => lang).join(", ") },
        field: "description",
        related: lacking.map((other) => textPlace(other, statement.piece)),
      });
    }
  },
};
