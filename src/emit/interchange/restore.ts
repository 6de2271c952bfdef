import type { RichText } from "../../model/entry.js";
import { type CodedText, codesOf, fingerprint, type PairPiece, richText } from "./coded-text.js";
import { numbersIn } from "./numbers.js";
import { TranslationError, type TranslatedUnit } from "./translation.js";
import type { LanguagePair, Unit, UnitNumber } from "./units.js";

/**
 * The text that a translation stands for: numbers in the target's printed form, marks as in the source.
 *
 * @returns undefined where there is no translation.
 * @throws {TranslationError} where the source is no longer that of the file, or a placeholder is missing, doubled, unknown
 *   or says something else.
 */
export function restoreText(unit: Unit, translated: TranslatedUnit, { into }: LanguagePair): RichText | undefined {
  const { key, line, source, target } = translated;
  const fail = (message: string): never => {
    throw new TranslationError(message, line, key);
  };
  if (fingerprint(source) !== fingerprint(unit.source))
    fail("the source text has changed since the export; export again, which keeps what is translated");
  if (target === undefined || fingerprint(target) === "") return undefined;
  const used = new Map<string, number>();
  for (const { id } of codesOf(target).numbers) used.set(id, (used.get(id) ?? 0) + 1);
  const shown = (id: string, { source: label }: UnitNumber): string => `placeholder ${id} (\`${label}\`)`;
  for (const [id, number] of unit.numbers) {
    const count = used.get(id) ?? 0;
    if (count === 0) fail(`${shown(id, number)} is missing; it must stand in the translation once`);
    if (count > 1) fail(`${shown(id, number)} stands ${String(count)} times; it must stand in the translation once`);
  }
  const pairs = new PairMatcher(unit.source);
  const resolve = (pieces: CodedText): CodedText =>
    pieces.map((piece) => {
      if (piece.type === "text") return piece;
      if (piece.type === "pair") {
        const own = pairs.take(piece);
        if (own === undefined) return fail(`the source has no paired code \`${piece.id ?? ""}\``);
        return { ...own, children: resolve(piece.children) };
      }
      const number = unit.numbers.get(piece.id);
      if (number === undefined) return fail(`the source has no placeholder \`${piece.id}\`${known(unit)}`);
      const label = piece.label?.trim();
      if (label === undefined || label === number.source || label === number.target)
        return { ...piece, label: number.target };
      const read = numbersIn(label, undefined, into);
      if (read.length !== 1 || read[0]?.key !== number.key)
        fail(`${shown(piece.id, number)} says \`${label}\`; it must say \`${number.target}\`, or be left as it was`);
      return { ...piece, label };
    });
  const text = richText(resolve(target));
  return text.text === "" ? undefined : text;
}

function known({ numbers }: Unit): string {
  return numbers.size === 0 ? "" : `; it has ${[...numbers.keys()].map((id) => `\`${id}\``).join(", ")}`;
}

/** Finds the source's pair for each of a translation's: by id where its file has ids, else the next one of that mark. */
class PairMatcher {
  readonly #free: PairPiece[];

  constructor(source: CodedText) {
    this.#free = codesOf(source).pairs;
  }

  take(pair: PairPiece): PairPiece | undefined {
    const at = this.#free.findIndex(({ id, mark }) => (pair.id === undefined ? mark === pair.mark : id === pair.id));
    const [own] = at < 0 ? [] : this.#free.splice(at, 1);
    // A translator may emphasise more than the source does; what a link leads to only the source says.
    return own ?? (pair.mark === "strong" || pair.mark === "emphasis" ? pair : undefined);
  }
}
