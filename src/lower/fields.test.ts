import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import type { ParsedFile } from "./parsed-file.js";
import { packs } from "../packs/grammar.test-data.js";

const parse = (content: string, file = "a.txt"): Promise<ParsedFile> => parseFile({ file, content }, { packs });

/** Findings as code, field, data and the words they point at. */
function found({ findings, source }: ParsedFile): unknown[] {
  return findings.map(({ code, field, data, range }) => ({
    code,
    field,
    data,
    at: source.text.slice(range.start, range.end),
  }));
}

describe("findings about labels", () => {
  test.for([
    {
      what: "an unknown label",
      content: "Brume\nInvocation\nNiveau : Dru 1\nHumeur du puits : maussade\nDurée : 1 round\n",
      finding: { code: "RG1104", field: undefined, data: { label: "Humeur du puits" }, at: "Humeur du puits :" },
    },
    {
      what: "an unknown label",
      content: "Usva\nLoihdinta\nTaso: Dru 1\nKaivon mieliala: apea\nKesto: 1 kierros\n",
      finding: { code: "RG1104", field: undefined, data: { label: "Kaivon mieliala" }, at: "Kaivon mieliala:" },
    },
    {
      what: "a misspelt label",
      content: "Brume\nInvocation\nNiveau : Dru 1\nPorttée : 9 m\nDurée : 1 round\n",
      finding: { code: "RG1105", field: "range", data: { label: "Porttée", read: "portee" }, at: "Porttée :" },
    },
    {
      what: "a misspelt label",
      content: "Nebbia\nEvocazione\nLivello: Drd 1\nComponneti: V, S\nDurata: 1 round\n",
      finding: {
        code: "RG1105",
        field: "components",
        data: { label: "Componneti", read: "componenti" },
        at: "Componneti:",
      },
    },
    {
      what: "a misspelt label",
      content: "Usva\nLoihdinta\nTaso: Dru 1\nKanatma: 30 j\nKesto: 1 kierros\n",
      finding: { code: "RG1105", field: "range", data: { label: "Kanatma", read: "kantama" }, at: "Kanatma:" },
    },
  ])("$what: $finding.data.label", async ({ content, finding }) => {
    const [only, ...others] = found(await parse(content)) as (typeof finding)[];
    expect({ ...only, at: only?.at.trim() }).toEqual(finding);
    expect(others).toEqual([]);
  });

  test("of a label that stands twice the first value holds", async () => {
    const { entries } = await parse(
      "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\nPortée : 9 m\nDurée : 2 rounds\n",
    );
    expect(entries[0]?.text["fr"]?.printed["duration"]).toMatch(/^1 round/);
    expect(entries[0]?.mechanics.duration?.alternatives[0]?.amount).toEqual({ unit: "round", base: 1 });
  });

  test.for([
    { lang: "fr", content: "Niveau : Dru 1\nDurée : 1 round\n" },
    { lang: "it", content: "Livello: Drd 1\nDurata: 1 round\n" },
    { lang: "fi", content: "Taso: Dru 1\nKesto: 1 kierros\n" },
  ])("RG1102: no name, $lang", async ({ content }) => {
    const { entries, findings } = await parse(content);
    expect({ id: entries[0]?.id, codes: findings.map(({ code }) => code) }).toEqual({
      id: "spell/untitled-1",
      codes: ["RG1102"],
    });
  });
});

