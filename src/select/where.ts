import { createToken, EmbeddedActionsParser, type IToken, Lexer, type TokenType } from "chevrotain";
import type { Entry } from "../model/entry.js";
import { type Facet, type FacetKey, facetKeys, isFacetKey, numericKeys, type Row, rowsOf } from "./facets.js";

/** A condition that is no valid one. `column` counts from 1 in the condition's text. */
export class WhereError extends Error {
  override readonly name = "WhereError";
  readonly column: number;

  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

export type Predicate = (entry: Entry) => boolean;

/**
 * A condition on entries: `level<=3 && class=wizard`, `school=evocation || !(component~M)`.
 *
 * A comparison holds if one value of its key fulfils it (`!=`: if none is equal); level, class and domain of one
 * comparison chain speak of one and the same list. `~` asks whether a value contains the text, in any letter case.
 * A key alone asks whether the entry has it.
 *
 * @throws {WhereError}
 */
export function parseWhere(text: string): Predicate {
  const { tokens, errors } = lexer.tokenize(text);
  const [wrong] = errors;
  if (wrong !== undefined) {
    throw new WhereError(`\`${text.slice(wrong.offset, wrong.offset + 1)}\` has no meaning here`, wrong.offset + 1);
  }
  const condition = new WhereParser().read(tokens, text.length + 1);
  return (entry) => rowsOf(entry).some(condition);
}

type Condition = (row: Row) => boolean;

const Quoted = createToken({ name: "text in quotes", pattern: /"[^"]*"|'[^']*'/ });
// A function, for Chevrotain drops a pattern's `u`.
const wordPattern = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_/.:’'-]*/uy;
const Word = createToken({
  name: "word",
  pattern: (text, offset) => {
    wordPattern.lastIndex = offset;
    return wordPattern.exec(text);
  },
  line_breaks: false,
});
const Operator = createToken({ name: "operator", pattern: /<=|>=|!=|==?|<|>|~/ });
const And = createToken({ name: "&&", pattern: /&&?/ });
const Or = createToken({ name: "||", pattern: /\|\|?/ });
const Not = createToken({ name: "!", pattern: /!/ });
const Open = createToken({ name: "(", pattern: /\(/ });
const Close = createToken({ name: ")", pattern: /\)/ });
const Space = createToken({ name: "space", pattern: /\s+/, group: Lexer.SKIPPED });
const all: TokenType[] = [Space, Quoted, Operator, And, Or, Not, Open, Close, Word];
const lexer = new Lexer(all, { positionTracking: "onlyOffset" });

class WhereParser extends EmbeddedActionsParser {
  constructor() {
    super(all, { maxLookahead: 1 });
    this.performSelfAnalysis();
  }

  read(tokens: IToken[], end: number): Condition {
    this.input = tokens;
    const condition = this.anyOf();
    const [error] = this.errors;
    if (error !== undefined) {
      const { startOffset, image } = error.token;
      const atEnd = Number.isNaN(startOffset) || image === "";
      throw new WhereError(
        atEnd
          ? "the condition stops in the middle: a key such as `level`, or a value, is missing"
          : `\`${image}\` is not expected here`,
        atEnd ? end : startOffset + 1,
      );
    }
    return condition;
  }

  // anyOf := allOf ("||" allOf)*
  private readonly anyOf = this.RULE("anyOf", (): Condition => {
    const parts = [this.SUBRULE(this.allOf)];
    this.MANY(() => {
      this.CONSUME(Or);
      parts.push(this.SUBRULE2(this.allOf));
    });
    return (row) => parts.some((part) => part(row));
  });

  // allOf := term ("&&" term)*
  private readonly allOf = this.RULE("allOf", (): Condition => {
    const parts = [this.SUBRULE(this.term)];
    this.MANY(() => {
      this.CONSUME(And);
      parts.push(this.SUBRULE2(this.term));
    });
    return (row) => parts.every((part) => part(row));
  });

  // term := "!" term | "(" anyOf ")" | comparison
  private readonly term: (idx?: number) => Condition = this.RULE("term", (): Condition =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(Not);
          const inner = this.SUBRULE(this.term);
          return (row: Row) => !inner(row);
        },
      },
      {
        ALT: () => {
          this.CONSUME(Open);
          const inner = this.SUBRULE(this.anyOf);
          this.CONSUME(Close);
          return inner;
        },
      },
      { ALT: () => this.SUBRULE(this.comparison) },
    ]),
  );

  // comparison := key (operator value)?
  private readonly comparison = this.RULE("comparison", (): Condition => {
    const key = this.CONSUME(Word);
    let operator: IToken | undefined;
    let value: IToken | undefined;
    this.OPTION(() => {
      operator = this.CONSUME(Operator);
      value = this.OR([{ ALT: () => this.CONSUME2(Word) }, { ALT: () => this.CONSUME(Quoted) }]);
    });
    return this.ACTION(() => comparison(key, operator, value));
  });
}

function comparison(keyToken: IToken, operator: IToken | undefined, value: IToken | undefined): Condition {
  const key = keyToken.image;
  if (!isFacetKey(key)) {
    throw new WhereError(`entries have no \`${key}\`; keys are ${facetKeys.join(", ")}`, keyToken.startOffset + 1);
  }
  if (operator === undefined || value === undefined) return (row) => row(key).length > 0;
  const wanted = valueOf(key, operator.image, value);
  switch (operator.image) {
    case "=":
    case "==":
      return (row) => row(key).some((facet) => equal(facet, wanted));
    case "!=":
      return (row) => !row(key).some((facet) => equal(facet, wanted));
    case "~":
      return (row) => row(key).some((facet) => plain(facet).includes(plain(wanted)));
    case "<":
      return (row) => row(key).some((facet) => facet < wanted);
    case "<=":
      return (row) => row(key).some((facet) => facet <= wanted);
    case ">":
      return (row) => row(key).some((facet) => facet > wanted);
    default:
      return (row) => row(key).some((facet) => facet >= wanted);
  }
}

function valueOf(key: FacetKey, operator: string, token: IToken): Facet {
  const text = token.tokenType === Quoted ? token.image.slice(1, -1) : token.image;
  const column = token.startOffset + 1;
  if (!numericKeys.has(key)) {
    if (!/[<>]/.test(operator)) return text;
    throw new WhereError(`\`${key}\` is no number: \`${operator}\` has no meaning for it`, column);
  }
  if (operator === "~") throw new WhereError(`\`${key}\` is a number: \`~\` has no meaning for it`, column);
  const number = Number(text);
  if (text === "" || !Number.isFinite(number))
    throw new WhereError(`\`${key}\` needs a number, not \`${text}\``, column);
  return number;
}

function equal(facet: Facet, wanted: Facet): boolean {
  return typeof facet === "number" ? facet === wanted : plain(facet) === plain(wanted);
}

function plain(facet: Facet): string {
  return String(facet).normalize("NFC").toLowerCase();
}
