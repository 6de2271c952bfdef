import type { Amount, Duration, DurationAlternative } from "../model/entry.js";
import { timeUnits } from "./amount.js";
import {
  And,
  AtLeast,
  Comma,
  DurationKind,
  LeftParen,
  Mark,
  Or,
  OrLess,
  OrMore,
  Plus,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
  Then,
  UntilDischarged,
  UpTo,
  Varies,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

type Joiner = "or" | "and" | "then" | "plus" | "comma" | undefined;

/** The parts of a duration in their order, before they are put together. */
type Part =
  | { readonly type: "kind"; readonly kind: DurationAlternative["kind"] }
  | {
      readonly type: "amount";
      readonly amount: Amount;
      readonly upTo: boolean;
      readonly bracketed: boolean;
      readonly joiner: Joiner;
    }
  | { readonly type: "discharged"; readonly joiner: Joiner }
  | { readonly type: "dismissible" }
  | { readonly type: "see-text" };

/**
 * duration := (kind | upTo? amount orLess? | untilDischarged | "(" dismissible ")" | "(" upTo? amount ")" | see-text | joiner)*
 * What joins two parts decides what the second means: concentration + 3 rounds, concentration up to 3 rounds, 1 hour or until discharged.
 */
export class DurationParser extends ValueParser<Duration> {
  private joiner: Joiner;

  readonly duration = this.RULE("duration", (): Duration => {
    const parts: Part[] = [];
    this.ACTION(() => {
      this.joiner = undefined;
    });
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const kind = this.CONSUME(DurationKind) as ValueToken;
            this.ACTION(() => {
              if (kind.id === "until-dispelled") {
                // Alone it is permanent; "1 hour or until dispelled" says no more than 1 hour.
                if (parts.length === 0) parts.push({ type: "kind", kind: "permanent" });
                return;
              }
              // What joined the kind to the part before it says nothing of the amount behind it.
              this.takeJoiner();
              parts.push({ type: "kind", kind: kind.id as DurationAlternative["kind"] });
            });
          },
        },
        {
          ALT: () => {
            const part = this.SUBRULE(this.timed);
            this.ACTION(() => parts.push({ ...part, bracketed: false, joiner: this.takeJoiner() }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(UntilDischarged);
            this.ACTION(() => parts.push({ type: "discharged", joiner: this.takeJoiner() }));
          },
        },
        {
          ALT: () => {
            const part = this.SUBRULE(this.bracket);
            this.ACTION(() => parts.push(part));
          },
        },
        {
          ALT: () => {
            this.CONSUME(SeeText);
            this.ACTION(() => parts.push({ type: "see-text" }));
          },
        },
        { ALT: () => this.SUBRULE(this.join) },
      ]);
    });
    return this.ACTION(() => this.assemble(parts));
  });

  protected readonly timed = this.RULE("timed", (): Extract<Part, { type: "amount" }> => {
    const before = this.OPTION(() => this.CONSUME(UpTo));
    this.OPTION1(() => this.CONSUME(AtLeast));
    const amount = this.SUBRULE(this.amount);
    const after = this.OPTION2({
      GATE: () => this.LA(1).tokenType === OrLess || !this.isNumber(2),
      DEF: () => this.OR([{ ALT: () => this.CONSUME(OrLess) }, { ALT: () => this.CONSUME1(UpTo) }]),
    });
    this.OPTION3(() => this.CONSUME(OrMore));
    return this.ACTION(() => {
      if (amount.unit === undefined || !timeUnits.has(amount.unit)) this.senseless = true;
      return {
        type: "amount",
        amount,
        upTo: before !== undefined || after !== undefined,
        bracketed: false,
        joiner: undefined,
      };
    });
  });

  protected readonly bracket = this.RULE("bracket", (): Part => {
    this.CONSUME(LeftParen);
    const part = this.OR([
      {
        ALT: (): Part => {
          this.CONSUME(Mark);
          return { type: "dismissible" };
        },
      },
      {
        ALT: (): Part => {
          const part = this.SUBRULE(this.timed);
          return this.ACTION(() => ({ ...part, bracketed: true, joiner: undefined }));
        },
      },
    ]);
    this.CONSUME(RightParen);
    return part;
  });

  protected readonly join = this.RULE("join", (): void => {
    const joiner = this.OR<Joiner>([
      { ALT: () => this.named("or", this.CONSUME(Or)) },
      { ALT: () => this.named("or", this.CONSUME(Slash)) },
      { ALT: () => this.named("and", this.CONSUME(And)) },
      { ALT: () => this.named("then", this.CONSUME(Then)) },
      { ALT: () => this.named("plus", this.CONSUME(Plus)) },
      { ALT: () => this.named("comma", this.CONSUME(Comma)) },
      { ALT: () => this.named("comma", this.CONSUME(Semicolon)) },
      { ALT: () => this.named("comma", this.CONSUME(Varies)) },
    ]);
    this.ACTION(() => {
      if (joiner !== "comma") this.joiner = joiner;
    });
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): Duration {
    return this.duration();
  }

  private named(joiner: Joiner, token: unknown): Joiner {
    return token === undefined ? undefined : joiner;
  }

  private takeJoiner(): Joiner {
    const joiner = this.joiner;
    this.joiner = undefined;
    return joiner;
  }

  private assemble(parts: readonly Part[]): Duration {
    const alternatives: DurationAlternative[] = [];
    let dismissible = false;
    let seeText = false;
    for (const part of parts) {
      const last = alternatives.at(-1);
      if (part.type === "dismissible") dismissible = true;
      else if (part.type === "see-text") seeText = true;
      else if (part.type === "kind") alternatives.push({ kind: part.kind });
      else if (part.type === "discharged") {
        if (last === undefined) alternatives.push({ kind: "until-discharged" });
        else if (last.kind !== "until-discharged") last.orDischarged = true;
      } else this.addAmount(alternatives, part);
    }
    if (alternatives.length === 0 && !seeText) this.senseless = true;
    // What else lasts until it is discharged says so itself.
    if (alternatives.length > 1 && alternatives.some(({ kind }) => kind === "until-discharged")) this.senseless = true;
    return {
      alternatives,
      ...(dismissible ? { dismissible: true as const } : {}),
      ...(seeText ? { seeText: true as const } : {}),
    };
  }

  private addAmount(alternatives: DurationAlternative[], part: Extract<Part, { type: "amount" }>): void {
    const last = alternatives.at(-1);
    const { amount, joiner } = part;
    if (last?.kind === "until-discharged" && joiner === "or") {
      alternatives.pop();
      alternatives.push(
        part.upTo ? { kind: "timed", upTo: amount, orDischarged: true } : { kind: "timed", amount, orDischarged: true },
      );
    } else if (last !== undefined && joiner === "then") last.then = amount;
    else if (last?.kind === "concentration" && last.upTo === undefined && joiner === "plus") last.then = amount;
    else if (
      last?.kind === "concentration" &&
      last.upTo === undefined &&
      last.then === undefined &&
      joiner === undefined
    )
      last.upTo = amount;
    else if (last !== undefined && part.bracketed) {
      // "1 round/level (at most 10 rounds)" caps the amount; "instantaneous (1 round)" tells of an after-effect.
      if (
        last.amount?.step !== undefined &&
        part.upTo &&
        typeof amount.base === "number" &&
        amount.unit === last.amount.unit
      )
        last.amount = { ...last.amount, max: amount.base };
    } else if (
      last?.kind === "timed" &&
      last.amount !== undefined &&
      last.amount.step !== undefined &&
      part.upTo &&
      joiner === undefined &&
      typeof amount.base === "number" &&
      amount.unit === last.amount.unit
    ) {
      last.amount = { ...last.amount, max: amount.base };
    } else alternatives.push(part.upTo ? { kind: "timed", upTo: amount } : { kind: "timed", amount });
  }
}
