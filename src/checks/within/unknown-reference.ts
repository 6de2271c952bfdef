import { type Check, findingIn } from "../check.js";
import { nameReferences } from "../name-references.js";

const code = "RG6402";
/** A book whose references mostly lead somewhere is meant to be whole; one of a few entries refers to others. */
const fewestFound = 4;
const shareFound = 0.75;

/** A reference by name that leads nowhere, in a book whose other references lead to entries of its own. */
export const unknownReference: Check = {
  code,
  *run(context) {
    const all = [...nameReferences(context)];
    for (const lang of new Set(all.map(({ text }) => text.lang))) {
      const own = all.filter(({ text }) => text.lang === lang);
      const found = own.filter(({ resolves }) => resolves).length;
      if (found < fewestFound || found < shareFound * own.length) continue;
      for (const { text, piece, name, start, end, resolves, meant } of own) {
        if (resolves || meant !== undefined) continue;
        const range = piece.rangeOf(start, end);
        yield findingIn(text, { code, severity: "info", range, data: { name }, field: piece.field });
      }
    }
  },
};