describe("findings about values", () => {
  test.for([
    {
      what: "not understood",
      content: "Brume\nInvocation\nNiveau : Dru 1\nPortée : au gré du vent\nDurée : 1 round\n",
      finding: {
        code: "RG1201",
        field: "range",
        data: { label: "Portée", text: "au gré du vent" },
        at: "au gré du vent",
      },
    },
    {
      what: "not understood",
      content: "Nebbia\nEvocazione\nLivello: Drd 1\nTiro salvezza: si spera\nDurata: 1 round\n",
      finding: {
        code: "RG1201",
        field: "savingThrow",
        data: { label: "Tiro salvezza", text: "si spera" },
        at: "si spera",
      },
    },
    {
      what: "not understood",
      content: "Usva\nLoihdinta\nTaso: Dru 1\nKantama: tuulen mukaan\nKesto: 1 kierros\n",
      finding: {
        code: "RG1201",
        field: "range",
        data: { label: "Kantama", text: "tuulen mukaan" },
        at: "tuulen mukaan",
      },
    },
    {
      what: "of another field",
      content:
        "Brume\nInvocation\nNiveau : Dru 1\nTemps d'incantation : concentration, jusqu'à 1 round/niveau\nDurée : 1 round\n",
      finding: {
        code: "RG1206",
        field: "castingTime",
        data: { label: "Temps d'incantation", text: "concentration, jusqu'à 1 round/niveau", family: "duration" },
        at: "concentration, jusqu'à 1 round/niveau",
      },
    },
    {
      what: "of another field",
      content: "Nebbia\nEvocazione\nLivello: Drd 1\nTempo di lancio: Concentrazione (I)\nDurata: 1 round\n",
      finding: {
        code: "RG1206",
        field: "castingTime",
        data: { label: "Tempo di lancio", text: "Concentrazione (I)", family: "duration" },
        at: "Concentrazione (I)",
      },
    },
    {
      what: "of another field",
      content: "Usva\nLoihdinta\nTaso: Dru 1\nLangetusaika: 30 j\nKesto: 1 perustoiminto\n",
      finding: {
        code: "RG1206",
        field: "castingTime",
        data: { label: "Langetusaika", text: "30 j", family: "range" },
        at: "30 j",
      },
    },
    {
      what: "misspelt",
      content: "Brume\nInvocation\nNiveau : Dru 1\nPortée : conatct\nDurée : 1 round\n",
      finding: { code: "RG1204", field: "range", data: { word: "conatct", read: "contact" }, at: "conatct" },
    },
    {
      what: "not convertible",
      content: "Nebbia\nEvocazione\nLivello: Drd 1\nRaggio di azione: 7 m\nDurata: 1 round\n",
      finding: { code: "RG1203", field: "range", data: { text: "7 m" }, at: "7 m" },
    },
    {
      what: "with a remark",
      content: "Usva\nLoihdinta\nTaso: Dru 1\nKantama: kosketus, merellä vähemmän\nKesto: 1 kierros\n",
      finding: { code: "RG1202", field: "range", data: { rest: "merellä vähemmän" }, at: "merellä vähemmän" },
    },
    {
      what: "an unknown list",
      content: "Brume\nInvocation\nNiveau : Gardien du phare 1\nPortée : 9 m\nDurée : 1 round\n",
      finding: { code: "RG1205", field: "levels", data: { name: "Gardien du phare" }, at: "Gardien du phare" },
    },
  ])("$what: $finding.code", async ({ content, finding }) => {
    expect(found(await parse(content))[0]).toEqual(finding);
  });

  test("a value that is not understood costs its own field alone, and stays printed", async () => {
    const { entries } = await parse("Brume\nInvocation\nNiveau : Dru 1\nPortée : au gré du vent\nDurée : 1 round\n");
    const { range, duration } = entries[0]?.mechanics ?? {};
    expect({
      range,
      duration: duration?.alternatives.length,
      printed: entries[0]?.text["fr"]?.printed["range"],
    }).toEqual({
      range: undefined,
      duration: 1,
      printed: "au gré du vent",
    });
  });

  test("a label without a value: no field, no finding", async () => {
    const { entries, findings } = await parse("Brume\nInvocation\nNiveau : Dru 1\nCible :\nDurée : 1 round\n");
    expect({ keys: Object.keys(entries[0]?.text["fr"]?.printed ?? {}), findings }).toEqual({
      keys: ["school", "levels", "duration"],
      findings: [],
    });
  });
});

describe("what is printed", () => {
  test.for([
    {
      content: "Brume\nInvocation\nNiveau : Dru 1 ;\nDurée : 1 round.\n",
      printed: { school: "Invocation", levels: "Dru 1", duration: "1 round." },
    },
    {
      content: "Pluie\nInvocation\nNiveau : Dru 3\nDomaine : Eau 3\nDurée : 1 round\nSource : Livre des lacs\n",
      printed: { school: "Invocation", levels: "Dru 3; Eau 3", duration: "1 round", source: "Livre des lacs" },
    },
    {
      content: "Kaiku\nTelepatia [mieleen kohdistuva]\nTaso: Psionikko 1\nKesto: 1 kierros\nVoimapisteet: 1\n",
      printed: {
        discipline: "Telepatia [mieleen kohdistuva]",
        levels: "Psionikko 1",
        duration: "1 kierros",
        powerPoints: "1",
      },
    },
  ])("$printed", async ({ content, printed }) => {
    const { entries } = await parse(content);
    expect(Object.values(entries[0]?.text ?? {})[0]?.printed).toEqual(printed);
  });
});

describe("spell or power", () => {
  test.for([
    { what: "a school", kind: "spell", content: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n" },
    { what: "a discipline", kind: "power", content: "Écho\nTélépathie\nNiveau : Psion 1\nDurée : 1 round\n" },
    { what: "labels of powers", kind: "power", content: "Écho\nNiveau : Psion 1\nDurée : 1 round\nPoints psi : 1\n" },
    { what: "labels of powers", kind: "power", content: "Eco\nLivello: Psion 1\nDurata: 1 round\nPunti potere: 1\n" },
    {
      what: "labels of powers",
      kind: "power",
      content: "Kaiku\nTaso: Psionikko 1\nKesto: 1 kierros\nVoimapisteet: 1\n",
    },
    { what: "labels of spells", kind: "spell", content: "Usva\nTaso: Dru 1\nKesto: 1 kierros\nOsatekijät: P, E\n" },
    { what: "no sign", kind: "spell", content: "Nebbia\nLivello: Drd 1\nDurata: 1 round\n" },
  ])("$what: $kind", async ({ kind, content }) => {
    expect((await parse(content)).entries.map((entry) => entry.kind)).toEqual([kind]);
  });
});
