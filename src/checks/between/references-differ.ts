import type { Entry } from "../../model/entry.js";
import type { Range16 } from "../../model/span.js";
import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { Rulesets, translationsOf } from "./translations.js";

/** What a text refers to, and where it does. */
interface Reference {
  readonly target: string;
  readonly range: Range16;
}

/** References that lead to one entry or rule in a language, and to another in the next. */
export const referencesDiffer: Check = {
  code: "RG3107",
  *run(context) {
    const rulesets = new Rulesets(context);
    for (const translations of translationsOf(context.texts)) {
      const [first, ...others] = translations;
      if (first === undefined) continue;
      for (const other of others) {
        if (!rulesets.agree(first, other)) continue;
        yield* compare(first, other, entryReferences, context);
        yield* compare(first, other, ruleReferences, context);
      }
    }
  },
};

/**
 * Only where both refer to equally many things, and each to exactly one that the other does not: a reference that a
 * language's grammar hides from the compiler is no mistake.
 */
function* compare(
  first: EntryText,
  second: EntryText,
  referencesOf: (text: EntryText) => Reference[],
  { entries }: CheckContext,
): Iterable<CheckFinding> {
  const [a, b] = [referencesOf(first), referencesOf(second)];
  if (a.length !== b.length) return;
  const lone = (these: readonly Reference[], those: readonly Reference[]): Reference[] =>
    these.filter(({ target }) => those.every((other) => other.target !== target));
  const [mine, ...moreOfMine] = lone(a, b);
  const [other, ...moreOfOthers] = lone(b, a);
  if (mine === undefined || other === undefined || moreOfMine.length > 0 || moreOfOthers.length > 0) return;
  if (areNear(mine.target, other.target, entries)) return;
  yield findingIn(second, {
    code: "RG3107",
    severity: "error",
    range: other.range,
    data: { first: mine.target, firstLang: first.lang, second: other.target, secondLang: second.lang },
    field: "description",
    related: [{ file: first.file, range: mine.range }],
  });
}

/** A concept and the one that it is a part of: a reference to either leads to the same place. */
function areNear(a: string, b: string, entries: readonly Entry[]): boolean {
  const parentOf = (concept: string): string | undefined =>
    entries.find(({ mechanics }) => mechanics.concept === concept)?.mechanics.parent;
  return parentOf(a) === b || parentOf(b) === a;
}

function entryReferences(text: EntryText): Reference[] {
  return (text.entry.text[text.lang]?.mentions ?? []).flatMap(({ entry, ...place }) =>
    entry === undefined ? [] : [{ target: entry, range: rangeIn(text, place) }],
  );
}

/** References of a rule's text that name their target; those that don't say nothing. */
function ruleReferences(text: EntryText): Reference[] {
  return (text.entry.text[text.lang]?.facts?.references ?? []).flatMap(({ concept, ...place }) =>
    concept === undefined ? [] : [{ target: concept, range: rangeIn(text, place) }],
  );
}

interface Place {
  readonly block: number;
  readonly item?: number;
  readonly start: number;
  readonly end: number;
}

function rangeIn({ pieces, source }: EntryText, { block, item, start, end }: Place): Range16 {
  const piece = pieces.find((p) => p.field === "description" && p.block === block && p.item === item);
  return piece?.rangeOf(start, end) ?? { start: source.span.start.offset, end: source.span.end.offset };
}
