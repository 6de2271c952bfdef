import type { TokenType } from "chevrotain";
import {
  And,
  ClassName,
  Comma,
  Component,
  DomainName,
  LeftParen,
  Level,
  Num,
  Or,
  Per,
  Rank,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
  Unknown,
  None,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** One name of a class list with its number: `Sor/Wiz 3` gives two. */
export interface ListedNumber {
  readonly class?: string;
  readonly domain?: string;
  readonly other?: string;
  readonly number?: number;
  /** Experience points stand in the list. */
  readonly xp?: true;
}

const nameParts: readonly TokenType[] = [ClassName, DomainName, Unknown, None];

/**
 * list := (item | joiner)*   item := name (("/" | or) name)* level? number | number | xp
 * A name of several words that only begins like a class is no class ("war mage"): it stays as printed.
 */
export class ClassListParser extends ValueParser<ListedNumber[]> {
  readonly list = this.RULE("list", (): ListedNumber[] => {
    const items: ListedNumber[] = [];
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const numbered = this.SUBRULE(this.item);
            this.ACTION(() => items.push(...numbered));
          },
        },
        {
          ALT: () => {
            this.CONSUME(Component);
            this.ACTION(() => items.push({ xp: true }));
          },
        },
        { ALT: () => this.SUBRULE(this.joiner) },
      ]);
    });
    return this.ACTION(() => {
      if (items.length === 0) this.senseless = true;
      return items;
    });
  });

  protected readonly item = this.RULE("item", (): ListedNumber[] => {
    const names: ListedNumber[] = [];
    this.MANY(() => {
      const name = this.SUBRULE(this.name);
      this.ACTION(() => names.push(name));
      this.OPTION({
        GATE: () => this.isJoinedName(),
        DEF: () =>
          this.OR([
            { ALT: () => this.CONSUME(Slash) },
            { ALT: () => this.CONSUME(Or) },
            { ALT: () => this.CONSUME(And) },
          ]),
      });
    });
    this.MANY1(() => this.OR1([{ ALT: () => this.CONSUME(Level) }, { ALT: () => this.CONSUME(Rank) }]));
    const number = this.CONSUME(Num) as ValueToken;
    this.OPTION1({ GATE: () => this.LA(1).tokenType === Level, DEF: () => this.CONSUME1(Level) });
    return this.ACTION(() => this.numbered(names, number.number ?? 0));
  });

  protected readonly name = this.RULE("name", (): ListedNumber => {
    const tokens: ValueToken[] = [];
    this.AT_LEAST_ONE(() => {
      const token = this.OR([
        { ALT: () => this.CONSUME(ClassName) },
        { ALT: () => this.CONSUME(DomainName) },
        { ALT: () => this.CONSUME(Unknown) },
        { ALT: () => this.CONSUME(None) },
      ]);
      tokens.push(token as ValueToken);
    });
    return this.ACTION(() => this.nameOf(tokens));
  });

  protected readonly joiner = this.RULE("joiner", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(Comma) },
      { ALT: () => this.CONSUME(Semicolon) },
      { ALT: () => this.CONSUME(Slash) },
      { ALT: () => this.CONSUME(And) },
      { ALT: () => this.CONSUME(Or) },
      { ALT: () => this.CONSUME(Per) },
      { ALT: () => this.CONSUME(SeeText) },
      { ALT: () => this.CONSUME(LeftParen) },
      { ALT: () => this.CONSUME(RightParen) },
    ]);
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): ListedNumber[] {
    return this.list();
  }

  private isJoinedName(): boolean {
    const type = this.LA(1).tokenType;
    return (type === Slash || type === Or || type === And) && nameParts.includes(this.LA(2).tokenType);
  }

  private nameOf(tokens: readonly ValueToken[]): ListedNumber {
    const [first] = tokens;
    if (first === undefined) return {};
    if (tokens.length === 1 && first.tokenType === ClassName) return { class: first.id };
    if (tokens.length === 1 && first.tokenType === DomainName) return { domain: first.id };
    const last = tokens.at(-1) ?? first;
    const other = this.context.text.slice(first.startOffset, (last.endOffset ?? last.startOffset) + 1);
    this.found.push({
      code: "RG1205",
      severity: "info",
      start: first.startOffset,
      end: first.startOffset + other.length,
      data: { name: other },
    });
    return { other };
  }

  private numbered(names: readonly ListedNumber[], number: number): ListedNumber[] {
    if (!Number.isInteger(number)) this.senseless = true;
    return names.length === 0 ? [{ number }] : names.map((name) => ({ ...name, number }));
  }
}
