import type { FactWords } from "../../packs/fact-words.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { foldKey } from "../../text/fold.js";
import { endOf } from "../prose-scaling.js";
import { Dice, LeftParen, Num, RightParen, typeOfConcept, UnitName, Unknown } from "../token-types.js";
import { tokenize, type ValueToken } from "../tokenize.js";

/** A token of a rule's text; `startOffset` and `end` (excluded) count in the whole text. */
export interface FactToken extends ValueToken {
  readonly end: number;
  /** Number of the sentence. */
  readonly sentence: number;
  /** How many parentheses are open. */
  readonly depth: number;
  /** Behind words that open an example, up to the sentence's or parenthesis' end. */
  readonly example: boolean;
  /** Number of the outermost parenthesis that the token stands in, in the text; 0 outside. */
  readonly paren: number;
  /** A number whose ending says "to that number", not "by" it. */
  readonly goal?: true;
}

/** Cuts a text into the tokens that facts are read from. Linear time. */
export function factTokens(text: string, words: FactWords, pack: LanguagePack): FactToken[] {
  const tokens: FactToken[] = [];
  let from = 0;
  for (let sentence = 0; from < text.length; sentence++) {
    const to = sentenceEnd(text, from);
    addSentence(tokenize(text.slice(from, to), words.lexicon, pack), text, from, sentence, words, tokens);
    from = to;
  }
  return tokens;
}

function addSentence(
  cut: readonly ValueToken[],
  text: string,
  offset: number,
  sentence: number,
  words: FactWords,
  out: FactToken[],
): void {
  let depth = 0;
  let paren = 0;
  let exampleDepth: number | undefined;
  for (const raw of cut) {
    const token = raw.tokenType === Unknown ? compound(raw, words) : raw;
    const last = out.at(-1);
    // An apostrophe is a foot only right behind its number.
    if (token.tokenType === UnitName && !isLetter.test(token.image) && last?.end !== offset + token.startOffset)
      continue;
    if (last?.sentence === sentence && isEnding(last, token, text, offset)) {
      const end = offset + endOf(token);
      out[out.length - 1] = { ...last, end, endOffset: end - 1, ...(token.concept === "cue/to" ? { goal: true } : {}) };
      continue;
    }
    if (token.tokenType === RightParen) {
      depth = Math.max(0, depth - 1);
      if (exampleDepth !== undefined && depth < exampleDepth) exampleDepth = undefined;
    }
    if (token.tokenType === LeftParen && depth === 0) paren = offset + token.startOffset + 1;
    if (token.concept === "cue/example") exampleDepth ??= depth;
    out.push({
      ...token,
      startOffset: offset + token.startOffset,
      endOffset: offset + endOf(token) - 1,
      end: offset + endOf(token),
      paren: depth === 0 ? 0 : paren,
      sentence,
      depth,
      example: exampleDepth !== undefined,
    });
    if (token.tokenType === LeftParen) depth++;
  }
}

/** A case ending behind a colon: 4:n, 20 %:n. */
function isEnding(last: FactToken, token: ValueToken, text: string, offset: number): boolean {
  const isNumber = last.tokenType === Num || last.tokenType === Dice || last.image === "%";
  return (
    isNumber && text[last.end] === ":" && offset + token.startOffset === last.end + 1 && isLetter.test(token.image)
  );
}

const isLetter = /^\p{L}/u;

/** A word that the lexicon does not have whole, by its parts. */
function compound(token: ValueToken, words: FactWords): ValueToken {
  if (token.image.length < 4) return token;
  const concept = words.byPart(foldKey(token.image));
  if (concept === undefined) return token;
  const tokenType = typeOfConcept(concept);
  return {
    ...token,
    concept,
    id: concept.slice(concept.indexOf("/") + 1),
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx as number,
  };
}

/**
 * Behind the next full stop, question or exclamation mark that a capital follows, the next line break, or the text's end.
 * A full stop before anything else is an abbreviation's: 30 ft. per level.
 */
function sentenceEnd(text: string, from: number): number {
  const end = /[.!?\u2026][)\]"\u00BB\u201D\u2019]*\s(?=["\u00AB\u201C\u201D([\s]*\p{Lu})|\n/gu;
  end.lastIndex = from;
  const found = end.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}
