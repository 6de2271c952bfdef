import { type Check, type CheckContext, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { namePlace, type Related } from "./places.js";
import { kindsOf, PairHabits } from "./pair-habits.js";
import { lengthOf, type PairingOptions, pairUnits, type UnitPair } from "./pair-units.js";
import { statedNumbers, states } from "./statements.js";
import { Rulesets, type Translations, translationsOf } from "./translations.js";
import { beginning, repeatedUnits, type Unit, unitsOf } from "./units.js";

/** Shorter sentences may be dropped by a translator: “see below”. Items, rows and labelled paragraphs are not. */
const shortest = 30;

/** A paragraph, list item or table row without a counterpart in a translation. */
export const missingText: Check = {
  code: "RG3103",
  *run(context) {
    const rulesets = new Rulesets(context);
    const all = translationsOf(context.texts);
    const habits = new PairHabits(all, ownUnits);
    for (const translations of all) {
      // Several translations that lack a unit are told together.
      const found = new Map<Unit, Gap>();
      for (const text of translations) {
        const fullest = fullestBeside(text, translations, rulesets);
        if (fullest === undefined) continue;
        const agreed = translations.some(
          (other) => other !== text && other !== fullest.text && kindsOf(ownUnits(other)) === kindsOf(fullest.units),
        );
        const options = { ...habits.of(fullest.text.lang, text.lang), agreed };
        for (const { units, place } of lackingUnits(fullest, text, options, context)) {
          const gap = found.get(units[0]) ?? { units, text: fullest.text, lacking: [] };
          gap.lacking.push({ text, place });
          found.set(units[0], gap);
        }
      }
      for (const gap of found.values()) yield finding(gap);
    }
  },
};

type SomeUnits = readonly [Unit, ...Unit[]];

/** Units that follow each other and that translations lack. */
interface Gap {
  readonly units: SomeUnits;
  readonly text: EntryText;
  readonly lacking: { readonly text: EntryText; readonly place: Related }[];
}

function finding({ units, text, lacking }: Gap): CheckFinding {
  const ranges = units.flatMap(({ pieces }) => pieces.map((piece) => piece.rangeOf()));
  return findingIn(text, {
    code: "RG3103",
    severity: "warning",
    range: { start: Math.min(...ranges.map((r) => r.start)), end: Math.max(...ranges.map((r) => r.end)) },
    data: { text: beginning(units[0].text), firstLang: text.lang, others: lacking.map((l) => l.text.lang).join(", ") },
    field: "description",
    related: lacking.map(({ place }) => place),
  });
}

interface Units {
  readonly text: EntryText;
  readonly units: readonly Unit[];
}

const cache = new WeakMap<EntryText, readonly Unit[]>();

/** Without what is repeated by mistake: that has its own finding. */
function ownUnits(text: EntryText): readonly Unit[] {
  let units = cache.get(text);
  if (units === undefined) {
    const all = unitsOf(text);
    const repeated = new Set(repeatedUnits(all));
    cache.set(text, (units = all.filter((unit) => !repeated.has(unit))));
  }
  return units;
}

/** The translation with the most units, the first of them. */
function fullestBeside(text: EntryText, translations: Translations, rulesets: Rulesets): Units | undefined {
  let best: Units | undefined;
  for (const other of translations) {
    if (other === text || !rulesets.agree(other, text)) continue;
    const units = ownUnits(other);
    if (best === undefined || units.length > best.units.length) best = { text: other, units };
  }
  return best;
}

interface LackingUnits {
  readonly units: SomeUnits;
  /** Where they should stand. */
  readonly place: Related;
}

function lackingUnits(
  from: Units,
  text: EntryText,
  options: Omit<PairingOptions, "mismatches">,
  context: CheckContext,
): LackingUnits[] {
  const units = ownUnits(text);
  // A stat block without any text was not left out in part; a rule is nothing but its text.
  if ((units.length === 0 && text.entry.kind !== "rule") || kindsOf(units) === kindsOf(from.units)) return [];
  const pairs = pairUnits(from.units, units, { ...options, mismatches: mismatcher(from.text, text, context) });
  let last: UnitPair | undefined;
  let run: [Unit, ...Unit[]] | undefined;
  const lacking: LackingUnits[] = [];
  const endRun = (): void => {
    if (run !== undefined && (run.some(({ kind }) => kind !== "paragraph") || lengthOf(run) >= shortest)) {
      const range = last?.second.at(-1)?.pieces[0].rangeOf() ?? namePlace(text);
      lacking.push({ units: run, place: { file: text.file, range } });
    }
    run = undefined;
  };
  for (const pair of pairs) {
    const [unit, ...more] = pair.first;
    if (pair.second.length === 0 && unit !== undefined) {
      run = run === undefined ? [unit, ...more] : [...run, unit, ...more];
      continue;
    }
    endRun();
    last = pair;
  }
  endRun();
  return lacking;
}

/** Counts the numbers of two groups of units that only one of them states. */
function mismatcher(
  a: EntryText,
  b: EntryText,
  { packs }: CheckContext,
): (x: readonly Unit[], y: readonly Unit[]) => number {
  const [packA, packB] = [packs.get(a.lang), packs.get(b.lang)];
  if (packA === undefined || packB === undefined) return () => 0;
  const first = statedNumbers(a, packA);
  const second = statedNumbers(b, packB);
  return (x, y) => {
    const mine = first.statements.filter(({ piece }) => x.some(({ pieces }) => pieces.includes(piece)));
    const other = second.statements.filter(({ piece }) => y.some(({ pieces }) => pieces.includes(piece)));
    const lone =
      mine.filter((s) => !s.optional && !states({ statements: other, free: second.free }, s)).length +
      other.filter((s) => !s.optional && !states({ statements: mine, free: first.free }, s)).length;
    return Math.min(lone, 2);
  };
}
