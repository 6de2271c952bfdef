import type { ActionType, CastingTime } from "../model/entry.js";
import {
  Action,
  And,
  AtLeast,
  Comma,
  Num,
  Or,
  OrLess,
  OrMore,
  Rank,
  SeeText,
  Semicolon,
  Slash,
  UpTo,
  Varies,
} from "./token-types.js";
import { timeUnits } from "./amount.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** castingTime := (number? action | amount | see-text | ritual | joiner)*   The first time counts, a second one is reported. */
export class CastingTimeParser extends ValueParser<CastingTime> {
  readonly castingTime = this.RULE("castingTime", (): CastingTime => {
    const times: CastingTime[] = [];
    let seeText = false;
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const time = this.SUBRULE(this.time);
            this.ACTION(() => times.push(time));
          },
        },
        {
          ALT: () => {
            this.CONSUME(SeeText);
            seeText = true;
          },
        },
        { ALT: () => this.SUBRULE(this.passedOver) },
      ]);
    });
    return this.ACTION(() => this.choose(times, seeText));
  });

  protected readonly time = this.RULE("time", (): CastingTime => {
    return this.OR<CastingTime>([
      {
        GATE: () => this.LA(1).tokenType === Action || this.LA(2).tokenType === Action,
        ALT: () => {
          const count = this.OPTION(() => this.CONSUME(Num)) as ValueToken | undefined;
          const action = this.CONSUME(Action) as ValueToken;
          return this.ACTION(() => this.actionTime(action.id as ActionType, count?.number ?? 1));
        },
      },
      {
        ALT: () => {
          const amount = this.SUBRULE(this.amount);
          return this.ACTION(() => {
            if (amount.unit === undefined || !timeUnits.has(amount.unit)) this.senseless = true;
            return { time: amount };
          });
        },
      },
    ]);
  });

  protected readonly passedOver = this.RULE("passedOver", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(Or) },
      { ALT: () => this.CONSUME(And) },
      { ALT: () => this.CONSUME(Comma) },
      { ALT: () => this.CONSUME(Semicolon) },
      { ALT: () => this.CONSUME(Slash) },
      { ALT: () => this.CONSUME(AtLeast) },
      { ALT: () => this.CONSUME(OrMore) },
      { ALT: () => this.CONSUME(OrLess) },
      { ALT: () => this.CONSUME(UpTo) },
      { ALT: () => this.CONSUME(Varies) },
      { ALT: () => this.CONSUME(Rank) },
    ]);
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): CastingTime {
    return this.castingTime();
  }

  private actionTime(action: ActionType, count: number): CastingTime {
    if (!Number.isInteger(count) || count < 1) this.senseless = true;
    return { action, count };
  }

  private choose(times: readonly CastingTime[], seeText: boolean): CastingTime {
    const first = times[0];
    if (first === undefined && !seeText) this.senseless = true;
    if (times.length > 1) {
      const text = this.context.text;
      this.found.push({ code: "RG1202", severity: "warning", start: 0, end: text.length, data: { rest: text } });
    }
    return { ...first, ...(seeText ? { seeText: true as const } : {}) };
  }
}
