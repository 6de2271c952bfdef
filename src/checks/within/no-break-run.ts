import { type Check, findingIn } from "../check.js";
import { proseOf, rawBetween } from "./prose.js";

const shortest = 3;

/** No-break spaces between all words of a piece: they were copied along, the words belong together no more than others. */
export const noBreakRun: Check = {
  code: "RG6211",
  *run(context) {
    for (const place of proseOf(context)) {
      const { text, piece } = place;
      const gaps = [...piece.text.matchAll(/(?<=[\p{L},.()])\s(?=[\p{L}(])/gu)].map(({ index }) =>
        rawBetween(place, index, index + 1, context),
      );
      const kept = gaps.filter(({ raw }) => raw === "\u00A0");
      if (kept.length < shortest || kept.length < gaps.length) continue;
      yield findingIn(text, {
        code: "RG6211",
        severity: "info",
        range: piece.rangeOf(),
        data: { count: String(kept.length) },
        field: piece.field,
        fix: kept.map(({ range }) => ({ range, text: " " })),
      });
    }
  },
};
