/**
 * Text folded for matching: lower case, no accents, one kind of apostrophe, dash and space, ligatures and superscripts
 * spelled out. `map[i]` is the offset in the unfolded text of folded unit i; `map[folded.length]` is its end.
 */
export interface Folded {
  readonly text: string;
  readonly map: readonly number[];
}

const apostrophes = "\u2018\u2019\u201B\u02BC\u00B4\u0060\u2032\u02B9\uFF07";
const dashes = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212";
/** Characters that would decompose into something misleading, or not at all. */
const special = new Map<string, string>([
  ["\u0153", "oe"],
  ["\u0152", "oe"],
  ["\u00E6", "ae"],
  ["\u00C6", "ae"],
  ["\u00DF", "ss"],
  ["\u00F8", "o"],
  ["\u00D8", "o"],
  ["\u0142", "l"],
  ["\u0131", "i"],
  ["\u00BD", "\u00BD"],
  ["\u00BC", "\u00BC"],
  ["\u00BE", "\u00BE"],
  ["\u00BA", "\u00B0"],
  ["\u00AA", "\u00B0"],
  ["\u00B0", "\u00B0"],
  ["\u00AD", ""],
  ["\u200B", ""],
  ["\u200C", ""],
  ["\u200D", ""],
  ["\uFEFF", ""],
  ["\u2044", "/"],
  ["\u2215", "/"],
]);
for (const c of apostrophes) special.set(c, "'");
for (const c of dashes) special.set(c, "-");

const cache = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  let folded = special.get(character);
  if (folded === undefined) {
    folded = /\s/u.test(character)
      ? " "
      : character
          .normalize("NFKD")
          .replace(/\p{M}/gu, "")
          .toLowerCase()
          .replace(/\u2044/g, "/");
  }
  cache.set(character, folded);
  return folded;
}

/** Folds `text`. Runs of white space become one space. Linear time. */
export function fold(text: string): Folded {
  const map: number[] = [];
  let out = "";
  let afterSpace = false;
  // Looking at the end of a string that grows would copy all of it each time.
  let last = "";
  for (let i = 0; i < text.length;) {
    const code = text.charCodeAt(i);
    let width = 1;
    let folded: string;
    if (code < 0x80) {
      if (code >= 0x41 && code <= 0x5a) folded = String.fromCharCode(code + 32);
      else if (code === 0x60) folded = "'";
      else folded = code <= 0x20 ? " " : (text[i] as string);
    } else {
      const point = text.codePointAt(i) as number;
      if (point > 0xffff) width = 2;
      folded = foldCharacter(String.fromCodePoint(point));
    }
    if (folded === " ") {
      if (!afterSpace) {
        out += " ";
        last = " ";
        map.push(i);
      }
      afterSpace = true;
    } else if (folded === "'" && last !== "" && vowels.includes(last) && !isLetterAt(text, i + 1)) {
      // An apostrophe in place of an accent: "perche'", "si'".
    } else if (folded !== "") {
      out += folded;
      last = folded.charAt(folded.length - 1);
      for (let k = 0; k < folded.length; k++) map.push(i);
      afterSpace = false;
    }
    i += width;
  }
  map.push(text.length);
  return { text: out, map };
}

const vowels = "aeiou";

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && /\p{L}/u.test(text[at] as string);
}

/** What folding leaves as it is: most words of a pack that have no accent. */
const isFolded = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Folded text alone, trimmed: the key under which a form or a name is looked up. */
export function foldKey(text: string): string {
  return isFolded.test(text) ? text : fold(text).text.trim();
}

/** Whether a unit of folded text is a letter. Digits and punctuation are word edges. */
export function isLetterCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code > 0x7f && code !== 0xb0 && code !== 0xbd && code !== 0xbc && code !== 0xbe && isLetterBeyondAscii(code))
  );
}

export function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

const letterCache = new Map<number, boolean>();
function isLetterBeyondAscii(code: number): boolean {
  let known = letterCache.get(code);
  if (known === undefined) {
    known = /\p{L}/u.test(String.fromCharCode(code));
    letterCache.set(code, known);
  }
  return known;
}
