import type { FactAction, FactAmount, FactCheck } from "../../model/entry.js";
import type { Convention, LanguagePack } from "../../packs/language-pack.js";
import type { FactWords } from "../../packs/fact-words.js";
import { Action, Num } from "../token-types.js";
import { readBonus } from "./bonuses.js";
import { readBound, readLevel } from "./bounds.js";
import { readCheck } from "./checks.js";
import { FactText, type Found, isFigure, isNumber, isOfGroup } from "./fact-text.js";
import { type FactToken, factTokens } from "./fact-tokens.js";
import { findLists } from "./enumerations.js";
import { readFactor } from "./factors.js";
import { readMeasure, readSpan } from "./measures.js";
import { readNatural, readPercent, readSum, readThing } from "./numbers.js";

/** Offsets within one text; where the fact's text stands is the caller's to say. */
type InText<T> = Omit<T, "block" | "item" | "rest">;

/** What a text states in numbers, in order of appearance. */
export interface StatedFacts {
  readonly amounts: readonly (InText<FactAmount> & {
    readonly rest?: { readonly start: number; readonly end: number };
  })[];
  readonly checks: readonly InText<FactCheck>[];
  readonly actions: readonly InText<FactAction>[];
}

export interface TextFacts extends StatedFacts {
  /** Concept ids of the abilities, skills and saves that checks and amounts name. */
  readonly terms: readonly string[];
  /** Vocabularies that the text enumerates. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** What a number may be, in the order in which it is tried. */
const readers: readonly ((text: FactText, at: number) => Found | undefined)[] = [
  readSpan,
  readPercent,
  readNatural,
  readMeasure,
  readCheck,
  readFactor,
  readBonus,
  readSum,
  readLevel,
  readBound,
  readThing,
];

/**
 * Finds what a rule's text states in numbers: amounts, checks, and the actions it names.
 * A number that only counts (two creatures) is no fact.
 */
export class FactScanner {
  readonly #pack: LanguagePack;
  readonly #words: FactWords;
  readonly #convention: Convention | undefined;
  readonly #ruleset: string | undefined;

  constructor(pack: LanguagePack, ruleset: string | undefined) {
    this.#pack = pack;
    this.#ruleset = ruleset;
    this.#words = pack.factWords(ruleset);
    this.#convention = pack.convention(ruleset);
  }

  /** The facts of one text, in order of appearance. */
  scan(text: string): TextFacts {
    const read = this.#read(this.tokens(text));
    return { ...placed(read, text), terms: namedTerms(read), lists: findLists(text, this.#pack, this.#ruleset) };
  }

  /** The facts of a text whose tokens are known, without what it names or enumerates. */
  stated(text: string, tokens: readonly FactToken[]): StatedFacts {
    return placed(this.#read(tokens), text);
  }

  tokens(text: string): FactToken[] {
    return factTokens(text, this.#words, this.#pack);
  }

  #read(tokens: readonly FactToken[]): FactText {
    const read = new FactText(tokens, this.#convention);
    for (let i = 0; i < read.tokens.length; i++) {
      const token = read.tokens[i] as FactToken;
      const found = isNumber(token)
        ? firstOf(read, i)
        : token.tokenType === Action
          ? readAction(read, i)
          : token.concept.startsWith("factor")
            ? readFactor(read, i)
            : undefined;
      if (found === undefined) continue;
      read.found.push(found);
      i = Math.max(i, "amount" in found && found.rest !== undefined ? found.rest.to : found.to);
    }
    return read;
  }
}

function firstOf(text: FactText, at: number): Found | undefined {
  for (const read of readers) {
    const found = read(text, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "1 standard action", "free actions". */
function readAction(text: FactText, at: number): Found {
  const token = text.tokens[at] as FactToken;
  const count = text.tokens[at - 1];
  const counted = text.together(at - 1, at) && count?.tokenType === Num && isFigure(count);
  const action = token.id as FactAction["action"];
  return counted
    ? { from: at - 1, to: at, action: { action, count: count.number ?? 1 } }
    : { from: at, to: at, action: { action } };
}

function placed(read: FactText, text: string): StatedFacts {
  const amounts: TextFacts["amounts"][number][] = [];
  const checks: InText<FactCheck>[] = [];
  const actions: InText<FactAction>[] = [];
  const examples = workedExamples(read);
  for (const found of read.found) {
    const first = read.tokens[found.from] as FactToken;
    const place = placeOf(read, text, found.from, found.to);
    const example = first.example || examples.has(first.paren) ? ({ example: true } as const) : {};
    if ("check" in found) checks.push({ ...found.check, ...example, ...place });
    else if ("action" in found) actions.push({ ...found.action, ...place });
    else if (found.rest === undefined) amounts.push({ ...found.amount, ...example, ...place });
    else {
      const second = placeOf(read, text, found.rest.from, found.rest.to);
      const printed = `${place.printed} […] ${second.printed}`;
      amounts.push({
        ...found.amount,
        ...example,
        ...place,
        printed,
        rest: { start: second.start, end: second.end },
      });
    }
  }
  return { amounts, checks, actions };
}

function placeOf(
  read: FactText,
  text: string,
  from: number,
  to: number,
): { printed: string; start: number; end: number } {
  const start = (read.tokens[from] as FactToken).startOffset;
  const last = (read.tokens[to] as FactToken).end;
  // The full stop of an abbreviation is the sentence's too.
  const end = text[last - 1] === "." ? last - 1 : last;
  return { printed: text.slice(start, end), start, end };
}

/** The abilities, skills and saves by which facts are named, as concept ids. */
function namedTerms(read: FactText): string[] {
  const isTerm = isOfGroup("ability", "skill", "save");
  const concepts = new Map(read.tokens.filter(isTerm).map(({ id, concept }) => [id, concept]));
  const named = read.found.map((found) =>
    "check" in found ? found.check.of : "amount" in found ? found.amount.of : undefined,
  );
  return [...new Set(named)].flatMap((of) => (of === undefined ? [] : (concepts.get(of.replace(/-dc$/, "")) ?? [])));
}

/** Parentheses that work a scaled amount out for a level: "(30 ft. at 2nd level)". */
function workedExamples(read: FactText): ReadonlySet<number> {
  const measuresIn = new Set<number>();
  const levelsIn = new Set<number>();
  for (const found of read.found) {
    const { paren } = read.tokens[found.from] as FactToken;
    if (paren === 0 || !("amount" in found)) continue;
    if (found.amount.unit === "level") levelsIn.add(paren);
    else if (found.amount.base !== undefined) measuresIn.add(paren);
  }
  return new Set([...measuresIn].filter((paren) => levelsIn.has(paren)));
}
