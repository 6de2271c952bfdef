import { describe, expect, test } from "vitest";
import { CueError, type CuePart, matchCue, type NameFinder, parseCue, startKeys } from "./cue.js";
import { wordsOf } from "./words.js";

const sets = new Map<string, readonly (readonly CuePart[])[]>([
  ["power", [parseCue("spell*", new Map()), parseCue("true name", new Map())]],
]);
const findNames: NameFinder = (words, at) => (words[at] === "range" ? [{ concepts: ["range"], length: 1 }] : []);

const match = (cue: string, text: string): number | undefined =>
  matchCue(parseCue(cue, sets), wordsOf(text).words, 0, findNames)?.weight;

describe("a cue", () => {
  test.for([
    { cue: "the range", text: "The range of a spell", weight: 2 },
    { cue: "the range", text: "Their range", weight: undefined },
    { cue: "l'effet", text: "L’effet d’un sort", weight: 2 },
    { cue: "spell*", text: "Spellcasters all", weight: 1 },
    { cue: "the … range", text: "The greatest possible range", weight: 2 },
    { cue: "the … range", text: "The range", weight: 2 },
    { cue: "(a|the|) range", text: "range", weight: 1 },
    { cue: "(a|the|) range", text: "a range", weight: 2 },
    { cue: "(some (of|) the|a) range", text: "Some of the range", weight: 4 },
    { cue: "a {power} of", text: "A true name of", weight: 4 },
    { cue: "(the|a) {name} (of|is)", text: "The range is", weight: 3 },
    { cue: "(the|a) {name} (of|is)", text: "The area is", weight: undefined },
    { cue: "7,50 m", text: "7,50 m", weight: 3 },
    { cue: "a … z", text: `a${" word".repeat(30)} z`, weight: undefined },
  ])("$cue on $text", ({ cue, text, weight }) => {
    expect(match(cue, text)).toBe(weight);
  });

  test("says which concept was named", () => {
    const cue = parseCue("the {name}", sets);
    expect(matchCue(cue, ["the", "range"], 0, findNames)?.names).toEqual(["range"]);
  });

  test.for(["(a|b", "a)", "a|b", "{power", "{none} a"])("%s is no cue", (cue) => {
    expect(() => parseCue(cue, sets)).toThrow(CueError);
  });

  test.for([
    { cue: "the range", keys: ["=the"] },
    { cue: "(a|an|) range", keys: ["=a", "=an", "=range"] },
    { cue: "spell* is", keys: ["^spe"] },
    { cue: "… range", keys: undefined },
    { cue: "{name} is", keys: undefined },
    { cue: "sp* is", keys: undefined },
  ])("$cue starts with $keys", ({ cue, keys }) => {
    const found = startKeys(parseCue(cue, sets));
    expect(found === undefined ? undefined : [...found]).toEqual(keys);
  });
});
