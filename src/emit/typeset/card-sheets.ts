import type { CardEntry } from "../cards/card-entry.js";
import { type Face, facesOf, watermarkSpace } from "../cards/face.js";
import {
  type CardFormat,
  type CardSize,
  footerSize,
  lineHeight,
  roles,
  ruleSpace,
  table,
  titleLineHeight,
  typesetFormat,
} from "../cards/measures.js";
import type { CardWords, EntryKind } from "../cards/words.js";
import { fragmentData, iconData, toneData } from "./card-data.js";
import { printable } from "./runs.js";
import { cardSizes, mirrored, type SheetGeometry, sheetGeometry, type SheetOptions, type Slot } from "./sheets.js";
import { sourceSans } from "./source-sans.js";

export interface CardSheetsOptions extends SheetOptions {
  readonly lang: string;
  readonly words: CardWords;
  readonly fieldOrder: (kind: EntryKind) => readonly string[];
}

/** What the template `cards` draws; lengths in millimetres, sizes of text in points. */
export interface CardSheets {
  readonly lang: string;
  readonly page: { readonly width: number; readonly height: number };
  readonly card: CardSize;
  readonly bleed: number;
  readonly marks: SheetGeometry["marks"];
  readonly icons: ReturnType<typeof iconData>;
  readonly lineHeight: number;
  readonly titleLineHeight: number;
  readonly footerSize: number;
  readonly roles: typeof roles;
  readonly ruleSpace: number;
  readonly table: typeof table;
  readonly faces: readonly object[];
  readonly pages: readonly (readonly Placed[])[];
}

/** The faces of cards as typesetting measures them, in the order of the cards. */
export function typesetFaces(cards: readonly CardEntry[], options: CardSheetsOptions): Face[] {
  const { lang, words } = options;
  const format = formatOf(options);
  return cards.flatMap((card) =>
    facesOf(card, { lang, words, format, fieldOrder: options.fieldOrder(card.entry.kind) }),
  );
}

/** The faces in the places that a page has, one page after the other. */
export function sheetsOf(faces: readonly Face[], options: CardSheetsOptions): CardSheets {
  const geometry = sheetGeometry(options);
  const format = formatOf(options);
  return {
    lang: options.lang,
    page: { width: geometry.width, height: geometry.height },
    card: cardSizes[options.size],
    bleed: options.bleed,
    marks: geometry.marks,
    icons: iconData(faces.map(({ tone }) => tone)),
    lineHeight,
    titleLineHeight,
    footerSize,
    roles,
    ruleSpace,
    table,
    faces: faces.map((face) => faceData(face, options, format)),
    pages: pagesOf(faces.length, geometry, options),
  };
}

function formatOf({ size }: SheetOptions): CardFormat {
  return typesetFormat(cardSizes[size], sourceSans);
}

interface Placed extends Slot {
  readonly face: number;
  readonly back: boolean;
}

function pagesOf(count: number, { slots, width }: SheetGeometry, { duplex, size }: SheetOptions): Placed[][] {
  const pages: Placed[][] = [];
  for (let at = 0; at < count; at += slots.length) {
    const fronts = slots.slice(0, count - at).map((slot, i): Placed => ({ ...slot, face: at + i, back: false }));
    pages.push(fronts);
    if (duplex) {
      pages.push(fronts.map((front) => ({ ...front, ...mirrored(front, width, cardSizes[size].width), back: true })));
    }
  }
  return pages;
}

function faceData(face: Face, { words }: CardSheetsOptions, format: CardFormat): object {
  const { mechanics } = face.entry;
  const group = mechanics.school !== undefined ? "school" : "discipline";
  const concept = mechanics.school ?? mechanics.discipline;
  return {
    ...toneData(face),
    title: printable(face.title),
    ...(face.titleLang === undefined ? {} : { titleLang: face.titleLang }),
    titleSize: face.titleSize,
    band: face.bandHeight,
    first: face.first,
    badge: face.badge,
    size: face.size,
    watermark: face.free >= watermarkSpace,
    page: face.page,
    kind: face.kind,
    citation: printable(face.citation),
    costs: face.costs,
    school: concept === undefined ? face.kind : (words.concept(`${group}/${concept}`) ?? concept),
    fragments: face.fragments.map((fragment) => fragmentData(fragment, face.size, format)),
  };
}
