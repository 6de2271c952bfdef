import { describe, expect, test } from "vitest";
import type { DescriptionBlock, Mention } from "../model/entry.js";
import { packOf } from "../packs/grammar.test-data.js";
import { findMentions, textsOf } from "./mentions.js";

/** Numeric mentions. */
function numbers(lang: "fr" | "it" | "fi", blocks: readonly DescriptionBlock[]): Mention[] {
  return findMentions(blocks, packOf(lang), undefined).filter(({ type }) => type !== "concept" && type !== "entry");
}

describe("findMentions", () => {
  test("each names its block", () => {
    const blocks: DescriptionBlock[] = [
      { type: "paragraph", text: "La brume monte." },
      { type: "heading", level: 3, text: "À 9 m" },
      { type: "detail", role: "material", text: "une plume de 25 cm, 30 cm au plus" },
    ];
    expect(numbers("fr", blocks).map(({ block, type, amount }) => ({ block, type, amount }))).toEqual([
      { block: 1, type: "amount", amount: { unit: "ft", base: 30 } },
      { block: 2, type: "amount", amount: { unit: "in", base: 10 } },
      { block: 2, type: "amount", amount: { unit: "ft", base: 1 } },
    ]);
  });

  test("an item of a list has its number", () => {
    const list: DescriptionBlock = {
      type: "list",
      ordered: false,
      items: [{ text: "3 round" }, { text: "niente" }, { text: "2d6 danni" }],
    };
    expect(numbers("it", [list]).map(({ item, type }) => ({ item, type }))).toEqual([
      { item: 0, type: "amount" },
      { item: 2, type: "dice" },
    ]);
  });

  test("a cell of a table has its number, header first, row by row", () => {
    const table: DescriptionBlock = {
      type: "table",
      header: [{ text: "Heitto" }, { text: "Matka" }],
      rows: [
        [{ text: "ykkönen" }, { text: "30 j" }],
        [{ text: "kakkonen" }, { text: "+2" }],
      ],
    };
    expect(numbers("fi", [table]).map(({ item, type }) => ({ item, type }))).toEqual([
      { item: 3, type: "amount" },
      { item: 5, type: "bonus" },
    ]);
  });

  test.for([
    { lang: "fr", text: "Le DD est de 15.", type: "dc" },
    { lang: "fr", text: "À 30 pieds.", type: "amount" },
    { lang: "it", text: "A 30 piedi.", type: "amount" },
    { lang: "it", text: "CD 15 per resistere.", type: "dc" },
    { lang: "fi", text: "30 jalan päässä.", type: "amount" },
  ] as const)("$lang: $text", ({ lang, text, type }) => {
    expect(numbers(lang, [{ type: "paragraph", text }]).map((m) => m.type)).toEqual([type]);
  });
});

describe("textsOf", () => {
  test.for([
    { block: { type: "paragraph", text: "a" }, texts: [[undefined, "a"]] },
    {
      block: { type: "list", ordered: true, items: [{ text: "a" }, { text: "b" }] },
      texts: [
        [0, "a"],
        [1, "b"],
      ],
    },
    {
      block: { type: "table", header: [{ text: "a" }], rows: [[{ text: "b" }]] },
      texts: [
        [0, "a"],
        [1, "b"],
      ],
    },
  ] satisfies { block: DescriptionBlock; texts: unknown[] }[])("$block.type", ({ block, texts }) => {
    expect([...textsOf(block)]).toEqual(texts);
  });
});
