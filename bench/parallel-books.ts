import type { Entry, Mechanics } from "../src/model/entry.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { printEntry } from "../src/print/print-entry.js";
import { type Material, varied } from "./generate.js";
import { Random } from "./random.js";

/** One entry in so many has the fields and the prose of the one before it: a near duplicate. */
const duplicateEvery = 100;

const syllables = ["ba", "cor", "dun", "el", "fas", "gri", "hol", "ith", "kan", "lum", "mir", "nes", "os", "pel", "ru"];

/**
 * Makes books that are the same in every language: the names are invented, so that they give one id in all of them, and
 * the mechanics, fields of the corpus recombined, are printed by the packs. Below stand one or two sentences of the corpus.
 */
export class ParallelBooks {
  readonly #materials: readonly Material[];
  readonly #packs: PackSet;

  constructor(materials: readonly Material[], packs: PackSet) {
    this.#materials = materials;
    this.#packs = packs;
  }

  /**
   * A book of `entries` stat blocks as plain lines. Books 0, 1, 2 … take the languages in turn: as many in a row as there are
   * languages hold the same entries, and no other book does.
   */
  book(number: number, entries: number): { readonly lang: string; readonly text: string } {
    const material = this.#materials[number % this.#materials.length] as Material;
    const volume = Math.floor(number / this.#materials.length);
    const parts: string[] = [];
    for (let i = 0; i < entries; i++) {
      const place = volume * entries + i;
      const seed = place % duplicateEvery === duplicateEvery - 1 ? place - 1 : place;
      parts.push(this.#statBlock(nameOf(place), material, seed));
    }
    return { lang: material.lang, text: parts.join("") };
  }

  #statBlock(name: string, material: Material, seed: number): string {
    const { lang } = material;
    const random = new Random(seed);
    // From the first language alone: what is drawn from it is then the same for every language.
    const samples = (this.#materials[0] as Material).entries;
    const { kind, mechanics } = random.of(samples);
    const others = samples.filter((sample) => sample.kind === kind);
    const keys = Object.keys(mechanics) as (keyof Mechanics)[];
    const drawn = keys.map((key) => {
      const other = isFree(key) ? random.of(others).mechanics[key] : undefined;
      return [key, other ?? mechanics[key]] as const;
    });
    const text = { name, aliases: [], printed: {}, description: [] };
    const entry: Entry = {
      schemaVersion: 1,
      id: `${kind}/bench`,
      kind,
      mechanics: Object.fromEntries(drawn),
      text: { [lang]: text },
      sources: [],
    };
    const pack = this.#packs.get(lang);
    if (pack === undefined) throw new Error(`no pack of ${lang}`);
    const sentences = Array.from({ length: random.integer(1, 2) }, () => varied(random.of(material.sentences), random));
    return `${printEntry(entry, pack, "txt")}\n\n${sentences.join(" ").replaceAll("*", "")}\n\n`;
  }
}

/** Fields that may be another entry's. */
function isFree(key: keyof Mechanics): boolean {
  return !["school", "discipline", "subschools", "descriptors"].includes(key);
}

/** Two invented words; another number has another name. */
function nameOf(place: number): string {
  const word = (digits: number, length: number): string => {
    let text = "";
    for (let i = 0, rest = digits; i < length; i++, rest = Math.floor(rest / syllables.length)) {
      text += syllables[rest % syllables.length] ?? "";
    }
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return `${word(place, 3)} ${word(Math.floor(place / syllables.length ** 3), 3)}`;
}
