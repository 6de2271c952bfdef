import { type Check, findingIn } from "../check.js";
import { proseOf } from "./prose.js";

const range = /(?<![\p{L}\p{N}.,:/+\u2013-])(\d{1,4})\s?-\s?(\d{1,4})(?![\p{L}\p{N}/\u2013-]|[.,]\d)/gu;

/** A range of numbers with a hyphen where the language has a dash. Pack data: `rangeDash`, where all authorities agree on one. */
export const rangeDash: Check = {
  code: "RG6207",
  *run(context) {
    for (const { text, piece } of proseOf(context)) {
      const dash = context.packs.get(text.lang)?.data.checks?.rangeDash;
      if (dash === undefined) continue;
      for (const { 0: found, 1: from = "", 2: to = "", index } of piece.text.matchAll(range)) {
        if (Number(from) >= Number(to)) continue;
        const hyphen = index + found.indexOf("-");
        yield findingIn(text, {
          code: "RG6207",
          severity: "info",
          range: piece.rangeOf(index, index + found.length),
          data: { text: found, suggestion: `${from}${dash}${to}` },
          field: piece.field,
          fix: [{ range: piece.rangeOf(hyphen, hyphen + 1), text: dash }],
        });
      }
    }
  },
};
