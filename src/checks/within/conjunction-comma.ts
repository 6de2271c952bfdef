import { type Check, findingIn } from "../check.js";
import { plain, proseOf, wordsIn } from "./prose.js";

/** A comma behind a conjunction that has none before it and closes nothing: it is on the wrong side. Pack data: `conjunctions`. */
export const conjunctionComma: Check = {
  code: "RG6210",
  *run(context) {
    for (const { lang, data } of context.packs.all) {
      const conjunctions = new Set(data.checks?.conjunctions ?? []);
      if (conjunctions.size === 0) continue;
      for (const { text, piece } of proseOf(context, lang)) {
        for (const { word, start, end } of wordsIn(piece.text)) {
          if (!conjunctions.has(word) || piece.text[end] !== ",") continue;
          if (!/[\p{L}\p{N})]\s$/u.test(piece.text.slice(0, start))) continue;
          // `but, if need be, it can`: what stands between two commas is put in.
          const rest = piece.text.slice(end + 1).split(/[.;:!?]/u, 1)[0] ?? "";
          if (rest.includes(",") || plain(rest).trim() === "") continue;
          yield findingIn(text, {
            code: "RG6210",
            severity: "warning",
            range: piece.rangeOf(start, end + 1),
            data: { word },
            field: piece.field,
          });
        }
      }
    }
  },
};
