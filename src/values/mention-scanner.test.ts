import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { MentionScanner } from "./mention-scanner.js";

/** The numeric mentions of a text, each with its words in front. */
function scan(lang: "fr" | "it" | "fi", text: string, ruleset?: string): unknown[] {
  return new MentionScanner(packOf(lang), ruleset)
    .scan(text)
    .filter(({ type }) => type !== "concept" && type !== "entry")
    .map(({ start, end, type, ...mention }) => {
      const value: unknown = Object.values(mention)[0];
      return [text.slice(start, end), type, value];
    });
}

describe("dice", () => {
  test.for([
    ["fr", "inflige 2d6 points de dégâts", "2d6", { dice: "2d6" }],
    ["fr", "1d4+1 rounds plus tard", "1d4+1", { dice: "1d4+1" }],
    [
      "fr",
      "1d6 points de dégâts par niveau",
      "1d6 points de dégâts par niveau",
      { dice: "1d6", step: "1d6", perLevels: 1 },
    ],
    [
      "fr",
      "1d6 points de froid par niveau de lanceur de sorts (maximum 10d6)",
      "1d6 points de froid par niveau de lanceur de sorts (maximum 10d6",
      { dice: "1d6", step: "1d6", perLevels: 1, max: "10d6" },
    ],
    ["fr", "soigne 1dl0 points", "1dl0", { dice: "1d10" }],
    ["it", "infligge 3d8 danni", "3d8", { dice: "3d8" }],
    ["it", "1d6 danni per livello", "1d6 danni per livello", { dice: "1d6", step: "1d6", perLevels: 1 }],
    [
      "it",
      "1d6 danni da freddo per livello (massimo 10d6)",
      "1d6 danni da freddo per livello (massimo 10d6",
      { dice: "1d6", step: "1d6", perLevels: 1, max: "10d6" },
    ],
    ["it", "cura ld8 punti", "ld8", { dice: "1d8" }],
    ["fi", "tekee 2n6 pistettä vahinkoa", "2n6", { dice: "2d6" }],
    ["fi", "1n6 pistettä tasoa kohden", "1n6 pistettä tasoa kohden", { dice: "1d6", step: "1d6", perLevels: 1 }],
    [
      "fi",
      "1n6 pistettä kylmyysvahinkoa tasoa kohden (enintään 10n6)",
      "1n6 pistettä kylmyysvahinkoa tasoa kohden (enintään 10n6",
      { dice: "1d6", step: "1d6", perLevels: 1, max: "10d6" },
    ],
    ["fi", "parantaa 10n 10 pistettä", "10n 10", { dice: "10d10" }],
  ] as const)("%s: %s", ([lang, text, words, value]) => {
    expect(scan(lang, text)).toEqual([[words, "dice", value]]);
  });
});

describe("amounts in canonical units", () => {
  test.for([
    ["fr", "à moins de 9 m de vous", "9 m", { unit: "ft", base: 30 }],
    ["fr", "à 9 mètres", "9 mètres", { unit: "ft", base: 30 }],
    ["fr", "pendant 3 rounds", "3 rounds", { unit: "round", base: 3 }],
    ["fr", "pèse 10 kg", "10 kg", { unit: "lb", base: 20 }],
    ["fr", "(12 m)", "12 m", { unit: "ft", base: 40 }],
    ["fr", "1,50 m par niveau", "1,50 m par niveau", { unit: "ft", step: 5, perLevels: 1 }],
    ["fr", "un bâton de 7 m", "7 m", { unit: "m", base: 7 }],
    ["it", "entro 9 metri", "9 metri", { unit: "ft", base: 30 }],
    ["it", "per 3 round", "3 round", { unit: "round", base: 3 }],
    ["it", "pesa 10 kg", "10 kg", { unit: "lb", base: 20 }],
    ["it", "3 m per livello", "3 m per livello", { unit: "ft", step: 10, perLevels: 1 }],
    ["it", "a 1.500 metri", "1.500 metri", { unit: "ft", base: 5000 }],
    ["fi", "30 jalan päässä", "30 jalan", { unit: "ft", base: 30 }],
    ["fi", "9 metrin päässä", "9 metrin", { unit: "ft", base: 30 }],
    ["fi", "3 kierrosta", "3 kierrosta", { unit: "round", base: 3 }],
    ["fi", "20 j:n säteellä", "20 j:n", { unit: "ft", base: 20 }],
    ["fi", "5 jalkaa tasoa kohden", "5 jalkaa tasoa kohden", { unit: "ft", step: 5, perLevels: 1 }],
  ] as const)("%s: %s", ([lang, text, words, value]) => {
    expect(scan(lang, text)).toEqual([[words, "amount", value]]);
  });

  test("of a ruleset", () => {
    expect(scan("fi", "kantaa 24 metriä", "lnl")).toEqual([["24 metriä", "amount", { unit: "ft", base: 60 }]]);
  });
});

describe("other numbers", () => {
  test.for([
    ["fr", "un jet de sauvegarde de DD 15", "DD 15", "dc", 15],
    ["fr", "un bonus de +2 aux jets", "+2", "bonus", 2],
    ["fr", "subit un malus de -4", "-4", "bonus", -4],
    ["fr", "un malus de \u22124", "\u22124", "bonus", -4],
    ["fr", "20 % de chances", "20 %", "percent", 20],
    ["fr", "50\u00A0% de chances", "50\u00A0%", "percent", 50],
    ["it", "una prova con CD 20", "CD 20", "dc", 20],
    ["it", "un bonus di +1", "+1", "bonus", 1],
    ["it", "una penalità di -2", "-2", "bonus", -2],
    ["it", "il 20% di probabilità", "20%", "percent", 20],
    ["fi", "heitto, jonka VA 15", "VA 15", "dc", 15],
    ["fi", "saa +2 etua", "+2", "bonus", 2],
    ["fi", "saa \u20132 haittaa", "\u20132", "bonus", -2],
    ["fi", "20 %:n todennäköisyys", "20 %", "percent", 20],
  ] as const)("%s: %s", ([lang, text, words, type, value]) => {
    expect(scan(lang, text)).toEqual([[words, type, value]]);
  });

  test.for([
    ["fr", "les 3 sœurs"],
    ["fr", "au chapitre 12, page 4"],
    ["fr", "aucun nombre ici"],
    ["it", "le 3 sorelle"],
    ["it", "nel 1374"],
    ["fi", "kolme sisarta ja 3 veljestä"],
    ["fi", "luku 4"],
  ] as const)("nothing, %s: %s", ([lang, text]) => {
    expect(scan(lang, text)).toEqual([]);
  });

  test.for([
    ["fr", "Elle inflige 1d6 dégâts. À 9 m, le bonus est de +2.", ["1d6", "9 m", "+2"]],
    ["it", "Infligge 1d6 danni. A 9 m il bonus è di +2.", ["1d6", "9 m", "+2"]],
    ["fi", "Tekee 1n6 vahinkoa. 30 j:n päässä etu on +2.", ["1n6", "30 j:n", "+2"]],
  ] as const)("sentence by sentence, %s: %s", ([lang, text, words]) => {
    expect(scan(lang, text).map((mention) => (mention as unknown[])[0])).toEqual(words);
  });
});
