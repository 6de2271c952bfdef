import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { readValue } from "./read-value.js";

describe("components", () => {
  test.for([
    ["fr", "V", ["V"]],
    ["fr", "G, V", ["V", "S"]],
    ["fr", "V G M", ["V", "S", "M"]],
    ["fr", "V/G", ["V/S"]],
    ["fr", "V, G, M ou FD", ["V", "S", "M/DF"]],
    ["fr", "V, G, F ou FD", ["V", "S", "F/DF"]],
    ["fr", "V,G,M,F,FD,PX", ["V", "S", "M", "F", "DF", "XP"]],
    ["fr", "PX, FD, F, M, G, V", ["V", "S", "M", "F", "DF", "XP"]],
    ["fr", "V, G ; voir texte", ["V", "S"]],
    ["fr", "V, G, M (voir description)", ["V", "S", "M"]],
    ["fr", "V, G, M (de la poudre d'os, 25 po)", ["V", "S", "M"]],
    ["fr", "V, G, F (un miroir (fendu) de 1 000 po)", ["V", "S", "F"]],
    ["fr", "V (barde seulement), G", ["V", "S"]],
    ["fr", "v, g, fd", ["V", "S", "DF"]],
    ["it", "S, V", ["V", "S"]],
    ["it", "V S M", ["V", "S", "M"]],
    ["it", "V o S", ["V/S"]],
    ["it", "V, S, M o FD", ["V", "S", "M/DF"]],
    ["it", "V, S, F/FD", ["V", "S", "F/DF"]],
    ["it", "PE, FD, F, M, S, V", ["V", "S", "M", "F", "DF", "XP"]],
    ["it", "V, S; vedi testo", ["V", "S"]],
    ["it", "V, S, M (vedi testo)", ["V", "S", "M"]],
    ["it", "V, S, M (polvere d'ossa, 25 mo)", ["V", "S", "M"]],
    ["it", "V, S, F (uno specchio (rotto) da 1.000 mo)", ["V", "S", "F"]],
    ["it", "V (solo bardi), S", ["V", "S"]],
    ["it", "v, s, fd", ["V", "S", "DF"]],
    ["it", "verbale, somatica, materiale", ["V", "S", "M"]],
    ["fi", "E, P", ["V", "S"]],
    ["fi", "P E A", ["V", "S", "M"]],
    ["fi", "P/E", ["V/S"]],
    ["fi", "P, E, A tai JK", ["V", "S", "M/DF"]],
    ["fi", "P, E, K/JK", ["V", "S", "F/DF"]],
    ["fi", "KoP, JK, K, A, E, P", ["V", "S", "M", "F", "DF", "XP"]],
    ["fi", "P, E; ks. teksti", ["V", "S"]],
    ["fi", "P, E, A (ks. teksti)", ["V", "S", "M"]],
    ["fi", "P, E, A (luujauhoa, 25 kr)", ["V", "S", "M"]],
    ["fi", "P, E, K (särkynyt (vanha) peili)", ["V", "S", "F"]],
    ["fi", "P (vain bardi), E", ["V", "S"]],
    ["fi", "p, e, jk", ["V", "S", "DF"]],
    ["fi", "puhe, ele, aines", ["V", "S", "M"]],
  ] as const)("%s: %s", ([lang, text, components]) => {
    expect(readValue("components", text, packOf(lang)).value?.components).toEqual(components);
  });

  test.for([
    ["fr", "V, G, M (une pincée de sel)", [["material", "une pincée de sel"]]],
    ["fr", "V, G, M(12 perles)", [["material", "12 perles"]]],
    ["fr", "G, F (un sifflet), FD", [["focus", "un sifflet"]]],
    [
      "fr",
      "V, M (une plume), F (un dé en os (taillé))",
      [
        ["material", "une plume"],
        ["focus", "un dé en os (taillé)"],
      ],
    ],
    ["fr", "V, G, M (du sel) ou FD", [["material", "du sel"]]],
    ["fr", "V (barde seulement), G", []],
    ["it", "V, S, M (un pizzico di sale)", [["material", "un pizzico di sale"]]],
    ["it", "S, F (un fischietto), FD", [["focus", "un fischietto"]]],
    ["it", "V, FD (un ramo benedetto)", [["divine-focus", "un ramo benedetto"]]],
    ["it", "V, S, M (vedi testo)", []],
    ["fi", "P, E, A (hyppysellinen suolaa)", [["material", "hyppysellinen suolaa"]]],
    ["fi", "E, K (pilli), JK", [["focus", "pilli"]]],
    [
      "fi",
      "P, A (sulka), K (luinen noppa)",
      [
        ["material", "sulka"],
        ["focus", "luinen noppa"],
      ],
    ],
    ["fi", "P (vain Brd), E", []],
  ] as const)("things in brackets, %s: %s", ([lang, text, details]) => {
    const { value } = readValue("components", text, packOf(lang));
    expect(value?.details.map(({ role, start, end }) => [role, text.slice(start, end)])).toEqual(details);
  });

  test.for([
    ["fr", "1 action simple"],
    ["fr", "(une plume)"],
    ["fr", "un chat noir et beaucoup de patience"],
    ["fr", ", ;"],
    ["it", "1 round"],
    ["it", "(una piuma)"],
    ["it", "un gatto nero e molta pazienza"],
    ["it", ", ;"],
    ["fi", "1 kierros"],
    ["fi", "(sulka)"],
    ["fi", "musta kissa ja paljon malttia"],
    ["fi", ", ;"],
  ] as const)("no components, %s: %s", ([lang, text]) => {
    expect(readValue("components", text, packOf(lang)).value).toBeUndefined();
  });
});

