import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { readValue } from "./read-value.js";

describe("a saving throw: save and effect", () => {
  test.for([
    ["fr", "Vigueur, annule", "fortitude", "negates"],
    ["fr", "Vigueur annule", "fortitude", "negates"],
    ["fr", "Vigueur, partiel", "fortitude", "partial"],
    ["fr", "Vigueur partielle", "fortitude", "partial"],
    ["fr", "Vigueur, 1/2 dégâts", "fortitude", "half"],
    ["fr", "Vig, ½ dégâts", "fortitude", "half"],
    ["fr", "Réflexes pour annuler", "reflex", "negates"],
    ["fr", "réflexes, 1/2", "reflex", "half"],
    ["fr", "Réf. partiel", "reflex", "partial"],
    ["fr", "Réflexes, demi-dégâts", "reflex", "half"],
    ["fr", "Volonté, dévoile", "will", "disbelief"],
    ["fr", "VOLONTÉ, ANNULE", "will", "negates"],
    ["fr", "Volonté, partiel", "will", "partial"],
    ["fr", "Volonté, moitié", "will", "half"],
    ["fr", "annule (Volonté)", "will", "negates"],
    ["it", "Tempra nega", "fortitude", "negates"],
    ["it", "Tempra parziale", "fortitude", "partial"],
    ["it", "Tempra dimezza", "fortitude", "half"],
    ["it", "Tempra, nega", "fortitude", "negates"],
    ["it", "Riflessi nega", "reflex", "negates"],
    ["it", "Riflessi dimezza i danni", "reflex", "half"],
    ["it", "Rif. parziale", "reflex", "partial"],
    ["it", "riflessi per dimezzare", "reflex", "half"],
    ["it", "Volontà parziale", "will", "partial"],
    ["it", "Volontà dubita", "will", "disbelief"],
    ["it", "volonta’ nega", "will", "negates"],
    ["it", "VOLONTÀ DIMEZZA", "will", "half"],
    ["it", "Riflessi 1/2 danni", "reflex", "half"],
    ["it", "nega (Tempra)", "fortitude", "negates"],
    ["fi", "Sitkeys mitätöi", "fortitude", "negates"],
    ["fi", "Sitkeys puolittaa", "fortitude", "half"],
    ["fi", "sitkeys rajoittaa", "fortitude", "partial"],
    ["fi", "Refleksi mitätöi", "reflex", "negates"],
    ["fi", "REFLEKSI PUOLITTAA", "reflex", "half"],
    ["fi", "Refleksi rajoittaa", "reflex", "partial"],
    ["fi", "Tahto puolittaa", "will", "half"],
    ["fi", "Tahto rajoittaa", "will", "partial"],
    ["fi", "Tahto, mitätöi", "will", "negates"],
    ["fi", "Tahdolla harhaksi tunnistaminen", "will", "disbelief"],
    ["fi", "puolittaa (Refleksi)", "reflex", "half"],
  ] as const)("%s: %s", ([lang, text, save, effect]) => {
    expect(readValue("savingThrow", text, packOf(lang)).value).toEqual({ alternatives: [{ save, effect }] });
  });
});

