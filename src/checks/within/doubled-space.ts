import { type Check, type CheckFinding, findingIn } from "../check.js";
import { proseOf, rawBetween } from "./prose.js";

/** More in a file than this are set so: columns, justified lines, typing habits. */
const habit = 8;

/** Two spaces or more between words of a line. The source tells line ends from spaces. */
export const doubledSpace: Check = {
  code: "RG6201",
  *run(context) {
    const byFile = new Map<string, CheckFinding[]>();
    for (const place of proseOf(context)) {
      const { text, piece } = place;
      if (piece.kind === "table") continue;
      for (const { 0: spaces, index } of piece.text.matchAll(/(?<=\S)\s{2,}(?=\S)/g)) {
        const { range, raw } = rawBetween(place, index, index + spaces.length, context);
        if (!/^[ \u00A0\u202F]{2,3}$/.test(raw)) continue;
        const found = byFile.get(text.file) ?? [];
        byFile.set(text.file, found);
        found.push(
          findingIn(text, {
            code: "RG6201",
            severity: "info",
            range,
            data: { count: String(raw.length) },
            field: piece.field,
            fix: [{ range, text: /[\u00A0\u202F]/.exec(raw)?.[0] ?? " " }],
          }),
        );
      }
    }
    for (const found of byFile.values()) if (found.length <= habit) yield* found;
  },
};
