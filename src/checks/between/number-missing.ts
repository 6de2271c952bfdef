import { type Check, findingIn } from "../check.js";
import { compareNumbers } from "./number-pairs.js";
import { placeOf, printedOf, textPlace } from "./places.js";

/** A number of one language that another does not state at all, in whatever words. */
export const numberMissing: Check = {
  code: "RG3102",
  *run(context) {
    for (const { text, statement, lacking } of compareNumbers(context).lone) {
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
