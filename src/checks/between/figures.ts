import type { FactToken } from "../../values/facts/fact-tokens.js";
import { Dice, Num, UnitName } from "../../values/token-types.js";
import type { TextPiece } from "../texts.js";
import { diceKey, round, scales } from "./scales.js";

/** A number or dice as a text prints them, with the unit directly behind. */
export interface Figure {
  /** `length`, `time`, `weight` …, `percent`, `dice` or `bare`. */
  readonly kind: string;
  /** Equal for what means the same: 1.5 m and 5 ft, 10 rounds and 1 minute. */
  readonly key: string;
  readonly piece: TextPiece;
  readonly start: number;
  readonly end: number;
  /** In letters; books print numbers in letters in one language and in digits in another. */
  readonly isWord: boolean;
}

/** All figures of a piece of text, in reading order. */
export function figuresIn(piece: TextPiece, tokens: readonly FactToken[]): Figure[] {
  return tokens.flatMap((token, i): Figure[] => {
    const value =
      token.tokenType === Dice
        ? token.dice === undefined
          ? undefined
          : diceKey(token.dice)
        : token.tokenType === Num
          ? token.number
          : undefined;
    if (value === undefined) return [];
    const next = tokens[i + 1];
    const isBeside = next !== undefined && /^[\s-]*$/u.test(piece.text.slice(token.end, next.startOffset));
    const unit = isBeside && next.tokenType === UnitName ? next : undefined;
    const isPercent = isBeside && next.image === "%";
    const scale = unit === undefined ? undefined : scales[unit.id];
    const kind = isPercent
      ? "percent"
      : scale !== undefined
        ? scale.dimension
        : typeof value === "string"
          ? "dice"
          : "bare";
    const { startOffset: start } = token;
    const factor = scale?.factor ?? 1;
    const end = (scale === undefined ? undefined : unit)?.end ?? (isPercent ? next.end : token.end);
    return [
      {
        kind,
        key: `${kind} ${typeof value === "string" ? `${value} ${round(factor)}` : round(value * factor)}`,
        piece,
        start,
        // The full stop of an abbreviation is the sentence's too.
        end: piece.text[end - 1] === "." ? end - 1 : end,
        isWord: !/\d/u.test(piece.text.slice(start, token.end)),
      },
    ];
  });
}
