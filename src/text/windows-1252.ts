/**
 * What the bytes 0x80 to 0x9f mean in Windows-1252; all others mean the code point of the same number.
 * The table is ours because TextDecoder of Node 20 reads these bytes as ISO-8859-1.
 */
export const windows1252Upper =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Decodes Windows-1252. Bytes that it leaves undefined become C1 controls, as in browsers. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In blocks, since a call takes no more than so many arguments.
  for (let at = 0; at < bytes.length; at += 4096) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  }
  return parts.join("").replace(/[\u0080-\u009f]/g, (char) => windows1252Upper.charAt(char.charCodeAt(0) - 0x80));
}
