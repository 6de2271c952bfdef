import { measureText, wrapText } from "./measured-text.js";
import { type CardFormat, type CardSize, pointsPerMm, titleLineHeight, titleSizes } from "./measures.js";

export interface Title {
  readonly text: string;
  /** Points. */
  readonly size: number;
  /** Millimetres. */
  readonly bandHeight: number;
  /** The name is longer than the band; it stands in full below. */
  readonly cut: boolean;
}

/** The largest size in which the name fits the band; a name that never does is cut. */
export function fitTitle(name: string, format: CardFormat): Title {
  const { size: card, titleFactor, font } = format;
  const { tokens } = measureText({ text: name }, font, { bold: true });
  const width = (card.width - 2 * card.rim - card.bandSides) * pointsPerMm;
  for (const { size, lines } of titleSizes) {
    const ems = (width / size / titleFactor) * 1000;
    const wrapped = wrapText(tokens, 0, ems, lines);
    if (wrapped.end === tokens.length && wrapped.lines <= lines && tokens.every((token) => token.word <= ems)) {
      return { text: name, size, bandHeight: bandHeight(size, wrapped.lines, card), cut: false };
    }
  }
  const { size, lines } = titleSizes.at(-1) as { size: number; lines: number };
  const ems = (width / size / titleFactor) * 1000;
  const end = wrapText(tokens, 0, ems - 1500, lines).end;
  const fits = tokens.slice(0, end).reduce((total, token) => total + token.space + token.width, 0) <= ems * lines;
  const shown = fits ? name.slice(0, tokens[end - 1]?.end ?? 0) : "";
  return { text: `${shown}…`, size, bandHeight: bandHeight(size, lines, card), cut: true };
}

function bandHeight(size: number, lines: number, card: CardSize): number {
  return Math.max(card.bandMinHeight, (size * titleLineHeight * lines) / pointsPerMm + 2 * card.bandPaddingY);
}
