import { describe, expect, test } from "vitest";
import type { Component } from "../model/entry.js";
import { sortComponents, sortLevels, sortPowerPoints, sortWords } from "./order.js";

describe("canonical order", () => {
  test("levels: classes, domains, other lists, bare levels, each alphabetical", () => {
    const sorted = sortLevels([
      { level: 2 },
      { other: "Lune", level: 1 },
      { domain: "war", level: 3 },
      { class: "wizard", level: 2 },
      { domain: "air", level: 4 },
      { class: "bard", level: 5 },
    ]);
    expect(sorted).toEqual([
      { class: "bard", level: 5 },
      { class: "wizard", level: 2 },
      { domain: "air", level: 4 },
      { domain: "war", level: 3 },
      { other: "Lune", level: 1 },
      { level: 2 },
    ]);
  });

  test("the same level once, two levels of a class in their order", () => {
    const bard = (level: number): { class: string; level: number } => ({ class: "bard", level });
    expect(sortLevels([bard(3), bard(1), bard(3)])).toEqual([bard(1), bard(3)]);
  });

  test.for([
    { printed: ["XP", "DF", "F", "M", "S", "V"], sorted: ["V", "S", "M", "F", "DF", "XP"] },
    { printed: ["F/DF", "S", "V"], sorted: ["V", "S", "F/DF"] },
    { printed: ["M/DF", "M", "V/S"], sorted: ["V/S", "M", "M/DF"] },
    { printed: ["V", "V"], sorted: ["V"] },
    { printed: [], sorted: [] },
  ] satisfies { printed: Component[]; sorted: Component[] }[])("components $printed", ({ printed, sorted }) => {
    expect(sortComponents(printed)).toEqual(sorted);
  });

  test("power points: by class, other lists, plain costs, experience last", () => {
    const sorted = sortPowerPoints([
      { xp: true },
      { points: 1 },
      { other: "Devin", points: 2 },
      { class: "wilder", points: 3 },
      { class: "psion", points: 3 },
    ]);
    expect(sorted).toEqual([
      { class: "psion", points: 3 },
      { class: "wilder", points: 3 },
      { other: "Devin", points: 2 },
      { points: 1 },
      { xp: true },
    ]);
  });

  test("words: alphabetical, once", () => {
    expect(sortWords(["fire", "air", "fire", "cold"])).toEqual(["air", "cold", "fire"]);
  });
});
