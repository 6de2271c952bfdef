import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { readValue } from "./read-value.js";

const yes = { applies: true };
const no = { applies: false };
const object = { applies: true, object: true };
const harmless = { applies: true, harmless: true };
const both = { applies: true, object: true, harmless: true };

describe("resistance", () => {
  test.for([
    ["fr", "Oui", { alternatives: [yes] }],
    ["fr", "NON", { alternatives: [no] }],
    ["fr", "oui.", { alternatives: [yes] }],
    ["fr", "oui (inoffensif)", { alternatives: [harmless] }],
    ["fr", "oui(objet)", { alternatives: [object] }],
    ["fr", "oui (objet, inoffensif)", { alternatives: [both] }],
    ["fr", "oui (inoffensif) (objet)", { alternatives: [both] }],
    ["fr", "oui, inoffensif", { alternatives: [harmless] }],
    ["fr", "non (voir texte)", { alternatives: [no], seeText: true }],
    ["fr", "oui ; voir description", { alternatives: [yes], seeText: true }],
    ["fr", "oui ou non (objet)", { alternatives: [yes, { applies: false, object: true }] }],
    ["fr", "oui (objet) ou non", { alternatives: [object, no] }],
    ["fr", "variable", { alternatives: [], seeText: true }],
    ["it", "Sì", { alternatives: [yes] }],
    ["it", "NO", { alternatives: [no] }],
    ["it", "Si", { alternatives: [yes] }],
    ["it", "Sì (innocuo)", { alternatives: [harmless] }],
    ["it", "sì(oggetto)", { alternatives: [object] }],
    ["it", "Sì (oggetto, innocuo)", { alternatives: [both] }],
    ["it", "Si’ (innocuo, oggetto)", { alternatives: [both] }],
    ["it", "Sì, innocuo", { alternatives: [harmless] }],
    ["it", "No (vedi testo)", { alternatives: [no], seeText: true }],
    ["it", "Sì; vedi testo", { alternatives: [yes], seeText: true }],
    ["it", "Sì o no (oggetto)", { alternatives: [yes, { applies: false, object: true }] }],
    ["it", "Sì (oggetto) e no", { alternatives: [object, no] }],
    ["it", "nessuna", { alternatives: [no] }],
    ["fi", "pätee", { alternatives: [yes] }],
    ["fi", "EI PÄDE", { alternatives: [no] }],
    ["fi", "pätee.", { alternatives: [yes] }],
    ["fi", "Pätee (vaaraton)", { alternatives: [harmless] }],
    ["fi", "Pätee(esine)", { alternatives: [object] }],
    ["fi", "Pätee (vaaraton, esine)", { alternatives: [both] }],
    ["fi", "Pätee (esine) (vaaraton)", { alternatives: [both] }],
    ["fi", "Pätee, vaaraton", { alternatives: [harmless] }],
    ["fi", "Ei päde (ks. teksti)", { alternatives: [no], seeText: true }],
    ["fi", "Pätee; ks. teksti", { alternatives: [yes], seeText: true }],
    ["fi", "Pätee tai ei päde (esine)", { alternatives: [yes, { applies: false, object: true }] }],
    ["fi", "Pätee (esine) ja ei päde", { alternatives: [object, no] }],
    ["fi", "vaihtelee", { alternatives: [], seeText: true }],
  ] as const)("%s: %s", ([lang, text, resistance]) => {
    expect(readValue("resistance", text, packOf(lang)).value).toEqual(resistance);
  });
});

describe("is no resistance", () => {
  test.for([
    ["fr", "(inoffensif)"],
    ["fr", "Volonté, annule"],
    ["fr", "9 m"],
    ["fr", "seulement les jours de pluie"],
    ["fr", "pätee"],
    ["it", "(oggetto)"],
    ["it", "Volontà nega"],
    ["it", "9 m"],
    ["it", "soltanto quando piove"],
    ["it", "oui"],
    ["fi", "(esine)"],
    ["fi", "Tahto mitätöi"],
    ["fi", "9 m"],
    ["fi", "sateella kyllä, muuten harvoin"],
    ["fi", "sì (innocuo)"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("resistance", text, packOf(lang)).value).toBeUndefined();
  });
});
