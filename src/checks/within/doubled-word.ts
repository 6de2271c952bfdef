import { type Check, findingIn } from "../check.js";

/** A word of letters, a space, and the same word again. */
const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}\p{M}]*)(\s+)\1(?![\p{L}\p{M}\p{N}'’-])/gu;

/**
 * A word twice in a row. Pack data (`doubles` in checks.yaml) has the words that a language says twice. A letter is a word
 * where the pack has it among its small words, and not in tables, which have letters for headings.
 */
export const doubledWord: Check = {
  code: "RG6101",
  *run({ texts, packs }) {
    for (const text of texts) {
      const { doubles = [], functionWords = [] } = packs.get(text.lang)?.data.checks ?? {};
      for (const piece of text.pieces) {
        for (const match of piece.text.matchAll(doubled)) {
          const [whole, word = "", space = ""] = match;
          const small = word.toLowerCase();
          if (doubles.includes(small)) continue;
          if (word.length === 1 && (piece.kind === "table" || !functionWords.includes(small))) continue;
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
