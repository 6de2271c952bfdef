import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Clusters } from "./clusters.js";
import { jaccard, shingles } from "./min-hash.js";
import { DuplicateFinder } from "./near-duplicates.js";
import { memoryScratch, prose } from "./records.test-data.js";

function find(texts: readonly string[], least = 0.8): { pairs: [number, number][]; clusters: Clusters } {
  const clusters = new Clusters(texts.length);
  const finder = new DuplicateFinder(memoryScratch(), (row) => texts[row] as string);
  for (const text of texts) finder.add(text);
  return { pairs: [...finder.find(least, clusters)].map(({ row, of }) => [row, of]), clusters };
}

describe("near duplicates", () => {
  test("shingles are five words, without case and punctuation", () => {
    expect(shingles("One two, three four five six").size).toBe(2);
    expect(shingles("one TWO").size).toBe(1);
    expect(shingles(" . ").size).toBe(0);
    expect(jaccard(shingles("a b c d e f"), shingles("A b; c d e f!"))).toBe(1);
  });

  test("a changed word is found, another text is not, each row is reported once", () => {
    const { pairs } = find([prose(1), prose(2), prose(1).replace("w1x0 ", "other "), prose(1), ""]);
    expect(pairs).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  test("the least similarity holds", () => {
    const half = `${prose(1, 40)} ${prose(2, 20)}`;
    expect(find([prose(1), half], 0.8).pairs).toEqual([]);
  });

  test("what is like two texts joins them", () => {
    const words = prose(1).split(" ");
    const [early, late] = [words.slice(0, -6).join(" "), words.slice(6).join(" ")];
    expect(jaccard(shingles(early), shingles(late))).toBeLessThan(0.8);
    const { pairs, clusters } = find([early, late, prose(1)]);
    expect(pairs).toEqual([[2, 0]]);
    expect([0, 1, 2].map((row) => clusters.rootOf(row))).toEqual([0, 0, 0]);
  });

  test("many equal rows take no square of time", () => {
    const texts = Array.from({ length: 3000 }, () => prose(7, 20));
    const started = performance.now();
    expect(find(texts).pairs).toHaveLength(2999);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("clusters", () => {
  test("law: rows are together if and only if a chain of joins leads from one to the other; the root is the first", () => {
    const joins = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 14 });
    fc.assert(
      fc.property(joins, (pairs) => {
        const clusters = new Clusters(12);
        for (const [a, b] of pairs) clusters.join(a, b);
        const groups = Array.from({ length: 12 }, (_, row) => new Set([row]));
        for (const [a, b] of pairs) {
          const both = new Set([...(groups[a] as Set<number>), ...(groups[b] as Set<number>)]);
          for (const row of both) groups[row] = both;
        }
        for (let row = 0; row < 12; row++) expect(clusters.rootOf(row)).toBe(Math.min(...(groups[row] as Set<number>)));
      }),
    );
  });
});
