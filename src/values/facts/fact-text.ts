import type { FactAction, FactAmount, FactCheck } from "../../model/entry.js";
import type { Convention } from "../../packs/language-pack.js";
import { And, AtLeast, Comma, Dice, Minus, Num, Or, Plus, Unknown, UpTo } from "../token-types.js";
import type { FactToken } from "./fact-tokens.js";

type Unplaced<T> = Omit<T, "block" | "item" | "start" | "end" | "printed" | "rest" | "example">;

export type AmountValue = Unplaced<FactAmount>;
export type CheckValue = Unplaced<FactCheck>;
export type ActionValue = Unplaced<FactAction>;

/** A fact between two tokens, both included. */
export type Found = { readonly from: number; readonly to: number } & (
  | { readonly amount: AmountValue; readonly rest?: { readonly from: number; readonly to: number } }
  | { readonly check: CheckValue }
  | { readonly action: ActionValue }
);

/** A text's tokens, and ways to look around in them. Indices beyond the ends find nothing. */
export class FactText {
  readonly tokens: readonly FactToken[];
  readonly convention: Convention | undefined;
  /** Facts found so far, in the order of their numbers. */
  readonly found: Found[] = [];

  constructor(tokens: readonly FactToken[], convention: Convention | undefined) {
    this.tokens = tokens;
    this.convention = convention;
  }

  concept(at: number): string | undefined {
    return this.tokens[at]?.concept;
  }

  /** Value of the number at a place. */
  numberAt(at: number): number {
    return this.tokens[at]?.number ?? 0;
  }

  /** Whether both tokens are in one sentence. */
  together(a: number, b: number): boolean {
    return this.tokens[a] !== undefined && this.tokens[a].sentence === this.tokens[b]?.sentence;
  }

  /** The nearest token before `at` in its sentence, at most `reach` tokens away, with no number between. */
  back(at: number, reach: number, wanted: (token: FactToken) => boolean): number | undefined {
    for (let i = at - 1; i >= at - reach && this.together(i, at); i--) {
      const token = this.tokens[i] as FactToken;
      if (wanted(token)) return i;
      if (isNumber(token)) return undefined;
    }
    return undefined;
  }

  /** The nearest token behind `at` in its sentence, at most `reach` tokens away, with no number between. */
  ahead(at: number, reach: number, wanted: (token: FactToken) => boolean): number | undefined {
    for (let i = at + 1; i <= at + reach && this.together(i, at); i++) {
      const token = this.tokens[i] as FactToken;
      if (wanted(token)) return i;
      if (isNumber(token)) return undefined;
    }
    return undefined;
  }

  /** Whether a noun that no pack knows stands behind the number: it counts something. */
  counts(at: number): boolean {
    const next = this.tokens[at + 1];
    // Zero counts nothing; the packs list the words that may follow a number without being counted.
    if (next === undefined || this.tokens[at]?.number === 0 || !this.together(at, at + 1)) return false;
    return next.tokenType === Unknown && next.concept === "unknown" && isWord(next);
  }

  /** Whether a sign stands right before the number at `at`, and that is no sum or span: `+4`. */
  isSigned(at: number): boolean {
    const before = this.tokens[at - 1];
    const isSign = before?.tokenType === Plus || before?.tokenType === Minus;
    if (!isSign || before.end !== this.tokens[at]?.startOffset) return false;
    const earlier = this.tokens[at - 2];
    return earlier === undefined || !isNumber(earlier) || earlier.sentence !== before.sentence;
  }
}

export function isNumber(token: FactToken): boolean {
  return token.tokenType === Num || token.tokenType === Dice;
}

/** Whether a number is written in digits. */
export function isFigure(token: FactToken | undefined): boolean {
  return token !== undefined && /\d/.test(token.image);
}

/** A word for one, which may be the article. */
export function isArticle(token: FactToken | undefined): boolean {
  return token?.number === 1 && !isFigure(token);
}

export function isConcept(...ids: readonly string[]): (token: FactToken) => boolean {
  return (token) => ids.includes(token.concept);
}

export function isOfGroup(...groups: readonly string[]): (token: FactToken) => boolean {
  return ({ concept }) => groups.includes(concept.slice(0, Math.max(0, concept.indexOf("/"))));
}

function isWord(token: FactToken): boolean {
  return /^\p{L}/u.test(token.image);
}

/** What the words around a number say that it measures: the nearest behind it, else before it. */
export function measured(text: FactText, from: number, to: number): { of: string } | undefined {
  const isThing = isOfGroup("thing", "ability", "skill", "save");
  const at = text.ahead(to, 4, isThing) ?? text.back(from, 6, isThing);
  return at === undefined ? undefined : { of: (text.tokens[at] as FactToken).id };
}

/** Words that may stand between a level and its number: no nouns. */
export function isLink({ tokenType, concept }: FactToken): boolean {
  return links.has(concept) || bounds.has(tokenType);
}

/** Words that may stand between a name and its number, or its bound. */
export function isFiller({ tokenType, concept }: FactToken): boolean {
  return tokenType === Unknown ? !concept.startsWith("cue/") || links.has(concept) : bounds.has(tokenType);
}

const links: ReadonlySet<string> = new Set(["cue/link", "cue/between", "cue/from", "cue/article"]);
const bounds: ReadonlySet<unknown> = new Set([AtLeast, UpTo]);

/** A word or sign behind which something else begins. */
export function isJoint({ tokenType }: FactToken): boolean {
  return tokenType === And || tokenType === Or || tokenType === Comma || tokenType === Plus;
}
