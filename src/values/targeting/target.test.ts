import { describe, expect, test } from "vitest";
import { packOf } from "../../print/packs.test-data.js";
import { readValue } from "../read-value.js";

const one = { base: 1 };
const perLevel = { step: 1, perLevels: 1 };
const ft = (base: number): object => ({ unit: "ft", base });

describe("targets", () => {
  test.for([
    ["fr", "1 créature + 1 créature/3 niveaux", { count: { base: 1, step: 1, perLevels: 3 }, of: "creature" }],
    [
      "it",
      "una creatura più una creatura ogni 3 livelli",
      { count: { base: 1, step: 1, perLevels: 3 }, of: "creature" },
    ],
    ["fi", "yksi olento + yksi olento/3 tasoa", { count: { base: 1, step: 1, perLevels: 3 }, of: "creature" }],
    [
      "en",
      "one creature plus one creature per 3 levels",
      { count: { base: 1, step: 1, perLevels: 3 }, of: "creature" },
    ],
    ["fr", "1 créature/niveau (maximum 10)", { count: { ...perLevel, max: 10 }, of: "creature" }],
    ["it", "1 creatura/livello (massimo 10)", { count: { ...perLevel, max: 10 }, of: "creature" }],
    ["fi", "1 olento/taso (enintään 10)", { count: { ...perLevel, max: 10 }, of: "creature" }],
    ["en", "1 creature/level (maximum 10)", { count: { ...perLevel, max: 10 }, of: "creature" }],
    ["fr", "1d4+1 humanoïdes", { count: { base: "1d4+1" }, of: "humanoid" }],
    ["it", "1d4+1 umanoidi", { count: { base: "1d4+1" }, of: "humanoid" }],
    ["fi", "1n4+1 humanoidia", { count: { base: "1d4+1" }, of: "humanoid" }],
    ["en", "1d4+1 humanoids", { count: { base: "1d4+1" }, of: "humanoid" }],
    ["fr", "vous", { of: "you" }],
    ["fr", "le jeteur de sorts", { of: "you" }],
    ["fr", "une créature", { count: one, of: "creature" }],
    ["fr", "1 créature vivante", { count: one, of: "living-creature" }],
    ["fr", "1 créature vivante touchée", { count: one, of: "living-creature", touched: true }],
    ["fr", "créature consentante touchée", { of: "creature", touched: true, willing: true }],
    ["fr", "objet touché", { of: "object", touched: true }],
    ["fr", "une arme touchée", { count: one, of: "weapon", touched: true }],
    ["fr", "armure touchée", { of: "armor", touched: true }],
    ["fr", "un mort-vivant", { count: one, of: "undead" }],
    ["fr", "1 animal", { count: one, of: "animal" }],
    ["fr", "1 objet/niveau", { count: perLevel, of: "object" }],
    ["fr", "1 créature tous les 2 niveaux", { count: { step: 1, perLevels: 2 }, of: "creature" }],
    ["fr", "jusqu'à 6 créatures", { count: { base: 6 }, of: "creature" }],
    ["fr", "quatre humanoïdes", { count: { base: 4 }, of: "humanoid" }],
    ["fr", "une ou plusieurs créatures", { of: "creature" }],
    [
      "fr",
      "1 créature/niveau, toutes distantes de 9 m au plus les unes des autres",
      { count: perLevel, of: "creature", maxSpread: ft(30) },
    ],
    ["fr", "1 créature ou 1 objet", { count: one }],
    ["fr", "vous ou créature touchée", {}],
    ["fr", "1 créature ; voir texte", { count: one, of: "creature", seeText: true }],
    ["it", "voi", { of: "you" }],
    ["it", "L’incantatore", { of: "you" }],
    ["it", "una creatura", { count: one, of: "creature" }],
    ["it", "1 creatura vivente", { count: one, of: "living-creature" }],
    ["it", "Creatura vivente toccata", { of: "living-creature", touched: true }],
    ["it", "creatura consenziente toccata", { of: "creature", touched: true, willing: true }],
    ["it", "Oggetto toccato", { of: "object", touched: true }],
    ["it", "Un’arma", { count: one, of: "weapon" }],
    ["it", "armatura toccata", { of: "armor", touched: true }],
    ["it", "un non morto", { count: one, of: "undead" }],
    ["it", "1 animale", { count: one, of: "animal" }],
    ["it", "1 oggetto/livello", { count: perLevel, of: "object" }],
    ["it", "1 creatura ogni 2 livelli", { count: { step: 1, perLevels: 2 }, of: "creature" }],
    ["it", "fino a 6 creature", { count: { base: 6 }, of: "creature" }],
    ["it", "quattro umanoidi", { count: { base: 4 }, of: "humanoid" }],
    ["it", "una o più creature", { of: "creature" }],
    [
      "it",
      "1 creatura/livello, distanti non più di 9 m l’una dall’altra",
      { count: perLevel, of: "creature", maxSpread: ft(30) },
    ],
    ["it", "una creatura o un oggetto", { count: one }],
    ["it", "incantatore o creatura toccata", {}],
    ["it", "1 creatura; vedi testo", { count: one, of: "creature", seeText: true }],
    ["fi", "sinä", { of: "you" }],
    ["fi", "Langettaja", { of: "you" }],
    ["fi", "yksi olento", { count: one, of: "creature" }],
    ["fi", "1 elollinen olento", { count: one, of: "living-creature" }],
    ["fi", "kosketettu elollinen olento", { of: "living-creature", touched: true }],
    ["fi", "yksi kosketettu vapaaehtoinen olento", { count: one, of: "creature", touched: true, willing: true }],
    ["fi", "kosketettu esine", { of: "object", touched: true }],
    ["fi", "yksi kosketettu, enintään 10 naulan painoinen esine", { count: one, of: "object", touched: true }],
    ["fi", "yksi irrallinen, enintään 5 kg painava esine", { count: one, of: "object" }],
    ["fi", "yksi kosketettu ase", { count: one, of: "weapon", touched: true }],
    ["fi", "yksi epäkuollut", { count: one, of: "undead" }],
    ["fi", "yksi eläin", { count: one, of: "animal" }],
    ["fi", "yksi esine/taso", { count: perLevel, of: "object" }],
    ["fi", "yksi olento/kaksi tasoa", { count: { step: 1, perLevels: 2 }, of: "creature" }],
    ["fi", "enintään 6 olentoa", { count: { base: 6 }, of: "creature" }],
    ["fi", "neljä ihmisoliota", { count: { base: 4 }, of: "humanoid" }],
    ["fi", "yksi tai useampi olento", { of: "creature" }],
    [
      "fi",
      "yksi olento/taso, joiden kaikkien on oltava 30 j:n säteellä toisistaan",
      { count: perLevel, of: "creature", maxSpread: ft(30) },
    ],
    ["fi", "yksi olento tai yksi esine", { count: one }],
    ["fi", "langettaja tai kosketettu olento", {}],
    ["fi", "yksi olento; ks. teksti", { count: one, of: "creature", seeText: true }],
  ] as const)("%s: %s", ([lang, text, target]) => {
    expect(readValue("target", text, packOf(lang)).value).toEqual(target);
  });
});

