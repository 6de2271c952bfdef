import type { EntryText } from "../texts.js";
import { lengthOf, type PairingOptions } from "./pair-units.js";
import type { Translations } from "./translations.js";
import type { Unit } from "./units.js";

/** Fewer characters or entries tell nothing. */
const fewestCharacters = 2000;
const fewestEntries = 10;

interface Sums {
  readonly lengths: { first: number; second: number };
  entries: number;
  /** Entries whose units are of other kinds, or not as many. */
  parted: number;
}

/** How texts of two languages go together, over all entries that both have. */
export class PairHabits {
  readonly #sums = new Map<string, Sums>();

  constructor(all: readonly Translations[], unitsOf: (text: EntryText) => readonly Unit[]) {
    for (const translations of all) {
      const texts = translations.map((text) => ({ lang: text.lang, units: unitsOf(text) }));
      for (const a of texts) {
        for (const b of texts) {
          if (a === b) continue;
          const key = `${a.lang} ${b.lang}`;
          const sums = this.#sums.get(key) ?? { lengths: { first: 0, second: 0 }, entries: 0, parted: 0 };
          this.#sums.set(key, sums);
          sums.lengths.first += lengthOf(a.units);
          sums.lengths.second += lengthOf(b.units);
          sums.entries++;
          if (kindsOf(a.units) !== kindsOf(b.units)) sums.parted++;
        }
      }
    }
  }

  of(first: string, second: string): Pick<PairingOptions, "ratio" | "parted"> {
    const sums = this.#sums.get(`${first} ${second}`);
    if (sums === undefined) return { ratio: 1, parted: 1 };
    const { lengths, entries, parted } = sums;
    const isMuch = lengths.first >= fewestCharacters && lengths.second >= fewestCharacters;
    return {
      ratio: isMuch ? Math.min(1.3, Math.max(0.75, lengths.second / lengths.first)) : 1,
      // The entry in question counts among them.
      parted: entries < fewestEntries ? 1 : Math.max(1, parted) / entries,
    };
  }
}

/** Two texts with the same kinds in the same order are parted in the same way. */
export function kindsOf(units: readonly Unit[]): string {
  return units.map(({ kind }) => kind).join(" ");
}
