import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../model/entry.js";
import { type CardEntry, ownCard } from "../cards/card-entry.js";
import { cardWords, endless, entries, hostile, mist } from "../fixtures.test-data.js";
import { type CardSheets, type CardSheetsOptions, sheetsOf, typesetFaces } from "./card-sheets.js";
import { typesetFiles } from "./files.test-data.js";
import { spellbook } from "./spellbook.js";
import { Typesetter } from "./typesetter.js";

const optionsFor = (lang: string): CardSheetsOptions => {
  const words = cardWords(lang);
  if (words === undefined) throw new Error(`no words in ${lang}`);
  return { lang, words, fieldOrder: () => [], size: "poker", paper: "a4", bleed: 0, cropMarks: true, duplex: false };
};
const cardSheets = (cards: readonly CardEntry[], options: CardSheetsOptions): CardSheets =>
  sheetsOf(typesetFaces(cards, options), options);
const cardsOf = (list: readonly Entry[], lang: string) => list.flatMap((entry) => ownCard(entry, lang) ?? []);
const withText = (text: string): Entry => ({
  ...mist,
  text: { fr: { name: text, aliases: [], printed: { range: text }, description: [{ type: "paragraph", text }] } },
});

/** Glyphs that a page draws, one for each character that is no space. */
const glyphs = (svg: string): number => svg.split("<use ").length - 1;

describe("typeset cards", () => {
  test("the same data give the same bytes", async () => {
    const data = cardSheets(cardsOf(entries, "fr"), optionsFor("fr"));
    const [one, other] = [await Typesetter.create(typesetFiles), await Typesetter.create(typesetFiles)];
    const bytes = one.pdf("cards", data);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(Buffer.from(other.pdf("cards", data)).equals(Buffer.from(bytes))).toBe(true);
  });

  test.for(["fr", "it", "fi"])("text takes no more height than was reckoned, in %s", (lang) => {
    const data = cardSheets(cardsOf(entries, lang), optionsFor(lang));
    const room = (face: { band: number }): number =>
      ((data.card.height -
        data.card.rim -
        face.band -
        data.card.bodyGap -
        data.card.footerHeight -
        data.card.footerBottom) *
        72) /
      25.4;
    const heights = measured(data);
    expect(heights).toHaveLength(data.faces.length);
    const over = heights.filter((height, i) => height > room(data.faces[i] as unknown as { band: number }));
    expect(over).toEqual([]);
  });

  test("text that one card can't hold goes on to further ones", () => {
    const data = cardSheets(cardsOf([endless], "fr"), optionsFor("fr"));
    expect(data.faces.length).toBeGreaterThan(1);
    expect(data.pages[0]).toHaveLength(Math.min(9, data.faces.length));
  });

  test("backs follow each page of fronts", () => {
    const data = cardSheets(cardsOf(entries, "fr"), { ...optionsFor("fr"), duplex: true });
    const sides = data.pages.map((page) => page.every(({ back }) => back));
    expect(sides).toEqual(sides.map((_, i) => i % 2 === 1));
  });
});

describe("text of a source is text", () => {
  test.for([
    '#panic("x")',
    "*fort* _bas_ `code`",
    "$x^2$ @ref <label>",
    "\\ ] ) } \" ' #{",
    "// rien /* rien */",
    "= Titre",
    "https://example.org/#x",
    '"); #sys.inputs',
    "{{name}} $t(name)",
  ])("%s", async (text) => {
    const typesetter = await Typesetter.create(typesetFiles);
    const plain = text.replace(/\S/g, "n");
    const draw = (value: string): number =>
      glyphs(typesetter.svg("cards", cardSheets(cardsOf([withText(value)], "fr"), optionsFor("fr"))));
    // Ligatures aside, each character is one glyph.
    expect(draw(text)).toBe(draw(plain));
  });

  test("any text at all is set", async () => {
    const typesetter = await Typesetter.create(typesetFiles);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const data = cardSheets(cardsOf([withText(text)], "fr"), optionsFor("fr"));
        expect(typesetter.pdf("cards", data).length).toBeGreaterThan(1000);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 40) },
    );
  });

  test("hostile entries are set", async () => {
    const typesetter = await Typesetter.create(typesetFiles);
    for (const lang of Object.keys(hostile.text)) {
      if (cardWords(lang) === undefined) continue;
      const data = cardSheets(cardsOf([hostile], lang), optionsFor(lang));
      expect(typesetter.pdf("cards", data).length).toBeGreaterThan(1000);
    }
  });
});

describe("spellbook", () => {
  const list =
    entries.flatMap(({ mechanics }) => mechanics.levels ?? []).find((item) => item.class !== undefined)?.class ?? "";
  const data = spellbook(cardsOf(entries, "fr"), { ...optionsFor("fr"), list }) as {
    sections: { title: string; entries: { name: string }[] }[];
    index: { letter: string; entries: { name: string }[] }[];
  };

  test("holds the list's entries by level, and all of them in the index", () => {
    const names = data.sections.flatMap((section) => section.entries.map(({ name }) => name));
    const expected = entries
      .filter(
        ({ mechanics, text }) => text["fr"] !== undefined && mechanics.levels?.some((item) => item.class === list),
      )
      .map(({ text }) => text["fr"]?.name.replace(/ (?=[:;!?»%])/g, "\u00A0"));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names)).toEqual(new Set(expected));
    const indexed = data.index.flatMap((letter) => letter.entries.map(({ name }) => name));
    expect(new Set(indexed)).toEqual(new Set(names));
    expect(indexed).toHaveLength(names.length);
  });

  test("is set", async () => {
    const typesetter = await Typesetter.create(typesetFiles);
    expect(typesetter.pdf("spellbook", data).length).toBeGreaterThan(5000);
  });
});

/** Heights of the faces' texts in points, as Typst measures them. */
function measured(data: object): number[] {
  const compiler = NodeCompiler.create({ workspace: "/measure", fontArgs: [{ fontBlobs: [...typesetFiles.fonts] }] });
  compiler.addSource("/measure/parts.typ", typesetFiles.sources.parts);
  // The pages of the template itself are replaced by measurements, under its own settings.
  const [head = ""] = typesetFiles.sources.cards.split("#for (i, page)");
  const script = `${head}
#context for face in data.faces {
  let height = measure(block(width: (card.width - 2 * card.side) * 1mm, fragments(face, black))).height
  [#metadata(height.pt())<height>]
}`;
  compiler.addSource("/measure/main.typ", script);
  compiler.mapShadow("/measure/data.json", Buffer.from(JSON.stringify(data)));
  const found = compiler.query({ mainFilePath: "/measure/main.typ" }, { selector: "<height>" }) as { value: number }[];
  return found.map(({ value }) => value);
}
