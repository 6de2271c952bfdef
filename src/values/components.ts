import type { Component as ComponentName, DetailRole } from "../model/entry.js";
import {
  And,
  Comma,
  Component,
  Flag,
  LeftParen,
  None,
  Or,
  Plus,
  RightParen,
  SeeText,
  Semicolon,
  Slash,
} from "./token-types.js";
import type { ValueToken } from "./tokenize.js";
import { ValueParser } from "./value-parser.js";

/** The thing that a bracket behind a component describes: offsets in the value's clean text, without the brackets. */
export interface InlineDetail {
  readonly role: DetailRole;
  readonly start: number;
  readonly end: number;
}

export interface ComponentsValue {
  readonly components: ComponentName[];
  readonly details: readonly InlineDetail[];
}

const letters: Readonly<Record<string, string>> = {
  verbal: "V",
  somatic: "S",
  material: "M",
  focus: "F",
  "divine-focus": "DF",
  xp: "XP",
};
const roles: Readonly<Record<string, DetailRole>> = { M: "material", F: "focus", DF: "divine-focus" };

/**
 * components := (component | "/" | or | bracket | joiner)*
 * Brackets reach the grammar as one `Flag` token each (components-brackets.ts): they describe the component before them.
 */
export class ComponentsParser extends ValueParser<ComponentsValue> {
  readonly components = this.RULE("components", (): ComponentsValue => {
    const groups: string[][] = [];
    const details: InlineDetail[] = [];
    let joined = false;
    let none = false;
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const token = this.CONSUME(Component) as ValueToken;
            this.ACTION(() => {
              const letter = letters[token.id] ?? "";
              const last = groups.at(-1);
              if (joined && last !== undefined) last.push(letter);
              else groups.push([letter]);
              joined = false;
            });
          },
        },
        {
          ALT: () => {
            this.OR1([{ ALT: () => this.CONSUME(Slash) }, { ALT: () => this.CONSUME(Or) }]);
            this.ACTION(() => {
              joined = true;
            });
          },
        },
        {
          ALT: () => {
            const bracket = this.CONSUME(Flag) as ValueToken;
            this.ACTION(() => {
              const role = roles[groups.at(-1)?.[0] ?? ""];
              if (role !== undefined)
                details.push({ role, start: bracket.startOffset, end: (bracket.endOffset ?? bracket.startOffset) + 1 });
            });
          },
        },
        {
          ALT: () => {
            this.CONSUME(None);
            none = true;
          },
        },
        { ALT: () => this.SUBRULE(this.joiner) },
      ]);
    });
    return this.ACTION(() => {
      if (groups.length === 0 && !none) this.senseless = true;
      return { components: groups.map((group) => [...new Set(group)].join("/")), details };
    });
  });

  protected readonly joiner = this.RULE("joiner", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(Comma) },
      { ALT: () => this.CONSUME(Semicolon) },
      { ALT: () => this.CONSUME(And) },
      { ALT: () => this.CONSUME(Plus) },
      { ALT: () => this.CONSUME(SeeText) },
      { ALT: () => this.CONSUME(LeftParen) },
      { ALT: () => this.CONSUME(RightParen) },
    ]);
  });

  constructor(checkGrammar: boolean) {
    super(checkGrammar);
    this.performSelfAnalysis();
  }

  protected override start(): ComponentsValue {
    return this.components();
  }
}
