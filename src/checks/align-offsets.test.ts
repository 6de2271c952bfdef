import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignOffsets } from "./align-offsets.js";

describe("places of a cleaned text in its source", () => {
  test.for([
    { why: "the same", clean: "abc def", raw: "abc def", word: "def", found: "def" },
    { why: "after a label", clean: "courte (9 m)", raw: "Portée : courte (9 m)", word: "9 m", found: "9 m" },
    { why: "a line's end", clean: "un deux trois", raw: "un deux\n   trois", word: "trois", found: "trois" },
    { why: "emphasis", clean: "un mot fort ici", raw: "un mot **fort** ici", word: "fort", found: "fort" },
    { why: "after emphasis", clean: "un mot fort ici", raw: "un mot **fort** ici", word: "ici", found: "ici" },
    {
      why: "a link",
      clean: "voir la page pour cela",
      raw: "voir [la page](https://example.org/une/adresse/longue) pour cela",
      word: "pour cela",
      found: "pour cela",
    },
    {
      why: "a hyphen at a line's end",
      clean: "une créature",
      raw: "une créa-\nture",
      word: "créature",
      found: "créa-\nture",
    },
    {
      why: "an entity",
      clean: "l’œil & la main",
      raw: "l&rsquo;&oelig;il &amp; la main",
      word: "la main",
      found: "la main",
    },
    { why: "a repaired letter", clean: "dégâts de feu", raw: "dÃ©gÃ¢ts de feu", word: "feu", found: "feu" },
  ])("$why", ({ clean, raw, word, found }) => {
    const offsets = alignOffsets(clean, raw);
    const at = clean.indexOf(word);
    expect(raw.slice(offsets[at], (offsets[at + word.length - 1] ?? -2) + 1)).toBe(found);
  });

  test("a text that is not there has no places", () => {
    expect(alignOffsets("xyz", "abc")).toEqual([]);
  });

  test("offsets lie in the source and never fall", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (clean, raw) => {
        const offsets = alignOffsets(clean, raw);
        for (const [i, offset] of offsets.entries()) {
          expect(offset).toBeGreaterThanOrEqual(offsets[i - 1] ?? 0);
          expect(offset).toBeLessThan(Math.max(1, raw.length));
        }
      }),
    );
  });
});
