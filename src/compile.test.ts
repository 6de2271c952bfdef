import { describe, expect, test } from "vitest";
import { parseFile } from "./compile.js";
import { packs } from "./packs/grammar.test-data.js";

const worked = `Lance de suie
Évocation [froid]
Niveau : Ens/Mag 2, Dru 3
Composantes : V, G, F/FD
Temps d’incantation : 1 action simple
Portée : courte (7,50 m + 1,50 m/2 niveaux)
Effet : rayon
Durée : 1 round/niveau (T) ou jusqu’à décharge
Jet de sauvegarde : Vigueur partielle (objet) ; voir description
Résistance à la magie : oui (objet)
`;
const italian = `Lancia di fuliggine
Invocazione [Freddo]
Livello: Mag/Str 2, Drd 3
Componenti: V, S, F/FD
Tempo di lancio: 1 azione standard
Raggio di azione: vicino (7,5 m + 1,5 m/2 livelli)
Effetto: raggio
Durata: 1 round/livello (I) o finché non viene scaricato
Tiro salvezza: Tempra parziale (oggetto); vedi testo
Resistenza agli incantesimi: sì (oggetto)
`;
const finnish = `Nokikeihäs
Lietsonta [kylmyys]
Taso: Tkr/Vel 2, Dru 3
Osatekijät: P, E, K/JK
Langetusaika: 1 perustoiminto
Kantama: lyhyt (25 j + 5 j/2 tasoa)
Ilmiö: säde
Kesto: 1 kierros/taso (P) tai kunnes laukaistaan
Pelastusheitto: Sitkeys rajoittaa (esine); ks. teksti
Loitsunsieto: pätee (esine)
`;

describe("parseFile", () => {
  test.for([
    { lang: "fr", content: worked },
    { lang: "it", content: italian },
    { lang: "fi", content: finnish },
  ])("mechanics of a whole block, $lang", async ({ content }) => {
    const { entries, findings } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries[0]?.mechanics).toEqual({
      school: "evocation",
      subschools: [],
      descriptors: ["cold"],
      levels: [
        { class: "druid", level: 3 },
        { class: "sorcerer", level: 2 },
        { class: "wizard", level: 2 },
      ],
      components: ["V", "S", "F/DF"],
      castingTime: { action: "standard", count: 1 },
      range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } },
      effect: { shape: "ray" },
      duration: {
        alternatives: [{ kind: "timed", amount: { unit: "round", step: 1, perLevels: 1 }, orDischarged: true }],
        dismissible: true,
      },
      savingThrow: { alternatives: [{ save: "fortitude", effect: "partial", object: true }], seeText: true },
      resistance: { alternatives: [{ applies: true, object: true }] },
    });
    expect(findings).toEqual([]);
  });

  test("mechanics are equal, byte by byte, in three languages", async () => {
    const parsed = [worked, italian, finnish].map((content) => parseFile({ file: "a.txt", content }, { packs }));
    const [fr, it, fi] = (await Promise.all(parsed)).map(({ entries }) => JSON.stringify(entries[0]?.mechanics));
    expect([it, fi]).toEqual([fr, fr]);
  });

  test("order of fields does not matter", async () => {
    const [name, type, ...fields] = worked.trim().split("\n");
    const content = [name, type, ...fields.reverse()].join("\n");
    const [first, second] = await Promise.all(
      [worked, content].map((c) => parseFile({ file: "a.txt", content: c }, { packs })),
    );
    expect(JSON.stringify(second?.entries[0]?.mechanics)).toBe(JSON.stringify(first?.entries[0]?.mechanics));
  });

  test.for([
    { what: "UTF-8", content: new TextEncoder().encode(finnish) },
    { what: "UTF-8 with a byte order mark", content: new TextEncoder().encode(`\uFEFF${finnish}`) },
    { what: "CRLF", content: finnish.replaceAll("\n", "\r\n") },
    { what: "CR", content: finnish.replaceAll("\n", "\r") },
    { what: "decomposed letters", content: finnish.normalize("NFD") },
    { what: "an emoji before it", content: `\u{1F525}\n\n${finnish}` },
  ])("reads $what", async ({ content }) => {
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(
      entries.map(({ id, mechanics }) => ({ id, range: mechanics.range?.kind, effect: mechanics.effect })),
    ).toEqual([{ id: "spell/nokikeihas", range: "close", effect: { shape: "ray" } }]);
  });

  test("spans point at what was read", async () => {
    const content = worked.replace("Lance", "\u{1F525}\n\nLance").replaceAll("\n", "\r\n");
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    const fields = entries[0]?.sources[0]?.fields ?? {};
    const cut = Object.entries(fields).map(([key, span]) => {
      const only = Array.isArray(span) ? span[0] : span;
      return [key, content.slice(only?.start.offset, only?.end.offset)];
    });
    expect(Object.fromEntries(cut)).toMatchObject({
      name: "Lance de suie",
      school: "Évocation [froid]",
      range: "courte (7,50 m + 1,50 m/2 niveaux)",
      resistance: "oui (objet)",
    });
  });

  test("a span has line and column", async () => {
    const { entries } = await parseFile({ file: "a.txt", content: `\n\n${worked}` }, { packs });
    expect(entries[0]?.sources[0]?.fields["range"]).toMatchObject({
      start: { line: 8, column: 10 },
      end: { line: 8, column: 44 },
    });
  });
});

