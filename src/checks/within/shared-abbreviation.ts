import { type Check, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

const code = "RG6304";
/** `Speech (S)`, `(S) Shapeable`: a rule's name with its abbreviation of one to four letters, the first a capital. */
const behind = /^[^()]+\s\((?<short>\p{Lu}\p{L}{0,3})\)$/u;
const before = /^\((?<short>\p{Lu}\p{L}{0,3})\)\s[^()]+$/u;

/** One abbreviation that stands with the names of two rules in a file. */
export const sharedAbbreviation: Check = {
  code,
  *run({ texts }) {
    const seen = new Map<string, { readonly text: EntryText; readonly piece: TextPiece }>();
    for (const text of texts) {
      const piece = text.pieces.find(({ kind }) => kind === "name");
      if (text.entry.kind !== "rule" || piece === undefined) continue;
      const short = (behind.exec(piece.text) ?? before.exec(piece.text))?.groups?.["short"];
      if (short === undefined) continue;
      const key = `${text.file}\n${text.lang} ${short}`;
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, { text, piece });
        continue;
      }
      const at = piece.text.indexOf(`(${short})`);
      yield findingIn(text, {
        code,
        severity: "info",
        range: piece.rangeOf(at, at + short.length + 2),
        data: { abbreviation: short, first: first.piece.text, second: piece.text },
        field: "name",
        related: [{ file: first.text.file, range: first.piece.rangeOf() }],
      });
    }
  },
};
