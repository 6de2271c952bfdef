import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { readValue } from "./read-value.js";

const round = { unit: "round", step: 1, perLevels: 1 };
const minute = { unit: "minute", step: 1, perLevels: 1 };
const tenMinutes = { unit: "minute", step: 10, perLevels: 1 };
const hour = { unit: "hour", step: 1, perLevels: 1 };
const timed = (amount: object, more: object = {}): object => ({ kind: "timed", amount, ...more });

describe("one alternative", () => {
  test.for([
    ["fr", "1 round/niveau", timed(round)],
    ["fr", "1 round par niveau", timed(round)],
    ["fr", "1 min./niveau", timed(minute)],
    ["fr", "1 heure / niveau", timed(hour)],
    ["fr", "10 min/niv", timed(tenMinutes)],
    ["fr", "24 heures", timed({ unit: "hour", base: 24 })],
    ["fr", "une semaine", timed({ unit: "week", base: 1 })],
    ["fr", "2d4 rounds", timed({ unit: "round", base: "2d4" })],
    ["fr", "1 round/2 niveaux", timed({ unit: "round", step: 1, perLevels: 2 })],
    ["fr", "1d4 rounds + 1 round/niveau", timed({ unit: "round", base: "1d4", step: 1, perLevels: 1 })],
    ["fr", "concentration + 1 round/niveau", { kind: "concentration", then: round }],
    ["fr", "concentration, jusqu'à 1 round/niveau", { kind: "concentration", upTo: round }],
    ["fr", "concentration (jusqu'à 10 minutes)", { kind: "concentration", upTo: { unit: "minute", base: 10 } }],
    ["fr", "jusqu'à 10 minutes/niveau", { kind: "timed", upTo: tenMinutes }],
    ["fr", "1 heure/niveau ou jusqu'à décharge", timed(hour, { orDischarged: true })],
    ["fr", "jusqu'à décharge", { kind: "until-discharged" }],
    ["fr", "permanente jusqu'à décharge", { kind: "permanent", orDischarged: true }],
    ["fr", "instantanée (1 round)", { kind: "instantaneous" }],
    ["fr", "1 round/niveau (maximum 5 rounds)", timed({ ...round, max: 5 })],
    ["it", "1 round per livello", timed(round)],
    ["it", "1 minuto / livello", timed(minute)],
    ["it", "1 ora/liv.", timed(hour)],
    ["it", "10 minuti ogni livello", timed(tenMinutes)],
    ["it", "un giorno", timed({ unit: "day", base: 1 })],
    ["it", "1d6 ore", timed({ unit: "hour", base: "1d6" })],
    ["it", "1 round/3 livelli", timed({ unit: "round", step: 1, perLevels: 3 })],
    ["it", "1 ora + 1 ora/livello", timed({ unit: "hour", base: 1, step: 1, perLevels: 1 })],
    ["it", "Concentrazione + 1 round/livello", { kind: "concentration", then: round }],
    ["it", "Concentrazione, fino a 1 round/livello", { kind: "concentration", upTo: round }],
    ["it", "Concentrazione (fino a 10 minuti)", { kind: "concentration", upTo: { unit: "minute", base: 10 } }],
    ["it", "Fino a 1 ora/livello", { kind: "timed", upTo: hour }],
    ["it", "10 minuti/livello o finché non viene scaricato", timed(tenMinutes, { orDischarged: true })],
    ["it", "Finché non viene scaricato", { kind: "until-discharged" }],
    ["it", "Permanente finché non viene innescato", { kind: "permanent", orDischarged: true }],
    ["it", "1 round/livello (massimo 10 round)", timed({ ...round, max: 10 })],
    ["it", "istantaneo", { kind: "instantaneous" }],
    ["fi", "1 kierros tasoa kohden", timed(round)],
    ["fi", "1 minuutti/taso", timed(minute)],
    ["fi", "1 t/taso", timed(hour)],
    ["fi", "10 min / taso", timed(tenMinutes)],
    ["fi", "kaksi viikkoa", timed({ unit: "week", base: 2 })],
    ["fi", "1n6+1 kierrosta", timed({ unit: "round", base: "1d6+1" })],
    ["fi", "1 kierros/2 tasoa", timed({ unit: "round", step: 1, perLevels: 2 })],
    ["fi", "1n4 tuntia", timed({ unit: "hour", base: "1d4" })],
    ["fi", "keskittyminen + 1 kierros/taso", { kind: "concentration", then: round }],
    ["fi", "keskittyminen, enintään 10 min/taso", { kind: "concentration", upTo: tenMinutes }],
    ["fi", "keskittyminen (korkeintaan 1 tunti)", { kind: "concentration", upTo: { unit: "hour", base: 1 } }],
    ["fi", "enintään 1 kierros/taso", { kind: "timed", upTo: round }],
    ["fi", "1 tunti/taso tai kunnes laukaistaan", timed(hour, { orDischarged: true })],
    ["fi", "kunnes laukeaa", { kind: "until-discharged" }],
    ["fi", "1 kierros/taso (enintään 15 kierrosta)", timed({ ...round, max: 15 })],
    ["fi", "pysyvä", { kind: "permanent" }],
    ["fi", "1 vrk/taso", timed({ unit: "day", step: 1, perLevels: 1 })],
  ] as const)("%s: %s", ([lang, text, alternative]) => {
    expect(readValue("duration", text, packOf(lang)).value).toEqual({ alternatives: [alternative] });
  });
});

