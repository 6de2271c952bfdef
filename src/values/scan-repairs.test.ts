import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { readValue } from "./read-value.js";

/** What RG1204 says of each place: the words as they stand and as they were read. */
function repairsOf(lang: "fr" | "it" | "fi" | "en", family: Parameters<typeof readValue>[0], text: string): string[] {
  return readValue(family, text, packOf(lang))
    .findings.filter(({ code }) => code === "RG1204")
    .map(({ start, end, data }) => `${text.slice(start, end)} > ${String(data["read"])}`);
}

describe("what a scan does to words and numbers is mended, with RG1204", () => {
  test.for([
    ["shapes", "fr", "levels", "Ens/Maq 2, Mal 2", "Maq > mag", "Ens/Mag 2, Mal 2"],
    ["shapes", "it", "levels", "Maq/Str 2", "Maq > mag", "Mag/Str 2"],
    ["shapes", "fi", "levels", "Dtu 2, Tkr/Vel 2", "Dtu > dru", "Dru 2, Tkr/Vel 2"],
    [
      "shapes",
      "fr",
      "duration",
      "concentration (jusqu’à 1 rcund/niveau)",
      "rcund > round",
      "concentration (jusqu’à 1 round/niveau)",
    ],
    [
      "shapes",
      "it",
      "savingThrow",
      "Volontà nega (innecuo, oggetto)",
      "innecuo > innocuo",
      "Volontà nega (innocuo, oggetto)",
    ],
    ["shapes", "fi", "resistance", "Pätee (vaaratou, esine)", "vaaratou > vaaraton", "Pätee (vaaraton, esine)"],
    ["shapes", "fr", "area", "liqne de 18 m", "liqne > ligne", "ligne de 18 m"],
    [
      "shapes",
      "it",
      "area",
      "Propaqazione del raggio di 6 m",
      "Propaqazione > propagazione",
      "Propagazione del raggio di 6 m",
    ],
    ["shapes", "fi", "area", "Säteeltään 20 j:n lcviämä", "lcviämä > leviama", "Säteeltään 20 j:n leviämä"],
    ["two places of a long word", "fr", "effect", "rnur de piorre", "rnur > mur", "mur de pierre"],
    [
      "two places of a long word",
      "it",
      "duration",
      "concenfraziono",
      "concenfraziono > concentrazione",
      "concentrazione",
    ],
    [
      "two neighbours",
      "fr",
      "savingThrow",
      "Volonté, dévoile (veir clescription)",
      "veir clescription > voir description",
      "Volonté, dévoile (voir description)",
    ],
    [
      "a digit at a word's end",
      "it",
      "area",
      "Propagazione del raggi0 di 6 m",
      "raggi0 > raggio",
      "Propagazione del raggio di 6 m",
    ],
    [
      "a unit behind its number",
      "fr",
      "range",
      "moyenne (30 m + 3 ni/niveau)",
      "ni > m",
      "moyenne (30 m + 3 m/niveau)",
    ],
    ["a unit behind its number", "it", "range", "Medio (30 nn + 3 m/livello)", "nn > m", "Medio (30 m + 3 m/livello)"],
    ["a word in two pieces", "fr", "target", "le lanc eur de sorts", "lanc eur > lanceur", "le lanceur de sorts"],
    ["a word in two pieces", "it", "levels", "Plasma tore 1", "Plasma tore > plasmatore", "Plasmatore 1"],
    [
      "a word in two pieces",
      "fi",
      "savingThrow",
      "Tahto mitätöi (vaara ton)",
      "vaara ton > vaaraton",
      "Tahto mitätöi (vaaraton)",
    ],
    [
      "a letter that looks like a mark",
      "fr",
      "target",
      "trois créatures consentante s",
      "consentante s > consentantes",
      "trois créatures consentantes",
    ],
    [
      "a blank in the wrong place",
      "fr",
      "typeLine",
      "Illusion (fantasme) [effetm ental]",
      "effetm ental > effet mental",
      "Illusion (fantasme) [effet mental]",
    ],
    [
      "words run together",
      "fr",
      "target",
      "jusqu'à troiscréatures",
      "troiscréatures > trois creatures",
      "jusqu'à trois créatures",
    ],
    [
      "words run together",
      "it",
      "area",
      "Cerchio delraggio di 6 m",
      "delraggio > del raggio",
      "Cerchio del raggio di 6 m",
    ],
    [
      "words run together",
      "fi",
      "target",
      "Kaksi vapaaehtoistaolentoa",
      "vapaaehtoistaolentoa > vapaaehtoista olentoa",
      "Kaksi vapaaehtoista olentoa",
    ],
    [
      "a unit and its filler",
      "fr",
      "area",
      "cylindre (3 mde rayon, 12 m de haut)",
      "mde > m de",
      "cylindre (3 m de rayon, 12 m de haut)",
    ],
    [
      "a letter for a number",
      "fr",
      "range",
      "courte (7,50 m + 1,50 m/Z niveaux)",
      "Z > 2",
      "courte (7,50 m + 1,50 m/2 niveaux)",
    ],
    [
      "a letter for a number",
      "it",
      "range",
      "Vicino (7,5 m + 1,5 m/Z livelli)",
      "Z > 2",
      "Vicino (7,5 m + 1,5 m/2 livelli)",
    ],
    ["a letter for a number", "fr", "area", "cercle de G m de rayon", "G > 6", "cercle de 6 m de rayon"],
    ["a sign for a number", "fi", "area", "Säteeltään !0 j:n leviämä", "!0 > 10", "Säteeltään 10 j:n leviämä"],
    ["a number for a mark", "it", "duration", "1 round/livello (1)", "1 > i", "1 round/livello (I)"],
    ["a letter and the slash", "fr", "range", "1,5 kmj/niveau", "kmj > km", "1,5 km/niveau"],
    ["a letter and the slash", "it", "range", "Medio (30 m + 3 my/livello)", "my > m", "Medio (30 m + 3 m/livello)"],
    ["a letter and the slash", "fi", "duration", "1 kierrosj/taso", "kierrosj > kierros", "1 kierros/taso"],
    [
      "a letter for the slash",
      "it",
      "duration",
      "Fino a 10 minutiflivello",
      "minutiflivello > minuti/livello",
      "Fino a 10 minuti/livello",
    ],
    ["a letter for the slash", "fr", "duration", "1 heurejniveau", "heurejniveau > heure/niveau", "1 heure/niveau"],
    ["a letter for the slash", "fi", "duration", "1 kierrosltaso", "kierrosltaso > kierros/taso", "1 kierros/taso"],
    ["a sign for a letter", "it", "components", "V, $, M", "$ > s", "V, S, M"],
    ["a nought for a word", "it", "target", "Creatura 0 oggetto toccato", "0 > o", "Creatura o oggetto toccato"],
    [
      "a case ending without its colon",
      "fi",
      "area",
      "Säteeltään 20 j;n leviämä",
      "j;n > j:n",
      "Säteeltään 20 j:n leviämä",
    ],
  ] as const)("%s, %s %s: %s", ([, lang, family, text, repair, meant]) => {
    const pack = packOf(lang);
    expect({ value: readValue(family, text, pack).value, repairs: repairsOf(lang, family, text) }).toEqual({
      value: readValue(family, meant, pack).value,
      repairs: expect.arrayContaining([repair]) as string[],
    });
  });
});

