import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { readValue } from "./read-value.js";

type Line = { school?: string; discipline?: string; subschools?: string[]; descriptors?: string[]; levels?: object[] };

describe("school and discipline lines", () => {
  test.for([
    ["fr", "Évocation [froid]", { school: "evocation", descriptors: ["cold"] }],
    ["fr", "ÉVOCATION [FROID]", { school: "evocation", descriptors: ["cold"] }],
    ["fr", "Evocation [Froid, Eau]", { school: "evocation", descriptors: ["cold", "water"] }],
    ["fr", "Invocation [Lumière]", { school: "conjuration", descriptors: ["light"] }],
    ["fr", "Invocation (création) [acide]", { school: "conjuration", subschools: ["creation"], descriptors: ["acid"] }],
    ["fr", "Télépathie {mental}", { discipline: "telepathy", descriptors: ["mind-affecting"] }],
    ["fr", "Évocation froid, eau]", { school: "evocation", descriptors: ["cold", "water"] }],
    ["fr", "Illusion (chimère)", { school: "illusion", subschools: ["figment"] }],
    [
      "fr",
      "Illusion (mirage) [mental]",
      { school: "illusion", subschools: ["pattern"], descriptors: ["mind-affecting"] },
    ],
    ["fr", "Illusion (ombre)", { school: "illusion", subschools: ["shadow"] }],
    [
      "fr",
      "Enchantement (charme) [mental]",
      { school: "enchantment", subschools: ["charm"], descriptors: ["mind-affecting"] },
    ],
    ["fr", "Nécromancie [mort, Mal]", { school: "necromancy", descriptors: ["death", "evil"] }],
    ["fr", "Transmutation [terre] ", { school: "transmutation", descriptors: ["earth"] }],
    ["fr", "Divination (scrutation)", { school: "divination", subschools: ["scrying"] }],
    ["fr", "Abjuration [Bien, Loi]", { school: "abjuration", descriptors: ["good", "lawful"] }],
    ["fr", "Abjuration [froid ou feu]", { school: "abjuration", descriptors: ["cold", "fire"] }],
    [
      "fr",
      "Télépathie (coercition) [mental]",
      { discipline: "telepathy", subschools: ["compulsion"], descriptors: ["mind-affecting"] },
    ],
    ["fr", "Métacréativité (création)", { discipline: "metacreativity", subschools: ["creation"] }],
    ["fr", "Psychométabolisme [voir texte]", { discipline: "psychometabolism" }],
    ["fr", "Abjuration du 2e niveau", { school: "abjuration", levels: [{ level: 2 }] }],
    ["it", "Invocazione [Freddo]", { school: "evocation", descriptors: ["cold"] }],
    ["it", "INVOCAZIONE [FREDDO]", { school: "evocation", descriptors: ["cold"] }],
    ["it", "Evocazione [Luce]", { school: "conjuration", descriptors: ["light"] }],
    [
      "it",
      "Evocazione (Creazione) [Acido]",
      { school: "conjuration", subschools: ["creation"], descriptors: ["acid"] },
    ],
    ["it", "Illusione (Finzione)", { school: "illusion", subschools: ["figment"] }],
    [
      "it",
      "Illusione (Trama) [Influenza mentale]",
      { school: "illusion", subschools: ["pattern"], descriptors: ["mind-affecting"] },
    ],
    ["it", "Illusione (Ombra)", { school: "illusion", subschools: ["shadow"] }],
    [
      "it",
      "Ammaliamento (Charme) [Influenza mentale]",
      { school: "enchantment", subschools: ["charm"], descriptors: ["mind-affecting"] },
    ],
    ["it", "Necromanzia [Morte, Male]", { school: "necromancy", descriptors: ["death", "evil"] }],
    ["it", "Trasmutazione [Terra]", { school: "transmutation", descriptors: ["earth"] }],
    ["it", "Divinazione (Scrutamento)", { school: "divination", subschools: ["scrying"] }],
    ["it", "Abiurazione [Bene, Legale]", { school: "abjuration", descriptors: ["good", "lawful"] }],
    [
      "it",
      "Telepatia (Charme) [Influenza mentale]",
      { discipline: "telepathy", subschools: ["charm"], descriptors: ["mind-affecting"] },
    ],
    ["it", "Psicometabolismo", { discipline: "psychometabolism" }],
    ["it", "Psicoportazione (Teletrasporto)", { discipline: "psychoportation", subschools: ["teleportation"] }],
    ["it", "Abiurazione di 2° livello", { school: "abjuration", levels: [{ level: 2 }] }],
    ["fi", "LIETSONTA [KYLMYYS]", { school: "evocation", descriptors: ["cold"] }],
    ["fi", "Lietsonta [valo]", { school: "evocation", descriptors: ["light"] }],
    ["fi", "Loihdinta (luonti) [happo]", { school: "conjuration", subschools: ["creation"], descriptors: ["acid"] }],
    ["fi", "Harhanta (joukkoharha)", { school: "illusion", subschools: ["figment"] }],
    [
      "fi",
      "Harhanta (kirjokuvio) [mieleen kohdistuva]",
      { school: "illusion", subschools: ["pattern"], descriptors: ["mind-affecting"] },
    ],
    ["fi", "Harhanta (varjo)", { school: "illusion", subschools: ["shadow"] }],
    [
      "fi",
      "Kiehdonta (lumous) [mieleen kohdistuva]",
      { school: "enchantment", subschools: ["charm"], descriptors: ["mind-affecting"] },
    ],
    ["fi", "Mananta [surma, paha]", { school: "necromancy", descriptors: ["death", "evil"] }],
    ["fi", "Muutanta [maa]", { school: "transmutation", descriptors: ["earth"] }],
    ["fi", "Näentä (kaukotarkkailu)", { school: "divination", subschools: ["scrying"] }],
    ["fi", "Estäntä [hyvä, lainkuuliainen]", { school: "abjuration", descriptors: ["good", "lawful"] }],
    ["fi", "Psykoportaatio (kaukosiirto)", { discipline: "psychoportation", subschools: ["teleportation"] }],
    ["fi", "Psykometabolia", { discipline: "psychometabolism" }],
    [
      "fi",
      "Telepatia (pakotus) [mieleen kohdistuva]",
      { discipline: "telepathy", subschools: ["compulsion"], descriptors: ["mind-affecting"] },
    ],
    ["fi", "3-piirin suojelus", { school: "abjuration", levels: [{ level: 3 }] }],
  ] as const satisfies readonly (readonly ["fr" | "it" | "fi", string, Line])[])("%s: %s", ([lang, text, line]) => {
    const { concepts: _concepts, ...value } = readValue("typeLine", text, packOf(lang)).value ?? { concepts: [] };
    expect(value).toEqual({ subschools: [], descriptors: [], ...line });
  });
});

