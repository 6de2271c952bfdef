import { describe, expect, test } from "vitest";
import { fitToCards, type Layout } from "./fit.js";
import { type FlowItem, textItem } from "./flow.js";
import { htmlFormat } from "./measures.js";
import { tableItems } from "./table.js";

const capacity = { first: 200, further: 210 };
const paragraph = (text: string): FlowItem => textItem("paragraph", { text }, htmlFormat);
const heading = (text: string): FlowItem => textItem("heading", { text }, htmlFormat);
const sentence = "Quatre mots font sens. ";

const fit = (items: readonly FlowItem[]): Layout => fitToCards(items, capacity, htmlFormat);

const shape = ({ cards }: Layout): string[] =>
  cards.map(({ fragments }) =>
    fragments
      .map(({ item, start, end }) =>
        item.kind === "table" ? `table ${String(start)}-${String(end)}` : `${item.role}${start > 0 ? " on" : ""}`,
      )
      .join(", "),
  );

describe("font size", () => {
  test.for([
    { length: 10, size: 8, cards: 1 },
    { length: 40, size: 7.5, cards: 1 },
    { length: 70, size: 5.75, cards: 1 },
    { length: 120, size: 6.25, cards: 2 },
  ])("$length sentences: $size pt on $cards", ({ length, size, cards }) => {
    const layout = fit([paragraph(sentence.repeat(length))]);
    expect({ size: layout.size, cards: layout.cards.length }).toEqual({ size, cards });
  });
});

describe("breaks between cards", () => {
  test("stand at the end of a sentence", () => {
    const { cards } = fit([paragraph(sentence.repeat(300))]);
    for (const { fragments } of cards) {
      for (const { item, end } of fragments) {
        expect(item.kind === "text" && item.text.tokens[end - 1]?.endsSentence).toBe(true);
      }
    }
  });

  test("stand between words where a sentence fills a card", () => {
    const layout = fit([paragraph("mot ".repeat(900))]);
    expect(shape(layout)).toEqual(["paragraph", "paragraph on", "paragraph on"]);
  });

  test("never follow a heading", () => {
    const layout = fit([paragraph(sentence.repeat(69)), heading("Suite"), paragraph("mot ".repeat(120))]);
    expect(shape(layout)).toEqual(["paragraph", "paragraph on, heading, paragraph"]);
  });

  test.for(Array.from({ length: 12 }, (_, i) => 60 + i))("leave no heading behind, after %i sentences", (length) => {
    const items = [paragraph(sentence.repeat(length)), heading("Suite"), heading("Fin"), paragraph("mot ".repeat(600))];
    expect(shape(fit(items)).filter((card) => card.endsWith("heading"))).toEqual([]);
  });

  test("stand between the rows of a table", () => {
    const rows = Array.from({ length: 60 }, (_, i) => [{ text: String(i) }, { text: "x" }]);
    const block = { type: "table" as const, header: [{ text: "a" }, { text: "b" }], rows };
    const layout = fit(tableItems(block, (role, rich) => textItem(role, rich, htmlFormat), ": ", htmlFormat));
    expect(shape(layout)).toEqual(["table 0-20", "table 20-41", "table 41-60"]);
  });
});

describe("tables that no card holds", () => {
  test.for([
    { why: "too many columns", header: "abcdefgh".split(""), rows: [["1", "2"]], first: "a: 1 · b: 2 · c · d" },
    { why: "too much in a cell", header: ["a", "b"], rows: [["1", "mot ".repeat(400)]], first: "a: 1 · b: mot mot" },
    { why: "too wide a word", header: ["a"], rows: [["m".repeat(60)]], first: `a: ${"m".repeat(60)}` },
  ])("become text: $why", ({ header, rows, first }) => {
    const rich = (texts: readonly string[]): { text: string }[] => texts.map((text) => ({ text }));
    const block = { type: "table" as const, header: rich(header), rows: rows.map(rich) };
    const [item] = tableItems(block, (role, rich) => textItem(role, rich, htmlFormat), ": ", htmlFormat);
    expect(item?.kind === "text" ? item.text.rich.text.slice(0, first.length) : item?.kind).toBe(first);
  });
});
