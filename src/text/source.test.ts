import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SourceText } from "./source.js";

describe("positionAt", () => {
  test.for([
    { what: "start", text: "Portée", at: 0, line: 1, column: 1 },
    { what: "end", text: "Portée", at: 6, line: 1, column: 7 },
    { what: "LF", text: "a\nDurée", at: 2, line: 2, column: 1 },
    { what: "at the LF itself", text: "ab\nc", at: 2, line: 1, column: 3 },
    { what: "CRLF", text: "a\r\nDurata", at: 3, line: 2, column: 1 },
    { what: "between CR and LF", text: "a\r\nDurata", at: 2, line: 1, column: 3 },
    { what: "CR", text: "a\rKesto", at: 4, line: 2, column: 3 },
    { what: "CR CR", text: "a\r\rKesto", at: 3, line: 3, column: 1 },
    { what: "LF CR", text: "a\n\rKesto", at: 3, line: 3, column: 1 },
    { what: "mixed", text: "a\rb\r\nc\nd", at: 7, line: 4, column: 1 },
    { what: "behind the last line end", text: "Kesto\n", at: 6, line: 2, column: 1 },
    { what: "an emoji counts two", text: "\u{1F525} feu", at: 3, line: 1, column: 4 },
    { what: "two emoji", text: "x\n\u{1F525}\u{1F525}fuoco", at: 6, line: 2, column: 5 },
    { what: "a combining accent counts one", text: "e\u0301te\u0301", at: 2, line: 1, column: 3 },
    { what: "other separators end no line", text: "a\u2028b\u0085c\fd", at: 6, line: 1, column: 7 },
    { what: "empty", text: "", at: 0, line: 1, column: 1 },
  ])("$what: $line:$column", ({ text, at, line, column }) => {
    expect(new SourceText("a.md", text).positionAt(at)).toEqual({ line, column, offset: at });
  });

  test.for([
    { at: -5, offset: 0 },
    { at: 99, offset: 7 },
  ])("$at is clamped", ({ at, offset }) => {
    expect(new SourceText("a.md", "un\ndeux").positionAt(at).offset).toBe(offset);
  });

  test("every line that a text is split into starts in column 1", () => {
    const piece = fc.constantFrom("a", "é", "\u{1F525}", "\r", "\n", "\r\n");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const source = new SourceText("a.txt", text);
        let offset = 0;
        text.split(/(\r\n|\r|\n)/).forEach((part, i) => {
          if (i % 2 === 0) expect(source.positionAt(offset)).toEqual({ line: i / 2 + 1, column: 1, offset });
          offset += part.length;
        });
      }),
    );
  });
});

describe("spanOf", () => {
  test("over a line end", () => {
    const source = new SourceText("a.md", "Kantama:\r\nlyhyt");
    expect(source.spanOf({ start: 0, end: 15 })).toEqual({
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 2, column: 6, offset: 15 },
    });
  });

  test("an empty range", () => {
    const { start, end } = new SourceText("a.md", "ab").spanOf({ start: 1, end: 1 });
    expect(start).toEqual(end);
  });
});

test("lineStarts", () => {
  expect(new SourceText("a.txt", "a\rb\r\nc\nd").lineStarts).toEqual([0, 2, 5, 7]);
});

describe("places of an extracted text", () => {
  const places = [
    { offset: 2, place: { page: 1 } },
    { offset: 5, place: { page: 2, part: "box" } },
  ];
  const source = new SourceText("a.pdf", "0123456789", places);

  test.for([
    { offset: 0, place: undefined },
    { offset: 2, place: { page: 1 } },
    { offset: 4, place: { page: 1 } },
    { offset: 5, place: { page: 2, part: "box" } },
    { offset: 99, place: { page: 2, part: "box" } },
  ])("offset $offset", ({ offset, place }) => {
    expect(source.placeOf(offset)).toEqual(place);
  });
});
