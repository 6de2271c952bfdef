import type { Resvg as Renderer } from "@resvg/resvg-js";
import type { CardEntry } from "./cards/card-entry.js";
import type { Face } from "./cards/face.js";
import type { CardWords, EntryKind } from "./cards/words.js";
import { fileNames } from "./file-names.js";
import type { StreamOutput } from "./output.js";
import { sheetsOf, typesetFaces } from "./typeset/card-sheets.js";
import { sheetGeometry, type SheetOptions } from "./typeset/sheets.js";
import { missingGlyphs } from "./typeset/source-sans.js";
import { spellbook } from "./typeset/spellbook.js";
import { type TypesetFiles, Typesetter } from "./typeset/typesetter.js";

export const typesetFormats = ["pdf", "svg", "png"] as const;
export type TypesetFormat = (typeof typesetFormats)[number];

/** The cards of one language, in the order of print. */
export interface TypesetLanguage {
  readonly lang: string;
  readonly words: CardWords;
  readonly cards: readonly CardEntry[];
}

export interface TypesetOptions {
  readonly formats: readonly TypesetFormat[];
  readonly sheet: SheetOptions;
  readonly fieldOrder: (kind: EntryKind) => readonly string[];
  /** Of PNG files. */
  readonly dpi: number;
  /** Id of a class or domain whose list is set as a booklet in place of cards. PDF only. */
  readonly spellbook?: string;
}

export interface MissingGlyphs {
  readonly lang: string;
  readonly characters: readonly string[];
}

/**
 * Writes `<lang>/cards.pdf`, and for SVG and PNG a file for each card (`<lang>/<slug>.svg`, further ones `<slug>-2.svg`), or
 * for each page where cards are set on sheets (`<lang>/sheet-1.svg`).
 *
 * @returns characters for which the card font has no glyph: another font of the machine stands in, if one has it.
 */
export async function emitTypeset(
  output: StreamOutput,
  languages: readonly TypesetLanguage[],
  files: TypesetFiles,
  options: TypesetOptions,
): Promise<MissingGlyphs[]> {
  const typesetter = await Typesetter.create(files);
  const { formats, sheet, fieldOrder, dpi } = options;
  const toPng = formats.includes("png") ? await pngRenderer(dpi) : undefined;
  const missing: MissingGlyphs[] = [];
  for (const { lang, words, cards } of languages) {
    if (cards.length === 0) continue;
    const characters = missingGlyphs(cards.map(({ text }) => JSON.stringify(text)).join(""));
    if (characters.length > 0) missing.push({ lang, characters });
    if (options.spellbook !== undefined) {
      const data = spellbook(cards, { lang, words, fieldOrder, list: options.spellbook });
      writeBytes(output, `${lang}/spellbook-${options.spellbook}.pdf`, typesetter.pdf("spellbook", data));
      continue;
    }
    const setting = { ...sheet, lang, words, fieldOrder };
    const faces = typesetFaces(cards, setting);
    if (formats.includes("pdf")) {
      writeBytes(output, `${lang}/cards.pdf`, typesetter.pdf("cards", sheetsOf(faces, setting)));
    }
    if (!formats.includes("svg") && toPng === undefined) continue;
    for (const { name, faces: own } of pictures(faces, sheet)) {
      // A picture is one page: fronts alone.
      const svg = typesetter.svg("cards", sheetsOf(own, { ...setting, duplex: false }));
      if (formats.includes("svg")) output.write(`${lang}/${name}.svg`, svg);
      if (toPng !== undefined) writeBytes(output, `${lang}/${name}.png`, toPng(svg));
    }
  }
  return missing;
}

/** Which faces make a picture: one each, or those of a sheet. */
function pictures(faces: readonly Face[], sheet: SheetOptions): { name: string; faces: readonly Face[] }[] {
  if (sheet.paper !== undefined) {
    const { slots } = sheetGeometry(sheet);
    const count = Math.ceil(faces.length / slots.length);
    return Array.from({ length: count }, (_, i) => ({
      name: `sheet-${String(i + 1)}`,
      faces: faces.slice(i * slots.length, (i + 1) * slots.length),
    }));
  }
  const ids = [...new Set(faces.map(({ entry }) => entry.id))];
  const names = new Map(fileNames(ids, []).map((name, i) => [ids[i] as string, name]));
  const counts = new Map<string, number>();
  return faces.map((face) => {
    const name = names.get(face.entry.id) ?? face.entry.id;
    const n = (counts.get(name) ?? 0) + 1;
    counts.set(name, n);
    return { name: n === 1 ? name : `${name}-${String(n)}`, faces: [face] };
  });
}

async function pngRenderer(dpi: number): Promise<(svg: string) => Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  return (svg) => {
    const renderer: Renderer = new Resvg(svg, {
      // The renderer takes the SVG for one of 96 dots an inch.
      fitTo: { mode: "zoom", value: dpi / 96 },
      font: { loadSystemFonts: false },
    });
    return renderer.render().asPng();
  };
}

function writeBytes(output: StreamOutput, path: string, bytes: Uint8Array): void {
  const file = output.open(path);
  file.write(bytes);
  file.close();
}
