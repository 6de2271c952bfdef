import type { Display as DisplayName } from "../model/entry.js";
import { And, Comma, Display, None, Or, Plus, SeeText, Semicolon, Slash } from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

export interface DisplaysValue {
  readonly displays: DisplayName[];
  readonly displaysSeeText?: true;
}

/** displays := (display | none | see-text | joiner)* */
export class DisplaysParser extends ValueParser<DisplaysValue> {
  readonly displays = this.RULE("displays", (): DisplaysValue => {
    const displays: DisplayName[] = [];
    let none = false;
    let seeText = false;
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const display = this.CONSUME(Display) as ValueToken;
            this.ACTION(() => displays.push(display.id as DisplayName));
          },
        },
        {
          ALT: () => {
            this.CONSUME(None);
            none = true;
          },
        },
        {
          ALT: () => {
            this.CONSUME(SeeText);
            seeText = true;
          },
        },
        { ALT: () => this.CONSUME(Comma) },
        { ALT: () => this.CONSUME(Semicolon) },
        { ALT: () => this.CONSUME(And) },
        { ALT: () => this.CONSUME(Or) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(Plus) },
      ]);
    });
    return this.ACTION(() => {
      if (displays.length === 0 && !none && !seeText) this.senseless = true;
      return seeText ? { displays, displaysSeeText: true } : { displays };
    });
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): DisplaysValue {
    return this.displays();
  }
}
