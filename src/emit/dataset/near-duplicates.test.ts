import { describe, expect, test } from "vitest";
import type { ScratchFile } from "../output.js";
import { jaccard, shingles } from "./min-hash.js";
import { DuplicateFinder } from "./near-duplicates.js";
import { hashOfId } from "./split.js";
import { type StoredText, TextStore } from "./text-store.js";

function memoryScratch(): ScratchFile {
  let all = Buffer.alloc(0);
  return {
    append(bytes) {
      all = Buffer.concat([all, bytes]);
      return all.length - bytes.length;
    },
    read: (offset, length) => Buffer.from(all.subarray(offset, offset + length)),
  };
}

const stored = (id: string, text: string, lang = "fr"): StoredText => ({
  id,
  kind: "spell",
  split: "train",
  lang,
  file: "a.txt",
  line: 1,
  shape: "paragraph",
  segments: [
    { part: "name", text: id },
    { part: "description", block: 0, text },
  ],
});

/** Words that no other seed has. */
const prose = (seed: number, words = 60): string =>
  Array.from({ length: words }, (_, i) => `w${String(seed)}x${String(i)}`).join(" ");

function find(texts: readonly string[], least = 0.8): [number, number][] {
  const store = new TextStore(memoryScratch());
  const finder = new DuplicateFinder(memoryScratch(), store);
  for (const [i, text] of texts.entries()) {
    const row = stored(`spell/${String(i)}`, text);
    store.add(row, hashOfId(row.id));
    finder.add(row);
  }
  return [...finder.find(least)].map(({ row, of }) => [row, of]);
}

describe("near duplicates", () => {
  test("shingles are five words, without case and punctuation", () => {
    expect(shingles("One two, three four five six").size).toBe(2);
    expect(shingles("one TWO").size).toBe(1);
    expect(shingles(" . ").size).toBe(0);
    expect(jaccard(shingles("a b c d e f"), shingles("A b; c d e f!"))).toBe(1);
  });

  test("a changed word is found, another text is not, each row is reported once", () => {
    expect(find([prose(1), prose(2), prose(1).replace("w1x0 ", "other "), prose(1), ""])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  test("the least similarity holds", () => {
    const half = `${prose(1, 40)} ${prose(2, 20)}`;
    expect(find([prose(1), half], 0.8)).toEqual([]);
  });

  test("many equal rows take no square of time", () => {
    const texts = Array.from({ length: 3000 }, () => prose(7, 20));
    const started = performance.now();
    expect(find(texts)).toHaveLength(2999);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("text store", () => {
  test("groups by id in the order of the first rows, equal hashes or not", () => {
    const store = new TextStore(memoryScratch());
    const same = hashOfId("one");
    const rows = [
      stored("spell/b", "1"),
      stored("spell/a", "2", "it"),
      stored("spell/b", "3", "fi"),
      stored("spell/c", "4"),
    ];
    for (const row of rows) store.add(row, row.id === "spell/c" ? hashOfId("two") : same);
    expect([...store.byId()].map((texts) => texts.map(({ id, lang }) => `${id} ${lang}`))).toEqual([
      ["spell/b fr", "spell/b fi"],
      ["spell/a it"],
      ["spell/c fr"],
    ]);
  });
});
