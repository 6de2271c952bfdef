import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { tokenize, type ValueToken } from "./tokenize.js";

const tokens = (lang: "fr" | "it" | "fi", text: string): ValueToken[] =>
  tokenize(text, packOf(lang).lexicon("duration"), packOf(lang));

describe("numbers", () => {
  test.for([
    ["fr", "7,50", 7.5],
    ["fr", "7.5", 7.5],
    ["fr", "1 000", 1000],
    ["fr", "1\u00A0000", 1000],
    ["fr", "1\u202F000", 1000],
    ["fr", "1\u2009000", 1000],
    ["fr", "1.000", 1000],
    ["fr", "1.50", 1.5],
    ["fr", "12 000,5", 12000.5],
    ["fr", "1 000 000", 1_000_000],
    ["fr", "½", 0.5],
    ["fr", "1½", 1.5],
    ["fr", "¼", 0.25],
    ["fr", "007", 7],
    ["it", "7,5", 7.5],
    ["it", "1.000", 1000],
    ["it", "1'000", 1000],
    ["it", "1 000", 1000],
    ["it", "2.500,75", 2500.75],
    ["it", "¾", 0.75],
    ["fi", "7,5", 7.5],
    ["fi", "1 000", 1000],
    ["fi", "1.000", 1000],
    ["fi", "0,5", 0.5],
    ["fi", "2½", 2.5],
  ] as const)("%s: %s is %d", ([lang, text, number]) => {
    expect(tokens(lang, text).map((t) => t.number)).toEqual([number]);
  });

  test.for([
    ["fr", "10 0000", [10, 0]],
    ["fr", "1000 500", [1000, 500]],
    ["fr", "3, 4", [3, undefined, 4]],
    ["it", "1.5000", [1.5]],
    ["fi", "10 min", [10, undefined]],
  ] as const)("a group of thousands has three digits, %s: %s", ([lang, text, numbers]) => {
    expect(tokens(lang, text).map((t) => t.number)).toEqual(numbers);
  });

  test.for([
    ["fr", "un", 1],
    ["fr", "deux", 2],
    ["it", "tre", 3],
    ["it", "dieci", 10],
    ["fi", "neljä", 4],
    ["fi", "kymmenen", 10],
    ["fi", "puoli", 0.5],
  ] as const)("in words, %s: %s is %d", ([lang, text, number]) => {
    expect(tokens(lang, text).map((t) => t.number)).toEqual([number]);
  });
});

describe("dice", () => {
  test.for([
    ["fr", "2d6", "2d6"],
    ["fr", "d20", "1d20"],
    ["fr", "1d4+1", "1d4+1"],
    ["fr", "1d8-1", "1d8-1"],
    ["fr", "1D10", "1d10"],
    ["fr", "1d100", "1d100"],
    ["fr", "1dl0", "1d10"],
    ["fr", "ld6", "1d6"],
    ["fr", "1d1O", "1d10"],
    ["fr", "10d 10", "10d10"],
    ["it", "3d6", "3d6"],
    ["it", "Id8", "1d8"],
    ["it", "2d6+3", "2d6+3"],
    ["it", "1d2O", "1d20"],
    ["it", "2d 6", "2d6"],
    ["fi", "2n6", "2d6"],
    ["fi", "1n4+1", "1d4+1"],
    ["fi", "1d8", "1d8"],
    ["fi", "1nl0", "1d10"],
    ["fi", "ln6", "1d6"],
    ["fi", "10n 10", "10d10"],
    ["fi", "2N8", "2d8"],
  ] as const)("%s: %s is %s", ([lang, text, dice]) => {
    expect(tokens(lang, text).map((t) => t.dice)).toEqual([dice]);
  });

  test.for([
    ["fr", "dolo"],
    ["fr", "1d1"],
    ["fr", "2n6"],
    ["fr", "1d6x"],
    ["fr", "d'or"],
    ["it", "dio"],
    ["it", "idolo"],
    ["fi", "nolo"],
    ["fi", "dl"],
  ] as const)("no dice, %s: %s", ([lang, text]) => {
    expect(tokens(lang, text).filter((t) => t.dice !== undefined)).toEqual([]);
  });

  test.for([
    ["fr", "1d4+1/niveau", "1d4"],
    ["it", "1d4+1,5", "1d4"],
    ["fi", "1n4+1n6", "1d4"],
  ] as const)("what follows the sign is no bonus, %s: %s", ([lang, text, dice]) => {
    expect(tokens(lang, text)[0]?.dice).toBe(dice);
  });
});

describe("words", () => {
  test.for([
    ["fr", "10min", ["number", "unit/minute"]],
    ["fr", "1 round/niveau (T)", ["number", "unit/round", "/", "level/level", "(", "mark/dismissible", ")"]],
    ["fr", "jusqu’à décharge", ["word/until-discharged"]],
    ["it", "1 ora x livello", ["number", "unit/hour", "word/per", "level/level"]],
    ["it", "1 min./liv.", ["number", "unit/minute", "/", "level/level"]],
    ["fi", "1 minä", ["number", "unknown"]],
    ["fi", "10 min:n", ["number", "unit/minute"]],
    ["fi", "1 kierros tasoa kohden", ["number", "unit/round", "level/level", "word/per"]],
  ] as const)("%s: %s", ([lang, text, concepts]) => {
    expect(tokens(lang, text).map((t) => t.concept)).toEqual(concepts);
  });

  test.for([
    ["fr", "« 1 round ! »"],
    ["it", "*1* _round_ …"],
    ["fi", "• 1 kierros."],
  ] as const)("signs without meaning go, %s: %s", ([lang, text]) => {
    expect(tokens(lang, text).map((t) => t.concept)).toEqual(["number", "unit/round"]);
  });

  test.for([
    ["fr", "1\u00A0œuf éclos", ["1", "œuf", "éclos"]],
    ["it", "più  tardi", ["più", "tardi"]],
    ["fi", "hohtava tuli:lla", ["hohtava", "tuli", "lla"]],
  ] as const)("images stand at their offsets, %s: %s", ([lang, text, images]) => {
    const found = tokens(lang, text);
    expect(found.map((t) => text.slice(t.startOffset, (t.endOffset ?? 0) + 1))).toEqual(images);
  });
});
