import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, nearest, scanLimit, slipLimit } from "./distance.js";

describe("editDistance", () => {
  test.for([
    { a: "portee", b: "portee", distance: 0, why: "equal" },
    { a: "portee", b: "porte", distance: 1, why: "a letter is missing" },
    { a: "durata", b: "durrata", distance: 1, why: "a letter too many" },
    { a: "kantama", b: "kantana", distance: 1, why: "a wrong letter" },
    { a: "volonta", b: "volotna", distance: 1, why: "neighbours have changed places" },
    { a: "riflessi", b: "rilfesi", distance: 2, why: "places changed and a letter missing" },
    { a: "", b: "abc", distance: 3, why: "empty" },
    { a: "kierros", b: "niveau", distance: 4, why: "more than the limit" },
  ])("$a and $b: $distance, $why", ({ a, b, distance }) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  test.for([
    { a: "livello", b: "niveau", limit: 0 },
    { a: "livello", b: "niveau", limit: 1 },
    { a: "livello", b: "niveau", limit: 2 },
    { a: "a", b: "abcdef", limit: 2 },
  ])("beyond $limit it is $limit + 1", ({ a, b, limit }) => {
    expect(editDistance(a, b, limit)).toBe(limit + 1);
  });

  test("a lower limit cuts off, and changes nothing else", () => {
    const word = fc.stringMatching(/^[abcäé]{0,8}$/u);
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(limit + 1, editDistance(a, b, 8)));
      }),
    );
  });

  test("it is the same in both directions", () => {
    const word = fc.stringMatching(/^[abcäé]{0,8}$/u);
    fc.assert(
      fc.property(word, word, (a, b) => {
        const near = Math.min(editDistance(a, b, 4), 5);
        expect(near).toBe(Math.min(editDistance(b, a, 4), 5));
      }),
    );
  });
});

describe("slipLimit", () => {
  test.for([
    { length: 4, limit: 0 },
    { length: 5, limit: 1 },
    { length: 8, limit: 1 },
    { length: 9, limit: 2 },
    { length: 30, limit: 2 },
  ])("$length letters: $limit", ({ length, limit }) => {
    expect(slipLimit(length)).toBe(limit);
  });
});

describe("scanLimit", () => {
  test.for([
    { length: 4, limit: 0 },
    { length: 7, limit: 1 },
    { length: 8, limit: 2 },
    { length: 12, limit: 3 },
    { length: 40, limit: 4 },
  ])("$length letters: $limit", ({ length, limit }) => {
    expect(scanLimit(length)).toBe(limit);
  });
});

describe("nearest", () => {
  const words = ["vigueur", "reflexes", "volonte", "tempra", "riflessi", "volonta", "sitkeys", "refleksi", "tahto"];
  test.for([
    { word: "viguer", found: "vigueur" },
    { word: "temrpa", found: "tempra" },
    { word: "sitkeyys", found: "sitkeys" },
    { word: "reflekisi", found: "refleksi" },
    { word: "tahtoo", found: "tahto" },
    { word: "taht", found: undefined }, // too short for a slip
    { word: "sytkyys", found: undefined }, // two slips in a word that may have one
    { word: "volonto", found: undefined }, // as near to the French word as to the Italian
    { word: "concentration", found: undefined },
  ])("$word: $found", ({ word, found }) => {
    expect(nearest(word, words)).toBe(found);
  });

  test("two candidates of one meaning do not compete", () => {
    expect(nearest("volonto", words, (w) => w.slice(0, 3))).toBe("volonte");
  });

  test("a candidate of three letters is none", () => {
    expect(nearest("rounb", ["rou"])).toBeUndefined();
  });
});
