import type {
  Descriptor as DescriptorName,
  Discipline as DisciplineName,
  LevelEntry,
  School as SchoolName,
  Subschool as SubschoolName,
} from "../model/entry.js";
import {
  And,
  ClassName,
  Comma,
  Descriptor,
  Discipline,
  LeftBracket,
  LeftParen,
  Level,
  Minus,
  None,
  Num,
  Or,
  Plus,
  Rank,
  RightBracket,
  RightParen,
  School,
  SeeText,
  Semicolon,
  Slash,
  Subschool,
  Unknown,
  Varies,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** A school or discipline line: what it names, and the level that some rulesets print there. */
export interface TypeLineValue {
  readonly school?: SchoolName;
  readonly discipline?: DisciplineName;
  readonly subschools: SubschoolName[];
  readonly descriptors: DescriptorName[];
  readonly levels?: LevelEntry[];
  /** Concepts met besides, which tell rulesets apart (`rank/circle`). */
  readonly concepts: readonly string[];
}

/**
 * typeLine := (part | "(" inner* ")" | "[" inner* "]")*, where a scan may have lost either half of a pair
 * A subschool or descriptor is sorted by what the word means, whatever bracket it stands in. Unknown words are
 * allowed in brackets alone, and only behind "see text" without a warning.
 */
export class TypeLineParser extends ValueParser<TypeLineValue> {
  private words: ValueToken[] = [];
  readonly #isPart: boolean;

  readonly typeLine = this.RULE("typeLine", (): TypeLineValue => {
    this.ACTION(() => {
      this.words = [];
    });
    this.AT_LEAST_ONE(() =>
      this.OR([
        { ALT: () => this.SUBRULE(this.part) },
        { ALT: () => this.SUBRULE(this.bracket) },
        { ALT: () => this.CONSUME(RightBracket) },
      ]),
    );
    return this.ACTION(() => this.assemble());
  });

  protected readonly bracket = this.RULE("bracket", (): void => {
    const open = this.OR([
      { ALT: () => this.CONSUME(LeftParen) },
      { ALT: () => this.CONSUME(LeftBracket) },
    ]) as ValueToken;
    let seeText = false;
    const before = this.ACTION(() => this.words.length);
    this.MANY(() => {
      this.OR1([
        { ALT: () => this.SUBRULE(this.part) },
        {
          ALT: () => {
            const word = this.CONSUME(Unknown) as ValueToken;
            this.ACTION(() => {
              seeText ||= this.words.at(-1)?.tokenType === SeeText;
              if (!seeText) this.words.push(word);
            });
          },
        },
      ]);
    });
    this.ACTION(() => {
      if (open.tokenType === LeftBracket) this.settleShadow(before);
    });
    this.OPTION(() => this.OR2([{ ALT: () => this.CONSUME(RightParen) }, { ALT: () => this.CONSUME(RightBracket) }]));
  });

  protected readonly part = this.RULE("part", (): void => {
    const token = this.OR([
      { ALT: () => this.CONSUME(School) },
      { ALT: () => this.CONSUME(Discipline) },
      { ALT: () => this.CONSUME(Subschool) },
      { ALT: () => this.CONSUME(Descriptor) },
      { ALT: () => this.CONSUME(ClassName) },
      { ALT: () => this.CONSUME(Num) },
      { ALT: () => this.CONSUME(Level) },
      { ALT: () => this.CONSUME(Rank) },
      { ALT: () => this.CONSUME(SeeText) },
      { ALT: () => this.CONSUME(Varies) },
      { ALT: () => this.CONSUME(None) },
      { ALT: () => this.CONSUME(Comma) },
      { ALT: () => this.CONSUME(Semicolon) },
      { ALT: () => this.CONSUME(Slash) },
      { ALT: () => this.CONSUME(Or) },
      { ALT: () => this.CONSUME(And) },
      { ALT: () => this.CONSUME(Plus) },
      { ALT: () => this.CONSUME(Minus) },
    ]);
    this.ACTION(() => this.words.push(token as ValueToken));
  });

  /** @param isPart Reads subschools and descriptors alone, as lines of their own have them. */
  constructor(checkGrammar: boolean, isPart = false) {
    super(checkGrammar);
    this.#isPart = isPart;
    this.performSelfAnalysis();
  }

  protected override start(): TypeLineValue {
    return this.typeLine();
  }

  /** Shadow is a subschool and a descriptor: in square brackets behind a subschool it is the descriptor. */
  private settleShadow(from: number): void {
    const isShadow = (w: ValueToken): boolean => w.tokenType === Subschool && w.id === "shadow";
    if (!this.words.slice(0, from).some((w) => w.tokenType === Subschool)) return;
    this.words = this.words.map((w, i) => (i >= from && isShadow(w) ? { ...w, tokenType: Descriptor } : w));
  }

  private noteUnknown(word: ValueToken): void {
    this.found.push({
      code: "RG1202",
      severity: "warning",
      start: word.startOffset,
      end: (word.endOffset ?? word.startOffset) + 1,
      data: { rest: word.image },
    });
  }

  private assemble(): TypeLineValue {
    const of = (type: typeof School): ValueToken[] => this.words.filter((w) => w.tokenType === type);
    const school = of(School)[0];
    const discipline = of(Discipline)[0];
    const found = this.#isPart
      ? [...of(Subschool), ...of(Descriptor), ...of(None), ...of(SeeText)]
      : [...of(School), ...of(Discipline)];
    if (found.length === 0) this.senseless = true;
    const lists = [...of(ClassName), ...of(Unknown)];
    const levels = this.levels(
      of(ClassName).length === 0 ? [] : lists,
      of(Num)[0],
      of(Rank).some((r) => r.id === "cantrip"),
      of(Level).length + of(Rank).length > 0,
    );
    if (levels.length === 0 || of(ClassName).length === 0) for (const word of of(Unknown)) this.noteUnknown(word);
    return {
      ...(school === undefined ? {} : { school: school.id as SchoolName }),
      ...(school !== undefined || discipline === undefined ? {} : { discipline: discipline.id as DisciplineName }),
      subschools: of(Subschool).map((w) => w.id as SubschoolName),
      descriptors: of(Descriptor).map((w) => w.id as DescriptorName),
      ...(levels.length === 0 ? {} : { levels }),
      concepts: this.words.map((w) => w.concept).filter((c) => c.includes("/")),
    };
  }

  private levels(
    classes: readonly ValueToken[],
    number: ValueToken | undefined,
    cantrip: boolean,
    isLevel: boolean,
  ): LevelEntry[] {
    const level = cantrip ? 0 : number?.number;
    if (level === undefined) return [];
    if (!isLevel || !Number.isInteger(level)) {
      this.senseless = true;
      return [];
    }
    return classes.length === 0
      ? [{ level }]
      : classes.map((c) => (c.tokenType === ClassName ? { class: c.id, level } : { other: c.image, level }));
  }
}
