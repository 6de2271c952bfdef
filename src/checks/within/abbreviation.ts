import { fold } from "../../text/fold.js";
import type { Range16 } from "../../model/span.js";
import { type Check, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

const code = "RG6303";
/** Two to four letters, the first and the last of them capitals. */
const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\p{Lu}(?![\p{L}\p{N}])/gu;
/** Numbers of chapters, tables and rulers; bigger ones hardly stand in rules. */
const romanNumber = /^[IVXL]+$/;
/** A book with fewer rules leans on another that explains what it says. */
const fewestRules = 3;

/** An abbreviation that a book of rules never explains: neither `its words (AB)` nor `AB (its words)` is anywhere. */
export const unexplainedAbbreviation: Check = {
  code,
  *run({ texts, glossary }) {
    for (const lang of new Set(texts.map((text) => text.lang))) {
      const own = texts.filter((text) => text.lang === lang);
      if (own.filter(({ entry }) => entry.kind === "rule").length < fewestRules) continue;
      const all = own.flatMap(({ pieces }) => pieces.map(({ text }) => text));
      const seen = new Set<string>();
      for (const { allowed, lang: of } of glossary.terms) if (of === lang) for (const word of allowed) seen.add(word);
      for (const [short, { text, piece, range }] of firstPlaces(own)) {
        if (seen.has(short) || all.some((words) => explains(words, short))) continue;
        const data = { abbreviation: short };
        yield findingIn(text, { code, severity: "info", range, data, field: piece.field });
      }
    }
  },
};

interface Place {
  readonly text: EntryText;
  readonly piece: TextPiece;
  readonly range: Range16;
}

/** Where the abbreviations of the rules stand first, in the order of the files. */
function firstPlaces(texts: readonly EntryText[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const text of texts.filter(({ entry }) => entry.kind === "rule")) {
    for (const piece of text.pieces) {
      // In a text of capitals every short word looks like an abbreviation.
      if (!/\p{Ll}{3}/u.test(piece.text)) continue;
      for (const match of piece.text.matchAll(abbreviation)) {
        const [short] = match;
        if (romanNumber.test(short)) continue;
        const range = piece.rangeOf(match.index, match.index + short.length);
        const known = places.get(short);
        if (known === undefined || (known.text.file === text.file && range.start < known.range.start))
          places.set(short, { text, piece, range });
      }
    }
  }
  return places;
}

function explains(text: string, short: string): boolean {
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + 1)) {
    const after = text.slice(at + short.length);
    if (/[(,;]\s*$/.test(text.slice(0, at)) && /^\s*[),;]/.test(after)) {
      const words = text.slice(0, at).replace(/[(,;]\s*$/, "");
      if (hasLetters(lastWords(words), short)) return true;
    }
    const inside = /^\s*\(([^()]{4,60})\)/.exec(after)?.[1];
    if (inside !== undefined && hasLetters(inside, short)) return true;
  }
  return false;
}

function lastWords(text: string): string {
  return text.split(/\s+/).slice(-6).join(" ");
}

/** Whether the words have the abbreviation's letters in its order, the first of them at a word's start, and are not it. */
function hasLetters(words: string, short: string): boolean {
  if (words.includes(short)) return false;
  const text = fold(words).text;
  const letters = fold(short).text;
  const starts = [...text.matchAll(/(?<!\p{L})\p{L}/gu)].filter((match) => match[0] === letters[0]);
  return starts.some(({ index }) => {
    let at = index;
    for (const letter of letters.slice(1)) {
      at = text.indexOf(letter, at + 1);
      if (at < 0) return false;
    }
    return true;
  });
}