describe("several alternatives, marks and remarks", () => {
  test.for([
    ["fr", "jusqu'à dissipation", { alternatives: [{ kind: "permanent" }] }],
    ["it", "finché non viene dissolto (I)", { alternatives: [{ kind: "permanent" }], dismissible: true }],
    ["fi", "kunnes hälvennetään", { alternatives: [{ kind: "permanent" }] }],
    ["en", "Until dispelled", { alternatives: [{ kind: "permanent" }] }],
    ["en", "1 hour or until dispelled", { alternatives: [{ kind: "timed", amount: { unit: "hour", base: 1 } }] }],
    [
      "fr",
      "concentration, jusqu'à 1 round/niveau (maximum 10 rounds)",
      { alternatives: [{ kind: "concentration", upTo: { unit: "round", step: 1, perLevels: 1, max: 10 } }] },
    ],
    [
      "it",
      "fino a 10 minuti/livello (massimo 2 ore) (I)",
      { alternatives: [{ kind: "timed", upTo: { unit: "minute", step: 10, perLevels: 1 } }], dismissible: true },
    ],
    [
      "it",
      "concentrazione + 1 round/livello, massimo 10 round",
      { alternatives: [{ kind: "concentration", then: { unit: "round", step: 1, perLevels: 1, max: 10 } }] },
    ],
    [
      "fi",
      "enintään 10 min/taso (enintään 120 min)",
      { alternatives: [{ kind: "timed", upTo: { unit: "minute", step: 10, perLevels: 1, max: 120 } }] },
    ],
    [
      "en",
      "until discharged, then 1 round (D)",
      { alternatives: [{ kind: "until-discharged", then: { unit: "round", base: 1 } }], dismissible: true },
    ],
    [
      "fr",
      "1 round/niveau (T) ou jusqu’à décharge",
      { alternatives: [timed(round, { orDischarged: true })], dismissible: true },
    ],
    [
      "fr",
      "1 minute/niveau ou jusqu'à décharge (T) ; voir description",
      { alternatives: [timed(minute, { orDischarged: true })], dismissible: true, seeText: true },
    ],
    ["fr", "instantanée ou 10 minutes/niveau", { alternatives: [{ kind: "instantaneous" }, timed(tenMinutes)] }],
    ["fr", "1 heure/niveau (T)", { alternatives: [timed(hour)], dismissible: true }],
    ["fr", "permanente (T)", { alternatives: [{ kind: "permanent" }], dismissible: true }],
    ["fr", "concentration (T)", { alternatives: [{ kind: "concentration" }], dismissible: true }],
    ["fr", "spéciale ; voir texte", { alternatives: [{ kind: "special" }], seeText: true }],
    ["it", "1 minuto/livello (I)", { alternatives: [timed(minute)], dismissible: true }],
    ["it", "Permanente (I)", { alternatives: [{ kind: "permanent" }], dismissible: true }],
    ["it", "Istantanea o 1 round/livello", { alternatives: [{ kind: "instantaneous" }, timed(round)] }],
    ["it", "1 ora/livello (I); vedi testo", { alternatives: [timed(hour)], dismissible: true, seeText: true }],
    [
      "it",
      "Concentrazione (I); vedi testo",
      { alternatives: [{ kind: "concentration" }], dismissible: true, seeText: true },
    ],
    ["fi", "1 kierros/taso (P); ks. teksti", { alternatives: [timed(round)], dismissible: true, seeText: true }],
    ["fi", "pysyvä (P)", { alternatives: [{ kind: "permanent" }], dismissible: true }],
    ["fi", "silmänräpäyksellinen tai 1 tunti/taso", { alternatives: [{ kind: "instantaneous" }, timed(hour)] }],
    [
      "fi",
      "1 min/taso tai kunnes laukaistaan (P)",
      { alternatives: [timed(minute, { orDischarged: true })], dismissible: true },
    ],
    ["fi", "keskittyminen (P)", { alternatives: [{ kind: "concentration" }], dismissible: true }],
  ] as const)("%s: %s", ([lang, text, duration]) => {
    expect(readValue("duration", text, packOf(lang)).value).toEqual(duration);
  });
});

describe("is no duration", () => {
  test.for([
    ["fr", "9 m"],
    ["fr", "1 action simple"],
    ["fr", "tant que chante le coq"],
    ["fr", "1 kierros/taso"],
    ["fr", "10"],
    ["it", "9 m"],
    ["it", "1 azione standard"],
    ["it", "quanto piace al re"],
    ["it", "10 minutes/niveau (T)"],
    ["it", "10"],
    ["fi", "9 m"],
    ["fi", "1 perustoiminto"],
    ["fi", "kuninkaan mielen mukaan"],
    ["fi", "1 ora per livello"],
    ["fi", "10"],
  ] as const)("%s: %s", ([lang, text]) => {
    expect(readValue("duration", text, packOf(lang)).value).toBeUndefined();
  });
});
