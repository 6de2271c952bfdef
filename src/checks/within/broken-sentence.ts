import { type Check, findingIn } from "../check.js";

/** A paragraph that stops in the middle of a sentence: the next one goes on with a small letter, or a comma stands last. */
export const brokenSentence: Check = {
  code: "RG6205",
  *run({ texts }) {
    for (const text of texts) {
      const prose = text.pieces.filter(({ field, kind }) => field === "description" && kind !== "table");
      for (const [i, piece] of prose.entries()) {
        if (piece.kind !== "paragraph") continue;
        const next = prose.at(i + 1);
        const before = piece.text.trimEnd();
        const isOpen = /[\p{L}\p{N},]$/u.test(before) && before.split(/\s+/).length > 5;
        const goesOn =
          next?.kind === "paragraph" && /^\p{Ll}{2,}\s/u.test(next.text) && next.text.split(/\s+/).length > 3
            ? next
            : undefined;
        if (!isOpen || (goesOn === undefined && !(before.endsWith(",") && next?.kind !== "list"))) continue;
        const end = before.length;
        const start = before.lastIndexOf(" ") + 1;
        yield findingIn(text, {
          code: "RG6205",
          severity: "warning",
          range: piece.rangeOf(start, end),
          data: { text: before.slice(-30).replace(/^\S*\s/u, "") },
          field: piece.field,
          ...(goesOn !== undefined && { related: [{ file: text.file, range: goesOn.rangeOf() }] }),
        });
      }
    }
  },
};