describe("a word in the wrong bracket is sorted by what it means", () => {
  test.for([
    ["fr", "Enchantement [coercition, mental]"],
    ["fr", "Enchantement (coercition, mental)"],
    ["it", "Ammaliamento [Compulsione, Influenza mentale]"],
    ["it", "Ammaliamento (Compulsione, Influenza mentale)"],
    ["fi", "Kiehdonta [pakotus, mieleen kohdistuva]"],
    ["fi", "Kiehdonta (pakotus, mieleen kohdistuva)"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("typeLine", text, packOf(lang)).value).toMatchObject({
      school: "enchantment",
      subschools: ["compulsion"],
      descriptors: ["mind-affecting"],
    });
  });
});

describe("lists are in canonical order", () => {
  test.for([
    ["fr", "Abjuration [feu, froid, air, acide]"],
    ["it", "Abiurazione [Freddo, Fuoco, Acido, Aria]"],
    ["fi", "Estäntä [tuli, kylmyys, ilma, happo]"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("typeLine", text, packOf(lang)).value?.descriptors).toEqual(["acid", "air", "cold", "fire"]);
  });
});

describe("an unknown word in a bracket is reported", () => {
  test.for([
    ["fr", "Évocation [brouillard, feu]", "brouillard"],
    ["it", "Invocazione [Nebbia, Fuoco]", "Nebbia"],
    ["fi", "Lietsonta [usva, tuli]", "usva"],
  ] as const)("%s: %s", ([lang, text, rest]) => {
    const { value, findings } = readValue("typeLine", text, packOf(lang));
    expect({ descriptors: value?.descriptors, data: findings.map(({ data }) => data) }).toEqual({
      descriptors: ["fire"],
      data: [{ rest }],
    });
  });
});

describe("is no type line", () => {
  test.for([
    ["fr", "(création) [feu]"],
    ["fr", "feu"],
    ["fr", "L'évocation du roi dura trois jours."],
    ["fr", "Ens/Mag 3"],
    ["fr", "Lietsonta [tuli]"],
    ["it", "(Creazione) [Fuoco]"],
    ["it", "fuoco"],
    ["it", "L'invocazione del re durò tre giorni."],
    ["it", "Mag/Str 3"],
    ["fi", "(luonti) [tuli]"],
    ["fi", "tuli"],
    ["fi", "Kuninkaan loihdinta kesti kolme päivää."],
    ["fi", "Tkr/Vel 3"],
    ["fi", "Évocation [feu]"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("typeLine", text, packOf(lang)).value).toBeUndefined();
  });
});
