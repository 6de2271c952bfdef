import type { Code } from "../../model/codes.js";
import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import { type Place, proseOf, rawBetween } from "./prose.js";

/** A space that a line does not end at stands before marks that have one before them. On by house profile. Pack data: `spaceBefore`. */
export const noBreakBeforeMark = houseCheck("RG6212", function* (place, context) {
  const { piece, text } = place;
  const marks = context.packs.get(text.lang)?.data.checks?.spaceBefore ?? [];
  for (const { 0: found, 1: mark = "", index } of piece.text.matchAll(
    /(?<=[\p{L}\p{N})])\s?([:;!?\u00BB])(?=\s|$)/gu,
  )) {
    if (!marks.includes(mark)) continue;
    const { range, raw } =
      found.length === 1
        ? { range: piece.rangeOf(index, index), raw: "" }
        : rawBetween(place, index, index + 1, context);
    if (raw === "\u00A0" || raw === "\u202F" || /[^ ]/.test(raw)) continue;
    yield findingIn(text, {
      code: "RG6212",
      severity: "info",
      range: piece.rangeOf(index, index + found.length),
      data: { mark },
      field: piece.field,
      fix: [{ range, text: "\u00A0" }],
    });
  }
});

/** Quotation marks of another language. On by house profile. Pack data: `quotes`. */
export const foreignQuotes = houseCheck("RG6213", function* ({ text, piece }, context) {
  const quotes = context.packs.get(text.lang)?.data.checks?.quotes;
  const [open = "", close = ""] = quotes ?? [];
  if (quotes === undefined) return;
  for (const { 0: found, index } of piece.text.matchAll(
    /["\u201C\u201E\u00AB\u201D][^"\u201C-\u201E\u00AB\u00BB]{1,80}["\u201C\u201D\u00BB]/gu,
  )) {
    if (found.startsWith(open) && found.endsWith(close)) continue;
    yield findingIn(text, {
      code: "RG6213",
      severity: "info",
      range: piece.rangeOf(index, index + found.length),
      data: { text: found, usual: open + close },
      field: piece.field,
    });
  }
});

/** Three points for the sign of an ellipsis. On by house profile. */
export const ellipsisPoints = houseCheck("RG6214", function* ({ text, piece }) {
  for (const { index } of piece.text.matchAll(/(?<!\.)\.{3}(?!\.)/g)) {
    const range = piece.rangeOf(index, index + 3);
    yield findingIn(text, {
      code: "RG6214",
      severity: "info",
      range,
      data: {},
      field: piece.field,
      fix: [{ range, text: "\u2026" }],
    });
  }
});

function houseCheck(code: Code, run: (place: Place, context: CheckContext) => Iterable<CheckFinding>): Check {
  return {
    code,
    *run(context) {
      if (!context.house.has(code)) return;
      for (const place of proseOf(context)) yield* run(place, context);
    },
  };
}
