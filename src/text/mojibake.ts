import { decodeWindows1252 } from "./windows-1252.js";

/** A place of the text where UTF-8 had been decoded as another encoding, and what it should read. */
export interface Repair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Bytes 0xa0 to 0xff of ISO-8859-16, which no decoder of the platform knows. */
const latin10 =
  "\u00a0\u0104\u0105\u0141\u20ac\u201e\u0160\u00a7\u0161\u00a9\u0218\u00ab\u0179\u00ad\u017a\u017b" +
  "\u00b0\u00b1\u010c\u0142\u017d\u201d\u00b6\u00b7\u017e\u010d\u0219\u00bb\u0152\u0153\u0178\u017c" +
  "\u00c0\u00c1\u00c2\u0102\u00c4\u0106\u00c6\u00c7\u00c8\u00c9\u00ca\u00cb\u00cc\u00cd\u00ce\u00cf" +
  "\u0110\u0143\u00d2\u00d3\u00d4\u0150\u00d6\u015a\u0170\u00d9\u00da\u00db\u00dc\u0118\u021a\u00df" +
  "\u00e0\u00e1\u00e2\u0103\u00e4\u0107\u00e6\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef" +
  "\u0111\u0144\u00f2\u00f3\u00f4\u0151\u00f6\u015b\u0171\u00f9\u00fa\u00fb\u00fc\u0119\u021b\u00ff";

const upperBytes = Uint8Array.from({ length: 128 }, (_, i) => 0x80 + i);

/**
 * For each encoding in which UTF-8 was seen to be misread: UTF-16 unit -> the byte (0x80 to 0xff) it was decoded from.
 * Some decoders give C1 controls where Windows has letters and quotes, so those stand for their own bytes everywhere.
 */
const tables: readonly ReadonlyMap<number, number>[] = [
  unitTable(decodeWindows1252(upperBytes)),
  unitTable(latin10),
  unitTable(decoded("iso-8859-2")),
  unitTable(decoded("windows-1250")),
  unitTable(decoded("iso-8859-15")),
];

function decoded(encoding: string): string {
  return new TextDecoder(encoding).decode(upperBytes);
}

/** @param upper - The characters of the last bytes up to 0xff. */
function unitTable(upper: string): ReadonlyMap<number, number> {
  const table = new Map<number, number>();
  for (let byte = 0x80; byte < 0xa0; byte++) table.set(byte, byte);
  for (let i = 0; i < upper.length; i++) table.set(upper.charCodeAt(i), 0x100 - upper.length + i);
  return table;
}

/** First units of the sequences that Latin letters (C2 to C5) and punctuation (E2) make. */
const leadBytes = [0xc2, 0xc3, 0xc4, 0xc5, 0xe2, 0xef];

/** Finds a place worth a closer look; on clean text it finds next to nothing and costs next to nothing. */
const suspicious = new RegExp(
  `[${unitClass((byte) => leadBytes.includes(byte))}][${unitClass((byte) => byte < 0xc0)}]`,
  "u",
);

