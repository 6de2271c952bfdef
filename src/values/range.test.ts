import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { readValue } from "./read-value.js";

const close = { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } };
const medium = { kind: "medium", distance: { unit: "ft", base: 100, step: 10, perLevels: 1 } };
const long = { kind: "long", distance: { unit: "ft", base: 400, step: 40, perLevels: 1 } };

describe("the same range in every spelling", () => {
  test.for([
    ["fr", "courte (7,5 m + 1,5 m/2 niveaux)", close],
    ["fr", "Courte (7,50 mètres + 1,50 mètre par 2 niveaux)", close],
    ["fr", "courte (7,5m+1,5m/2niveaux)", close],
    ["fr", "courte (7,50 m. + 1,50 m./2 niv.)", close],
    ["fr", "courte 7,50 m + 1,50 m/2 niveaux", close],
    ["fr", "courte : 7,50 m + 1,50 m/2 niveaux", close],
    ["fr", "proche (5 c + 1 c/2 niveaux)", close],
    ["fr", "courte (7,50 m + 1,50 m/2 niveaux) (5 c + 1 c/2 niveaux)", close],
    ["fr", "courte (5 cases + 1 case/2 niveaux) (7,50 m + 1,50 m/2 niveaux)", close],
    ["fr", "courte (7,50\u00A0m +\u202F1,50\u00A0m/2\u00A0niveaux)", close],
    ["fr", "COURTE (7,50 M + 1,50 M/2 NIVEAUX)", close],
    ["fr", "courte (25 pieds + 5 pieds/2 niveaux)", close],
    ["fr", "courte (7.50 m + 1.50 m par tranche de deux niveaux)", close],
    ["fr", "moyenne (30 m + 3 m/niveau)", medium],
    ["fr", "intermédiaire (30 mètres + 3 mètres/niveau)", medium],
    ["fr", "Moyenne 30 m + 3 m par niveau", medium],
    ["fr", "moyenne (20 c + 2 c/niveau)", medium],
    ["fr", "longue (120 mètres + 12 mètres par niveau)", long],
    ["fr", "longue (120m+12m/niv)", long],
    ["fr", "longue (80 cases + 8 cases/niveau)", long],
    ["it", "Vicino (7,50 m + 1,50 m/2 livelli)", close],
    ["it", "vicino (7,5 metri + 1,5 metri ogni due livelli)", close],
    ["it", "corto (7,5m+1,5m/2liv.)", close],
    ["it", "Corto 7,5 m + 1,5 m per 2 livelli", close],
    ["it", "VICINO (7,5 M + 1,5 M/2 LIVELLI)", close],
    ["it", "vicino (7,5\u00A0m +\u20091,5\u00A0m/2\u00A0livelli)", close],
    ["it", "vicino (25 piedi + 5 piedi/2 livelli)", close],
    ["it", "vicino (5 quadretti + 1 quadretto/2 livelli)", close],
    ["it", "Vicino (7.5 m + 1.5 m ogni 2 livelli)", close],
    ["it", "medio (30m + 3m/livello)", medium],
    ["it", "Medio (30 metri + 3 metri per livello)", medium],
    ["it", "medio 30 m + 3 m/liv.", medium],
    ["it", "lungo (120 metri + 12 metri/livello)", long],
    ["it", "Lungo (120 m + 12 m ogni livello)", long],
    ["fi", "Lyhyt (7,50 m + 1,50 m/2 tasoa)", close],
    ["fi", "lyhyt (7,5 metriä + 1,5 metriä/2 tasoa)", close],
    ["fi", "lyhyt (7,5m+1,5m/2tasoa)", close],
    ["fi", "Lyhyt 25 j + 5 j / 2 tasoa", close],
    ["fi", "lyhyt (25 j. + 5 j./2 tasoa)", close],
    ["fi", "LYHYT (25 J + 5 J/2 TASOA)", close],
    ["fi", "lyhyt (25\u00A0j +\u202F5\u00A0j/2\u00A0tasoa)", close],
    ["fi", "lyhyt (5 ruutua + 1 ruutu/2 tasoa)", close],
    ["fi", "keskipitkä (100 jalkaa + 10 jalkaa/taso)", medium],
    ["fi", "Keskipitkä (30 m + 3 m/taso)", medium],
    ["fi", "keskipitkä 100 j + 10 j tasoa kohden", medium],
    ["fi", "pitkä (120 m + 12 m/taso)", long],
    ["fi", "Pitkä (400 jalkaa + 40 jalkaa/taso)", long],
  ] as const)("%s: %s", ([lang, text, range]) => {
    expect(readValue("range", text, packOf(lang)).value).toEqual(range);
  });
});

