import { describe, expect, test } from "vitest";
import { arial } from "./font-widths.js";
import { measureText, wrapText } from "./measured-text.js";

const lines = (text: string, ems: number): string[] => {
  const { tokens } = measureText({ text }, arial);
  const found: string[] = [];
  for (let start = 0; start < tokens.length;) {
    const { end } = wrapText(tokens, start, ems * 1000, 1);
    found.push(text.slice(tokens[start]?.start, tokens[end - 1]?.end));
    start = end;
  }
  return found;
};

describe("widths", () => {
  test.for([
    ["a", 556],
    ["\u00E9", 556],
    ["e\u0301", 556],
    ["\u0153", 944],
    ["\u00A0", 278],
    ["\u202E", 0],
    ["日", 1050],
    ["\u{1F525}", 1450],
    ["ж", 750],
  ] as const)("%j is %i", ([text, width]) => {
    expect(arial.width(text, false)).toBe(width);
  });
});

describe("lines", () => {
  test.for([
    { text: "aaaa bbbb cccc", ems: 6, expected: ["aaaa bbbb", "cccc"] },
    { text: "aaaa\nbbbb", ems: 6, expected: ["aaaa", "bbbb"] },
    { text: "aaaa\u00A0: bbbb", ems: 3.5, expected: ["aaaa\u00A0:", "bbbb"] },
    { text: "  aaaa   bbbb  ", ems: 6, expected: ["aaaa   bbbb"] },
    { text: "", ems: 6, expected: [] },
  ])("$text", ({ text, ems, expected }) => {
    expect(lines(text, ems)).toEqual(expected);
  });

  test("a word wider than the line runs over several", () => {
    const { tokens } = measureText({ text: `a ${"m".repeat(10)} b` }, arial);
    expect(wrapText(tokens, 0, 3000, Infinity).lines).toBe(7);
  });

  test("a word without end is cut between letters, never within one", () => {
    const { tokens } = measureText({ text: "e\u0301".repeat(200) }, arial);
    expect(tokens.length).toBeGreaterThan(40);
    expect(tokens.every((token) => token.start % 2 === 0)).toBe(true);
  });
});

describe("ends of sentences", () => {
  test.for([
    { text: "Un. Deux.", ends: ["Un.", "Deux."] },
    { text: "Quoi\u00A0? Rien.", ends: ["Quoi\u00A0?", "Rien."] },
    { text: "Il dit \u00AB\u00A0non.\u00A0\u00BB Puis", ends: ["\u00AB\u00A0non.\u00A0\u00BB"] },
    { text: "env. 3 m", ends: ["env."] },
    { text: "cf. le texte", ends: [] },
    { text: "(voir 1.5) puis", ends: [] },
  ])("$text", ({ text, ends }) => {
    const { tokens } = measureText({ text }, arial);
    expect(tokens.filter((token) => token.endsSentence).map((token) => text.slice(token.start, token.end))).toEqual(
      ends,
    );
  });
});
