import {
  And,
  AnyNumber,
  AtLeast,
  Center,
  Comma,
  Dice,
  EachOther,
  Form,
  LeftBracket,
  LeftParen,
  Level,
  Mark,
  Measure,
  Minus,
  None,
  Num,
  Of,
  Only,
  Or,
  OrLess,
  OrMore,
  Per,
  Plus,
  Quality,
  RightBracket,
  RightParen,
  SeeText,
  Semicolon,
  Shape,
  Slash,
  Then,
  Times,
  UnitName,
  Unknown,
  UntilDischarged,
  UntilEvent,
  UpTo,
  Varies,
  Within,
} from "../token-types.js";
import type { ValueToken } from "../tokenize.js";
import { ValueParser } from "../value-parser.js";
import type { TargetingFact } from "./targeting-fact.js";

const conceptGroups = {
  Form: "form",
  Shape: "shape",
  Measure: "measure",
  Of: "of",
  Quality: "quality",
  Center: "center",
} as const;

/**
 * facts := (amount | perLevel | concept | joiner | word)*
 * Descriptive lines take any words: the grammar finds the facts, assemble-targeting.ts puts them together.
 */
export class TargetingParser extends ValueParser<TargetingFact[]> {
  readonly facts = this.RULE("facts", (): TargetingFact[] => {
    const facts: TargetingFact[] = [];
    this.MANY(() => {
      const fact = this.OR<TargetingFact>([
        {
          GATE: () => this.isPerLevel(),
          ALT: () => {
            const perLevels = this.SUBRULE(this.perLevel);
            return { type: "per-level", perLevels };
          },
        },
        {
          ALT: () => {
            const amount = this.SUBRULE(this.amount);
            return { type: "amount", amount };
          },
        },
        { ALT: () => this.SUBRULE(this.concept) },
        { ALT: () => this.SUBRULE(this.joint) },
        { ALT: () => this.SUBRULE(this.word) },
      ]);
      this.ACTION(() => facts.push(fact));
    });
    return facts;
  });

  protected readonly concept = this.RULE("concept", (): TargetingFact => {
    const token = this.OR([
      { ALT: () => this.CONSUME(Form) },
      { ALT: () => this.CONSUME(Shape) },
      { ALT: () => this.CONSUME(Measure) },
      { ALT: () => this.CONSUME(Of) },
      { ALT: () => this.CONSUME(Quality) },
      { ALT: () => this.CONSUME(Center) },
    ]) as ValueToken;
    return this.ACTION(() => ({
      type: "concept",
      group: conceptGroups[token.tokenType.name as keyof typeof conceptGroups],
      id: token.id,
    }));
  });

  protected readonly joint = this.RULE("joint", (): TargetingFact => {
    const join = this.OR([
      { ALT: () => (this.CONSUME(Or), "or" as const) },
      { ALT: () => (this.CONSUME(And), "and" as const) },
      { ALT: () => (this.CONSUME(Comma), "comma" as const) },
      { ALT: () => (this.CONSUME(Semicolon), "semicolon" as const) },
      { ALT: () => (this.CONSUME(Slash), "slash" as const) },
      { ALT: () => (this.CONSUME(Plus), "plus" as const) },
      { ALT: () => (this.CONSUME(Times), "times" as const) },
    ]);
    return { type: "join", join };
  });

  protected readonly word = this.RULE("word", (): TargetingFact => {
    const type = this.OR<
      Exclude<TargetingFact, { readonly type: "amount" | "per-level" | "concept" | "join" }>["type"]
    >([
      { ALT: () => (this.CONSUME(AnyNumber), "any-number" as const) },
      { ALT: () => (this.CONSUME(EachOther), "each-other" as const) },
      { ALT: () => (this.CONSUME(Within), "within" as const) },
      { ALT: () => (this.CONSUME(Mark), "shapeable" as const) },
      { ALT: () => (this.CONSUME(SeeText), "see-text" as const) },
      { ALT: () => (this.CONSUME(LeftParen), "open" as const) },
      { ALT: () => (this.CONSUME(RightParen), "close" as const) },
      ...[UpTo, OrLess, OrMore, AtLeast].map((t, i) => ({ ALT: () => (this.consume(50 + i, t), "hedge" as const) })),
      ...[
        Unknown,
        UnitName,
        Level,
        Per,
        Then,
        UntilDischarged,
        UntilEvent,
        Varies,
        None,
        Only,
        Minus,
        LeftBracket,
        RightBracket,
      ].map((t, i) => ({
        ALT: () => (this.consume(100 + i, t), "unknown" as const),
      })),
    ]);
    return { type };
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): TargetingFact[] {
    return this.facts();
  }

  protected override isNumber(k: number): boolean {
    const type = this.LA(k).tokenType;
    // Only a sum of lengths is one amount; "4 cubes + 1 cube/level" is not.
    return (
      (type === Num || type === Dice) && this.LA(k + 1).tokenType === UnitName && this.LA(k - 2).tokenType !== Shape
    );
  }
}