describe("options and front matter", () => {
  const short = "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n";
  test.for([
    { what: "the language is found", options: {}, content: short, langs: ["fr"], codes: [] },
    { what: "the language is given", options: { lang: "fr" }, content: short, langs: ["fr"], codes: [] },
    { what: "a tag with a region", options: { lang: "fr-CA" }, content: short, langs: ["fr"], codes: [] },
    { what: "another language is given", options: { lang: "fi" }, content: short, langs: [], codes: ["RG1101"] },
    { what: "an unknown language is given", options: { lang: "xx" }, content: short, langs: ["fr"], codes: ["RG1106"] },
    { what: "front matter", options: {}, content: `---\nlang: fr\n---\n\n${short}`, langs: ["fr"], codes: [] },
    {
      what: "an unknown language in the front matter",
      options: {},
      content: `---\nlang: xx\n---\n\n${short}`,
      langs: ["fr"],
      codes: ["RG1106"],
    },
    { what: "no entry", options: {}, content: "La brume monte.\n", langs: [], codes: ["RG1101"] },
    { what: "an empty file", options: {}, content: "", langs: [], codes: ["RG1101"] },
  ])("$what", async ({ options, content, langs, codes }) => {
    const { entries, findings } = await parseFile({ file: "a.txt", content }, { packs, ...options });
    expect({
      langs: entries.flatMap(({ text }) => Object.keys(text)),
      codes: findings.map(({ code }) => code),
    }).toEqual({ langs, codes });
  });

  test("id and source of the front matter", async () => {
    const content = `---\nid: spell/fog\nsource: Livre des lacs, p. 12\n---\n\n${short}`;
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries.map(({ id, sources }) => [id, sources[0]?.citation])).toEqual([
      ["spell/fog", "Livre des lacs, p. 12"],
    ]);
  });

  test("an id of the front matter is for a single entry", async () => {
    const content = `---\nid: spell/fog\n---\n\n${short}\n${short.replace("Brume", "Suie")}`;
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries.map(({ id }) => id)).toEqual(["spell/brume", "spell/suie"]);
  });

  test("findings are sorted by place, then by code", async () => {
    const content =
      "Brume\nInvocation\nNiveau : Gardien 1\nPortée : 7 m\nDurée : au bon plaisir\nTrait : court\nCible : vous\n";
    const { findings } = await parseFile({ file: "a.txt", content }, { packs });
    const keys = findings.map(({ range, code }) => [range.start, code] as const);
    expect([...keys].sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))).toEqual(keys);
    expect(keys.length).toBeGreaterThan(2);
  });
});
