import { type Check, findingIn } from "../check.js";
import { plain, proseOf } from "./prose.js";

/** A number and a unit's sign without a space between them. Pack data: `units`. */
export const unitSpace: Check = {
  code: "RG6206",
  *run(context) {
    for (const place of proseOf(context)) {
      const { text, piece } = place;
      const units = context.packs.get(text.lang)?.data.checks?.units ?? [];
      if (units.length === 0) continue;
      for (const { 0: found, 1: number = "", 2: unit = "", index } of piece.text.matchAll(touching)) {
        if (!units.includes(plain(unit))) continue;
        const at = index + number.length;
        const range = piece.rangeOf(at - 1, at + 1);
        yield findingIn(text, {
          code: "RG6206",
          severity: "info",
          range: piece.rangeOf(index, index + found.length),
          data: { text: found, suggestion: `${number}\u00A0${unit}` },
          field: piece.field,
          fix: [{ range, text: `${number.slice(-1)}\u00A0${unit.slice(0, 1)}` }],
        });
      }
    }
  },
};

const touching = /(?<![\p{L}\p{N}.,/-])(\d+(?:[.,]\d+)?)(\p{Ll}{1,3})(?![\p{L}\p{N}/\u00B2\u00B3])/gu;
