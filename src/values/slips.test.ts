import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { readValue } from "./read-value.js";

describe("a misspelt word is read by distance, with RG1204", () => {
  test.for([
    ["fr", "castingTime", "1 action simlpe", "action simlpe", "1 action simple"],
    ["fr", "castingTime", "1 actoin complexe", "actoin complexe", "1 action complexe"],
    ["it", "castingTime", "1 azione standrad", "azione standrad", "1 azione standard"],
    ["fi", "range", "oma olemsu", "oma olemsu", "oma olemus"],
    ["en", "castingTime", "1 standrad action", "standrad action", "1 standard action"],
    ["fr", "duration", "ldlO rounds", "ldlO", "1d10 rounds"],
    ["it", "duration", "Idl0O round", "Idl0O", "1d100 round"],
    ["fi", "duration", "lnlO kierrosta", "lnlO", "1n10 kierrosta"],
    ["en", "duration", "ldlO rounds", "ldlO", "1d10 rounds"],
    ["fr", "range", "couret (7,50 m + 1,50 m/2 niveaux)", "couret", "courte (7,50 m + 1,50 m/2 niveaux)"],
    ["fr", "range", "moyene (30 m + 3 m/niveau)", "moyene", "moyenne (30 m + 3 m/niveau)"],
    ["fr", "savingThrow", "Volnoté, annule", "Volnoté", "Volonté, annule"],
    ["fr", "savingThrow", "Réflexs, 1/2 dégâts", "Réflexs", "Réflexes, 1/2 dégâts"],
    ["fr", "duration", "instantnaée", "instantnaée", "instantanée"],
    ["fr", "duration", "concentratoin + 2 rounds", "concentratoin", "concentration + 2 rounds"],
    ["it", "savingThrow", "Volnotà nega", "Volnotà", "Volontà nega"],
    ["it", "savingThrow", "Tempra parzile", "parzile", "Tempra parziale"],
    ["it", "duration", "istatnanea", "istatnanea", "istantanea"],
    ["it", "duration", "1 rouund/livello", "rouund", "1 round/livello"],
    ["it", "range", "perosnale", "perosnale", "personale"],
    ["it", "range", "vicnio (7,5 m + 1,5 m/2 livelli)", "vicnio", "vicino (7,5 m + 1,5 m/2 livelli)"],
    ["fi", "savingThrow", "Sitkesy mitätöi", "Sitkesy", "Sitkeys mitätöi"],
    ["fi", "savingThrow", "Refleksi puolitaa", "puolitaa", "Refleksi puolittaa"],
    ["fi", "duration", "silmänräpäyksellinne", "silmänräpäyksellinne", "silmänräpäyksellinen"],
    ["fi", "castingTime", "1 perustoimitno", "perustoimitno", "1 perustoiminto"],
    ["fi", "range", "koksetus", "koksetus", "kosketus"],
    ["fi", "range", "keskiptikä (100 j + 10 j/taso)", "keskiptikä", "keskipitkä (100 j + 10 j/taso)"],
    ["fr", "typeLine", "Evoctaion [feu]", "Evoctaion", "Évocation [feu]"],
    ["it", "typeLine", "Invocazoine [Fuoco]", "Invocazoine", "Invocazione [Fuoco]"],
    ["fi", "typeLine", "Lietosnta [tuli]", "Lietosnta", "Lietsonta [tuli]"],
    ["fr", "displays", "viseul", "viseul", "visuel"],
    ["it", "displays", "mentlae", "mentlae", "mentale"],
    ["fi", "displays", "näkyvvä", "näkyvvä", "näkyvä"],
    ["fr", "components", "V, G, focalisuer", "focalisuer", "V, G, focaliseur"],
    ["fr", "duration", "1 mintue/niveau", "mintue", "1 minute/niveau"],
    ["fi", "duration", "1 kierors/taso", "kierors", "1 kierros/taso"],
  ] as const)("%s %s: %s", ([lang, family, text, word, meant]) => {
    const { value, findings } = readValue(family, text, packOf(lang));
    expect({ value, code: findings[0]?.code, word: text.slice(findings[0]?.start, findings[0]?.end) }).toEqual({
      value: readValue(family, meant, packOf(lang)).value,
      code: "RG1204",
      word,
    });
  });
});

