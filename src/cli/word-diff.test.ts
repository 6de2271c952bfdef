import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { wordDiff } from "../text/word-diff.js";
import { shownDiff } from "./word-diff.js";

const plain = pc.createColors(false);

describe("a word diff", () => {
  test.for([
    { before: "", after: "", shown: "" },
    { before: "Touch", after: "Touch", shown: "Touch" },
    { before: "touch", after: "Touch", shown: "[-touch-]{+Touch+}" },
    { before: "1 round", after: "1 round (D)", shown: "1 round{+ (D)+}" },
    { before: "1 round per level", after: "1 round/level", shown: "1 round[- per -]{+/+}level" },
    { before: "10 minutes", after: "10\u00A0minutes", shown: "10[- -]{+\u237D+}minutes" },
    { before: "a\u202F; b", after: "a\u00A0; b", shown: "a[-\u237D-]{+\u237D+}; b" },
    { before: "durée", after: "dure\u0301e", shown: "[-durée-]{+dure\u0301e+}" },
    { before: "V, S, M", after: "V, S", shown: "V, S[-, M-]" },
    { before: "a\u001B[31m", after: "a", shown: "a[-\u241B[31m-]" },
  ])("$shown", ({ before, after, shown }) => {
    expect(shownDiff(wordDiff(before, after), plain)).toBe(shown);
  });

  test("has colours where there are any", () => {
    expect(shownDiff(wordDiff("a b", "a c"), pc.createColors(true))).toBe(
      "a \u001B[31m[-b-]\u001B[39m\u001B[32m{+c+}\u001B[39m",
    );
  });
});
