import { type Check, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

const code = "RG6302";
const wordPattern = /(?<![\p{L}\p{N}'’-])\p{L}[\p{L}\p{M}-]+\p{L}(?![\p{L}\p{N}-])/gu;
/** Letters; shorter words have look-alikes. */
const shortest = 6;

interface Spelling {
  count: number;
  readonly form: string;
  readonly first: { readonly text: EntryText; readonly piece: TextPiece; readonly start: number; readonly end: number };
}

/** A word that a book writes with and without a hyphen, or with two different accents. */
export const twoSpellings: Check = {
  code,
  *run({ texts }) {
    const words = new Map<string, Map<string, Spelling>>();
    for (const text of texts) {
      for (const piece of text.pieces) {
        for (const match of piece.text.matchAll(wordPattern)) {
          const form = match[0].normalize("NFC").toLowerCase();
          const letters = bare(form);
          if (letters.length < shortest) continue;
          const key = `${text.lang} ${letters}`;
          const forms = words.get(key) ?? new Map<string, Spelling>();
          words.set(key, forms);
          const known = forms.get(form);
          const first = { text, piece, start: match.index, end: match.index + match[0].length };
          if (known === undefined) forms.set(form, { count: 1, form, first });
          else known.count++;
        }
      }
    }
    for (const forms of words.values()) {
      if (forms.size < 2) continue;
      const [usual, ...others] = [...forms.values()].sort((a, b) => b.count - a.count);
      for (const other of others) {
        if (usual === undefined || usual.count < 2 * other.count || !isSameWord(usual.form, other.form)) continue;
        const { text, piece, start, end } = other.first;
        yield findingIn(text, {
          code,
          severity: "info",
          range: piece.rangeOf(start, end),
          data: { word: piece.text.slice(start, end), other: usual.form },
          field: piece.field,
          related: [
            { file: usual.first.text.file, range: usual.first.piece.rangeOf(usual.first.start, usual.first.end) },
          ],
        });
      }
    }
  },
};

function bare(form: string): string {
  return form.normalize("NFD").replace(/[\p{M}-]/gu, "");
}

/** Whether only a hyphen or the kind of an accent differs. An accent alone tells words apart. */
function isSameWord(a: string, b: string): boolean {
  const [first, second] = [a.replaceAll("-", ""), b.replaceAll("-", "")];
  // The words are composed, so a letter with an accent is one unit.
  return (
    first.length === second.length &&
    first.split(/(?:)/u).every((letter, i) => {
      const other = second.charAt(i);
      return letter === other || (hasAccent(letter) && hasAccent(other));
    })
  );
}

function hasAccent(letter: string): boolean {
  return letter.normalize("NFD") !== letter;
}