describe("what reads as it is, or could be other words, is left alone", () => {
  test.for([
    ["a house's class", "fr", "levels", "Allumeur de phares 1"],
    ["a class near another by a letter that scans do not confuse", "fr", "levels", "Garde 1, Plainte 2"],
    ["a name with fillers in it", "fr", "levels", "Shugenja 2 (Au-delà)"],
    ["a class of few letters", "it", "levels", "Hrp 3"],
    ["a domain near a number", "it", "levels", "Mag/Str 2, Neve 3"],
    ["a domain near a word between values", "fr", "levels", "Ens/Mag 2, Peur 3"],
    ["a domain that ends in one that is known", "it", "levels", "Illegale 2"],
    ["a thing near another", "fr", "target", "une créature ou bouc"],
    ["a noun that holds two words", "fr", "target", "une créature ou fille"],
    ["a noun that holds a unit and a noun", "fr", "target", "1 carme"],
    ["a word of letters like those of dice", "it", "target", "un iodio"],
    ["a short word of the language", "fr", "target", "un chat au repos"],
    ["a short word of the language", "it", "target", "i gatti di casa"],
    ["words that only together make another", "fi", "target", "vuoden ajan elävä puu"],
    ["a footnote", "fr", "range", "contact (1)"],
    ["a nought that is a number", "it", "range", "0 m"],
    ["prose", "en", "target", "one fall of rain beyond the mouth of the cave"],
  ] as const)("%s, %s %s: %s", ([, lang, family, text]) => {
    expect(repairsOf(lang, family, text)).toEqual([]);
  });
});

describe("an amount in brackets with a bad word that can't be mended is told with RG1202", () => {
  test.for([
    ["fr", "range", "moyenne (30 m + 3 mzz/niveau)", "(30 m + 3 mzz/niveau)"],
    ["it", "duration", "Concentrazione (fino a 1 round/livel-", "(fino a 1 round/livel-"],
    ["fi", "range", "Keskipitkä (100 j + 10 jzz/taso)", "(100 j + 10 jzz/taso)"],
  ] as const)("%s %s: %s", ([lang, family, text, rest]) => {
    expect(readValue(family, text, packOf(lang)).findings).toEqual([
      expect.objectContaining({ code: "RG1202", severity: "warning", data: { rest } }),
    ]);
  });
});

test("a place that may mean two things is not read", () => {
  const { value, findings } = readValue("duration", "1 heu", packOf("fr"));
  expect({ value, codes: findings.map(({ code }) => code) }).toEqual({ value: undefined, codes: ["RG1201"] });
});
