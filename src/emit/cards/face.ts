import type { Entry } from "../../model/entry.js";
import type { CardEntry } from "./card-entry.js";
import { type Fragment, fitToCards } from "./fit.js";
import { flowOf, type RuleFinder, textItem } from "./flow.js";
import { toneOf } from "./icons.js";
import { type CardFormat, footerSize, pointsPerMm } from "./measures.js";
import { fitTitle } from "./title.js";
import type { CardWords } from "./words.js";

/** One side of one card: what stands on it, laid out; how it is drawn is the business of HTML and Typst. */
export interface Face {
  readonly entry: Entry;
  readonly tone: string;
  /** The name; where it is too long for the band of a first card, its beginning. */
  readonly title: string;
  /** Language of the name, where it is not the card's. */
  readonly titleLang?: string;
  /** Points; of the first card, further ones have a fixed size. */
  readonly titleSize: number;
  /** Millimetres. */
  readonly bandHeight: number;
  readonly first: boolean;
  /** Level or levels, "" where there are none or too many. */
  readonly badge: string;
  /** Points. */
  readonly size: number;
  readonly fragments: readonly Fragment[];
  /** Points of height that the text leaves. */
  readonly free: number;
  /** Card 1 of 2, in words; "" for a single card. */
  readonly page: string;
  readonly kind: string;
  /** Citation of the source where it fits the footer, else "": then it is the last fragment. */
  readonly citation: string;
  /** What the entry costs besides a slot: printed short at the footer's end. */
  readonly costs: readonly string[];
}

export interface FaceOptions {
  readonly lang: string;
  readonly words: CardWords;
  readonly fieldOrder: readonly string[];
  readonly format: CardFormat;
  readonly ruleOf?: RuleFinder;
}

/** Points of empty height from which on a card bears its icon there. */
export const watermarkSpace = 32 * pointsPerMm;

/** The card of an entry in one language, and its continuations. */
export function facesOf(card: CardEntry, options: FaceOptions): Face[] {
  const { words, lang, format } = options;
  const { entry, text, foreign } = card;
  const title = fitTitle(text.name, format);
  const kind = words.text(`kinds.${entry.kind}`);
  const textLang = foreign?.lang ?? lang;
  const costs = costsOf(card, words, textLang);
  const citation = entry.sources.find((source) => source.lang === textLang)?.citation ?? "";
  const footer = [kind, citation, ...costs].join(" · ");
  const longFooter = footerWidth(footer, format) > 1;

  const items = flowOf(card, words, options.fieldOrder, format, options.ruleOf);
  if (title.cut) items.unshift(textItem("fullName", { text: text.name }, format));
  if (citation !== "" && longFooter) items.push(textItem("citation", { text: citation }, format));

  const layout = fitToCards(
    items,
    {
      first: bodyPoints(title.bandHeight, format),
      further: bodyPoints(format.size.continuedBandHeight, format),
    },
    format,
  );
  const total = layout.cards.length;
  const tone = toneOf(entry);
  return layout.cards.map(({ fragments, free }, i) => {
    const first = i === 0;
    return {
      entry,
      tone,
      title: first ? title.text : text.name,
      ...(foreign?.name === true ? { titleLang: foreign.lang } : {}),
      titleSize: first ? title.size : 8,
      bandHeight: first ? title.bandHeight : format.size.continuedBandHeight,
      first,
      badge: first ? levelRange(entry) : "",
      size: layout.size,
      fragments,
      free,
      page: total === 1 ? "" : words.text("page", { page: i + 1, pages: total }),
      kind,
      citation: longFooter ? "" : citation,
      costs,
    };
  });
}

function bodyPoints(bandHeight: number, { size, heightReserve }: CardFormat): number {
  const height = size.height - size.rim - bandHeight - size.bodyGap - size.footerHeight - size.footerBottom;
  return (height - heightReserve) * pointsPerMm;
}

/** 1 is a full footer line. */
function footerWidth(text: string, { font, widthReserve, textWidth }: CardFormat): number {
  return (font.width(text, false) * widthReserve * footerSize) / 1000 / (textWidth - 14);
}

/** Components that are used up and cost something, and experience: their names as the language prints them. */
function costsOf({ entry, text }: CardEntry, words: CardWords, lang: string): string[] {
  const parts = (entry.mechanics.components ?? []).flatMap((component) => component.split("/"));
  const paysXp = parts.includes("XP") || (entry.mechanics.powerPoints ?? []).some(({ xp }) => xp === true);
  const costly = text.description.some(
    (block) =>
      block.type === "detail" && ["material", "focus"].includes(block.role) && words.namesPrice(block.text, lang),
  );
  return [...(costly ? [words.text("costly")] : []), ...(paysXp ? [words.concept("component/xp") ?? "XP"] : [])];
}

/** The level, or the lowest and highest of several. */
function levelRange(entry: Entry): string {
  const levels = (entry.mechanics.levels ?? []).map(({ level }) => level);
  if (levels.length === 0) return "";
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const text = low === high ? String(low) : `${String(low)}–${String(high)}`;
  return text.length > 5 ? "" : text;
}