describe("a saving throw: flags, remarks, several saves", () => {
  const object = { save: "will", effect: "negates", object: true };
  const harmless = { save: "will", effect: "negates", harmless: true };
  const both = { save: "will", effect: "negates", object: true, harmless: true };
  const none = { save: "none" };
  const reflexHalf = { save: "reflex", effect: "half" };
  test.for([
    ["fr", "Volonté, annule (objet)", { alternatives: [object] }],
    ["fr", "Volonté, annule (inoffensif)", { alternatives: [harmless] }],
    ["fr", "Volonté annule (inoffensif, objet)", { alternatives: [both] }],
    ["fr", "Volonté, annule (objet) (inoffensif)", { alternatives: [both] }],
    ["fr", "Volonté, annule(objet, inoffensif)", { alternatives: [both] }],
    ["fr", "aucun (voir texte)", { alternatives: [none], seeText: true }],
    ["fr", "aucun", { alternatives: [none] }],
    ["fr", "non", { alternatives: [none] }],
    ["fr", "aucun (objet)", { alternatives: [{ save: "none", object: true }] }],
    ["fr", "Réflexes, 1/2 dégâts ; voir texte", { alternatives: [reflexHalf], seeText: true }],
    ["fr", "Réflexes, 1/2 dégâts ou Volonté, annule (objet)", { alternatives: [reflexHalf, object] }],
    ["fr", "aucun et Volonté, annule (inoffensif)", { alternatives: [none, harmless] }],
    ["fr", "spécial", { alternatives: [{ save: "special" }] }],
    ["it", "Volontà nega (oggetto)", { alternatives: [object] }],
    ["it", "Volontà nega (innocuo)", { alternatives: [harmless] }],
    ["it", "Volontà nega (innocuo, oggetto)", { alternatives: [both] }],
    ["it", "Volontà nega(oggetto, innocuo)", { alternatives: [both] }],
    ["it", "Nessuno (vedi testo)", { alternatives: [none], seeText: true }],
    ["it", "nessuno", { alternatives: [none] }],
    ["it", "Nessuno (oggetto)", { alternatives: [{ save: "none", object: true }] }],
    ["it", "Riflessi dimezza; vedi testo", { alternatives: [reflexHalf], seeText: true }],
    ["it", "Riflessi dimezza o Volontà nega (oggetto)", { alternatives: [reflexHalf, object] }],
    ["it", "Nessuno e Volontà nega (innocuo)", { alternatives: [none, harmless] }],
    ["it", "speciale; vedi testo", { alternatives: [{ save: "special" }], seeText: true }],
    ["fi", "Tahto mitätöi (esine)", { alternatives: [object] }],
    ["fi", "Tahto mitätöi (vaaraton)", { alternatives: [harmless] }],
    ["fi", "Tahto mitätöi (vaaraton, esine)", { alternatives: [both] }],
    ["fi", "Tahto mitätöi(esine, vaaraton)", { alternatives: [both] }],
    ["fi", "Ei ole (ks. teksti)", { alternatives: [none], seeText: true }],
    ["fi", "ei ole", { alternatives: [none] }],
    ["fi", "Ei ole (esine)", { alternatives: [{ save: "none", object: true }] }],
    ["fi", "Refleksi puolittaa; ks. teksti", { alternatives: [reflexHalf], seeText: true }],
    ["fi", "Refleksi puolittaa tai Tahto mitätöi (esine)", { alternatives: [reflexHalf, object] }],
    ["fi", "Ei ole ja Tahto mitätöi (vaaraton)", { alternatives: [none, harmless] }],
    ["fi", "vaihtelee; ks. teksti", { alternatives: [], seeText: true }],
  ] as const)("%s: %s", ([lang, text, savingThrow]) => {
    expect(readValue("savingThrow", text, packOf(lang)).value).toEqual(savingThrow);
  });
});

describe("is no saving throw", () => {
  test.for([
    ["fr", "annule"],
    ["fr", "(objet)"],
    ["fr", "1 action simple"],
    ["fr", "le dragon hausse les épaules"],
    ["fr", "Tempra nega"],
    ["it", "dimezza"],
    ["it", "(innocuo)"],
    ["it", "1 round/livello"],
    ["it", "il drago alza le spalle"],
    ["it", "Tahto mitätöi"],
    ["fi", "mitätöi"],
    ["fi", "(vaaraton)"],
    ["fi", "1 kierros/taso"],
    ["fi", "lohikäärme kohauttaa olkapäitään"],
    ["fi", "Volonté, annule"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("savingThrow", text, packOf(lang)).value).toBeUndefined();
  });
});
