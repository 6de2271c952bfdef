import { type Check, findingIn } from "../check.js";
import { nameReferences } from "../name-references.js";

const code = "RG6401";

/** The name of another entry, misprinted: nothing is called so, and something almost. */
export const brokenReference: Check = {
  code,
  *run(context) {
    for (const { text, piece, name, meant, start, end } of nameReferences(context)) {
      if (meant === undefined) continue;
      const range = piece.rangeOf(start, end);
      yield findingIn(text, { code, severity: "warning", range, data: { name, meant }, field: piece.field });
    }
  },
};
