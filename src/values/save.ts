import type { SaveAlternative, SavingThrow } from "../model/entry.js";
import {
  And,
  Comma,
  Flag,
  LeftParen,
  Or,
  Plus,
  RightParen,
  Save,
  SaveEffect,
  SeeText,
  Semicolon,
  Slash,
  Then,
  Varies,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** savingThrow := (save ","? effect? | "(" (effect | flag | joiner)* ")" | see-text | joiner)* */
export class SavingThrowParser extends ValueParser<SavingThrow> {
  private alternatives: SaveAlternative[] = [];
  private seeText = false;
  private early: SaveAlternative["effect"];

  readonly savingThrow = this.RULE("savingThrow", (): SavingThrow => {
    this.ACTION(() => {
      this.alternatives = [];
      this.seeText = false;
      this.early = undefined;
    });
    this.AT_LEAST_ONE(() => this.SUBRULE(this.part));
    return this.ACTION(() => {
      if (this.early !== undefined || (this.alternatives.length === 0 && !this.seeText)) this.senseless = true;
      return { alternatives: this.alternatives, ...(this.seeText ? { seeText: true as const } : {}) };
    });
  });

  protected readonly part = this.RULE("part", (): void => {
    this.OR([
      {
        ALT: () => {
          const save = this.CONSUME(Save) as ValueToken;
          this.ACTION(() => {
            this.addSave(save.id as SaveAlternative["save"]);
          });
        },
      },
      {
        ALT: () => {
          const effect = this.CONSUME(SaveEffect) as ValueToken;
          this.ACTION(() => this.setEffect(effect));
        },
      },
      {
        ALT: () => {
          const flag = this.CONSUME(Flag) as ValueToken;
          this.ACTION(() => this.setFlag(flag));
        },
      },
      {
        ALT: () => {
          this.CONSUME(SeeText);
          this.ACTION(() => {
            this.seeText = true;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(Varies);
          this.ACTION(() => {
            this.seeText = true;
          });
        },
      },
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

  protected override start(): SavingThrow {
    return this.savingThrow();
  }

  /** The effect may come first: "half (Reflex)". */
  private addSave(save: SaveAlternative["save"]): void {
    this.alternatives.push(this.early === undefined ? { save } : { save, effect: this.early });
    this.early = undefined;
  }

  private setEffect(token: ValueToken): void {
    const last = this.alternatives.at(-1);
    if (last === undefined && this.early === undefined) this.early = token.id as NonNullable<SaveAlternative["effect"]>;
    else if (last === undefined || last.effect !== undefined) this.senseless = true;
    else last.effect = token.id as NonNullable<SaveAlternative["effect"]>;
  }

  private setFlag(token: ValueToken): void {
    const last = this.alternatives.at(-1);
    if (last === undefined) this.senseless = true;
    else if (token.id === "object") last.object = true;
    else last.harmless = true;
  }
}
