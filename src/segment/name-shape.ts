import { foldKey } from "../text/fold.js";
import { isRunningHead } from "./page-lines.js";

/** In UTF-16 units. */
export const longestName = 90;

/** A number in front of a name. */
export const numbering = /^\d{1,3}[.)]\s+(?=\p{L})/u;

/** Short, not a sentence, and with a letter in it. */
export function isNameLike(text: string): boolean {
  if (text.length > longestName || !/\p{L}/u.test(text)) return false;
  const name = text.replace(numbering, "").replace(/\s?:$/u, "");
  if (/[;:,]$/u.test(name) || /\p{L}{4}[.!?]\s+\p{Lu}/u.test(name)) return false;
  return !isRunningHead(text);
}

/** The name again, alone or with marks, behind a page prefix (`spell:the_name`), or with its school behind it. */
export function isRepetition(text: string, key: string): boolean {
  if (text.length > 2 * longestName) return false;
  const other = nameKey(text);
  if (other === key) return true;
  const colon = text.indexOf(":");
  return colon > 0 && colon < 40 && /^\S+$/u.test(text) && nameKey(text.slice(colon + 1).replaceAll("_", " ")) === key;
}

/** A name for comparing: its letters and numbers, folded. */
export function nameKey(text: string): string {
  return foldKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The sign of a book or an edition that some pages put below the title. */
export function isAbbreviation(text: string): boolean {
  return text.length <= 5 && !/\p{Ll}/u.test(text);
}
