import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { windows1252Upper } from "./windows-1252.js";

/** Longest name of an HTML character reference, without `&` and `;`. */
const longestName = 31;

/**
 * The HTML character reference that starts at `at`, where `text` has an `&`: what it stands for and where it ends.
 * Only references with a semicolon count, so `Black & White` and `a&b` are left alone.
 *
 * @param to - End of the text that may be read.
 */
export function entityAt(text: string, at: number, to: number): { text: string; end: number } | undefined {
  const limit = Math.min(to, at + longestName + 2);
  let end = at + 1;
  while (end < limit && isNamePart(text.charCodeAt(end))) end++;
  if (end === at + 1 || end >= limit || text.charCodeAt(end) !== 0x3b) return undefined;
  const name = text.slice(at + 1, end);
  const decoded = name.startsWith("#") ? decodeNumber(name.slice(1)) : decodeNamedCharacterReference(name);
  return decoded === undefined || decoded === false ? undefined : { text: decoded, end: end + 1 };
}

function isNamePart(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code === 0x23
  );
}

/** `39` or `x27`. Numbers of C1 controls mean Windows-1252, as browsers read them. */
function decodeNumber(digits: string): string | undefined {
  const hex = /^[xX]([0-9a-fA-F]{1,6})$/.exec(digits)?.[1];
  const decimal = /^[0-9]{1,7}$/.exec(digits)?.[0];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  if (code >= 0x80 && code <= 0x9f) return windows1252Upper.charAt(code - 0x80);
  const invalid = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return String.fromCodePoint(invalid ? 0xfffd : code);
}
