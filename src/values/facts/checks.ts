import { Dice, Level, Minus, Num, OrMore, Per, Plus, RightParen, UnitName, Comma, Semicolon } from "../token-types.js";
import { type FactText, type Found, isConcept, isNumber, isOfGroup } from "./fact-text.js";
import type { FactToken } from "./fact-tokens.js";

/** How far a difficulty class's number stands behind its name, in tokens. */
const dcReach = 8;
/** No rule sets an easier class; behind a verb of change a smaller number is what the class changes by. */
const leastDc = 5;
/** How far back that verb may stand, in tokens. */
const changeReach = 30;
/** How long the terms of a sum may be, in tokens. */
const sumReach = 12;

/** "Listen check (DC 10)", "the difficulty class is 10 + the spell's level", "a caster level check (1d20 + caster level)". */
export function readCheck(text: FactText, at: number): Found | undefined {
  const token = text.tokens[at] as FactToken;
  if (token.tokenType === Dice) return token.dice === "1d20" ? readRoll(text, at) : undefined;
  const name = dcName(text, at);
  if (name === undefined || isMargin(text, at) || text.isSigned(at) || token.concept === "number/half")
    return undefined;
  const change = token.number !== undefined && token.number < leastDc ? changeInSentence(text, name) : undefined;
  if (change !== undefined) return { from: name, to: at, amount: { bonus: change * (token.number ?? 0), of: "dc" } };
  const sum = readTerms(text, at);
  return {
    from: name,
    to: sum?.to ?? at,
    check: { dc: token.number ?? 0, ...tried(text, name, at), ...(sum === undefined ? {} : { plus: sum.plus }) },
  };
}

/** The "DC" before its number, unless what the number says is how the class changes. */
function dcName(text: FactText, at: number): number | undefined {
  const name = text.back(at, dcReach, isConcept("prose/dc"));
  if (name === undefined) return undefined;
  const between = text.tokens.slice(name + 1, at);
  const changes = between.some(isConcept("cue/rise", "cue/fall", "cue/bonus", "cue/penalty"));
  const leaves = between.some(
    ({ tokenType }) => tokenType === UnitName || tokenType === Semicolon || tokenType === Comma,
  );
  return changes || leaves ? undefined : name;
}

/** "beats the DC by 5 or more". */
function isMargin(text: FactText, at: number): boolean {
  return (text.tokens[at]?.number ?? 0) < 10 && text.tokens[at + 1]?.tokenType === OrMore;
}

/** The sign of the sentence's last verb of change before a place: "damage grows by 1d6 and the DC by 1". */
function changeInSentence(text: FactText, at: number): number | undefined {
  for (let i = at - 1; i >= at - changeReach && text.together(i, at); i--) {
    if (text.concept(i) === "cue/rise") return 1;
    if (text.concept(i) === "cue/fall") return -1;
  }
  return undefined;
}

function readRoll(text: FactText, at: number): Found | undefined {
  const sum = readTerms(text, at);
  return sum === undefined
    ? undefined
    : { from: at, to: sum.to, check: { roll: "1d20", plus: sum.plus, ...tried(text, at, at) } };
}

/** The skill, ability or save that a check tries: named before the class, or behind it. */
function tried(text: FactText, from: number, to: number): { of: string } | undefined {
  const isTried = isOfGroup("skill", "ability", "save");
  const isKind = (token: FactToken): boolean => token.concept === "thing/saving-throw" || token.tokenType === Level;
  const at =
    text.back(from, 10, isTried) ??
    text.ahead(to, 6, isTried) ??
    text.back(from, 8, isKind) ??
    text.ahead(to, 4, isKind);
  if (at === undefined) return undefined;
  const token = text.tokens[at] as FactToken;
  return { of: token.tokenType === Level ? "caster-level" : token.id };
}

/** The named terms that are added to a number: "10 + half the caster level + the ability modifier". */
export function readTerms(text: FactText, at: number): { plus: string[]; to: number } | undefined {
  const plus: string[] = [];
  let to = at;
  let i = at + 1;
  for (;;) {
    // "DC 15, +1 per earlier check": behind a comma only a rate belongs to the sum.
    if (text.tokens[i]?.tokenType === Comma && text.tokens[i + 3]?.tokenType === Per) i++;
    if (!text.together(at, i) || text.tokens[i]?.tokenType !== Plus || i - at > sumReach) break;
    const term = readTerm(text, i + 1);
    if (term === undefined) break;
    plus.push(term.name);
    to = term.to;
    i = term.next;
  }
  return plus.length === 0 ? undefined : { plus, to };
}

/** One term, up to the next sign, comma or parenthesis: half? name. */
function readTerm(text: FactText, from: number): { name: string; to: number; next: number } | undefined {
  let half = false;
  let name: string | undefined;
  let to = from;
  let i = from;
  for (; text.together(from, i) && i - from < sumReach; i++) {
    const token = text.tokens[i] as FactToken;
    const { tokenType } = token;
    const ends =
      tokenType === Plus ||
      tokenType === Minus ||
      tokenType === Comma ||
      tokenType === Semicolon ||
      tokenType === RightParen;
    if (ends) break;
    if (token.concept.endsWith("/half")) half = true;
    else if (isNumber(token) && i > from) break;
    const known = termName(token);
    if (known === undefined || (name !== undefined && known === "bonus")) continue;
    name = known === "bonus" || name === undefined || token.concept.startsWith("term/") ? known : name;
    to = i;
  }
  // "+ 1 per further power": a number that no name goes with.
  if (name === undefined && text.tokens[from]?.tokenType === Num) return { name: "other", to: i - 1, next: i };
  if (name === undefined) return undefined;
  return { name: half ? `half-${name}` : name, to, next: i };
}

function termName(token: FactToken): string | undefined {
  if (token.concept.startsWith("term/") || token.concept.startsWith("ability/")) return token.id;
  if (token.tokenType === Level) return token.id === "level" ? "level" : `${token.id}-level`;
  return token.concept === "cue/bonus" ? "bonus" : undefined;
}