describe("displays", () => {
  test.for([
    ["fr", "Auditif et visuel", { displays: ["auditory", "visual"] }],
    ["fr", "visuel, auditif", { displays: ["auditory", "visual"] }],
    ["fr", "mental ou visuel", { displays: ["mental", "visual"] }],
    ["fr", "Olfactifs", { displays: ["olfactory"] }],
    ["fr", "visuel/matériel", { displays: ["material", "visual"] }],
    ["fr", "visuels, visuel", { displays: ["visual"] }],
    ["fr", "auditif ; voir texte", { displays: ["auditory"], displaysSeeText: true }],
    ["fr", "voir description", { displays: [], displaysSeeText: true }],
    ["fr", "aucun signe apparent", { displays: [] }],
    ["fr", "MENTAL", { displays: ["mental"] }],
    ["it", "visiva e uditiva", { displays: ["auditory", "visual"] }],
    ["it", "Visiva, mentale, olfattiva", { displays: ["mental", "olfactory", "visual"] }],
    ["it", "mentale/visiva", { displays: ["mental", "visual"] }],
    ["it", "Visiva (vedi testo)", { displays: ["visual"], displaysSeeText: true }],
    ["it", "uditivo", { displays: ["auditory"] }],
    ["it", "VISIVA", { displays: ["visual"] }],
    ["it", "Materiale, visiva e mentale", { displays: ["material", "mental", "visual"] }],
    ["it", "nessuna", { displays: [] }],
    ["it", "Uditiva o visiva", { displays: ["auditory", "visual"] }],
    ["fi", "Näkyvä ja kuuluva", { displays: ["auditory", "visual"] }],
    ["fi", "näkyvä, mielensisäinen, haistettava", { displays: ["mental", "olfactory", "visual"] }],
    ["fi", "mielensisäinen/näkyvä", { displays: ["mental", "visual"] }],
    ["fi", "Näkyvä (ks. teksti)", { displays: ["visual"], displaysSeeText: true }],
    ["fi", "aineellinen", { displays: ["material"] }],
    ["fi", "NÄKYVÄ", { displays: ["visual"] }],
    ["fi", "kuuluva, näkyvä ja aineellinen", { displays: ["auditory", "material", "visual"] }],
    ["fi", "ei ilmentymää", { displays: [] }],
    ["fi", "Ei ole", { displays: [] }],
  ] as const)("%s: %s", ([lang, text, displays]) => {
    expect(readValue("displays", text, packOf(lang)).value).toEqual(displays);
  });

  test.for([
    ["fr", "9 m"],
    ["fr", "V, G, M"],
    ["fr", "un parfum de violette"],
    ["it", "9 m"],
    ["it", "V, S, M"],
    ["it", "un profumo di viola"],
    ["fi", "9 m"],
    ["fi", "P, E, A"],
    ["fi", "orvokin tuoksun häivähdys"],
  ] as const)("no displays, %s: %s", ([lang, text]) => {
    expect(readValue("displays", text, packOf(lang)).value).toBeUndefined();
  });
});