describe("a badly scanned word or number is read, with RG1204", () => {
  test.for([
    ["fr", "savingThrow", "Volonté, annu1e", "annu1e", "Volonté, annule"],
    ["fr", "savingThrow", "Vo1onté, annule", "Vo1onté", "Volonté, annule"],
    ["fr", "range", "rnoyenne (30 m + 3 m/niveau)", "rnoyenne", "moyenne (30 m + 3 m/niveau)"],
    ["fr", "duration", "1dl0 rounds", "1dl0", "1d10 rounds"],
    ["fr", "duration", "3O minutes", "3O", "30 minutes"],
    ["fr", "duration", "l round/niveau", "l", "1 round/niveau"],
    ["fr", "range", "7,5O m", "7,5O", "7,5 m"],
    ["fr", "range", "courte (7,50 m + l,50 m/2 niveaux)", "l,50", "courte (7,50 m + 1,50 m/2 niveaux)"],
    ["fr", "duration", "10d 10 minutes", "10d 10", "10d10 minutes"],
    ["it", "savingThrow", "Riflessi dirnezza", "dirnezza", "Riflessi dimezza"],
    ["it", "savingThrow", "Vo1ontà nega", "Vo1ontà", "Volontà nega"],
    ["it", "range", "rnedio (30 m + 3 m/livello)", "rnedio", "medio (30 m + 3 m/livello)"],
    ["it", "duration", "ld4 round", "ld4", "1d4 round"],
    ["it", "duration", "10d 10 round", "10d 10", "10d10 round"],
    ["it", "range", "l0 m + 3 m/livello", "l0", "10 m + 3 m/livello"],
    ["fi", "savingThrow", "Tahto rnitätöi", "rnitätöi", "Tahto mitätöi"],
    ["fi", "duration", "ln4 kierrosta", "ln4", "1n4 kierrosta"],
    ["fi", "duration", "10n 6 kierrosta", "10n 6", "10n6 kierrosta"],
    ["fi", "duration", "1O min/taso", "1O", "10 min/taso"],
    ["fi", "duration", "l kierros/taso", "l", "1 kierros/taso"],
  ] as const)("%s %s: %s", ([lang, family, text, word, meant]) => {
    const { value, findings } = readValue(family, text, packOf(lang));
    const [first] = findings.filter(({ code }) => code === "RG1204");
    expect({ value, word: text.slice(first?.start, first?.end) }).toEqual({
      value: readValue(family, meant, packOf(lang)).value,
      word,
    });
  });
});

describe("too far from any word: refused", () => {
  test.for([
    ["fr", "range", "couuurte"],
    ["fr", "savingThrow", "Vlt, annl"],
    ["it", "savingThrow", "Vvvolontaa nnega"],
    ["it", "duration", "isntananneaa"],
    ["fi", "savingThrow", "Sytkis mtäöi"],
    ["fi", "duration", "1 kierros/tsao"],
  ] as const)("%s %s: %s", ([lang, family, text]) => {
    expect(readValue(family, text, packOf(lang)).value).toBeUndefined();
  });
});

describe("RG1202: a closing remark stays as printed", () => {
  test.for([
    ["fr", "range", "contact, sauf en mer", { kind: "touch" }, "sauf en mer"],
    [
      "fr",
      "duration",
      "1 round, sauf sous l'eau",
      { alternatives: [{ kind: "timed", amount: { unit: "round", base: 1 } }] },
      "sauf sous l'eau",
    ],
    ["it", "range", "contatto, tranne in mare", { kind: "touch" }, "tranne in mare"],
    ["it", "resistance", "Sì, tranne i draghi", { alternatives: [{ applies: true }] }, "tranne i draghi"],
    ["fi", "range", "kosketus, merellä vähemmän", { kind: "touch" }, "merellä vähemmän"],
    [
      "fi",
      "resistance",
      "Pätee, lohikäärmeisiin harvoin",
      { alternatives: [{ applies: true }] },
      "lohikäärmeisiin harvoin",
    ],
  ] as const)("%s %s: %s", ([lang, family, text, value, rest]) => {
    const result = readValue(family, text, packOf(lang));
    const finding = {
      code: "RG1202",
      severity: "warning",
      start: text.length - rest.length,
      end: text.length,
      data: { rest },
    };
    expect({ value: result.value, findings: result.findings }).toEqual({ value, findings: [finding] });
  });
});

