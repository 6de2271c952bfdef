import { describe, expect, test } from "vitest";
import { packOf } from "../../packs/grammar.test-data.js";
import { readValue } from "../read-value.js";

const ft = (base: number): object => ({ unit: "ft", base });

describe("areas", () => {
  test.for([
    ["fi", "keila tai säteeltään 20 j:n leviämä", {}],
    ["fr", "rayonnement de 3 m de rayon", { form: "burst", radius: ft(10) }],
    ["fr", "émanation de 9 m de rayon centrée sur vous", { form: "emanation", radius: ft(30), centeredOn: "you" }],
    ["fr", "étendue d'un rayon de 6 m", { form: "spread", radius: ft(20) }],
    ["fr", "émanation en forme de cône", { form: "emanation", shape: "cone" }],
    ["fr", "cône", { shape: "cone" }],
    ["fr", "cône de 9 m", { shape: "cone", length: ft(30) }],
    ["fr", "ligne de 18 m de long", { shape: "line", length: ft(60) }],
    ["fr", "cercle de 3 m de rayon", { shape: "circle", radius: ft(10) }],
    ["fr", "cube de 3 m d'arête", { shape: "cube", side: ft(10) }],
    [
      "fr",
      "1 cube de 3 m d'arête/niveau (F)",
      { shapeable: true, shape: "cube", side: ft(10), count: { step: 1, perLevels: 1 } },
    ],
    ["fr", "cylindre de 6 m de rayon et 12 m de haut", { shape: "cylinder", radius: ft(20), height: ft(40) }],
    ["fr", "sphère de 3 m de rayon, centrée sur un point", { shape: "sphere", radius: ft(10), centeredOn: "point" }],
    ["fr", "rayonnement de 6 m de rayon (F)", { shapeable: true, form: "burst", radius: ft(20) }],
    ["fr", "quart de cercle de 9 m de rayon", { shape: "quarter-circle", radius: ft(30) }],
    ["fr", "émanation de 1,50 m de rayon/niveau", { form: "emanation", radius: { unit: "ft", step: 5, perLevels: 1 } }],
    ["fr", "étendue de 9 m de diamètre", { form: "spread" }],
    ["it", "Esplosione del raggio di 3 m", { form: "burst", radius: ft(10) }],
    ["it", "Emanazione del raggio di 9 m centrata su di voi", { form: "emanation", radius: ft(30), centeredOn: "you" }],
    ["it", "propagazione con raggio di 6 m", { form: "spread", radius: ft(20) }],
    ["it", "emanazione a forma di cono", { form: "emanation", shape: "cone" }],
    ["it", "cono", { shape: "cone" }],
    ["it", "cono di 9 m", { shape: "cone", length: ft(30) }],
    ["it", "linea lunga 18 m", { shape: "line", length: ft(60) }],
    ["it", "cerchio del raggio di 3 m", { shape: "circle", radius: ft(10) }],
    ["it", "cubo di 3 m di spigolo", { shape: "cube", side: ft(10) }],
    [
      "it",
      "1 cubo di 3 m di lato/livello (F)",
      { shapeable: true, shape: "cube", side: ft(10), count: { step: 1, perLevels: 1 } },
    ],
    ["it", "cilindro del raggio di 6 m, alto 12 m", { shape: "cylinder", radius: ft(20), height: ft(40) }],
    ["it", "sfera del raggio di 3 m, centrata su un punto", { shape: "sphere", radius: ft(10), centeredOn: "point" }],
    ["it", "Esplosione del raggio di 6 m (F)", { shapeable: true, form: "burst", radius: ft(20) }],
    ["it", "quarto di cerchio del raggio di 9 m", { shape: "quarter-circle", radius: ft(30) }],
    [
      "it",
      "emanazione del raggio di 1,5 m/livello",
      { form: "emanation", radius: { unit: "ft", step: 5, perLevels: 1 } },
    ],
    ["it", "propagazione del diametro di 9 m", { form: "spread" }],
    ["fi", "säteeltään 10 j:n purkaus", { form: "burst", radius: ft(10) }],
    [
      "fi",
      "säteeltään 30 j:n huoku, jonka keskellä olet sinä",
      { form: "emanation", radius: ft(30), centeredOn: "you" },
    ],
    ["fi", "leviämä, jonka säde on 20 j", { form: "spread", radius: ft(20) }],
    ["fi", "keilanmuotoinen purkaus", { form: "burst", shape: "cone" }],
    ["fi", "keila", { shape: "cone" }],
    ["fi", "juova, jonka pituus on 60 jalkaa", { shape: "line", length: ft(60) }],
    ["fi", "ympyrä, jonka säde on 10 j", { shape: "circle", radius: ft(10) }],
    ["fi", "10 j:n kuutio", { shape: "cube", side: ft(10) }],
    [
      "fi",
      "yksi 10 j:n kuutio/taso (M)",
      { shapeable: true, shape: "cube", side: ft(10), count: { step: 1, perLevels: 1 } },
    ],
    ["fi", "lieriö, jonka säde on 20 j ja korkeus 40 j", { shape: "cylinder", radius: ft(20), height: ft(40) }],
    [
      "fi",
      "säteeltään 10 j:n pallo, jonka keskellä on piste",
      { shape: "sphere", radius: ft(10), centeredOn: "point" },
    ],
    ["fi", "säteeltään 20 j:n purkaus (M)", { shapeable: true, form: "burst", radius: ft(20) }],
    ["fi", "neljännesympyrä, jonka säde on 30 j", { shape: "quarter-circle", radius: ft(30) }],
    ["fi", "säteeltään 5 j/taso huoku", { form: "emanation", radius: { unit: "ft", step: 5, perLevels: 1 } }],
    ["fi", "halkaisijaltaan 30 j:n leviämä", { form: "spread" }],
  ] as const)("%s: %s", ([lang, text, area]) => {
    expect(readValue("area", text, packOf(lang)).value).toEqual(area);
  });
});

