import type { TokenType } from "chevrotain";
import type { Family } from "../../packs/families.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { endOf } from "../prose-scaling.js";
import { And, Comma, LeftParen, Or, RightParen, Semicolon, Unknown } from "../token-types.js";
import { tokenize, type ValueToken } from "../tokenize.js";

/** Closed vocabularies that rules enumerate, by the family whose words have them, with the key of their list. */
const vocabularies: readonly (readonly [family: Family, groups: Readonly<Record<string, string>>])[] = [
  ["typeLine", { school: "schools", discipline: "disciplines", subschool: "subschools", descriptor: "descriptors" }],
  ["levels", { class: "classes", domain: "domains" }],
  ["displays", { display: "displays" }],
];
/** Fewer names are no enumeration of a vocabulary. */
const least = 4;
/** How many words may stand beside a name: articles, abbreviations. */
const beside = 2;

interface Run {
  readonly key: string;
  readonly names: string[];
  readonly start: number;
  end: number;
}

/** The vocabularies that a text enumerates, in its order: "acid, cold, fire and sonic". */
export function findLists(text: string, pack: LanguagePack, ruleset: string | undefined): Record<string, string[]> {
  if (text.split(",").length < least - 1) return {};
  const runs: Run[] = [];
  for (const [family, groups] of vocabularies) {
    const tokens = tokenize(text, pack.lexicon(family, ruleset), pack);
    for (const [group, key] of Object.entries(groups)) {
      const run = longestRun(tokens, group, key);
      if (run !== undefined && run.names.length >= least) runs.push(run);
    }
  }
  // One word may be a name of two vocabularies: the one that has more of the words is meant.
  const meant = runs.filter(
    (run) => !runs.some((other) => other.names.length > run.names.length && overlaps(run, other)),
  );
  return Object.fromEntries(meant.map(({ key, names }) => [key, names]));
}

function overlaps(a: Run, b: Run): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The longest run of a group's names that commas and conjunctions part; what stands in parentheses only explains. */
function longestRun(tokens: readonly ValueToken[], group: string, key: string): Run | undefined {
  let best: Run | undefined;
  let run: Run | undefined;
  let parted = true;
  let others = 0;
  let depth = 0;
  for (const token of tokens) {
    const { tokenType } = token;
    if (tokenType === LeftParen) depth++;
    else if (tokenType === RightParen) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (token.concept.startsWith(`${group}/`)) {
      // A name and its abbreviation stand side by side.
      if (run === undefined || !(parted || run.names.at(-1) === token.id))
        run = { key, names: [], start: token.startOffset, end: endOf(token) };
      if (!run.names.includes(token.id)) run.names.push(token.id);
      run.end = endOf(token);
      if (run.names.length > (best?.names.length ?? 0)) best = run;
      parted = false;
      others = 0;
    } else if (isSeparator.has(tokenType)) parted = true;
    else if (tokenType !== Unknown || ++others > beside) run = undefined;
  }
  return best;
}

const isSeparator: ReadonlySet<TokenType> = new Set([Comma, And, Or, Semicolon]);