describe("an event that no key expresses is passed over", () => {
  const round = { alternatives: [{ kind: "timed", amount: { unit: "round", step: 1, perLevels: 1 } }] };
  test.for([
    ["fr", "1 round/niveau ou jusqu'à ce que le charme soit rompu"],
    ["fr", "1 round/niveau, ou jusqu'à l'aube"],
    ["it", "1 round/livello o finché non sorge il sole"],
    ["fi", "1 kierros/taso tai kunnes aurinko nousee"],
  ] as const)("%s: %s", ([lang, text]) => {
    const { value, findings } = readValue("duration", text, packOf(lang));
    expect({ value, findings }).toEqual({ value: round, findings: [] });
  });
});

describe("RG1203: an amount that does not convert stays in its unit", () => {
  test.for([
    ["fr", "range", "7 m", "7 m", { kind: "fixed", distance: { unit: "m", base: 7 } }],
    ["fr", "range", "1 000 m", "1 000 m", { kind: "fixed", distance: { unit: "m", base: 1000 } }],
    [
      "fr",
      "range",
      "courte (8 m + 1,50 m/2 niveaux)",
      "8 m + 1,50 m/2 niveaux",
      { kind: "close", distance: { unit: "m", base: 8, step: 1.5, perLevels: 2 } },
    ],
    ["it", "range", "7 m", "7 m", { kind: "fixed", distance: { unit: "m", base: 7 } }],
    ["it", "area", "esplosione del raggio di 7 m", "7 m", { form: "burst", radius: { unit: "m", base: 7 } }],
    ["fi", "range", "7 m", "7 m", { kind: "fixed", distance: { unit: "m", base: 7 } }],
    ["fi", "area", "säteeltään 7 m:n purkaus", "7 m:n", { form: "burst", radius: { unit: "m", base: 7 } }],
  ] as const)("%s %s: %s", ([lang, family, text, printed, value]) => {
    const result = readValue(family, text, packOf(lang));
    const start = text.indexOf(printed);
    const finding = {
      code: "RG1203",
      severity: "warning",
      start,
      end: start + printed.length,
      data: { text: printed },
    };
    expect({ value: result.value, findings: result.findings }).toEqual({ value, findings: [finding] });
  });
});

test.for([
  ["fr", "target", "1 objet touché pesant jusqu’à 7 g", { of: "object", touched: true, count: { base: 1 } }],
  ["it", "target", "fino a 1 litro d’acqua toccata/livello", { touched: true }],
  ["fi", "target", "yksi kosketettu, enintään 7 g painava esine", { of: "object", touched: true, count: { base: 1 } }],
] as const)("an amount that gives no key need not convert: %s %s: %s", ([lang, family, text, value]) => {
  const result = readValue(family, text, packOf(lang));
  expect({ value: result.value, findings: result.findings }).toEqual({ value, findings: [] });
});

describe("RG1201: what is not read", () => {
  test.for([
    ["fr", "range", "au gré du vent", "au gré du vent"],
    ["fr", "duration", "1 round/lune", "lune"],
    ["it", "range", "come tira il vento", "come tira il vento"],
    ["it", "savingThrow", "Volontà si spera", "si spera"],
    ["fi", "range", "tuulen mukaan", "tuulen mukaan"],
    ["fi", "duration", "1 kierros/kuu", "kuu"],
  ] as const)("the finding says where reading stopped, %s %s: %s", ([lang, family, text, stop]) => {
    const { value, findings } = readValue(family, text, packOf(lang));
    expect({ value, codes: findings.map(({ code }) => code), stop: text.slice(findings[0]?.start) }).toEqual({
      value: undefined,
      codes: ["RG1201"],
      stop,
    });
  });
});