function unitClass(test: (byte: number) => boolean): string {
  const units = new Set<number>();
  for (const table of tables) for (const [unit, byte] of table) if (test(byte)) units.add(unit);
  return [...units].map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/**
 * Finds UTF-8 that was decoded as Windows-1252 or a Latin alphabet (`\u00c3\u00a9` for `\u00e9`), also where a C1 control
 * or a no-break space of the sequence was lost on the way.
 *
 * Returns nothing unless at least one place cannot be anything else (a capital of the sequence stands inside a word,
 * a control character): clean text is never touched.
 */
export function findMojibake(text: string): Repair[] {
  if (!suspicious.test(text)) return [];
  let best: Repair[] = [];
  let bestTable: ReadonlyMap<number, number> | undefined;
  for (const table of tables) {
    const { repairs, certain } = findWhole(text, table);
    if (certain && repairs.length > best.length) {
      best = repairs;
      bestTable = table;
    }
  }
  return bestTable === undefined ? [] : mergeRepairs(best, findLossy(text, bestTable, best));
}

function findWhole(text: string, table: ReadonlyMap<number, number>): { repairs: Repair[]; certain: boolean } {
  const repairs: Repair[] = [];
  let certain = false;
  for (let i = 0; i + 1 < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    const repair = sequenceAt(text, i, unit, table);
    if (repair === undefined) continue;
    repairs.push(repair);
    certain ||= isUnnatural(text, repair, table);
    i = repair.end - 1;
  }
  return { repairs, certain };
}

function sequenceAt(text: string, at: number, unit: number, table: ReadonlyMap<number, number>): Repair | undefined {
  const lead = table.get(unit) ?? 0;
  if (!leadBytes.includes(lead)) return undefined;
  const second = table.get(text.charCodeAt(at + 1)) ?? 0;
  if (second < 0x80 || second > 0xbf) return undefined;
  if (lead < 0xe0) return repairOf(at, at + 2, ((lead & 0x1f) << 6) | (second & 0x3f));
  const third = at + 2 < text.length ? (table.get(text.charCodeAt(at + 2)) ?? 0) : 0;
  if (third < 0x80 || third > 0xbf) return undefined;
  return repairOf(at, at + 3, ((lead & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f));
}

function repairOf(start: number, end: number, code: number): Repair | undefined {
  return isExpected(code) ? { start, end, text: String.fromCharCode(code) } : undefined;
}

/** Latin letters, general punctuation, a few signs, f-ligatures, the byte order mark. */
function isExpected(code: number): boolean {
  return (
    (code >= 0xa0 && code <= 0x17f) ||
    (code >= 0x2009 && code <= 0x2044) ||
    [0x20ac, 0x2122, 0x2190, 0x2192, 0x2212, 0xfeff].includes(code) ||
    (code >= 0xfb00 && code <= 0xfb06)
  );
}

/** Whether no clean text reads so: three units of a sign, a control, or the capital that leads a sequence inside a word. */
function isUnnatural(text: string, { start, end }: Repair, table: ReadonlyMap<number, number>): boolean {
  if (end - start > 2) return true;
  const second = text.charCodeAt(start + 1);
  if (second >= 0x80 && second < 0xa0) return true;
  if (start > 0 && isLower(text.charAt(start - 1))) return true;
  // The lead of accented small letters is a letter that clean text hardly has; no sign stands between it and a word.
  const isSign = !isLetter(text.charAt(start + 1)) && ![0xa0, 0xab, 0xbb].includes(second);
  return table.get(text.charCodeAt(start)) === 0xc3 && isSign && isLower(text.charAt(end));
}

/** Places whose second unit was lost: `\u00c3` before a space for `\u00e0`, `\u00e2` before a vowel for an apostrophe. */
function findLossy(text: string, table: ReadonlyMap<number, number>, whole: readonly Repair[]): Repair[] {
  const repairs: Repair[] = [];
  let w = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    while (w < whole.length && (whole[w] as Repair).end <= i) w++;
    if (i >= (whole[w]?.start ?? Infinity)) continue;
    const repair = lossyAt(text, i, table.get(unit) ?? 0);
    if (repair !== undefined) repairs.push(repair);
  }
  return repairs;
}

function lossyAt(text: string, at: number, lead: number): Repair | undefined {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (lead === 0xc3 && !isLetter(after) && !isUpper(before)) {
    // The space that follows is the sequence's own no-break space only if another one stands behind it.
    const end = after === " " && text.charAt(at + 2) === " " ? at + 2 : at + 1;
    return { start: at, end, text: "\u00e0" };
  }
  if (lead === 0xc2 && after === " " && isLower(before)) return { start: at, end: at + 2, text: "\u00a0" };
  if (lead === 0xe2 && isLetter(before) && /^[aeiouyh\u00c0-\u00ff\u0152\u0153]$/i.test(after)) {
    return { start: at, end: at + 1, text: "\u2019" };
  }
  return undefined;
}

function mergeRepairs(a: readonly Repair[], b: readonly Repair[]): Repair[] {
  return [...a, ...b].sort((x, y) => x.start - y.start);
}

function isLetter(char: string): boolean {
  return /^\p{L}$/u.test(char);
}

function isLower(char: string): boolean {
  return /^\p{Ll}$/u.test(char);
}

function isUpper(char: string): boolean {
  return /^\p{Lu}$/u.test(char);
}
