import { describe, expect, test } from "vitest";
import { MappedText } from "../text/mapped-text.js";
import { joinLines } from "./join-lines.js";

/** Joins the lines of a text, each where it stands in it. */
function join(text: string): ReturnType<typeof joinLines> {
  let at = 0;
  const lines = text.split("\n").map((line) => {
    const mapped = MappedText.verbatim(line, at);
    at += line.length + 1;
    return mapped;
  });
  return joinLines(lines);
}

describe("joinLines", () => {
  test.for([
    { text: "une créature éva-\ncuée", joined: "une créature évacuée" },
    { text: "1/2 dé-\ngâts", joined: "1/2 dégâts" },
    { text: "à la nais-\nsance du jour", joined: "à la naissance du jour" },
    { text: "la voix du pè-\nre", joined: "la voix du père" },
    { text: "la not-\nte è buia", joined: "la notte è buia" },
    { text: "fino alla cit-\ntà", joined: "fino alla città" },
    { text: "pelastus-\nheitto", joined: "pelastusheitto" },
    { text: "hyök-\nkäys", joined: "hyökkäys" },
    { text: "yö-\nöljy", joined: "yööljy" },
    { text: "pelastus\u2010\nheitto", joined: "pelastusheitto" },
  ])("a hyphen between letters goes: $joined", ({ text, joined }) => {
    expect(join(text).text.text).toBe(joined);
  });

  test.for([
    { text: "9-\nmetrinen keila", joined: "9-metrinen keila" },
    { text: "un mur de 3-\nmâts", joined: "un mur de 3-mâts" },
    { text: "saint Jean-\nLuc", joined: "saint Jean-Luc" },
    { text: "Emilia-\nRomagna", joined: "Emilia-Romagna" },
    { text: "Etelä-\nSuomi", joined: "Etelä-Suomi" },
    { text: "1d4-\n1 rounds", joined: "1d4-1 rounds" },
  ])("a hyphen before or behind anything else stays: $joined", ({ text, joined }) => {
    expect(join(text).text.text).toBe(joined);
  });

  test.for([
    { text: "la brume\nmonte", joined: "la brume monte" },
    { text: "la nebbia –\nfitta", joined: "la nebbia – fitta" },
    { text: "usva\n\nnousee", joined: "usva nousee" },
    { text: "un\ndeux\ntrois", joined: "un deux trois" },
    { text: "seul", joined: "seul" },
    { text: "", joined: "" },
  ])("other lines are joined with a space: $joined", ({ text, joined }) => {
    expect(join(text).text.text).toBe(joined);
  });

  test("a hyphen that goes is named", () => {
    const text = "éva-\ncuée, 9-\nmetrinen, dé-\ngâts";
    expect(join(text).hyphens.map(({ start, end }) => text.slice(start - 1, end + 2))).toEqual(["a-\nc", "é-\ng"]);
  });

  test("the joined text knows its source", () => {
    const { text } = join("pelastus-\nheitto");
    expect({ all: text.ranges, heitto: text.rangeOf(8, 14) }).toEqual({
      all: [
        { start: 0, end: 8 },
        { start: 10, end: 16 },
      ],
      heitto: { start: 10, end: 16 },
    });
  });
});
