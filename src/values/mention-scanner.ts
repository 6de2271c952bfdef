import type { Mention } from "../model/entry.js";
import type { Convention, LanguagePack } from "../packs/language-pack.js";
import type { Lexicon } from "../packs/lexicon.js";
import { buildAmount } from "./amount.js";
import { capAfter, endOf, scalingAfter } from "./prose-scaling.js";
import { Dice, Minus, Num, Plus, UnitName } from "./token-types.js";
import { fold } from "../text/fold.js";
import { tokenize, type ValueToken } from "./tokenize.js";

export type FoundMention = Omit<Mention, "block" | "item">;

/**
 * Finds numbers in prose: dice with scaling and cap, amounts with a unit, DCs, signed bonuses, percentages.
 * Only sentences with a digit are looked at.
 */
export class MentionScanner {
  readonly #pack: LanguagePack;
  readonly #lexicon: Lexicon;
  readonly #convention: Convention | undefined;

  constructor(pack: LanguagePack, ruleset: string | undefined) {
    this.#pack = pack;
    this.#lexicon = pack.lexicon("prose", ruleset);
    this.#convention = pack.convention(ruleset);
  }

  /** Offsets of the mentions count in `text`. */
  scan(text: string): FoundMention[] {
    const mentions: FoundMention[] = this.#concepts(text);
    for (let from = 0; from < text.length;) {
      const to = sentenceEnd(text, from);
      if (hasDigit(text, from, to)) this.#scanSentence(text.slice(from, to), from, mentions);
      from = to;
    }
    return mentions.sort((a, b) => a.start - b.start);
  }

  /** Schools, disciplines, saves and actions that a sentence names. Words that prose uses otherwise too need a capital. */
  #concepts(text: string): FoundMention[] {
    const mentions: FoundMention[] = [];
    const words = /\p{L}+/gu;
    for (let word = words.exec(text); word !== null; word = words.exec(text)) {
      const isName =
        /^\p{Lu}/u.test(word[0]) &&
        word.index > 0 &&
        !/[.!?:]\s+$/u.test(text.slice(Math.max(0, word.index - 3), word.index));
      const concept = this.#conceptAt(text, word.index, isName);
      if (concept === undefined) continue;
      mentions.push({ start: word.index, end: concept.end, type: "concept", concept: concept.id });
      words.lastIndex = concept.end;
    }
    return mentions;
  }

  #conceptAt(text: string, at: number, isName: boolean): { id: string; end: number } | undefined {
    // Folding a whole text for a few names costs more than all the rest: the first letters decide.
    const known = this.#pack.proseWords(text.slice(at, at + 3));
    if (!known) return undefined;
    const folded = fold(text.slice(at, at + 40));
    const match = this.#lexicon.match(folded.text, 0);
    if (match === undefined) return undefined;
    const group = match.concept.slice(0, match.concept.indexOf("/"));
    const isTerm = group === "school" || group === "discipline" || (group === "action" && match.form.includes(" "));
    const isSave =
      group === "save" && isName && !match.concept.endsWith("/none") && !match.concept.endsWith("/special");
    if (!isTerm && !isSave) return undefined;
    return { id: match.concept, end: at + (folded.map[match.end - 1] as number) + 1 };
  }

  #scanSentence(sentence: string, offset: number, out: FoundMention[]): void {
    const tokens = tokenize(sentence, this.#lexicon, this.#pack);
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as ValueToken;
      const found =
        token.tokenType === Dice
          ? this.#dice(tokens, i)
          : token.tokenType === Num
            ? this.#number(tokens, i)
            : undefined;
      if (found === undefined) continue;
      const start = (tokens[found.from] as ValueToken).startOffset;
      const end = endOf(tokens[found.to] as ValueToken);
      // The full stop of an abbreviation is the sentence's too.
      out.push({ start: offset + start, end: offset + (sentence[end - 1] === "." ? end - 1 : end), ...found.mention });
      i = Math.max(i, found.to);
    }
  }

  #dice(tokens: readonly ValueToken[], at: number): Found {
    const dice = (tokens[at] as ValueToken).dice ?? "";
    const scaling = scalingAfter(tokens, at);
    if (scaling === undefined) return { from: at, to: at, mention: { type: "dice", dice: { dice } } };
    const cap = capAfter(tokens, scaling.to, Dice);
    const max = cap === undefined ? undefined : (tokens[cap] as ValueToken).dice;
    const mention: FoundMentionValue = {
      type: "dice",
      dice: { dice, step: dice, perLevels: scaling.perLevels, ...(max === undefined ? {} : { max }) },
    };
    return { from: at, to: cap ?? scaling.to, mention };
  }

  #number(tokens: readonly ValueToken[], at: number): Found | undefined {
    const token = tokens[at] as ValueToken;
    const value = token.number ?? 0;
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    if (next?.image === "%" && next.startOffset - endOf(token) <= 1)
      return { from: at, to: at + 1, mention: { type: "percent", value } };
    if (next?.tokenType === UnitName) {
      const scaling = scalingAfter(tokens, at + 1);
      const built = buildAmount([{ value, unit: next.id, perLevels: scaling?.perLevels }], this.#convention);
      return built === undefined
        ? undefined
        : { from: at, to: scaling?.to ?? at + 1, mention: { type: "amount", amount: built.amount } };
    }
    if (before?.concept === "prose/dc") return { from: at - 1, to: at, mention: { type: "dc", value } };
    const signed =
      before !== undefined &&
      (before.tokenType === Plus || before.tokenType === Minus) &&
      endOf(before) === token.startOffset;
    const isSum = tokens[at - 2]?.tokenType === Num || tokens[at - 2]?.tokenType === Dice;
    if (signed && !isSum)
      return { from: at - 1, to: at, mention: { type: "bonus", value: before.tokenType === Minus ? -value : value } };
    return undefined;
  }
}

type FoundMentionValue = Omit<FoundMention, "start" | "end">;

interface Found {
  readonly from: number;
  readonly to: number;
  readonly mention: FoundMentionValue;
}

/** Behind the next full stop that a space follows, or the text's end. */
function sentenceEnd(text: string, from: number): number {
  for (let i = text.indexOf(". ", from); i >= 0; i = text.indexOf(". ", i + 1)) return i + 2;
  return text.length;
}

function hasDigit(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}