describe("other ranges", () => {
  test.for([
    ["fr", "courte [7,50 m + 1,50 m/2 niveaux]", close],
    ["it", "vicino [7,5 m + 1,5 m/2 livelli]", close],
    ["fi", "lyhyt [25 j + 5 j/2 tasoa]", close],
    ["en", "close [25 ft. + 5 ft./2 levels]", close],
    ["fr", "3 m/niveau (maximum 30 m)", { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1, max: 100 } }],
    ["it", "3 m/livello (massimo 30 m)", { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1, max: 100 } }],
    ["fi", "10 j/taso, enintään 100 j", { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1, max: 100 } }],
    [
      "en",
      "10 ft./level (maximum 100 ft.)",
      { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1, max: 100 } },
    ],
    [
      "fr",
      "personnelle, contact ou 9 m",
      { kind: "personal", or: { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } } },
    ],
    [
      "it",
      "personale, contatto o 9 m",
      { kind: "personal", or: { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } } },
    ],
    [
      "fi",
      "itse, kosketus tai 30 j",
      { kind: "personal", or: { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } } },
    ],
    [
      "en",
      "personal, touch or 30 ft.",
      { kind: "personal", or: { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } } },
    ],
    ["fr", "Personnelle", { kind: "personal" }],
    ["fr", "au toucher", { kind: "touch" }],
    ["fr", "courte", { kind: "close" }],
    ["fr", "9m", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["fr", "9 m.", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["fr", "4,50 m", { kind: "fixed", distance: { unit: "ft", base: 15 } }],
    ["fr", "30 cm", { kind: "fixed", distance: { unit: "ft", base: 1 } }],
    ["fr", "jusqu'à 3 m/niveau", { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1 } }],
    ["fr", "1,5 km/niveau", { kind: "fixed", distance: { unit: "mi", step: 1, perLevels: 1 } }],
    ["fr", "12 m + 3 m/niveau", { kind: "fixed", distance: { unit: "ft", base: 40, step: 10, perLevels: 1 } }],
    ["fr", "personnelle ou courte (7,50 m + 1,50 m/2 niveaux)", { kind: "personal", or: close }],
    ["fr", "contact ou 9 m", { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } }],
    ["fr", "illimitée (voir description)", { kind: "unlimited", seeText: true }],
    ["fr", "0", { kind: "fixed", distance: { unit: "ft", base: 0 } }],
    ["fr", "spéciale", { kind: "special" }],
    ["it", "a contatto", { kind: "touch" }],
    ["it", "personale", { kind: "personal" }],
    ["it", "vicino", { kind: "close" }],
    ["it", "9m", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["it", "1,5 m", { kind: "fixed", distance: { unit: "ft", base: 5 } }],
    ["it", "1,5 km", { kind: "fixed", distance: { unit: "mi", base: 1 } }],
    ["it", "30 metri/livello", { kind: "fixed", distance: { unit: "ft", step: 100, perLevels: 1 } }],
    ["it", "fino a 18 m", { kind: "fixed", distance: { unit: "ft", base: 60 } }],
    ["it", "Contatto o 6 m", { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 20 } } }],
    ["it", "personale; vedi testo", { kind: "personal", seeText: true }],
    ["it", "illimitata", { kind: "unlimited" }],
    ["it", "0", { kind: "fixed", distance: { unit: "ft", base: 0 } }],
    ["it", "6 m (4 quadretti)", { kind: "fixed", distance: { unit: "ft", base: 20 } }],
    ["fi", "kosketus; ks. teksti", { kind: "touch", seeText: true }],
    ["fi", "itse", { kind: "personal" }],
    ["fi", "lyhyt", { kind: "close" }],
    ["fi", "60 j", { kind: "fixed", distance: { unit: "ft", base: 60 } }],
    ["fi", "9 metriä", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["fi", "9m", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["fi", "20 jalkaa/taso", { kind: "fixed", distance: { unit: "ft", step: 20, perLevels: 1 } }],
    ["fi", "enintään 30 j", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
    ["fi", "kosketus tai 5 j", { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 5 } } }],
    ["fi", "2 mailia/taso", { kind: "fixed", distance: { unit: "mi", step: 2, perLevels: 1 } }],
    ["fi", "30 cm", { kind: "fixed", distance: { unit: "ft", base: 1 } }],
    ["fi", "rajaton; ks. teksti", { kind: "unlimited", seeText: true }],
    ["fi", "30 j (6 ruutua)", { kind: "fixed", distance: { unit: "ft", base: 30 } }],
  ] as const)("%s: %s", ([lang, text, range]) => {
    expect(readValue("range", text, packOf(lang)).value).toEqual(range);
  });
});

describe("is no range", () => {
  test.for([
    ["fr", "personnelle 3"],
    ["it", "3 m per 0 livelli"],
    ["en", "touch 10 minutes"],
    ["fr", "9"],
    ["fr", "V, G, M"],
    ["fr", "Réflexes, 1/2 dégâts"],
    ["fr", "à portée de voix du crieur"],
    ["fr", "lyhyt (25 j + 5 j/2 tasoa)"],
    ["it", "9"],
    ["it", "1 azione standard"],
    ["it", "Tempra parziale"],
    ["it", "dove arriva la voce"],
    ["it", "longue (120 m + 12 m/niveau)"],
    ["fi", "9"],
    ["fi", "1 perustoiminto"],
    ["fi", "Refleksi puolittaa"],
    ["fi", "niin kauas kuin ääni kantaa"],
    ["fi", "vicino (7,5 m + 1,5 m/2 livelli)"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("range", text, packOf(lang)).value).toBeUndefined();
  });
});

describe("a ruleset's metres", () => {
  test.for([
    ["fi", "lnl", "18 metriä", 45],
    ["fi", "lnl", "2 m", 5],
    ["fi", "lnl", "40 cm", 1],
    ["fi", undefined, "18 metriä", 60],
    ["fr", "pathfinder", "18 m", 60],
    ["fr", "5e", "18 m", 60],
    ["it", "5e", "27 metri", 90],
  ] as const)("%s %s: %s are %i ft", ([lang, ruleset, text, base]) => {
    const { value } = readValue("range", text, packOf(lang), ruleset);
    expect(value).toEqual({ kind: "fixed", distance: { unit: "ft", base } });
  });

  test("miles of Legendoja & lohikäärmeitä", () => {
    expect(readValue("range", "1,6 km", packOf("fi"), "lnl").value?.distance).toEqual({ unit: "mi", base: 1 });
  });
});
