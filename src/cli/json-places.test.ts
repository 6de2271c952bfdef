import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonSyntaxError, parseJsonWithPlaces } from "./json-places.js";

describe("JSON with places", () => {
  test("each value and each key has its offset", () => {
    const text = '{ "a": [1, "x"],\n  "b/c": { "d": null } }';
    const { value, values, keys } = parseJsonWithPlaces(text);
    expect(value).toEqual({ a: [1, "x"], "b/c": { d: null } });
    const at = (offset: number | undefined): string => text.slice(offset, (offset ?? 0) + 3);
    expect(at(values.get("/a/1"))).toBe('"x"');
    expect(at(values.get("/b~1c/d"))).toBe("nul");
    expect(at(keys.get("/b~1c"))).toBe('"b/');
  });

  test("it reads what JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(JSON.stringify(parseJsonWithPlaces(text).value)).toBe(JSON.stringify(value));
      }),
    );
  });

  test.for([
    { text: "", offset: 0, message: "expected a value, the file ends here" },
    { text: '{ "a": 1, }', offset: 10, message: "expected a key in double quotes, found `}`" },
    { text: '{ "a": 1 "b": 2 }', offset: 9, message: 'expected a comma or `}`, found `"`' },
    { text: "{ a: 1 }", offset: 2, message: "expected a key in double quotes, found `a`" },
    { text: '{ "a" 1 }', offset: 6, message: "expected a colon, found `1`" },
    { text: "[1 2]", offset: 3, message: "expected a comma or `]`, found `2`" },
    { text: '"a\nb"', offset: 0, message: 'expected a string that ends on its line, found `"`' },
    { text: "01", offset: 1, message: "expected the end of the file, found `1`" },
    { text: "// x", offset: 0, message: "expected a value, found `/`" },
  ])("$text", ({ text, offset, message }) => {
    const attempt = (): unknown => parseJsonWithPlaces(text);
    expect(attempt).toThrow(new JsonSyntaxError(offset, message));
    expect(attempt).toThrow(expect.objectContaining({ offset }) as Error);
  });
});
