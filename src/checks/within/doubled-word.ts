import { type Check, findingIn } from "../check.js";

/** A word of letters, a space, and the same word again. */
const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}\p{M}]+)(\s+)\1(?![\p{L}\p{M}\p{N}'’-])/gu;

/** A word twice in a row. Pack data (`doubles` in checks.yaml) has the words that a language says twice. */
export const doubledWord: Check = {
  code: "RG6101",
  *run({ texts, packs }) {
    for (const text of texts) {
      const allowed = new Set(packs.get(text.lang)?.data.checks?.doubles ?? []);
      for (const piece of text.pieces) {
        for (const match of piece.text.matchAll(doubled)) {
          const [whole, word = "", space = ""] = match;
          if (allowed.has(word.toLowerCase())) continue;
          const extra = piece.rangeOf(
            match.index + word.length,
            match.index + word.length + space.length + word.length,
          );
          yield findingIn(text, {
            code: "RG6101",
            severity: "warning",
            range: piece.rangeOf(match.index, match.index + whole.length),
            data: { word },
            field: piece.field,
            fix: [{ range: extra, text: "" }],
          });
        }
      }
    }
  },
};
