import type { Resistance, ResistanceAlternative } from "../model/entry.js";
import {
  And,
  Answer,
  Comma,
  Flag,
  LeftParen,
  Or,
  Plus,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
  Then,
  Varies,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** resistance := (answer | "(" flag* ")" | see-text | joiner)* */
export class ResistanceParser extends ValueParser<Resistance> {
  readonly resistance = this.RULE("resistance", (): Resistance => {
    const alternatives: ResistanceAlternative[] = [];
    let seeText = false;
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const answer = this.CONSUME(Answer) as ValueToken;
            this.ACTION(() => {
              if (answer.id !== "special") alternatives.push({ applies: answer.id === "yes" });
              else seeText = true;
            });
          },
        },
        {
          ALT: () => {
            const flag = this.CONSUME(Flag) as ValueToken;
            this.ACTION(() => this.setFlag(alternatives.at(-1), flag));
          },
        },
        {
          ALT: () => {
            this.OR1([{ ALT: () => this.CONSUME(SeeText) }, { ALT: () => this.CONSUME(Varies) }]);
            seeText = true;
          },
        },
        { ALT: () => this.SUBRULE(this.joiner) },
      ]);
    });
    return this.ACTION(() => {
      if (alternatives.length === 0 && !seeText) this.senseless = true;
      return { alternatives, ...(seeText ? { seeText: true as const } : {}) };
    });
  });

  protected readonly joiner = this.RULE("joiner", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(LeftParen) },
      { ALT: () => this.CONSUME(RightParen) },
      { ALT: () => this.CONSUME(Or) },
      { ALT: () => this.CONSUME(And) },
      { ALT: () => this.CONSUME(Then) },
      { ALT: () => this.CONSUME(Comma) },
      { ALT: () => this.CONSUME(Semicolon) },
      { ALT: () => this.CONSUME(Slash) },
      { ALT: () => this.CONSUME(Plus) },
    ]);
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): Resistance {
    return this.resistance();
  }

  private setFlag(last: ResistanceAlternative | undefined, token: ValueToken): void {
    if (last === undefined) this.senseless = true;
    else if (token.id === "object") last.object = true;
    else last.harmless = true;
  }
}
