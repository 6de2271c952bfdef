import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { bareDamagedLabel, damagedLabel, longerLabel } from "./damaged-labels.js";

describe("a damaged label at the start of a line", () => {
  test.for([
    ["a wrong shape", "fr", "P0rtée : contact", "range", "contact"],
    ["a wrong shape", "it", "Livell0: Drd 2", "levels", "Drd 2"],
    ["a wrong shape", "fi", "Voimapisreet: 5", "powerPoints", "5"],
    ["several", "fr", "Connposautés : V, G", "components", "V, G"],
    ["several", "it", "Tempo di1ancie: 1 azione standard", "castingTime", "1 azione standard"],
    ["several", "fi", "Volrnansieto: Pätee", "resistance", "Pätee"],
    ["two in a short label", "fr", "Nlvoau : Dru 2", "levels", "Dru 2"],
    ["a word in two pieces", "fr", "Résist ance à la magie : oui", "resistance", "oui"],
    ["a word in two pieces", "it", "Ra ggio di azione: Contatto", "range", "Contatto"],
    ["a word in two pieces", "fi", "Voimapist eet: 5", "powerPoints", "5"],
    ["a lost blank", "fr", "Résistancepsionique : oui", "resistance", "oui"],
    ["a full stop for the colon", "fr", "Résistance à 1a magie . oui", "resistance", "oui"],
    ["a full stop for the colon", "it", "Resistenza agli incan tesimi. Sì", "resistance", "Sì"],
    ["a semicolon for the colon", "fi", "Loitsunsiero; Pätee", "resistance", "Pätee"],
    ["a first word lost in the margin", "fr", "d’incantation : 1 minute", "castingTime", "1 minute"],
    ["a first word lost in the margin", "it", "di lancio: 1 azione standard", "castingTime", "1 azione standard"],
  ] as const)("%s, %s: %s", ([, lang, line, key, value]) => {
    const found = damagedLabel(line, packOf(lang));
    expect({ key: found?.meaning.key, value: line.slice(found?.valueStart) }).toEqual({ key, value });
  });

  test.for([
    ["the value of another field", "fr", "Connposautés : 1 minute"],
    ["a label of its own", "fr", "Prix du marché : 50 po"],
    ["a sentence", "it", "Raggi di luna. Nessuno li vede."],
    ["a sentence", "fi", "Tasan taso. Kesto on lyhyt ja kantama vielä lyhyempi."],
    ["small letters", "fr", "p0rtée : contact"],
    ["the last words of a label before another value", "it", "di lancio: la barca va"],
    ["words in which no label ends", "fi", "hiljaista laulua: 1 kierros"],
    ["nothing behind it", "fi", "Volrnansieto:"],
  ] as const)("none: %s, %s: %s", ([, lang, line]) => {
    expect(damagedLabel(line, packOf(lang))).toBeUndefined();
  });
});

describe("a damaged label without a sign behind it", () => {
  test.for([
    ["fr", "Duréo concentration + 2 rounds", "duration", "concentration + 2 rounds"],
    ["fr", "J et de sauvegarde Vigueur, annule", "savingThrow", "Vigueur, annule"],
    ["it", "Tiro 5alvezza Volontà nega", "savingThrow", "Volontà nega"],
    ["fi", "Loifsunsieto Ei päde", "resistance", "Ei päde"],
  ] as const)("%s: %s", ([lang, line, key, value]) => {
    const found = bareDamagedLabel(line, packOf(lang));
    expect({ key: found?.meaning.key, value: line.slice(found?.valueStart) }).toEqual({ key, value });
  });

  test.for([
    ["fr", "Duréo de la brume"],
    ["it", "Tiro lungo sul lago"],
    ["fi", "Loitsija lähtee"],
  ] as const)("none, %s: %s", ([lang, line]) => {
    expect(bareDamagedLabel(line, packOf(lang))).toBeUndefined();
  });
});

describe("a label of which the beginning is one as well", () => {
  test.for([
    ["fr", "Niv eau : Nomade 4", "niv", "levels", "Nomade 4"],
    ["fr", "Discipline réservée depsion : Nomade 4", "discipline reservee", "levels", "Nomade 4"],
    ["it", "Livello del poterc: Telepate 4", "livello", "levels", "Telepate 4"],
    ["fi", "Voiman tas0: Nomadi 3", "voiman", "levels", "Nomadi 3"],
  ] as const)("%s: %s", ([lang, line, form, key, value]) => {
    const found = longerLabel(line, form, packOf(lang));
    expect({ key: found?.meaning.key, value: line.slice(found?.valueStart) }).toEqual({ key, value });
  });

  test.for([
    ["fr", "Portée contact : voir texte", "portee"],
    ["it", "Area di caccia: il lago", "area"],
    ["fi", "Alue ja sen väki: kylä", "alue"],
  ] as const)("none, %s: %s", ([lang, line, form]) => {
    expect(longerLabel(line, form, packOf(lang))).toBeUndefined();
  });
});
