import { sourceSansBold, sourceSansRegular } from "../../generated/font-widths.js";
import type { FontMetrics } from "../cards/font-widths.js";

type Widths = ReadonlyMap<string, number>;

const tables = { regular: undefined as Widths | undefined, bold: undefined as Widths | undefined };

/** Wider than most glyphs of the fonts that stand in for a missing one. */
const missingWidth = 1100;

/** The font of typeset text. */
export const sourceSans: FontMetrics = {
  width(text, bold) {
    const widths = bold ? (tables.bold ??= widthsOf(sourceSansBold)) : (tables.regular ??= widthsOf(sourceSansRegular));
    let width = 0;
    for (const character of text) {
      width += widths.get(character) ?? (/^[\p{M}\p{Cf}\p{Cc}]$/u.test(character) ? 0 : missingWidth);
    }
    return width;
  },
};

/** Characters of a text for which the font has no glyph, each once. */
export function missingGlyphs(text: string): string[] {
  const widths = (tables.regular ??= widthsOf(sourceSansRegular));
  const missing = Array.from(text).filter((c) => !widths.has(c) && !/^[\s\p{M}\p{Cf}\p{Cc}]$/u.test(c));
  return [...new Set(missing)];
}

function widthsOf(table: readonly (readonly [number, string])[]): Widths {
  return new Map(table.flatMap(([width, characters]) => Array.from(characters, (c) => [c, width] as const)));
}
