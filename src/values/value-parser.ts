import { EmbeddedActionsParser } from "chevrotain";
import type { Amount } from "../model/entry.js";
import type { Convention } from "../packs/language-pack.js";
import { type AmountTerm, buildAmount } from "./amount.js";
import {
  allTokens,
  Comma,
  Dice,
  LeftParen,
  Level,
  Num,
  Per,
  Plus,
  RightParen,
  Slash,
  Times,
  UnitName,
  UpTo,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import type { ValueFinding } from "./value-result.js";

/** What a value grammar needs besides its tokens. */
export interface ValueContext {
  readonly convention: Convention | undefined;
  /** Qualities such as "touched" stand before their noun in this language. */
  readonly modifiersBefore: boolean;
  /** The value's clean text, for words that are kept as printed. */
  readonly text: string;
}

export interface Reading<T> {
  readonly value: T | undefined;
  readonly findings: readonly ValueFinding[];
  /** The token at which reading stopped, where the value was not understood. */
  readonly stop: ValueToken | undefined;
}

/**
 * What all value grammars share: amounts, and the context of the value that is being read.
 * Grammars see concepts only, so one grammar reads every language. One instance reads one value at a time.
 */
export abstract class ValueParser<T> extends EmbeddedActionsParser {
  protected context: ValueContext = { convention: undefined, modifiersBefore: false, text: "" };
  protected found: ValueFinding[] = [];
  /** Set where the words fit the grammar but make no sense together: the value is refused. */
  protected senseless = false;

  /** @param checkGrammar Let Chevrotain check the grammar for ambiguities (tests); it costs start-up time. */
  constructor(checkGrammar: boolean) {
    super(allTokens, { maxLookahead: 1, skipValidations: !checkGrammar });
  }

  /** The family's start rule. */
  protected abstract start(): T;

  /** Reads a whole value. */
  read(tokens: ValueToken[], context: ValueContext): Reading<T> {
    this.context = context;
    this.found = [];
    this.senseless = false;
    this.input = tokens;
    const value = this.start();
    const error = this.errors[0];
    if (error !== undefined) return { value: undefined, findings: [], stop: error.token as ValueToken };
    if (this.isSenseless()) return { value: undefined, findings: [], stop: tokens[0] };
    return { value, findings: this.found, stop: undefined };
  }

  /** Set by the rules' actions while they run. */
  private isSenseless(): boolean {
    return this.senseless;
  }

  // amount := term ("+" term)* cap?
  protected readonly amount = this.RULE("amount", (): Amount => {
    const terms: AmountTerm[] = [];
    const first = this.LA(1);
    terms.push(this.SUBRULE(this.amountTerm));
    this.MANY({
      GATE: () => this.isNumber(2),
      DEF: () => {
        this.CONSUME(Plus);
        terms.push(this.SUBRULE2(this.amountTerm));
      },
    });
    const max = this.OPTION({ GATE: () => this.isCap(terms), DEF: () => this.SUBRULE(this.cap) });
    return this.ACTION(() => this.makeAmount(terms, max, first.startOffset));
  });

  // cap := "(" highest ")" | "," highest
  protected readonly cap = this.RULE("cap", (): AmountTerm => {
    return this.OR([
      {
        ALT: () => {
          this.CONSUME(LeftParen);
          const highest = this.SUBRULE(this.highest);
          this.CONSUME(RightParen);
          return highest;
        },
      },
      {
        ALT: () => {
          this.CONSUME(Comma);
          return this.SUBRULE1(this.highest);
        },
      },
    ]);
  });

  // highest := upTo number unit?
  protected readonly highest = this.RULE("highest", (): AmountTerm => {
    this.CONSUME(UpTo);
    const value = this.CONSUME(Num) as ValueToken;
    const unit = this.OPTION(() => this.CONSUME(UnitName)) as ValueToken | undefined;
    return this.ACTION(() => ({ value: value.number ?? 0, unit: unit?.id, perLevels: undefined }));
  });

  /** Whether a highest number follows an amount that grows, in the same unit: "1 round/level (at most 10 rounds)". */
  private isCap(terms: readonly AmountTerm[]): boolean {
    const units = new Set(terms.map(({ unit }) => unit).filter((unit) => unit !== undefined));
    const isBracketed = this.LA(1).tokenType === LeftParen;
    if (!isBracketed && this.LA(1).tokenType !== Comma) return false;
    if (this.LA(2).tokenType !== UpTo || this.LA(3).tokenType !== Num) return false;
    const unit = this.LA(4).tokenType === UnitName ? (this.LA(4) as ValueToken).id : undefined;
    const [own] = units;
    const after = unit === undefined ? 4 : 5;
    return (
      terms.some(({ perLevels }) => perLevels !== undefined) &&
      units.size <= 1 &&
      unit === own &&
      (!isBracketed || this.LA(after).tokenType === RightParen) &&
      !this.isPerLevelAt(after)
    );
  }

  // term := (number | dice) unit? perLevel?
  protected readonly amountTerm = this.RULE("amountTerm", (): AmountTerm => {
    const value = this.OR([{ ALT: () => this.CONSUME(Num) }, { ALT: () => this.CONSUME(Dice) }]) as ValueToken;
    const unit = this.OPTION(() => this.CONSUME(UnitName)) as ValueToken | undefined;
    const perLevels = this.OPTION1({ GATE: () => this.isPerLevel(), DEF: () => this.SUBRULE(this.perLevel) });
    return this.ACTION(() => ({ value: value.dice ?? value.number ?? 0, unit: unit?.id, perLevels }));
  });

  // perLevel := ("/" | per | "x")? number? level per?   Some languages put the "per" behind, or around.
  protected readonly perLevel = this.RULE("perLevel", (): number => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(Per) },
        { ALT: () => this.CONSUME(Times) },
      ]),
    );
    const count = this.OPTION1(() => this.CONSUME(Num)) as ValueToken | undefined;
    this.CONSUME(Level);
    this.OPTION2(() => this.CONSUME1(Per));
    return this.ACTION(() => {
      const levels = count?.number ?? 1;
      if (!Number.isInteger(levels) || levels < 1) this.senseless = true;
      return levels;
    });
  });

  /** Whether the token `k` ahead is a number or dice. */
  protected isNumber(k: number): boolean {
    const type = this.LA(k).tokenType;
    return type === Num || type === Dice;
  }

  /** Whether "/level", "per 2 levels" follows: a slash may also part two alternatives. */
  protected isPerLevel(): boolean {
    return this.isPerLevelAt(1);
  }

  private isPerLevelAt(at: number): boolean {
    const type = this.LA(at).tokenType;
    const opened = type === Slash || type === Per || type === Times;
    let k = opened ? at + 1 : at;
    if (this.LA(k).tokenType === Num) k++;
    return (
      this.LA(k).tokenType === Level &&
      (opened || this.LA(k + 1).tokenType === Per || (k === at && this.LA(at - 1).tokenType === UnitName))
    );
  }

  private makeAmount(terms: readonly AmountTerm[], max: AmountTerm | undefined, start: number): Amount {
    const built = buildAmount(terms, this.context.convention, max);
    if (built === undefined) {
      this.senseless = true;
      return {};
    }
    if (built.inexact) {
      const end = this.LA(0).endOffset ?? start;
      this.found.push({
        code: "RG1203",
        severity: "warning",
        start,
        end: end + 1,
        data: { text: this.context.text.slice(start, end + 1) },
      });
    }
    return built.amount;
  }
}
