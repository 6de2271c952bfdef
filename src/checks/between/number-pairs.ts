import type { CheckContext } from "../check.js";
import type { EntryText } from "../texts.js";
import { headerNumbers, type StatedNumbers, statedNumbers, type Statement, states } from "./statements.js";
import { Rulesets, type Translations, translationsOf } from "./translations.js";

/** A number that a text states and others do not. */
export interface LoneNumber {
  readonly text: EntryText;
  readonly statement: Statement;
  /** Texts that lack it; never empty. */
  readonly lacking: readonly EntryText[];
  /** Further texts that state it. */
  readonly stating: readonly EntryText[];
}

/** Two numbers of one kind where one should stand: `wrong` departs from the languages of `right`. */
export interface NumberPair {
  readonly wrong: { readonly text: EntryText; readonly statement: Statement };
  readonly right: { readonly text: EntryText; readonly statement: Statement };
}

export interface NumberFindings {
  readonly pairs: readonly NumberPair[];
  readonly lone: readonly LoneNumber[];
}

const cache = new WeakMap<CheckContext, NumberFindings>();

/** Holds the numbers of all translations against each other. */
export function compareNumbers(context: CheckContext): NumberFindings {
  let found = cache.get(context);
  if (found !== undefined) return found;
  const pairs: NumberPair[] = [];
  const lone: LoneNumber[] = [];
  const rulesets = new Rulesets(context);
  const related = relatives(context.texts);
  for (const translations of translationsOf(context.texts)) {
    const all = loneNumbers(translations, rulesets, related, context);
    const rest = new Set(all);
    for (const odd of all) {
      const partner = rest.has(odd) ? partnerOf(odd, rest, translations) : undefined;
      if (partner === undefined) continue;
      rest.delete(odd);
      rest.delete(partner);
      pairs.push({ wrong: odd, right: partner });
    }
    lone.push(...[...rest].filter(({ statement }) => !statement.optional));
  }
  cache.set(context, (found = { pairs, lone }));
  return found;
}

function loneNumbers(
  translations: Translations,
  rulesets: Rulesets,
  related: (text: EntryText) => readonly EntryText[],
  { packs }: CheckContext,
): LoneNumber[] {
  const numbers = (text: EntryText): StatedNumbers => {
    const pack = packs.get(text.lang);
    return pack === undefined ? none : statedNumbers(text, pack);
  };
  const isStated = (text: EntryText, statement: Statement): boolean => {
    if (states(numbers(text), statement)) return true;
    const pack = packs.get(text.lang);
    return pack !== undefined && states(headerNumbers(text, pack), statement);
  };
  const found: LoneNumber[] = [];
  for (const text of translations) {
    const others = translations.filter((other) => other !== text && rulesets.agree(text, other));
    for (const statement of numbers(text).statements) {
      const lacking = others.filter((other) => ![other, ...related(other)].some((o) => isStated(o, statement)));
      if (lacking.length === 0) continue;
      // What two languages state is told once, at the first.
      const isTold = found.some(
        (before) => before.statement.dimension === statement.dimension && before.statement.value === statement.value,
      );
      if (!isTold) found.push({ text, statement, lacking, stating: others.filter((o) => !lacking.includes(o)) });
    }
  }
  return found;
}

const none: StatedNumbers = { statements: [], free: new Set(), figures: [] };

/** What stands in place of a number that only one text states: another of the kind that this text alone lacks. */
function partnerOf(odd: LoneNumber, rest: ReadonlySet<LoneNumber>, translations: Translations): LoneNumber | undefined {
  if (odd.stating.length > 0) return undefined;
  const later = translations.indexOf(odd.text);
  return [...rest].find(
    (other) =>
      other !== odd &&
      other.statement.dimension === odd.statement.dimension &&
      other.lacking.includes(odd.text) &&
      !(other.statement.optional && odd.statement.optional) &&
      // Of two languages nothing tells which is wrong: the translation is the later one.
      (other.stating.length > 0 || translations.indexOf(other.text) < later),
  );
}

/** Rules that a rule's sentences may stand under in another language: its parent and its children. */
function relatives(texts: readonly EntryText[]): (text: EntryText) => readonly EntryText[] {
  const byParent = new Map<string, EntryText[]>();
  const byConcept = new Map<string, EntryText>();
  for (const text of texts) {
    const { concept, parent } = text.entry.mechanics;
    if (concept === undefined) continue;
    byConcept.set(`${text.lang} ${concept}`, text);
    if (parent !== undefined) {
      const key = `${text.lang} ${parent}`;
      byParent.set(key, [...(byParent.get(key) ?? []), text]);
    }
  }
  return ({ entry, lang }) => {
    const { concept, parent } = entry.mechanics;
    if (concept === undefined) return [];
    const above = parent === undefined ? undefined : byConcept.get(`${lang} ${parent}`);
    return [...(above === undefined ? [] : [above]), ...(byParent.get(`${lang} ${concept}`) ?? [])];
  };
}