describe("a target takes no area keys", () => {
  test.for([
    ["fr", "créatures se trouvant dans une étendue de 6 m de rayon", { of: "creature" }],
    ["it", "creature in una propagazione del raggio di 6 m", { of: "creature" }],
    ["fi", "olennot säteeltään 20 j:n leviämässä", { of: "creature" }],
  ] as const)("%s: %s", ([lang, text, target]) => {
    expect(readValue("target", text, packOf(lang)).value).toEqual(target);
  });
});

describe("a joint label takes both", () => {
  test.for([
    ["fr", "1 créature touchée", { count: one, of: "creature", touched: true }],
    ["fr", "émanation de 3 m de rayon", { form: "emanation", radius: ft(10) }],
    ["fr", "1 objet ou rayonnement de 3 m de rayon", {}],
    ["it", "1 creatura toccata", { count: one, of: "creature", touched: true }],
    ["it", "emanazione del raggio di 3 m", { form: "emanation", radius: ft(10) }],
    ["it", "un oggetto o un’esplosione del raggio di 3 m", {}],
    ["fi", "yksi kosketettu olento", { count: one, of: "creature", touched: true }],
    ["fi", "säteeltään 10 j:n huoku", { form: "emanation", radius: ft(10) }],
  ] as const)("%s: %s", ([lang, text, both]) => {
    expect(readValue("joint", text, packOf(lang)).value).toEqual(both);
  });
});

describe("is no target", () => {
  test.for([
    ["fr", "17"],
    ["fr", "%% §"],
    ["it", "17"],
    ["it", "-- ; --"],
    ["fi", "17"],
    ["fi", "(?)"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("target", text, packOf(lang)).value).toBeUndefined();
  });
});
