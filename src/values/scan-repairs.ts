import type { LanguagePack } from "../packs/language-pack.js";
import type { Lexicon } from "../packs/lexicon.js";
import { Mender, type ScanMode, type ScanRepair } from "./mender.js";
import { LeftParen, Level, Mark, Num, RightParen, UnitName, Unknown } from "./token-types.js";
import { tokenize, type ValueToken } from "./tokenize.js";

/** A longer value is prose, whose words are not to be mended. */
const longestValue = 400;

/**
 * Mends what character recognition does to words and numbers: shapes taken for others, words parted or run together, letters
 * for digits. Only what the lexicon confirms, and only where all that it confirms means the same.
 *
 * @returns Tokens of the mended text, placed in the text as it is; undefined where there is nothing to mend.
 */
export function repairScan(
  tokens: readonly ValueToken[],
  text: string,
  lexicon: Lexicon,
  pack: LanguagePack,
  mode: ScanMode,
): { tokens: ValueToken[]; repairs: readonly ScanRepair[] } | undefined {
  if (text.length > longestValue) return undefined;
  const suspects = tokens.filter((_, i) => isSuspect(tokens, i));
  if (suspects.length === 0) return undefined;
  const mender = new Mender(text, lexicon, mode);
  for (const { startOffset, endOffset } of suspects) mender.mend(startOffset, endOffset ?? startOffset);
  const { repairs } = mender;
  return repairs.length === 0 ? undefined : { tokens: retokenize(text, repairs, lexicon, pack), repairs };
}

/** What may be a badly scanned word or number: an unknown word, a mark or unit out of its place, a digit at a word's end. */
function isSuspect(tokens: readonly ValueToken[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined) return false;
  const { tokenType, image, startOffset } = token;
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  const isLetter = /^\p{L}$/u.test(image);
  if (tokenType === Unknown) return true;
  // "(1)" for "(I)", "creature 0 object" for "creature o object", "level0".
  if (tokenType === Num) {
    const isAlone = before?.tokenType === LeftParen && after?.tokenType === RightParen;
    return (
      isAlone ||
      isBetweenWords(before, token, after) ||
      (before?.endOffset === startOffset - 1 && /\p{L}{2}$/u.test(before.image))
    );
  }
  // "creature s" for "creatures", "S0 lb.".
  if (tokenType === Mark && isLetter && before?.tokenType !== LeftParen)
    return image !== image.toUpperCase() || (after?.tokenType === Num && after.startOffset === startOffset + 1);
  // "G m" for "6 m".
  return tokenType === UnitName && isLetter && after?.tokenType === UnitName && before?.tokenType !== Num;
}

/** A nought between two words, or a bracket and a word, none of them a unit. */
function isBetweenWords(before: ValueToken | undefined, { image }: ValueToken, after: ValueToken | undefined): boolean {
  const isWord = (token: ValueToken | undefined): boolean =>
    token !== undefined && /^\p{L}/u.test(token.image) && token.tokenType !== UnitName && token.tokenType !== Level;
  return image === "0" && (isWord(before) || before?.tokenType === RightParen) && isWord(after);
}

/** Tokens of the text with the repairs made, at their places in the text without them. */
function retokenize(text: string, repairs: readonly ScanRepair[], lexicon: Lexicon, pack: LanguagePack): ValueToken[] {
  let mended = "";
  /** Where in the text what stands at each offset of the mended one begins and ends. */
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const copy = (to: number): void => {
    for (; at < to; at++) {
      mended += text[at] as string;
      starts.push(at);
      ends.push(at);
    }
  };
  for (const { start, end, read } of repairs) {
    copy(start);
    mended += read;
    for (let i = 0; i < read.length; i++) {
      starts.push(start);
      ends.push(end - 1);
    }
    at = end;
  }
  copy(text.length);
  return tokenize(mended, lexicon, pack).map((token) => {
    const startOffset = starts[token.startOffset] as number;
    const endOffset = ends[token.endOffset ?? token.startOffset] as number;
    return { ...token, startOffset, endOffset, image: text.slice(startOffset, endOffset + 1) };
  });
}