describe("a centre that is one of several is none", () => {
  test.for([
    ["fr", "émanation de 3 m de rayon centrée sur une créature ou un objet", { form: "emanation", radius: ft(10) }],
    ["it", "emanazione del raggio di 3 m centrata su una creatura o un punto", { form: "emanation", radius: ft(10) }],
    ["fi", "säteeltään 10 j:n huoku, jonka keskellä on olento tai esine", { form: "emanation", radius: ft(10) }],
  ] as const)("%s: %s", ([lang, text, area]) => {
    expect(readValue("area", text, packOf(lang)).value).toEqual(area);
  });
});

describe("effects", () => {
  test.for([
    ["fr", "rayons", { shape: "ray" }],
    ["fr", "mur de 6 m de long et de 3 m de haut", { shape: "wall", length: ft(20), height: ft(10) }],
    ["fr", "brume se répandant dans une étendue de 6 m de rayon", { form: "spread", radius: ft(20) }],
    ["fr", "demi-sphère de 3 m de rayon", { shape: "hemisphere", radius: ft(10) }],
    ["fr", "cylindre de 3 m de rayon", { shape: "cylinder", radius: ft(10) }],
    ["fr", "une cloche d'argent", {}],
    ["fr", "1 corbeau", {}],
    ["fr", "mur de brume (F)", { shapeable: true, shape: "wall" }],
    ["fr", "effet spécial ; voir texte", { seeText: true }],
    ["it", "raggi", { shape: "ray" }],
    ["it", "muro lungo 6 m e alto 3 m", { shape: "wall", length: ft(20), height: ft(10) }],
    ["it", "nebbia che si propaga in un raggio di 6 m", { form: "spread", radius: ft(20) }],
    ["it", "semisfera del raggio di 3 m", { shape: "hemisphere", radius: ft(10) }],
    ["it", "cilindro del raggio di 3 m", { shape: "cylinder", radius: ft(10) }],
    ["it", "una campana d’argento", {}],
    ["it", "1 corvo", {}],
    ["it", "muro di nebbia (F)", { shapeable: true, shape: "wall" }],
    ["it", "effetto speciale; vedi testo", { seeText: true }],
    ["fi", "säteet", { shape: "ray" }],
    ["fi", "seinämä, jonka pituus on 20 j ja korkeus 10 j", { shape: "wall", length: ft(20), height: ft(10) }],
    ["fi", "usvaa säteeltään 20 j:n leviämällä", { form: "spread", radius: ft(20) }],
    ["fi", "säteeltään 10 j:n puolipallo", { shape: "hemisphere", radius: ft(10) }],
    ["fi", "säteeltään 10 j:n lieriö", { shape: "cylinder", radius: ft(10) }],
    ["fi", "hopeinen kello", {}],
    ["fi", "1 korppi", {}],
    ["fi", "hohtava ilmestys; ks. teksti", { seeText: true }],
  ] as const)("%s: %s", ([lang, text, effect]) => {
    expect(readValue("effect", text, packOf(lang)).value).toEqual(effect);
  });
});

describe("is neither area nor effect", () => {
  test.for([
    ["fr", "area", "42"],
    ["fr", "effect", "12 + 4"],
    ["it", "area", "42"],
    ["it", "effect", "12 + 4"],
    ["fi", "area", "42"],
    ["fi", "effect", "12 + 4"],
  ] as const)("%s %s: %s", ([lang, family, text]) => {
    expect(readValue(family, text, packOf(lang)).value).toBeUndefined();
  });
});
