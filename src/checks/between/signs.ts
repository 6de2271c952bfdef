import type { CheckContext } from "../check.js";
import type { EntryText } from "../texts.js";
import { type Stretch, Stretches } from "./places.js";
import { statedNumbers } from "./statements.js";
import { Rulesets, translationsOf } from "./translations.js";

/** A number that is printed with a sign; `value` is negative behind a minus. */
interface Signed extends Stretch {
  readonly value: number;
}

/** A bonus where the others have a penalty of the same size, or the other way round. */
export interface OddSign {
  readonly wrong: { readonly text: EntryText; readonly at: Stretch };
  readonly right: { readonly text: EntryText; readonly at: Stretch };
}

/**
 * Signs that differ, though the numbers agree. All texts must print a number with a sign equally often, and never without:
 * where one of them says a penalty in words, nothing tells which sign belongs to which.
 */
export function* oddSigns(context: CheckContext): Generator<OddSign> {
  const rulesets = new Rulesets(context);
  for (const translations of translationsOf(context.texts)) {
    const all = translations.map((text) => ({ text, signed: signedIn(text, context) }));
    for (const { text, signed } of all) {
      const others = all.filter((other) => other.text !== text && rulesets.agree(other.text, text));
      const [first, second] = others;
      // Of two languages nothing tells which is wrong: the translation is the later one.
      if (
        first === undefined ||
        (second === undefined && translations.indexOf(text) < translations.indexOf(first.text))
      )
        continue;
      for (const size of new Set(signed.map(({ value }) => Math.abs(value)))) {
        const here = ofSize(signed, size);
        const there = ofSize(first.signed, size);
        const agree = others.every((other) => {
          const beside = ofSize(other.signed, size);
          return beside.length === here.length && penaltiesOf(beside) === penaltiesOf(there);
        });
        if (!agree || penaltiesOf(here) === penaltiesOf(there)) continue;
        const at = here.findIndex(({ value }, i) => value !== there[i]?.value);
        const [wrong, right] = [here[at], there[at]];
        if (wrong !== undefined && right !== undefined)
          yield { wrong: { text, at: wrong }, right: { text: first.text, at: right } };
      }
    }
  }
}

/** The signed numbers of a description, without those that also stand there without a sign. */
function signedIn(text: EntryText, { packs }: CheckContext): Signed[] {
  const { entry, lang, pieces } = text;
  const pack = packs.get(lang);
  if (pack === undefined) return [];
  const signed = (entry.text[lang]?.mentions ?? []).flatMap(({ type, value, block, item, start, end }) => {
    const piece = pieces.find((p) => p.field === "description" && p.block === block && p.item === item);
    if (type !== "bonus" || value === undefined || piece === undefined) return [];
    return /^[+\p{Pd}\u2212]/u.test(piece.text.slice(start)) ? [{ value, piece, start, end }] : [];
  });
  const own = new Stretches(signed);
  const bare = statedNumbers(text, pack).figures.filter((figure) => !own.meet(figure));
  return signed.filter(({ value }) => !bare.some(({ key }) => key === `bare ${String(Math.abs(value))}`));
}

function ofSize(signed: readonly Signed[], size: number): Signed[] {
  return signed.filter(({ value }) => Math.abs(value) === size);
}

function penaltiesOf(signed: readonly Signed[]): number {
  return signed.filter(({ value }) => value < 0).length;
}
