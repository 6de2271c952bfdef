import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { readValue } from "./read-value.js";

const standard = { action: "standard", count: 1 };
const time = (unit: string, base: number): object => ({ time: { unit, base } });

describe("casting and manifesting times", () => {
  test.for([
    ["fr", "1 minute/niveau", { time: { unit: "minute", step: 1, perLevels: 1 } }],
    ["it", "1 minuto per livello (massimo 10 minuti)", { time: { unit: "minute", step: 1, perLevels: 1, max: 10 } }],
    ["fi", "1 kierros + 1 kierros/2 tasoa", { time: { unit: "round", base: 1, step: 1, perLevels: 2 } }],
    ["en", "1 minute per level (maximum 10 minutes)", { time: { unit: "minute", step: 1, perLevels: 1, max: 10 } }],
    ["fr", "1 action simple", standard],
    ["fr", "une action simple", standard],
    ["fr", "1 ACTION SIMPLE", standard],
    ["fr", "action standard", standard],
    ["fr", "2 actions simples", { action: "standard", count: 2 }],
    ["fr", "1 action complexe", { action: "full-round", count: 1 }],
    ["fr", "1 réaction", { action: "immediate", count: 1 }],
    ["fr", "1 réaction, que vous utilisez lorsqu'un allié tombe", { action: "immediate", count: 1 }],
    ["fr", "action immédiate", { action: "immediate", count: 1 }],
    ["fr", "1 action rapide (voir texte)", { action: "swift", count: 1, seeText: true }],
    ["fr", "1 round", time("round", 1)],
    ["fr", "2 rounds complets", time("round", 2)],
    ["fr", "1 minute ou plus", time("minute", 1)],
    ["fr", "10\u00A0minutes", time("minute", 10)],
    ["fr", "24 h", time("hour", 24)],
    ["fr", "1 jour", time("day", 1)],
    ["fr", "1 heure (rituel)", time("hour", 1)],
    ["it", "un’azione standard", standard],
    ["it", "1 AZIONE STANDARD", standard],
    ["it", "azione standard", standard],
    ["it", "2 azioni standard", { action: "standard", count: 2 }],
    ["it", "azione di round completo", { action: "full-round", count: 1 }],
    ["it", "1 reazione", { action: "immediate", count: 1 }],
    ["it", "1 reazione, che si effettua quando un alleato cade", { action: "immediate", count: 1 }],
    ["it", "1 azione bonus", { action: "swift", count: 1 }],
    ["it", "1 azione veloce (vedi testo)", { action: "swift", count: 1, seeText: true }],
    ["it", "1 round", time("round", 1)],
    ["it", "due round", time("round", 2)],
    ["it", "10\u00A0minuti", time("minute", 10)],
    ["it", "1 ora", time("hour", 1)],
    ["it", "24 ore", time("hour", 24)],
    ["it", "1 giorno", time("day", 1)],
    ["it", "1 minuto o più", time("minute", 1)],
    ["it", "1 ora (rituale)", time("hour", 1)],
    ["fi", "1 PERUSTOIMINTO", standard],
    ["fi", "yksi perustoiminto", standard],
    ["fi", "1 toiminto", standard],
    ["fi", "2 perustoimintoa", { action: "standard", count: 2 }],
    ["fi", "täyskierrostoiminto", { action: "full-round", count: 1 }],
    ["fi", "välitön toiminto", { action: "immediate", count: 1 }],
    ["fi", "1 reaktio, kun ystäväsi putoaa", { action: "immediate", count: 1 }],
    ["fi", "1 bonustoiminto", { action: "swift", count: 1 }],
    ["fi", "1 pikatoiminto (ks. teksti)", { action: "swift", count: 1, seeText: true }],
    ["fi", "kaksi kierrosta", time("round", 2)],
    ["fi", "10\u00A0min", time("minute", 10)],
    ["fi", "1 tunti", time("hour", 1)],
    ["fi", "24 t", time("hour", 24)],
    ["fi", "1 vuorokausi", time("day", 1)],
    ["fi", "vähintään 10 minuuttia", time("minute", 10)],
    ["fi", "1 tunti (rituaali)", time("hour", 1)],
  ] as const)("%s: %s", ([lang, text, castingTime]) => {
    expect(readValue("castingTime", text, packOf(lang)).value).toEqual(castingTime);
  });
});

describe("of two times the first counts, and that is reported", () => {
  test.for([
    ["fr", "1 action simple ou 1 round", standard],
    ["it", "1 azione standard o 1 round", standard],
    ["fi", "1 perustoiminto tai 1 kierros", standard],
  ] as const)("%s: %s", ([lang, text, castingTime]) => {
    const { value, findings } = readValue("castingTime", text, packOf(lang));
    expect({ value, codes: findings.map(({ code }) => code) }).toEqual({ value: castingTime, codes: ["RG1202"] });
  });
});

describe("is no casting time", () => {
  test.for([
    ["fr", "9 m"],
    ["fr", "0 action simple"],
    ["fr", "instantanée"],
    ["fr", "concentration, jusqu'à 1 round/niveau"],
    ["fr", "le temps d'un soupir"],
    ["it", "9 m"],
    ["it", "0 azioni standard"],
    ["it", "Concentrazione, fino a 1 minuto/livello"],
    ["it", "il tempo di un sospiro"],
    ["fi", "9 m"],
    ["fi", "0 perustoimintoa"],
    ["fi", "keskittyminen, enintään 1 kierros/taso"],
    ["fi", "yhden huokauksen verran"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("castingTime", text, packOf(lang)).value).toBeUndefined();
  });
});
