import { type Check, findingIn } from "../check.js";
import { proseOf, rawOf } from "./prose.js";

interface Rule {
  readonly pattern: RegExp;
  /** What stands right, from the match. */
  readonly right: (found: string) => string;
  /** Marks that some languages have a space before. */
  readonly mark?: true;
}

const rules: readonly Rule[] = [
  { pattern: /(?<=[\p{L}\p{N})\u00BB\u201D])[ \u00A0\u202F]+,(?=\s|$)/gu, right: () => "," },
  { pattern: /(?<=[\p{L}\p{N})\u00BB\u201D])[ \u00A0\u202F]+\.(?=\s+\p{Lu}|$)/gu, right: () => "." },
  { pattern: /(?<=[\p{L}\p{N})])[ \u00A0\u202F]+[:;!?](?=\s|$)/gu, right: (found) => found.trim(), mark: true },
  { pattern: /\([ \u00A0\u202F]+(?=[\p{L}\p{N}])/gu, right: () => "(" },
  { pattern: /(?<=[\p{L}\p{N}.,!?])[ \u00A0\u202F]+\)/gu, right: () => ")" },
  { pattern: /(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, right: () => ", " },
  { pattern: /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, right: () => ". " },
  { pattern: /(?<=\p{Ll}{2})\((?=\p{L}{3})(?!\p{L}{1,3}\))/gu, right: () => " (" },
  { pattern: /(?<=\p{L}{2})\)(?=\p{L}{2})/gu, right: () => ") " },
];

/** A space before a comma or inside of a bracket, none after a comma or a full stop. */
export const markSpacing: Check = {
  code: "RG6202",
  *run(context) {
    for (const place of proseOf(context)) {
      const { text, piece } = place;
      if (piece.kind === "table") continue;
      const spaced = context.packs.get(text.lang)?.data.checks?.spaceBefore ?? [];
      for (const { pattern, right, mark } of rules) {
        for (const { 0: found, index } of piece.text.matchAll(pattern)) {
          if (mark === true && spaced.includes(found.at(-1) ?? "")) continue;
          const { range, raw } = rawOf(place, index, index + found.length, context);
          // Where markup stood between the two, the text has a space that the page has not.
          if (raw !== found || isAddress(piece.text, index)) continue;
          const around = piece.text.slice(Math.max(0, index - 8), index + found.length + 8).trim();
          yield findingIn(text, {
            code: "RG6202",
            severity: "info",
            range,
            data: { text: around, mark: found.trim() },
            field: piece.field,
            fix: [{ range, text: right(found) }],
          });
        }
      }
    }
  },
};

/** Points and commas in addresses and file names. */
function isAddress(text: string, at: number): boolean {
  const from = text.lastIndexOf(" ", at) + 1;
  const word = text.slice(from).split(/\s/, 1)[0] ?? "";
  return /[/@]|www|\.\p{L}{2,4}$/u.test(word);
}
