import { type Check, findingIn } from "../check.js";
import { compareNumbers } from "./number-pairs.js";
import { placeOf, printedOf } from "./places.js";

/** A number stands in one language, another one of its kind in the others. */
export const numberDiffers: Check = {
  code: "RG3101",
  *run(context) {
    for (const { wrong, right } of compareNumbers(context).pairs) {
      yield findingIn(wrong.text, {
        code: "RG3101",
        severity: "error",
        range: placeOf(wrong.statement),
        data: {
          first: printedOf(right.statement),
          firstLang: right.text.lang,
          second: printedOf(wrong.statement),
          secondLang: wrong.text.lang,
        },
        field: "description",
        related: [{ file: right.text.file, range: placeOf(right.statement), text: printedOf(right.statement) }],
      });
    }
  },
};
