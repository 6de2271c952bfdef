import type { PackSet } from "../../packs/pack-set.js";
import { foldKey } from "../../text/fold.js";
import { statedNumbers } from "../between/statements.js";
import type { EntryText } from "../texts.js";

/** What an entry shares with its translations, whatever their words. */
export interface Fingerprint {
  readonly text: EntryText;
  /** `range={"kind":"touch"}`: a field with what it states. */
  readonly fields: ReadonlyMap<string, string>;
  /** `dice:1d6`: numbers of the description. */
  readonly numbers: ReadonlySet<string>;
  /** Pairs of letters of the name, folded. */
  readonly bigrams: ReadonlySet<string>;
  /** Characters of the description. */
  readonly length: number;
  /** The file's name without folder, language and extension. */
  readonly fileStem: string;
  /** Place among the file's entries of its kind, 0 to 1. */
  readonly rank: number;
}

/** The fingerprints of texts, in their order. */
export function fingerprints(texts: readonly EntryText[], packs: PackSet): Fingerprint[] {
  const places = ranks(texts);
  return texts.map((text): Fingerprint => {
    const pack = packs.get(text.lang);
    const numbers = pack === undefined ? [] : statedNumbers(text, pack).statements;
    return {
      text,
      fields: new Map(Object.entries(text.entry.mechanics).map(([key, value]) => [key, JSON.stringify(value)])),
      numbers: new Set(
        numbers.filter(({ optional }) => !optional).map(({ dimension, value }) => `${dimension}:${value}`),
      ),
      bigrams: bigramsOf(text.entry.text[text.lang]?.name ?? ""),
      length: text.pieces.reduce((sum, { field, text: own }) => sum + (field === "description" ? own.length : 0), 0),
      fileStem: stemOf(text),
      rank: places.get(text) ?? 0,
    };
  });
}

function ranks(texts: readonly EntryText[]): ReadonlyMap<EntryText, number> {
  const byFile = new Map<string, EntryText[]>();
  for (const text of texts) byFile.set(text.file, [...(byFile.get(text.file) ?? []), text]);
  const places = new Map<EntryText, number>();
  for (const list of byFile.values()) {
    list.sort((a, b) => a.source.span.start.offset - b.source.span.start.offset);
    for (const [i, text] of list.entries()) places.set(text, list.length === 1 ? 0 : i / (list.length - 1));
  }
  return places;
}

/** `rules/fr/lamps.fr.md` is `lamps`. */
function stemOf({ file, lang }: EntryText): string {
  const base = file.split(/[\\/]/u).at(-1) ?? file;
  return base
    .replace(/\.[^.]+$/u, "")
    .toLowerCase()
    .split(/[._-]/u)
    .filter((part) => part !== lang)
    .join("-");
}

function bigramsOf(name: string): ReadonlySet<string> {
  const words = foldKey(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from(word, (_, i) => ` ${word}`.slice(i, i + 2))));
}
