import { createToken, Lexer, type TokenType } from "chevrotain";

// The tokens of all value grammars. Text is cut by the packs' lexicons (tokenize.ts), not by Chevrotain's lexer,
// whose patterns lose the regex `u` flag and with it Unicode word edges: no type has a pattern.
function type(name: string): TokenType {
  return createToken({ name, pattern: Lexer.NA });
}

export const Num = type("Num");
export const Dice = type("Dice");
export const Unknown = type("Unknown");
export const Comma = type("Comma");
export const Semicolon = type("Semicolon");
export const Slash = type("Slash");
export const Plus = type("Plus");
export const Minus = type("Minus");
export const Times = type("Times");
export const LeftParen = type("LeftParen");
export const RightParen = type("RightParen");
export const LeftBracket = type("LeftBracket");
export const RightBracket = type("RightBracket");

export const School = type("School");
export const Discipline = type("Discipline");
export const Subschool = type("Subschool");
export const Descriptor = type("Descriptor");
export const ClassName = type("ClassName");
export const DomainName = type("DomainName");
export const Component = type("Component");
export const Display = type("Display");
export const Action = type("Action");
export const UnitName = type("UnitName");
export const Level = type("Level");
export const RangeKind = type("RangeKind");
export const DurationKind = type("DurationKind");
export const Save = type("Save");
export const SaveEffect = type("SaveEffect");
export const Answer = type("Answer");
export const Flag = type("Flag");
export const Mark = type("Mark");
export const Form = type("Form");
export const Shape = type("Shape");
export const Measure = type("Measure");
export const Of = type("Of");
export const Quality = type("Quality");
export const Center = type("Center");
export const Rank = type("Rank");

export const Or = type("Or");
export const And = type("And");
export const Then = type("Then");
export const Per = type("Per");
export const UpTo = type("UpTo");
export const OrLess = type("OrLess");
export const OrMore = type("OrMore");
export const AtLeast = type("AtLeast");
export const UntilDischarged = type("UntilDischarged");
export const UntilEvent = type("UntilEvent");
export const SeeText = type("SeeText");
export const Varies = type("Varies");
export const None = type("None");
export const AnyNumber = type("AnyNumber");
export const EachOther = type("EachOther");
export const Within = type("Within");
export const Only = type("Only");
export const Filler = type("Filler");

/** Token type of a concept group, where all its concepts share one. */
const byGroup: Readonly<Record<string, TokenType>> = {
  school: School,
  discipline: Discipline,
  subschool: Subschool,
  descriptor: Descriptor,
  class: ClassName,
  domain: DomainName,
  component: Component,
  display: Display,
  action: Action,
  unit: UnitName,
  level: Level,
  range: RangeKind,
  duration: DurationKind,
  save: Save,
  "save-effect": SaveEffect,
  answer: Answer,
  flag: Flag,
  mark: Mark,
  form: Form,
  shape: Shape,
  measure: Measure,
  of: Of,
  quality: Quality,
  center: Center,
  rank: Rank,
  number: Num,
};

const byWord: Readonly<Record<string, TokenType>> = {
  or: Or,
  and: And,
  then: Then,
  plus: Plus,
  minus: Minus,
  per: Per,
  "up-to": UpTo,
  "or-less": OrLess,
  "or-more": OrMore,
  "at-least": AtLeast,
  "until-discharged": UntilDischarged,
  "until-event": UntilEvent,
  "see-text": SeeText,
  varies: Varies,
  none: None,
  "any-number": AnyNumber,
  "each-other": EachOther,
  within: Within,
  only: Only,
  filler: Filler,
};

/** Token type of a concept id (`group/name`). */
export function typeOfConcept(concept: string): TokenType {
  const slash = concept.indexOf("/");
  const group = concept.slice(0, slash);
  return (group === "word" ? byWord[concept.slice(slash + 1)] : byGroup[group]) ?? Unknown;
}

/** The vocabulary that every value parser is built with. */
export const allTokens: TokenType[] = [
  ...new Set([
    Num,
    Dice,
    Unknown,
    Comma,
    Semicolon,
    Slash,
    Plus,
    Minus,
    Times,
    LeftParen,
    RightParen,
    LeftBracket,
    RightBracket,
    ...Object.values(byGroup),
    ...Object.values(byWord),
  ]),
];
