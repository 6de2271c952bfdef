import { describe, expect, test } from "vitest";
import { MappedText } from "./mapped-text.js";

/** "Eﬀet" as a clean text of five letters whose ligature is one unit of the source, from 10. */
const ligature = new MappedText("Effet", [
  { at: 0, length: 1, start: 10, end: 11 },
  { at: 1, length: 2, start: 11, end: 12 },
  { at: 3, length: 2, start: 12, end: 14 },
]);
/** "così & più": an entity of five units in the middle. */
const entity = new MappedText("così & più", [
  { at: 0, length: 5, start: 0, end: 5 },
  { at: 5, length: 1, start: 5, end: 10 },
  { at: 6, length: 4, start: 10, end: 14 },
]);
const first = MappedText.verbatim("pelastus", 20);
const second = MappedText.verbatim("heitto", 31);
const joined = MappedText.join([first, second], " ");

describe("a verbatim text", () => {
  const text = MappedText.verbatim("Portée : 9 m", 100);
  test.for([
    { from: 0, to: 12, range: { start: 100, end: 112 } },
    { from: 9, to: 12, range: { start: 109, end: 112 } },
    { from: 3, to: 3, range: { start: 103, end: 103 } },
    { from: 20, to: 30, range: undefined },
  ])("range of $from to $to", ({ from, to, range }) => {
    expect(text.rangeOf(from, to)).toEqual(range);
  });

  test.for([
    { text: "", blank: true, length: 0 },
    { text: " \u00A0\t", blank: true, length: 3 },
    { text: " x", blank: false, length: 2 },
  ])("'$text' is blank: $blank", ({ text, blank, length }) => {
    const made = MappedText.verbatim(text, 4);
    expect({ blank: made.isBlank, length: made.length }).toEqual({ blank, length });
  });

  test("an empty text has no range", () => {
    expect({ range: MappedText.empty.range, ranges: MappedText.verbatim("", 3).ranges }).toEqual({
      range: undefined,
      ranges: [],
    });
  });
});

describe("rangeOf where lengths differ", () => {
  test.for([
    { text: ligature, from: 0, to: 1, range: { start: 10, end: 11 } },
    { text: ligature, from: 1, to: 2, range: { start: 11, end: 12 } },
    { text: ligature, from: 2, to: 4, range: { start: 11, end: 13 } },
    { text: ligature, from: 3, to: 5, range: { start: 12, end: 14 } },
    { text: entity, from: 0, to: 4, range: { start: 0, end: 4 } },
    { text: entity, from: 5, to: 6, range: { start: 5, end: 10 } },
    { text: entity, from: 7, to: 10, range: { start: 11, end: 14 } },
    { text: entity, from: 4, to: 8, range: { start: 4, end: 12 } },
  ])("$text.text from $from to $to", ({ text, from, to, range }) => {
    expect(text.rangeOf(from, to)).toEqual(range);
  });
});

describe("slice", () => {
  test.for([
    { text: ligature, from: 2, to: 5, clean: "fet", range: { start: 11, end: 14 } },
    { text: ligature, from: 3, to: 4, clean: "e", range: { start: 12, end: 13 } },
    { text: entity, from: 5, to: 10, clean: "& più", range: { start: 5, end: 14 } },
    { text: joined, from: 8, to: 9, clean: " ", range: undefined },
    { text: joined, from: 9, to: 12, clean: "hei", range: { start: 31, end: 34 } },
  ])("$text.text from $from to $to", ({ text, from, to, clean, range }) => {
    const slice = text.slice(from, to);
    expect({ clean: slice.text, range: slice.range }).toEqual({ clean, range });
  });

  test("a slice of a slice", () => {
    expect(entity.slice(3).slice(4, 7).range).toEqual({ start: 11, end: 14 });
  });

  test("the whole", () => {
    expect(entity.slice(0)).toEqual(entity);
  });
});

describe("trim", () => {
  test.for([
    { text: "  Kesto\t", clean: "Kesto", range: { start: 52, end: 57 } },
    { text: "\u00A0Durée\u202F", clean: "Durée", range: { start: 51, end: 56 } },
    { text: "Durata", clean: "Durata", range: { start: 50, end: 56 } },
    { text: " \u2009 ", clean: "", range: undefined },
  ])("'$text'", ({ text, clean, range }) => {
    const trimmed = MappedText.verbatim(text, 50).trim();
    expect({ clean: trimmed.text, range: trimmed.range }).toEqual({ clean, range });
  });
});

describe("join", () => {
  test.for([
    { separator: " ", clean: "pelastus heitto" },
    { separator: "", clean: "pelastusheitto" },
    { separator: "\t", clean: "pelastus\theitto" },
  ])("with '$separator'", ({ separator, clean }) => {
    expect(MappedText.join([first, second], separator).text).toBe(clean);
  });

  test("the range runs from the first to the last, over what lies between", () => {
    expect(joined.range).toEqual({ start: 20, end: 37 });
  });

  test("the ranges leave out what lies between", () => {
    expect(joined.ranges).toEqual([
      { start: 20, end: 28 },
      { start: 31, end: 37 },
    ]);
  });

  test("ranges that touch are one", () => {
    expect(entity.ranges).toEqual([{ start: 0, end: 14 }]);
  });

  test("the separator has no source", () => {
    expect(joined.rangeOf(8, 9)).toBeUndefined();
  });

  test("a range over the separator", () => {
    expect(joined.rangeOf(6, 11)).toEqual({ start: 26, end: 33 });
  });

  test("the last join of many keeps its source", () => {
    const texts = ["un", "deux", "trois"].map((word, i) => MappedText.verbatim(word, 10 * i));
    expect(MappedText.join(texts, ", ").slice(10).range).toEqual({ start: 20, end: 25 });
  });

  test.for([
    { texts: [], clean: "" },
    { texts: [first], clean: "pelastus" },
  ])("of $texts.length", ({ texts, clean }) => {
    expect(MappedText.join(texts, " ").text).toBe(clean);
  });

  test("texts may stand in another order than their sources", () => {
    expect(MappedText.join([second, first], " ").range).toEqual({ start: 20, end: 37 });
  });
});
