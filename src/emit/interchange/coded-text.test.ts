import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Mark, RichText } from "../../model/entry.js";
import { type CodedText, codedText, fingerprint, hasWords, richText } from "./coded-text.js";
import { poText, readPoText } from "./po-text.js";

const strong = (start: number, end: number): Mark => ({ type: "strong", start, end });
const emphasis = (start: number, end: number): Mark => ({ type: "emphasis", start, end });

describe("codedText as PO files show it", () => {
  test.for<{ rich: RichText; numbers: [number, number][]; text: string }>([
    { rich: { text: "la brume" }, numbers: [], text: "la brume" },
    {
      rich: { text: "à 9 m ou 12 m" },
      numbers: [
        [2, 5],
        [9, 13],
      ],
      text: "à {1:9 m} ou {2:12 m}",
    },
    { rich: { text: "a {b} <i> & c" }, numbers: [], text: "a {{b}} &lt;i> &amp; c" },
    { rich: { text: "un mot fort", marks: [strong(3, 6)] }, numbers: [], text: "un <b>mot</b> fort" },
    { rich: { text: "abcd", marks: [strong(0, 4), emphasis(1, 3)] }, numbers: [], text: "<b>a<i>bc</i>d</b>" },
    { rich: { text: "abcd", marks: [strong(0, 3), emphasis(1, 4)] }, numbers: [], text: "<b>a<i>bc</i></b><i>d</i>" },
    { rich: { text: "x 5 y", marks: [emphasis(2, 5)] }, numbers: [[2, 3]], text: "x <i>{1:5} y</i>" },
  ])("$text", ({ rich, numbers, text }) => {
    const places = numbers.map(([start, end], i) => ({ start, end, id: String(i + 1) }));
    expect(poText(codedText(rich, places))).toBe(text);
  });
});

describe("readPoText", () => {
  test.for([
    { text: "{1} et {2:25 j}", fingerprint: "\u00011\u0001 et \u00012\u0001" },
    { text: "<b>a</b> {{x}} &lt;", fingerprint: "\u0002a\u0003 {x} <" },
    { text: "< 5 & <u>", fingerprint: "< 5 & <u>" },
  ])("$text", ({ text, fingerprint: wanted }) => {
    expect(fingerprint(readPoText(text))).toBe(wanted);
  });

  test.for([
    { text: "a { b", says: "a single `{` must be doubled" },
    { text: "a } b", says: "a single `}` must be doubled" },
    { text: "{uno}", says: "`{uno}` is no placeholder" },
    { text: "<b>a", says: "`<b>` is not closed" },
    { text: "a</b>", says: "`</b>` closes nothing" },
    { text: "<b><i>a</b></i>", says: "`</i>` must stand before `</b>`" },
  ])("refuses $text", ({ text, says }) => {
    expect(() => readPoText(text)).toThrow(says);
  });
});

describe("hasWords", () => {
  test.for([
    { text: "2d6", words: false },
    { text: "— / 25 %", words: false },
    { text: "un", words: true },
  ])("$text: $words", ({ text, words }) => {
    expect(hasWords(codedText({ text }, text.includes("d") ? [{ start: 0, end: 3, id: "1" }] : []))).toBe(words);
  });
});

/** Text of one line with marks of words; what marks touch is never blank, as readers give it. */
const rich: fc.Arbitrary<RichText> = fc
  .array(fc.stringMatching(/^[a-zé{}<>&0-9*_`[\]()#|.!:-]{1,8}$/u), { minLength: 1, maxLength: 6 })
  .chain((words) => {
    const text = words.join(" ");
    const starts = words.map((_, i) => words.slice(0, i).join(" ").length + (i === 0 ? 0 : 1));
    const mark = fc
      .record({
        first: fc.nat(words.length - 1),
        last: fc.nat(words.length - 1),
        type: fc.constantFrom("strong" as const, "emphasis" as const),
      })
      .map(({ first, last, type }): Mark => {
        const [from, to] = first <= last ? [first, last] : [last, first];
        return { start: starts[from] ?? 0, end: (starts[to] ?? 0) + (words[to] ?? "").length, type };
      });
    return fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type }).map((marks) => ({
      text,
      ...(marks.length === 0 ? {} : { marks: marks.sort((a, b) => a.start - b.start || b.end - a.end) }),
    }));
  });

describe("laws", () => {
  test("coded text is the text that it was made of", () => {
    fc.assert(
      fc.property(rich, (text) => {
        expect(normal(richText(codedText(text, [])))).toEqual(normal(text));
      }),
    );
  });

  test("a PO text reads back", () => {
    fc.assert(
      fc.property(rich, (text) => {
        const back: CodedText = readPoText(poText(codedText(text, [])));
        expect(normal(richText(back))).toEqual(normal(text));
      }),
    );
  });
});

function normal({ text, marks = [] }: RichText): unknown {
  return { text, marks: marks.map(({ type, start, end }) => `${type} ${String(start)}-${String(end)}`).sort() };
}
