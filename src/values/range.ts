import type { Amount, Range } from "../model/entry.js";
import {
  And,
  Comma,
  LeftParen,
  Or,
  Plus,
  RangeKind,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
  UpTo,
  Varies,
} from "./token-types.js";
import { lengthUnits } from "./amount.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

type RangeName = Range["kind"];

/** Alternatives that are still a range. */
const mostRanges = 8;

/** range := part (joiner? part)*   part := kind distance? | upTo? amount | see-text */
export class RangeParser extends ValueParser<Range> {
  private afterComma = false;

  readonly range = this.RULE("range", (): Range => {
    const kinds: Range[] = [];
    let seeText = false;
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            this.SUBRULE(this.joiner);
            this.ACTION(() => {
              this.afterComma = this.LA(0).tokenType === Comma;
            });
          },
        },
        {
          ALT: () => {
            const kind = this.SUBRULE(this.named);
            this.ACTION(() => kinds.push(kind));
          },
        },
        {
          ALT: () => {
            const kind = this.SUBRULE(this.fixed);
            this.ACTION(() => this.addFixed(kinds, kind));
          },
        },
        {
          ALT: () => {
            this.CONSUME(SeeText);
            seeText = true;
          },
        },
        { ALT: () => this.CONSUME(Varies) },
      ]);
    });
    return this.ACTION(() => this.join(kinds, seeText));
  });

  protected readonly named = this.RULE("named", (): Range => {
    const kind = this.CONSUME(RangeKind) as ValueToken;
    const distance = this.OPTION(() => this.SUBRULE(this.distance));
    return this.ACTION(() => {
      if (distance !== undefined && !isLength(distance)) this.senseless = true;
      return { kind: kind.id as RangeName, ...(distance === undefined ? {} : { distance }) };
    });
  });

  protected readonly distance = this.RULE("distance", (): Amount => {
    return this.OR([
      {
        ALT: () => {
          this.CONSUME(LeftParen);
          this.OPTION(() => this.CONSUME(UpTo));
          const amount = this.SUBRULE(this.amount);
          this.CONSUME(RightParen);
          return amount;
        },
      },
      { ALT: () => this.SUBRULE2(this.amount) },
    ]);
  });

  protected readonly fixed = this.RULE("fixed", (): Range => {
    this.OPTION(() => this.CONSUME(UpTo));
    const distance = this.SUBRULE(this.amount);
    return this.ACTION(() => this.fixedRange(distance));
  });

  protected readonly joiner = this.RULE("joiner", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(Or) },
      { ALT: () => this.CONSUME(And) },
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

  protected override start(): Range {
    return this.range();
  }

  /** A distance without a unit makes no sense, but for 0. */
  private fixedRange(distance: Amount): Range {
    if (isLength(distance)) return { kind: "fixed", distance };
    if (distance.unit !== undefined || distance.base !== 0) this.senseless = true;
    return { kind: "fixed", distance: { unit: "ft", base: 0 } };
  }

  /** "close, 25 ft. + 5 ft./2 levels": a distance behind a comma is the kind's own. */
  private addFixed(kinds: Range[], fixed: Range): void {
    const last = kinds.at(-1);
    const isScaled = last !== undefined && ["close", "medium", "long"].includes(last.kind);
    if (this.afterComma && isScaled && last.distance === undefined && fixed.distance !== undefined)
      last.distance = fixed.distance;
    else kinds.push(fixed);
  }

  private join(kinds: Range[], seeText: boolean): Range {
    if (kinds.length === 0) {
      if (!seeText) this.senseless = true;
      return { kind: "special", seeText: true };
    }
    if (kinds.length > mostRanges) this.senseless = true;
    // "personal or touch or 30 ft.": each range holds the next one.
    const range = kinds.slice(0, mostRanges).reduceRight((or, kind) => ({ ...kind, or }));
    return seeText ? { ...range, seeText: true } : range;
  }
}

function isLength({ unit }: Amount): boolean {
  return unit !== undefined && lengthUnits.has(unit);
}
